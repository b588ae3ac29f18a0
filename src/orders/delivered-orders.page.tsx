import { OrderList } from './order-list.tsx'

/** /dashboard/deliveredOrders (SPEC section 2). */
export default function DeliveredOrdersPage() {
  return <OrderList list="delivered" />
}
