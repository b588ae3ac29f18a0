import type { Locale } from '#src/core/locale.ts'
import { LocaleContext } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { taxPayment } from '#src/orders/tracking/tax-payment.ts'
import type { Settings } from '#src/settings/settings.ts'
import { standingFirst } from '#src/tax/standing-papers.ts'
import type { TaxDocument } from '#src/tax/tax-document.ts'
import { isPayable } from '#src/tax/tax-payment.ts'
import { TaxSheet } from '#src/tax/tax-sheet.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'

type InvoicesProps = {
  order: Order
  settings: Settings
  language: Locale
  /** The tax documents of this order, and of others. */
  documents: readonly TaxDocument[]
  /** Whether papers that another took the place of are shown; `print` on paper too. */
  earlier?: 'show' | 'print' | undefined
}

/** An order's invoice: its tax documents as they were issued, the one that stands first, or the shop's own sheet where it has none (O20, T3). */
export function Invoices({ order, settings, language, documents, earlier }: InvoicesProps) {
  const own = documents.filter(({ orderId }) => orderId === order._id)
  if (own.length === 0)
    return (
      <LocaleContext value={language}>
        <InvoiceSheet order={order} settings={settings} language={language} />
      </LocaleContext>
    )
  const { paymentMethod, deliveryArea } = order.customerData
  const payment = taxPayment({ ...order, paymentMethod, deliveryArea })
  const shown = standingFirst(own).filter(({ isEarlier }) => earlier || !isEarlier)
  return shown.map(({ document, isEarlier, takenBack }) => (
    <TaxSheet
      key={document._id}
      {...{ document, language, takenBack }}
      notPrinted={isEarlier && earlier !== 'print'}
      payment={isPayable(document, own) ? payment : undefined}
      contact={settings}
    />
  ))
}
