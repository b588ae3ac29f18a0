import '../papers/invoice.css'
import '../papers/papers.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Locale, mainLocale } from '#src/core/locale.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { MissingOrder } from '#src/orders/admin/order-missing.tsx'
import { orderQuery } from '#src/orders/changes/admin-order.query.ts'
import { orderFromNavigation } from '#src/orders/order/order-from-navigation.ts'
import { staffListPaths } from '#src/orders/order/order-lists.ts'
import { Invoices } from '#src/orders/papers/invoices.tsx'
import { PaperSkeleton } from '#src/orders/papers/paper-skeleton.tsx'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { standingFirst } from '#src/tax/standing-papers.ts'
import { orderTaxQuery } from '#src/tax/tax.query.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useLocation, useParams } from '#src/ui/router/use-router.ts'
import { invoiceMessages } from './invoice.messages.ts'
import { InvoiceTools } from './invoice-tools.tsx'

/** /dashboard/order-overview/:id/invoice/:invoiceId; both name the same order (O11). The admin's alone, which the layout sees to. */
export default function InvoicePage() {
  const words = useMessages(invoiceMessages)
  const { id = '', invoiceId } = useParams()
  if (id !== invoiceId) return <NoInvoice title={words.missingTitle} text={words.missingText} />
  return <Invoice id={id} />
}

function Invoice({ id }: { id: string }) {
  const words = useMessages(invoiceMessages)
  const api = useApi()
  const shopName = useShopName()
  const { state } = useLocation()
  const carried = orderFromNavigation(state, id)
  const { data: settings } = useQuery(settingsQuery(api))
  const { data, error, refetch } = useQuery({ ...orderQuery(api, id), enabled: !carried })
  const [chosen, setLanguage] = useState<Locale>()
  const [printsEarlier, setPrintsEarlier] = useState(false)
  const order = carried ?? data
  const tax = useQuery({ ...orderTaxQuery(api, [id]), enabled: order?.vat !== undefined })
  if (!order) return <MissingOrder title={words.title} error={error} onAgain={() => void refetch()} />
  const documents = tax.data ?? []
  // It is read by the customer, not by who prints it (O20).
  const language = chosen ?? order.locale ?? mainLocale
  return (
    <>
      <PageHead title={`${words.title} #${order.orderId}`} shopName={shopName} />
      <InvoiceTools
        {...{ id, order, language }}
        onLanguage={setLanguage}
        ready={!!settings}
        earlier={
          standingFirst(documents).some(({ isEarlier }) => isEarlier) && {
            isPrinted: printsEarlier,
            onPrint: setPrintsEarlier,
          }
        }
      />
      {settings && !tax.isLoading ? (
        <section aria-label={words.title} className="papers">
          <Invoices
            {...{ order, settings, language, documents }}
            earlier={printsEarlier ? 'print' : 'show'}
          />
        </section>
      ) : (
        <PaperSkeleton label={words.loading} />
      )}
    </>
  )
}

function NoInvoice({ title, text }: { title: string; text: string }) {
  const words = useMessages(invoiceMessages)
  const href = useHref()
  return (
    <>
      <PageHead title={words.title} shopName={useShopName()} />
      <Empty
        heading
        title={title}
        text={text}
        action={
          <Link to={href(staffListPaths.pending)} className={buttonClass('secondary')}>
            {words.toOrders}
          </Link>
        }
      />
    </>
  )
}
