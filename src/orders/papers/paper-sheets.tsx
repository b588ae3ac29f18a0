import { mainLocale } from '#src/core/locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import type { Settings } from '#src/settings/settings.ts'
import type { TaxDocument } from '#src/tax/tax-document.ts'
import { AddressLabel, labelsOnSheet } from './address-label.tsx'
import { HandOverSheet } from './hand-over-sheet.tsx'
import { Invoices } from './invoices.tsx'
import { PackingSlip } from './packing-slip.tsx'
import type { PaperKind } from './paper-kind.ts'
import { parcelsOf } from './paper-payment.ts'
import { PickSheet } from './pick-sheet.tsx'

type SheetsProps = {
  kind: PaperKind
  orders: readonly Order[]
  settings: Settings
  now: Date
  /** Their tax documents, where invoices are printed. */
  documents: readonly TaxDocument[]
}

/** The papers of one kind about these orders, each beginning a page. */
export function PaperSheets({ kind, orders, settings, now, documents }: SheetsProps) {
  if (kind === 'pick') return <PickSheet orders={orders} settings={settings} now={now} />
  if (kind === 'handover') return <HandOverSheet parcels={parcelsOf(orders)} settings={settings} now={now} />
  if (kind === 'labels') {
    return sheetsOf(orders).map((sheet) => (
      <div key={sheet[0]?._id} className="label-sheet">
        {sheet.map((order) => (
          <AddressLabel key={order._id} order={order} settings={settings} size="small" />
        ))}
      </div>
    ))
  }
  return orders.map((order) => {
    if (kind === 'label')
      return <AddressLabel key={order._id} order={order} settings={settings} size="label" />
    if (kind === 'slip') return <PackingSlip key={order._id} order={order} settings={settings} />
    return (
      <Invoices
        key={order._id}
        order={order}
        settings={settings}
        language={order.locale ?? mainLocale}
        documents={documents}
      />
    )
  })
}

function sheetsOf(orders: readonly Order[]): Order[][] {
  const sheets = Array.from(
    { length: Math.ceil(orders.length / labelsOnSheet) },
    (_, at) => at * labelsOnSheet,
  )
  return sheets.map((first) => orders.slice(first, first + labelsOnSheet))
}
