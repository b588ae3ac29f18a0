import type { ComponentType } from 'react'
import { CallsCard } from '#src/orders/calls/calls-card.tsx'
import { ShipmentCard } from '#src/orders/couriers/shipment-card.tsx'
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

/** The cards of the wide column, and of the narrow one, from top to bottom. A new card is a line here. */
const wide: Cards = {
  goods: OrderGoods,
  returns: ReturnsCard,
  history: OrderHistoryCard,
  otherOrders: CustomerOrdersCard,
}
const narrow: Cards = {
  customer: CustomerCard,
  calls: CallsCard,
  shipment: ShipmentCard,
  money: ({ details }) => details && <MoneyCard order={details} />,
  payment: PaymentCard,
  note: StaffNoteCard,
}

/** Everything about one order, in two columns; in one on small screens. */
export function OrderPageCards(props: OrderCardProps) {
  const column = (cards: Cards) => (
    <div className="grid grid-cols-1 gap-5">
      {Object.entries(cards).map(([name, One]) => (
        // Another order of the list begins anew: nothing typed for one may be saved for the other.
        <One key={`${name} ${props.order._id}`} {...props} />
      ))}
    </div>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {column(wide)}
      {column(narrow)}
    </div>
  )
}
