import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import {
  initialStatus,
  type OrderStatus,
  orderStatuses,
  type StepStatus,
  statusesWith,
} from '#src/orders/order/order-status.ts'
import type { TrackedOrder } from '#src/orders/order/tracked-order.ts'
import type { ReturnState } from '#src/orders/return-record/return-state.ts'
import { DateTime } from './date-time.tsx'
import { trackMessages } from './order-progress.messages.ts'
import { statusIcon, statusIcons } from './status-icons.ts'
import { statusWords } from './status-words.ts'

/** The id of the place on a tracking page where its order is said to be. */
export const progressPlace = 'progress'

type StepsProps = Pick<
  TrackedOrder,
  'orderStatus' | 'history' | 'returnState' | 'exchange' | 'agreed' | 'deliveryArea'
>

/**
 * The steps of an order, with when each was reached; cancelled and returned ones are shown alone (product.md section
 * 4).
 */
export function StatusSteps({ returnState, exchange, ...steps }: StepsProps) {
  const { orderStatus, history } = steps
  if (!isStep(orderStatus)) {
    const reached = timeOf(history, orderStatus)
    return <StatusAlone {...{ status: orderStatus, reached, returnState, exchange }} />
  }
  return <Steps {...steps} />
}

function Steps({ orderStatus, history, agreed, deliveryArea }: StepsProps) {
  const words = useMessages(trackMessages)
  const locale = useLocale()
  const steps = statusesWith('isStep', true)
  const place = steps.indexOf(orderStatus)
  return (
    <ol aria-label={words.progress} className="grid auto-cols-fr grid-flow-col max-sm:-mx-3">
      {steps.map((step, at) => {
        const Icon = statusIcon(step, deliveryArea)
        const done = at <= place
        const reached = done ? timeOf(history, step) : undefined
        return (
          <li
            key={step}
            aria-current={at === place ? 'step' : undefined}
            className="relative flex flex-col items-center gap-1.5 text-center max-sm:text-[0.75rem] max-sm:leading-snug sm:gap-3"
          >
            {at > 0 && (
              <span
                aria-hidden="true"
                className={`absolute end-[calc(50%+1.5rem)] top-4.5 h-px w-[calc(100%-3rem)] sm:end-[calc(50%+1.75rem)] sm:top-5.5 sm:w-[calc(100%-3.5rem)] ${done ? 'bg-mark' : 'bg-control'}`}
              />
            )}
            <span
              className={`grid size-9 shrink-0 place-items-center rounded-full border sm:size-11 ${look(at, place)}`}
            >
              <Icon size={20} />
            </span>
            <span className="grid content-center">
              <span className={at === place ? 'font-normal' : done ? '' : 'text-muted'}>
                {agreed && step === initialStatus
                  ? words.agreed
                  : statusWords(step, deliveryArea).words[locale]}
              </span>
              {done && <span className="sr-only">{at === place ? words.now : words.reached}</span>}
              {reached && (
                // The day without its year, which stands where it was ordered: on a phone there is room for no more.
                <DateTime
                  date={reached.date.slice(0, 6)}
                  time={reached.time}
                  className="text-xs text-balance text-muted max-sm:text-[0.6875rem]"
                />
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

type StatusAloneProps = {
  status: Exclude<OrderStatus, StepStatus>
  reached: Reached | undefined
  returnState: TrackedOrder['returnState']
  exchange: TrackedOrder['exchange']
}

/** What is said of a return whose goods are back (O16); before, the order is being returned. */
const returned: Partial<Record<ReturnState, 'goodsBack' | 'moneyBack' | 'returnedText'>> = {
  received: 'goodsBack',
  exchanged: 'goodsBack',
  credited: 'goodsBack',
  refunded: 'moneyBack',
  closed: 'returnedText',
}

const swaps = { asked: 'swapAsked', 'under way': 'swapUnderWay', done: 'swapDone' } as const

function StatusAlone({ status, reached, returnState, exchange }: StatusAloneProps) {
  const words = useMessages(trackMessages)
  const locale = useLocale()
  const said = status === 'Return' && returnState && returned[returnState]
  const swap = exchange && swaps[exchange]
  // The money of an exchange is what was left between the two, which the note of the money says.
  const text = !swap ? said || status : said && (returnState === 'closed' ? 'swapOver' : 'goodsBack')
  const Icon = statusIcons[status]
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full border border-brick text-brick">
        <Icon size={22} />
      </span>
      <div>
        <p className="font-normal">
          {swap ? words[swap] : said ? words.returned : orderStatuses[status].words[locale]}
        </p>
        {text && <p className="text-sm text-muted">{words[text]}</p>}
        {reached && (
          <DateTime date={reached.date} time={reached.time} className="text-xs text-balance text-muted" />
        )}
      </div>
    </div>
  )
}

function isStep(status: OrderStatus): status is StepStatus {
  return orderStatuses[status].isStep
}

type Reached = Pick<TrackedOrder['history'][number], 'date' | 'time'>

function look(at: number, place: number): string {
  if (at === place) return 'border-fill bg-fill text-on-fill'
  return at < place ? 'border-mark text-mark' : 'border-control text-muted'
}

/** An order is delivered once (O8): it is Delivered again when a return is closed or refused. */
function timeOf(history: TrackedOrder['history'], status: OrderStatus): Reached | undefined {
  const entries = history.filter((change) => change.orderStatus === status)
  return entries.at(status === 'Delivered' ? 0 : -1)
}
