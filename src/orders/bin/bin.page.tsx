import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { type Question, useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'
import { binMessages } from './bin.messages.ts'
import { binQuery, emptyBin, restoreOrder } from './bin.query.ts'
import { BinRow } from './bin-row.tsx'

/** /dashboard/bin: deleted orders, which staff see and the admin takes back or removes for good (O21). */
export default function BinPage() {
  const words = useMessages(binMessages)
  const isAdmin = usePerson().role === 'admin'
  const list = useInfiniteQuery(binQuery(useApi()))
  const { busy, restore, empty } = useBin()
  const orders = list.data?.pages.flatMap((page) => page.data)
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="screen-title">{words.title}</h1>
          <p className="mt-1 text-muted">{words.lead}</p>
        </div>
        {isAdmin && orders && orders.length > 0 && (
          <Button kind="secondary" size="small" busy={busy !== undefined} onClick={() => void empty()}>
            {words.empty}
          </Button>
        )}
      </div>
      {!orders && !list.isError && <RowSkeletons label={words.loading} rows={4} />}
      {!orders && list.isError && (
        <Empty
          title={words.failed}
          action={<Button onClick={() => void list.refetch()}>{words.again}</Button>}
        />
      )}
      {orders?.length === 0 && <Empty title={words.emptyTitle} />}
      {orders && orders.length > 0 && (
        <ul
          className="divide-y divide-hairline rounded-lg border border-hairline bg-raised text-sm"
          aria-label={words.title}
        >
          {orders.map((order) => (
            <BinRow
              key={order._id}
              order={order}
              busy={busy === order._id}
              onRestore={isAdmin ? () => void restore(order._id) : undefined}
            />
          ))}
        </ul>
      )}
      <ShowMore list={list} label={words.more} />
    </div>
  )
}

function useBin() {
  const words = useMessages(binMessages)
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const [busy, setBusy] = useState<string>()
  const tellFailure = useTellFailure()
  async function attempt(what: string, question: Question, work: () => Promise<string>) {
    if (busy || !(await confirm(question))) return
    setBusy(what)
    try {
      toast({ title: await work() })
    } catch (problem) {
      tellFailure(words.error, problem)
    } finally {
      setBusy(undefined)
    }
  }
  return {
    busy,
    restore: (id: string) =>
      attempt(id, { title: words.askRestore, text: words.askRestoreText, yes: words.restore }, () =>
        restoreOrder(api, queries, id),
      ),
    empty: () =>
      attempt(
        'all',
        { title: words.askEmpty, text: words.askEmptyText, yes: words.empty, danger: true },
        async () => words.removed(await emptyBin(api, queries)),
      ),
  }
}
