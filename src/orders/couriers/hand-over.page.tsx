import '../papers/papers.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { muscatDate } from '#src/core/muscat.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import { HandOverSheet } from '#src/orders/papers/hand-over-sheet.tsx'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useParams } from '#src/ui/router/use-router.ts'
import { ShowMore } from '#src/ui/show-more.tsx'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { handOverListMessages } from './courier.messages.ts'
import { couriersQuery, handOverListQuery } from './courier.query.ts'
import { HandOverTable } from './hand-over-table.tsx'

/**
 * /dashboard/couriers/:id: what a courier has now (O31). It is read in its reader's language; what is printed of it, to be
 * signed, is the paper in the shop's (O20).
 */
export default function HandOverPage() {
  const words = useMessages(handOverListMessages)
  const href = useHref()
  const locale = useLocale()
  const shopName = useShopName()
  const { id = '' } = useParams()
  const api = useApi()
  const courier = useQuery(couriersQuery(api)).data?.find(({ _id }) => _id === id)
  const { data: settings } = useQuery(settingsQuery(api))
  const list = useInfiniteQuery(handOverListQuery(api, id))
  const rows = list.data?.pages.flatMap((page) => page.data)
  return (
    <div>
      <PageHead title={words.title} shopName={shopName} />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Link
          to={href('/dashboard/couriers')}
          className="inline-flex min-h-9 items-center gap-1 text-sm text-link pressable"
        >
          <ChevronIcon to="start" size={16} />
          {words.back}
        </Link>
        {rows && rows.length > 0 && (
          <Button size="small" disabled={!settings} onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </div>
      <h1 className="screen-title">{words.title}</h1>
      <p className="mt-1 mb-5 flex flex-wrap gap-x-5 text-muted">
        {courier && <bdi className="text-ink">{courier.name}</bdi>}
        <span>{shopName}</span>
        <span>{writtenDate(locale, muscatDate(new Date()))}</span>
        {rows && <span className="figures">{words.orders(rows.length)}</span>}
      </p>
      {!rows && !list.isError && (
        <div role="status" aria-label={words.loading} className="grid gap-4">
          <LineSkeleton className="w-1/2" />
          <LineSkeleton className="w-2/3" />
        </div>
      )}
      {!rows && list.isError && (
        <Empty
          title={words.failed}
          action={<Button onClick={() => void list.refetch()}>{words.again}</Button>}
        />
      )}
      {rows?.length === 0 && <Empty title={words.empty} />}
      {rows && rows.length > 0 && <HandOverTable rows={rows} />}
      <ShowMore list={list} label={words.more} />
      {rows && rows.length > 0 && settings && (
        <div className="hidden print:block">
          <div className="papers">
            <HandOverSheet
              parcels={rows.map(({ toCollect, ...row }) => ({
                ...row,
                payment:
                  toCollect > 0 ? { word: 'cashToCollect', amount: toCollect } : { word: 'nothingToCollect' },
              }))}
              courier={courier?.name}
              settings={settings}
              now={new Date()}
            />
          </div>
        </div>
      )}
    </div>
  )
}
