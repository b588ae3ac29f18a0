import { MyOrders } from './my-orders.tsx'

/** /dashboard/activeOrders (SPEC section 2). */
export default function ActiveOrdersPage() {
  return <MyOrders list="active" />
}
