import { MyOrders } from './my-orders.tsx'

/** /dashboard/myReturn (SPEC section 2). */
export default function MyReturnPage() {
  return <MyOrders list="returns" />
}
