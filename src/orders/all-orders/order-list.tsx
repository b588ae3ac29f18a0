import { useEffect, useRef } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { adminOrderMessages } from '#src/orders/admin/admin-order.messages.ts'
import { placeOf } from '#src/orders/admin/order-place.ts'
import { useOrderChange } from '#src/orders/admin/use-order-change.tsx'
import { filterSearch, type StaffView } from '#src/orders/changes/order-filter.ts'
import type { Order } from '#src/orders/order/order.ts'
import { allOrdersPath, staffListPaths } from '#src/orders/order/order-lists.ts'
import { orderStatuses, type StaffMove, statusesWith } from '#src/orders/order/order-status.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { PlusIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useLocation } from '#src/ui/router/use-router.ts'
import { useMedia, wideTable } from '#src/ui/use-media.ts'
import { allOrdersMessages } from './all-orders.messages.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ChooseAll } from './choose-order.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderCards } from './order-cards.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderListSkeleton } from './order-list-skeleton.tsx'
import { OrderTable } from './order-table.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useBulkChange } from './use-bulk-change.ts'
import { useChosen } from './use-chosen.ts'
import { useListFilter } from './use-list-filter.ts'
import { useOrderList } from './use-order-list.ts'
import { useTypedSearch } from './use-typed-search.ts'

/** A list of orders for staff, whole: search, filters, rows, what to do with one or many of them. */
export function OrderList({ view }: { view: StaffView }) {
  const words = useMessages(adminOrderMessages)
  const own = useMessages(allOrdersMessages)
  const href = useHref()
  const { shopName } = useShop()
  const { typed, setTyped, q } = useTypedSearch()
  const { filter, narrow } = useListFilter()
  const found = useOrderList(view, filter)
  const { busy, move, remove } = useOrderChange(view)
  const chosen = useChosen(found.orders)
  const bulk = useBulkChange(view, chosen)
  const { container, focusRow } = useRowFocus()
  const search = useSearchFocus()
  const Rows = useMedia(wideTable) ? OrderTable : OrderCards
  const title = view === 'all' ? own.all : words[view]
  const offersDelete =
    view === 'all' || statusesWith('staffList', view).some((status) => orderStatuses[status].isDeletable)

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
      <PageHead title={title} shopName={shopName} />
      <div className="mb-1 flex items-center justify-between gap-4 sm:mb-4">
        <h1 tabIndex={-1} className="text-xl leading-tight outline-none sm:text-3xl">
          {title}
        </h1>
        <Link to={href('/dashboard/newOrder')} className={`${buttonClass('secondary', 'small')} touchable`}>
          <PlusIcon size={18} />
          <span className="max-sm:sr-only">{own.newOrder}</span>
        </Link>
      </div>
      <OrderFilters view={view} filter={filter} onNarrow={narrow}>
        <TextField
          ref={search}
          type="search"
          label={own.search}
          hideLabel
          placeholder={words.searchFor}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="min-w-24 flex-1 sm:w-72 sm:flex-none"
        />
      </OrderFilters>
      <NewOrders count={found.newOrders} onShow={() => void found.showNewOrders()} />
      {found.state === 'loading' && <OrderListSkeleton />}
      {found.state !== 'loading' && found.orders.length === 0 && (
        <NoOrders
          view={view}
          filter={filter}
          failed={found.state === 'failed'}
          onAgain={() => void found.again()}
          onClear={q ? () => setTyped('') : () => narrow({})}
        />
      )}
      {found.orders.length > 0 && (
        <div className={found.searching ? 'opacity-60 transition-opacity' : ''} aria-busy={found.searching}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 sm:mb-2">
            <ChooseAll orders={found.orders} chosen={chosen} />
            <Shortcuts
              container={container}
              search={search}
              orders={found.orders}
              onChoose={(order) => chosen.toggle(order._id)}
              onConfirm={(order) => void change(order, 'Confirmed')}
            />
          </div>
          <Rows
            orders={found.orders}
            label={title}
            busy={busy}
            chosen={chosen}
            reasons={bulk.reasons}
            place={placeOf(
              (view === 'all' ? allOrdersPath : staffListPaths[view]) + filterSearch(filter),
              found.orders,
            )}
            onMove={change}
            onDelete={offersDelete ? erase : undefined}
          />
          <div className="mt-5 flex flex-wrap items-center justify-between gap-4 text-sm text-muted">
            <p role="status">
              {(q || filter.courier) && found.total >= 1000
                ? own.countMany(found.orders.length)
                : words.count(found.orders.length, found.total)}
            </p>
            {found.hasMore && (
              <Button kind="secondary" busy={found.loadingMore} onClick={() => void found.more()}>
                {words.more}
              </Button>
            )}
          </div>
          {chosen.orders.length > 0 && (
            <BulkBar
              chosen={chosen}
              busy={bulk.busy}
              onMove={(to) => void bulk.move(to)}
              onRefused={bulk.refuse}
            />
          )}
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
          <Button kind="quiet" size="small" onClick={onShow} className="text-mark">
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

/** The search box; who came by "Find an order" types at once. */
function useSearchFocus() {
  const search = useRef<HTMLInputElement>(null)
  const { key, state } = useLocation()
  const finds = typeof state === 'object' && state !== null && 'find' in state
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again by each navigation
  useEffect(() => {
    // After the page as a whole has taken the focus of the navigation.
    const frame = finds ? requestAnimationFrame(() => search.current?.focus()) : 0
    return () => cancelAnimationFrame(frame)
  }, [finds, key])
  return search
}
