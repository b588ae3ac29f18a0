import { OrderList } from './order-list.tsx'

/** /dashboard/returnOrders (SPEC section 2). */
export default function ReturnOrdersPage() {
  return <OrderList list="return" />
}
