import { OrderList } from './order-list.tsx'

/** /dashboard/confirmedOrders (SPEC section 2). */
export default function ConfirmedOrdersPage() {
  return <OrderList list="confirmed" />
}
