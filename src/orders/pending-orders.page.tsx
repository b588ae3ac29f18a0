import { OrderList } from './order-list.tsx'

/** /dashboard/pendingOrders (SPEC section 2). */
export default function PendingOrdersPage() {
  return <OrderList list="pending" />
}
