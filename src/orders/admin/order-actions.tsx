import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { moveName } from '#src/orders/changes/move-name.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import type { Order } from '#src/orders/order/order.ts'
import { orderStatuses, type StaffMove } from '#src/orders/order/order-status.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckIcon, CloseIcon, HomeIcon, ShopIcon, TrashIcon, TruckIcon } from '#src/ui/icons.tsx'
import { nextMoveOf, type OrderAtWork, staffMovesOf } from './use-order-change.tsx'

type ActionsProps = {
  order: Order
  busy: OrderAtWork | undefined
  onMove: (to: StaffMove) => void
  /** Of what may be done these steps alone, in the order they are shown in; else all of them. */
  moves?: readonly StaffMove[]
  /** Lists and screens that offer it (product.md section 4). */
  onDelete?: (() => void) | undefined
  /** In the place of the next step, which then is a sign among the others. */
  step?: ReactNode
  /** In a row of a table, under a mouse. */
  compact?: boolean
  /** In a list: whether this is the order that goes first. The next step of the others is wine-red under the pointer or the keyboard alone. */
  isFirst?: boolean
  /** Where the next step is the screen's, and nothing else on it is filled. */
  leads?: boolean
  /** Where something else is the screen's next step: none of these is wine-red. */
  waits?: boolean
  className?: string
}

const tight = 'pointer-fine:min-h-8! pointer-fine:px-2.5! pointer-fine:py-0! pointer-fine:text-xs!'
const bare = 'min-h-11! min-w-11! px-0! pointer-fine:min-h-8! pointer-fine:min-w-7!'

/** Where an order stands already: read as a fact, not as a button that fails. */
const done = 'gap-1! px-1! text-muted! disabled:opacity-100!'

/** The one next step of an order. */
const wine = 'border-mark! text-mark!'

/** The same in a row of many, which is read before it is acted on. */
const calm =
  'border-hairline! group-focus-within:border-mark! group-focus-within:text-mark! pointer-fine:group-hover:border-mark! pointer-fine:group-hover:text-mark!'

/** How the next step of a row looks where it leads to the order's page; `isFirst` as above. */
export function leadingClass(isFirst: boolean): string {
  return `${buttonClass('secondary', 'small')} bg-raised text-xs! px-2! whitespace-nowrap ${tight} ${isFirst ? wine : calm}`
}

const icons = {
  Confirmed: CheckIcon,
  Shipping: TruckIcon,
  Delivered: HomeIcon,
  Ready: ShopIcon,
  Collected: CheckIcon,
  Cancelled: CloseIcon,
} as const

/**
 * What may be done with an order now; the server says what that is (O5). In a row of a table only the next step is
 * written out, the rest are signs with their word for who points at them or hears them.
 */
export function OrderActions({
  order,
  busy,
  onMove,
  onDelete,
  compact = false,
  isFirst = true,
  leads = false,
  waits = false,
  step,
  moves: offered,
  className = '',
}: ActionsProps) {
  const words = useMessages(orderChangeMessages)
  const about = <bdi className="sr-only"> #{order.orderId}</bdi>
  const allowed = offered ?? staffMovesOf(order)
  const doing = busy?.id === order._id ? busy.doing : undefined
  const next = nextMoveOf(order)
  // The next steps of all rows stand below each other.
  const moves = compact && next ? [next, ...allowed.filter((to) => to !== next)] : allowed
  return (
    <div className={`flex ${compact ? 'items-center gap-1' : 'flex-wrap gap-1.5'} ${className}`}>
      {step}
      {moves.map((to) => {
        const said = moveName(to, [order])
        const Icon = icons[said]
        const isBare = compact && (to !== next || step !== undefined)
        const isDone = to === order.orderStatus
        // In a list nothing beside the next step is framed, which there has the faintest of frames.
        const isBeside = !leads && next !== undefined && to !== next
        const isQuiet = to === 'Cancelled' || isDone || isBare || isBeside
        const whole = words[`${compact || isDone ? 'to' : 'do'}${said}`]
        // In a row it is one line, and the name beside it keeps its room.
        const word = compact && !isBare && said === 'Ready' ? words.rowReady : whole
        const kind = isQuiet ? 'quiet' : leads && to === next ? 'primary' : 'secondary'
        return (
          <Button
            key={to}
            kind={kind}
            size="small"
            // Only what was pressed turns; the others wait with it.
            disabled={isDone || (doing !== undefined && doing !== to)}
            busy={doing === to}
            onClick={() => onMove(to)}
            title={isBare || word !== whole ? whole : undefined}
            className={`whitespace-nowrap ${isBare ? `${bare} text-muted! enabled:hover:text-ink!` : compact ? tight : ''} ${isDone ? done : ''} ${kind === 'secondary' ? `bg-raised ${to === next && !waits ? (isFirst ? wine : calm) : ''}` : ''}`}
          >
            {isBare && <Icon size={18} />}
            {isDone && !isBare && <CheckIcon size={16} />}
            <span className={isBare ? 'sr-only' : ''}>
              {word}
              {about}
            </span>
          </Button>
        )
      })}
      {onDelete && orderStatuses[order.orderStatus].isDeletable && (
        <Button
          kind="quiet"
          size="small"
          disabled={doing !== undefined && doing !== 'delete'}
          busy={doing === 'delete'}
          onClick={onDelete}
          title={compact ? words.delete : undefined}
          className={`whitespace-nowrap text-muted enabled:hover:text-brick ${compact ? bare : ''}`}
        >
          <TrashIcon size={18} />
          <span className={compact ? 'sr-only' : ''}>
            {words.delete}
            {about}
          </span>
        </Button>
      )}
    </div>
  )
}
