import { useMessages } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { ChooseAllBox, ChooseBox } from '#src/ui/choose-box.tsx'
import { allOrdersMessages } from './all-orders.messages.ts'
import { type Chosen, mostChosen } from './use-chosen.ts'

/** Chooses one order; with the Shift key all from the one chosen before. */
export function ChooseOrder({ order, chosen }: { order: Order; chosen: Chosen }) {
  const words = useMessages(allOrdersMessages)
  return (
    <ChooseBox
      aria-label={words.choose(order.orderId)}
      checked={chosen.has(order._id)}
      onChange={(event) => {
        const { shiftKey } = event.nativeEvent as MouseEvent
        chosen.toggle(order._id, shiftKey)
      }}
    />
  )
}

/** Chooses all orders on screen, as many as go in one call, or lets all of them go. */
export function ChooseAll({ orders, chosen }: { orders: readonly Order[]; chosen: Chosen }) {
  const words = useMessages(allOrdersMessages)
  const all = chosen.orders.length === Math.min(orders.length, mostChosen)
  return (
    <ChooseAllBox
      label={words.chooseAll}
      checked={all}
      some={!all && chosen.orders.length > 0}
      onChange={() => (all ? chosen.clear() : chosen.set(orders.map(({ _id }) => _id)))}
      className="max-sm:-my-2.5"
    />
  )
}
