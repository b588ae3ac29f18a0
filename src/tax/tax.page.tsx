import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { muscatDate, muscatDay } from '#src/core/muscat.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import { useSettings, useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { SaveFileButton } from '#src/ui/form/save-file-button.tsx'
import { useAddressForm } from '#src/ui/form/use-address-form.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'
import { taxMessages } from './tax.messages.ts'
import { taxListQuery, taxMonthQuery } from './tax.query.ts'
import type { TaxDocument } from './tax-document.ts'
import { TaxSums } from './tax-sums.tsx'

/** /dashboard/tax: what was issued in a month, its sums and its file; the admin's alone (T3). */
export default function TaxPage() {
  const words = useMessages(taxMessages)
  const href = useHref()
  const [address] = useSearchParams()
  const { form, later, submit } = useAddressForm()
  const isOff = (useSettings()?.vat ?? 'off') === 'off'
  const asked = address.get('month') ?? ''
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : muscatDay(new Date()).slice(0, 7)
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="screen-title">{words.title}</h1>
          <p className="mt-1 max-w-prose text-muted">{words.lead}</p>
        </div>
        <SaveFileButton
          path={`/api/export/tax.csv?month=${month}`}
          name={`tax-${month}.csv`}
          failed={{ title: words.error }}
        >
          {words.download}
        </SaveFileButton>
      </div>
      {isOff && (
        <p className="mb-5 text-sm">
          {words.off}{' '}
          <Link to={href('/dashboard/update-settings')} className="text-link">
            {words.settings}
          </Link>
        </p>
      )}
      <search className="mb-6 block">
        <form ref={form} key={month} onSubmit={submit} className="max-w-52">
          <TextField label={words.month} type="month" name="month" defaultValue={month} onChange={later} />
        </form>
      </search>
      <Month key={month} month={month} />
    </div>
  )
}

function Month({ month }: { month: string }) {
  const words = useMessages(taxMessages)
  const api = useApi()
  const { data: sums } = useQuery(taxMonthQuery(api, month))
  const list = useInfiniteQuery(taxListQuery(api, month))
  const documents = list.data?.pages.flatMap((page) => page.data)
  if (list.isError)
    return (
      <Empty title={words.failed} action={<Button onClick={() => list.refetch()}>{words.again}</Button>} />
    )
  if (!documents || !sums) return <RowSkeletons label={words.loading} />
  if (documents.length === 0) return <Empty title={words.none} />
  return (
    <>
      <TaxSums sums={sums} />
      <h2 className="mt-8 mb-3 text-xl">{words.documents}</h2>
      <ul className="divide-y divide-hairline rounded-lg border border-hairline bg-raised">
        {documents.map((document) => (
          <Row key={document._id} document={document} />
        ))}
      </ul>
      <ShowMore list={list} label={words.more} />
    </>
  )
}

function Row({ document }: { document: TaxDocument }) {
  const words = useMessages(taxMessages)
  const href = useHref()
  const locale = useLocale()
  const { number, kind, issuedAt, orderId, orderNumber, gross } = document
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3">
      <div className="min-w-0">
        <p>
          <Link to={href(`/dashboard/order-overview/${orderId}/invoice/${orderId}`)} className="text-link">
            <bdi dir="ltr">{number}</bdi>
          </Link>{' '}
          {words[kind]}
        </p>
        <p className="text-sm text-muted">
          {writtenDate(locale, muscatDate(new Date(issuedAt)))} · {words.order}{' '}
          <bdi dir="ltr">#{orderNumber}</bdi>
        </p>
      </div>
      <div className="flex items-center gap-4">
        <span className="whitespace-nowrap">
          <Price amount={kind === 'credit-note' ? -gross : gross} />
        </span>
        <SaveFileButton
          kind="quiet"
          aria-label={words.xml(number)}
          path={`/api/taxDocument/${document._id}/xml`}
          name={`${number}.xml`}
          failed={{ title: words.error }}
        >
          XML
        </SaveFileButton>
      </div>
    </li>
  )
}
