import { useQuery } from '@tanstack/react-query'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { LinesSkeleton } from '#src/orders/display/lines-skeleton.tsx'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { useSettings, useShopName } from '#src/settings/use-settings.ts'
import { standingFirst } from '#src/tax/standing-papers.ts'
import { isPayable } from '#src/tax/tax-payment.ts'
import { TaxSheet } from '#src/tax/tax-sheet.tsx'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { Empty } from '#src/ui/empty.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useParams } from '#src/ui/router/use-router.ts'
import { taxPayment } from './tax-payment.ts'
import { trackedOrderQuery } from './track.query.ts'
import { trackTaxMessages } from './track-tax.messages.ts'
import { trackedTaxQuery } from './track-tax.query.ts'

/** The documents are asked for by the browser alone, as the order is. */
export async function loader({ queries, api }: PageArguments) {
  await queries.ensureQueryData(settingsQuery(api))
  return null
}

/** /track/:token/tax: the tax invoice and credit notes of an order, to read and to print (T3, O13). */
export default function TrackTaxPage() {
  const words = useMessages(trackTaxMessages)
  const [href, locale, api] = [useHref(), useLocale(), useApi()]
  const { token = '' } = useParams()
  const { data: documents, error, refetch } = useQuery(trackedTaxQuery(api, token))
  const { data: order } = useQuery(trackedOrderQuery(api, token))
  const settings = useSettings()
  const isUnnamed = documents?.some(({ simplified, customer }) => !simplified && !customer)
  return (
    <div className="page min-h-[34rem] py-8 md:py-12 print:p-0">
      <PageHead title={words.title} shopName={useShopName()} />
      <h1 className="sr-only">{words.title}</h1>
      <div className="mx-auto mb-5 flex max-w-[210mm] flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <Link
          to={href(`/track/${token}`)}
          className="inline-flex min-h-9 items-center gap-1 text-sm text-link"
        >
          <ChevronIcon to="start" size={16} />
          {words.back}
        </Link>
        {documents && documents.length > 0 && <Button onClick={() => window.print()}>{words.print}</Button>}
        {isUnnamed && <p className="basis-full text-sm text-muted">{words.unnamed}</p>}
      </div>
      {!documents && !error && <LinesSkeleton label={words.loading} />}
      {standingFirst(documents ?? []).map(({ document, isEarlier, takenBack }) => (
        <TaxSheet
          key={document._id}
          {...{ document, takenBack }}
          notPrinted={isEarlier}
          language={locale}
          payment={order && documents && isPayable(document, documents) ? taxPayment(order) : undefined}
          contact={settings}
        />
      ))}
      {(documents?.length === 0 || isUnknown(error)) && <Empty title={words.none} text={words.noneText} />}
      {error && !documents && !isUnknown(error) && (
        <Empty title={words.failed} action={<Button onClick={() => void refetch()}>{words.again}</Button>} />
      )}
    </div>
  )
}

function isUnknown(problem: Error | null): boolean {
  return problem instanceof ApiProblem && problem.status === 404
}
