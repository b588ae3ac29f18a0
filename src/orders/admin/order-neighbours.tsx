import { useQueryClient } from '@tanstack/react-query'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { allOrdersPath } from '#src/orders/order/order-lists.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useLocation, useNavigate } from '#src/ui/router/use-router.ts'
import { orderOverviewMessages } from './order-overview.messages.ts'
import { knownOrder, neighboursOf, type OrderPlace, placeFromNavigation } from './order-place.ts'

/** The way back to the list as it was left, and to the orders before and after this one in it. */
export function OrderNeighbours({ id }: { id: string }) {
  const words = useMessages(orderOverviewMessages)
  const href = useHref()
  const navigate = useNavigate()
  const { state } = useLocation()
  const place = placeFromNavigation(state)
  const { before, after } = place ? neighboursOf(place, id) : {}
  return (
    <nav aria-label={words.aroundOrder} className="mb-4 flex flex-wrap items-center gap-2 text-sm">
      <Link
        to={href(place?.back ?? allOrdersPath)}
        onClick={(event) => {
          // The list is the entry before this one: going back returns to its place on the screen too.
          if (!place || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
          event.preventDefault()
          void navigate(-1)
        }}
        className="me-auto inline-flex min-h-9 items-center gap-1 text-link pressable"
      >
        <ChevronIcon to="start" size={18} />
        {place ? words.backToList : words.toAllOrders}
      </Link>
      {place && before && <Neighbour id={before} place={place} to="start" label={words.orderBefore} />}
      {place && after && <Neighbour id={after} place={place} to="end" label={words.orderAfter} />}
    </nav>
  )
}

type NeighbourProps = { id: string; place: OrderPlace; to: 'start' | 'end'; label: string }

function Neighbour({ id, place, to, label }: NeighbourProps) {
  const href = useHref()
  const order = knownOrder(useQueryClient(), id)
  return (
    <Link
      to={href(`/dashboard/order-overview/${encodeURIComponent(id)}`)}
      replace
      state={{ place, ...(order && { order }) }}
      className={buttonClass('secondary', 'small')}
    >
      {to === 'start' && <ChevronIcon to="start" size={18} />}
      <span className="max-sm:sr-only">{label}</span>
      {to === 'end' && <ChevronIcon size={18} />}
    </Link>
  )
}
