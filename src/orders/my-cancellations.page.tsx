import { MyOrders } from './my-orders.tsx'

/** /dashboard/myCancellations (SPEC section 2). */
export default function MyCancellationsPage() {
  return <MyOrders list="cancellations" />
}
