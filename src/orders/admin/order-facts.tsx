import type { ReactNode } from 'react'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { callMessages } from '#src/orders/calls/call.messages.ts'
import type { Order } from '#src/orders/order/order.ts'
import { returnStates } from '#src/orders/return-record/return-state.ts'
import { returnTone } from '#src/orders/returns/return-state-word.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { adminOrderMessages } from './admin-order.messages.ts'
import type { OrderPlace } from './order-place.ts'

type LinkProps = {
  order: Order
  place?: OrderPlace
  /** The positioned element around it is the link, and needs no colour of one. */
  whole?: boolean
}

/**
 * `#123456`, a link to the order's overview; it carries the order, which is then shown at once (O10), and the place in
 * its list, by which the next one is found.
 */
export function OrderLink({ order, place, whole = false }: LinkProps) {
  const href = useHref()
  const words = useMessages(adminOrderMessages)
  return (
    <Link
      to={href(`/dashboard/order-overview/${encodeURIComponent(order._id)}`)}
      state={{ order, ...(place && { place }) }}
      aria-label={words.open(order.orderId)}
      data-order-link
      className={`figures font-normal ${whole ? 'inline-block min-h-6 after:absolute after:inset-0' : 'text-link pressable'}`}
    >
      <bdi dir="ltr">#{order.orderId}</bdi>
    </Link>
  )
}

type MarksProps = {
  order: Order
  /** In one line, however many there are: of a row that has one height. */
  inLine?: boolean
  /** What stands in their place where there are none. */
  otherwise?: ReactNode
}

/** What staff should know before they act: where its return is (O16), the customer took the order back (O6), goods were refused by this phone at the
 * door (O34). */
export function OrderMarks({ order, inLine = false, otherwise = null }: MarksProps) {
  const words = useMessages(adminOrderMessages)
  const calls = useMessages(callMessages)
  const locale = useLocale()
  const returned = order.orderStatus === 'Return' && order.returnState
  if (!order.reconfirmed && !order.refusals && !returned) return otherwise
  return (
    <span className={`flex gap-x-3 text-xs text-muted ${inLine ? 'whitespace-nowrap' : 'flex-wrap'}`}>
      {returned && (
        <span data-testid="return-mark" className={returnTone(returned)}>
          {returnStates[returned].staffWords[locale]}
        </span>
      )}
      {order.reconfirmed && <span className="text-amber">{words.reconfirmed}</span>}
      {order.refusals && <span className="text-brick">{calls.refusals(order.refusals)}</span>}
    </span>
  )
}

type DemoProps = {
  order: Order
  /** A dot on a narrow desk, whose word is in its title and heard. */
  small?: boolean
}

/** Said beside its number, and no louder than the time: an order of the demo is invented. */
export function DemoMark({ order, small = false }: DemoProps) {
  const words = useMessages(adminOrderMessages)
  if (!order.demo) return null
  return small ? (
    <span
      title={words.demo}
      className="relative size-2 shrink-0 self-center rounded-full border border-muted"
    >
      <span className="sr-only">{words.demo}</span>
    </span>
  ) : (
    <span className="text-xs font-light text-muted">{words.demo}</span>
  )
}
