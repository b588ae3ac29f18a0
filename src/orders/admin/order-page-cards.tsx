import { type ComponentType, useState } from 'react'
import { CallsCard } from '#src/orders/calls/calls-card.tsx'
import { ShipmentCard } from '#src/orders/couriers/shipment-card.tsx'
import { receiptOf } from '#src/orders/ledger/payment-proof-state.ts'
import { MoneyCard } from '#src/orders/money-card/money-card.tsx'
import { ReturnsCard } from '#src/orders/returns/returns-card.tsx'
import { CustomerOrdersCard } from './customer-orders-card.tsx'
import type { OrderCardProps } from './order-card.ts'
import { CustomerCard } from './order-customer-card.tsx'
import { OrderGoods } from './order-goods.tsx'
import { OrderHistoryCard } from './order-history.tsx'
import { PaymentCard } from './order-payment-card.tsx'
import { StaffNoteCard } from './staff-note.tsx'

type Cards = Readonly<Record<string, ComponentType<OrderCardProps>>>

/**
 * The cards from top to bottom: whom it is for, how it goes there and is paid, what is in it, and what it has been through.
 * On a desk the first two stand beside the others, so that neither column ends long before its neighbour; on a phone they
 * come first: who is called is called from there. A new card is a line here.
 */
const goods: Cards = {
  goods: OrderGoods,
  returns: ReturnsCard,
}
const customer: Cards = {
  customer: CustomerCard,
  note: StaffNoteCard,
}
const way: Cards = {
  shipment: ShipmentCard,
}
const payment: Cards = {
  payment: PaymentCard,
}
const course: Cards = {
  calls: CallsCard,
  money: ({ details }) => details && <MoneyCard order={details} />,
  history: OrderHistoryCard,
  otherOrders: CustomerOrdersCard,
}

/**
 * Everything about one order, in two columns; in one on small screens. A receipt that waits is looked at before all else, and stays there
 * once it is decided of: no card moves away from under who reads it.
 */
export function OrderPageCards(props: OrderCardProps) {
  const { order } = props
  const waits = receiptOf(order) === 'waiting' && Boolean(order.paymentProof)
  const [paymentFirst, setPaymentFirst] = useState(waits)
  if (waits && !paymentFirst) setPaymentFirst(true)
  const column = (cards: Cards, place = '') => (
    <div className={`grid min-w-0 grid-cols-1 gap-5 empty:hidden ${place}`}>
      {Object.entries(cards).map(([name, One]) => (
        // Another order of the list begins anew: nothing typed for one may be saved for the other.
        <One key={`${name} ${order._id}`} {...props} />
      ))}
    </div>
  )
  // By styles alone: cards that were made anew when the window changes would lose the dialogs they have open.
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      {column(
        paymentFirst ? { ...payment, ...customer, ...way } : { ...customer, ...way, ...payment },
        'lg:col-start-2 lg:row-span-2 lg:row-start-1',
      )}
      {column(goods, 'lg:col-start-1 lg:row-start-1')}
      {column(course, 'lg:col-start-1 lg:row-start-2')}
    </div>
  )
}
