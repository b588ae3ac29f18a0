import { useRef } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import {
  orderStatuses,
  type StaffListName,
  type StaffMove,
  statusesWith,
} from '#src/orders/order/order-status.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { adminOrderMessages, emptyListMessages } from './admin-order.messages.ts'
import { OrderCards } from './order-cards.tsx'
import { OrderListSkeleton } from './order-list-skeleton.tsx'
import { OrderTable } from './order-table.tsx'
import { useOrderChange } from './use-order-change.ts'
import { useOrderList } from './use-order-list.ts'
import { useTypedSearch } from './use-typed-search.ts'
import { useWide } from './use-wide.ts'

/** One of product.md section 2's order lists, whole: search, rows, what to do with them. */
export function OrderList({ list }: { list: StaffListName }) {
  const words = useMessages(adminOrderMessages)
  const nothing = useMessages(emptyListMessages)
  const { shopName } = useShop()
  const { typed, setTyped, q } = useTypedSearch()
  const found = useOrderList(list, q)
  const { busy, move, remove } = useOrderChange(list)
  const { container, focusRow } = useRowFocus()
  const Rows = useWide() ? OrderTable : OrderCards
  const offersDelete = statusesWith('staffList', list).some((status) => orderStatuses[status].isDeletable)

  async function change(order: Order, to: StaffMove) {
    const at = found.orders.indexOf(order)
    if (await move(order, to)) focusRow(at)
  }
  async function erase(order: Order) {
    const at = found.orders.indexOf(order)
    if (await remove(order)) focusRow(at)
  }

  return (
    <div ref={container}>
      <PageHead title={words[list]} shopName={shopName} />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 tabIndex={-1} className="text-3xl outline-none">
          {words[list]}
        </h1>
        <TextField
          type="search"
          label={words.search}
          hideLabel
          placeholder={words.searchFor}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="w-full sm:w-72"
        />
      </div>
      <NewOrders count={found.newOrders} onShow={() => void found.showNewOrders()} />
      {found.state === 'loading' && <OrderListSkeleton />}
      {found.state === 'failed' && (
        <Empty
          title={words.failedTitle}
          text={words.failedText}
          action={<Button onClick={() => void found.again()}>{words.again}</Button>}
        />
      )}
      {found.state === 'ready' && found.orders.length === 0 && (
        <Empty
          title={q ? words.noneFound(q) : nothing[list]}
          text={q ? words.noneFoundText : nothing[`${list}Text`]}
          action={
            q && (
              <Button kind="secondary" onClick={() => setTyped('')}>
                {words.clearSearch}
              </Button>
            )
          }
        />
      )}
      {found.orders.length > 0 && (
        <div className={found.searching ? 'opacity-60 transition-opacity' : ''} aria-busy={found.searching}>
          <Rows
            orders={found.orders}
            label={words[list]}
            busy={busy}
            onMove={change}
            onDelete={offersDelete ? erase : undefined}
          />
          <div className="mt-5 flex flex-wrap items-center justify-between gap-4 text-sm text-muted">
            <p role="status">{words.count(found.orders.length, found.total)}</p>
            {found.hasMore && (
              <Button kind="secondary" busy={found.loadingMore} onClick={() => void found.more()}>
                {words.more}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

/** Says that there are new orders, and leaves the rows on screen where they are. */
function NewOrders({ count, onShow }: { count: number; onShow: () => void }) {
  const words = useMessages(adminOrderMessages)
  return (
    <div role="status" className="sticky top-17 z-2 flex lg:top-3 justify-center empty:hidden">
      {count > 0 && (
        <p className="mb-3 flex items-center gap-2 rounded-md border border-hairline bg-raised py-1 ps-4 pe-1 text-sm shadow-float">
          {words.newOrders(count)}
          <Button kind="quiet" size="small" onClick={onShow} className="text-wine">
            {words.showNew}
          </Button>
        </p>
      )}
    </div>
  )
}

/** When a row was removed, the keyboard focus moves to the next row, or to the heading. */
function useRowFocus() {
  const container = useRef<HTMLDivElement>(null)
  function focusRow(at: number) {
    requestAnimationFrame(() => {
      if (!container.current || document.activeElement !== document.body) return
      const links = [...container.current.querySelectorAll<HTMLElement>('[data-order-link]')]
      const target = links[Math.min(at, links.length - 1)] ?? container.current.querySelector('h1')
      target?.focus({ preventScroll: true })
    })
  }
  return { container, focusRow }
}
