import { useMessages } from '#src/i18n/use-locale.ts'
import type { TrackedOrder } from '#src/orders/order/order.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import { AlertIcon, BagIcon, CheckIcon, PhoneIcon, ReturnIcon, TruckIcon } from '#src/ui/icons.tsx'
import { Moment } from './date-time.tsx'
import { trackMessages } from './order-progress.messages.ts'
import { statusMessages } from './status.messages.ts'

const way = ['Pending', 'Confirmed', 'Shipping', 'Delivered'] as const
const icons = { Pending: BagIcon, Confirmed: PhoneIcon, Shipping: TruckIcon, Delivered: CheckIcon }

type StepsProps = Pick<TrackedOrder, 'orderStatus' | 'history'>

/** The way of an order, with when each step was reached; cancelled and returned ones stand apart (SPEC section 4). */
export function StatusSteps({ orderStatus, history }: StepsProps) {
  if (orderStatus === 'Cancelled' || orderStatus === 'Return') {
    return <OffTheWay status={orderStatus} reached={lastTime(history, orderStatus)} />
  }
  return <Way status={orderStatus} history={history} />
}

function Way({ status, history }: { status: (typeof way)[number]; history: TrackedOrder['history'] }) {
  const words = useMessages(trackMessages)
  const names = useMessages(statusMessages)
  const place = way.indexOf(status)
  return (
    <ol aria-label={words.progress} className="grid sm:grid-cols-4">
      {way.map((step, at) => {
        const Icon = icons[step]
        const done = at <= place
        const reached = done ? lastTime(history, step) : undefined
        return (
          <li
            key={step}
            aria-current={at === place ? 'step' : undefined}
            className="relative flex gap-4 pb-6 last:pb-0 sm:flex-col sm:items-center sm:gap-3 sm:pb-0 sm:text-center"
          >
            {at > 0 && (
              <span
                aria-hidden="true"
                className={`absolute start-5.5 bottom-full h-6 w-px sm:start-auto sm:end-[calc(50%+1.75rem)] sm:top-5.5 sm:bottom-auto sm:h-px sm:w-[calc(100%-3.5rem)] ${done ? 'bg-wine' : 'bg-control'}`}
              />
            )}
            <span
              className={`grid size-11 shrink-0 place-items-center rounded-full border ${look(at, place)}`}
            >
              <Icon size={20} />
            </span>
            <span className="grid content-center">
              <span className={at === place ? 'font-normal' : done ? '' : 'text-muted'}>{names[step]}</span>
              {done && <span className="sr-only">{at === place ? words.now : words.reached}</span>}
              {reached && (
                <Moment date={reached.date} time={reached.time} className="text-xs text-balance text-muted" />
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function OffTheWay({ status, reached }: { status: 'Cancelled' | 'Return'; reached: Reached | undefined }) {
  const words = useMessages(trackMessages)
  const names = useMessages(statusMessages)
  const Icon = status === 'Cancelled' ? AlertIcon : ReturnIcon
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full border border-brick text-brick">
        <Icon size={22} />
      </span>
      <div>
        <p className="font-normal">{names[status]}</p>
        <p className="text-sm text-muted">{status === 'Cancelled' ? words.cancelled : words.returned}</p>
        {reached && (
          <Moment date={reached.date} time={reached.time} className="text-xs text-balance text-muted" />
        )}
      </div>
    </div>
  )
}

type Reached = Pick<TrackedOrder['history'][number], 'date' | 'time'>

function look(at: number, place: number): string {
  if (at === place) return 'border-wine bg-wine text-on-wine'
  return at < place ? 'border-wine text-wine' : 'border-control text-muted'
}

function lastTime(history: TrackedOrder['history'], status: OrderStatus): Reached | undefined {
  return history.findLast((change) => change.orderStatus === status)
}
