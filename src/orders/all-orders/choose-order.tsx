import { useMessages } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { allOrdersMessages } from './all-orders.messages.ts'
import { type Chosen, mostChosen } from './use-chosen.ts'

const area = 'grid size-7 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11'

/** Chooses one order; with the Shift key all from the one chosen before. */
export function ChooseOrder({ order, chosen }: { order: Order; chosen: Chosen }) {
  const words = useMessages(allOrdersMessages)
  return (
    <label className={area}>
      <input
        type="checkbox"
        aria-label={words.choose(order.orderId)}
        checked={chosen.has(order._id)}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as MouseEvent
          chosen.toggle(order._id, shiftKey)
        }}
        className="size-4.5"
      />
    </label>
  )
}

/** Chooses all orders on screen, as many as go in one call, or lets all of them go. */
export function ChooseAll({ orders, chosen }: { orders: readonly Order[]; chosen: Chosen }) {
  const words = useMessages(allOrdersMessages)
  const all = chosen.orders.length === Math.min(orders.length, mostChosen)
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 ps-2.5 text-sm max-sm:-my-1.5">
      <input
        type="checkbox"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = !all && chosen.orders.length > 0
        }}
        onChange={() => (all ? chosen.clear() : chosen.set(orders.map(({ _id }) => _id)))}
        className="size-4.5"
      />
      {words.chooseAll}
    </label>
  )
}
