import { OrderList } from './order-list.tsx'

/** /dashboard/cancelledOrders (SPEC section 2). */
export default function CancelledOrdersPage() {
  return <OrderList list="cancelled" />
}
