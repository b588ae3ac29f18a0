import { MyOrders } from './my-orders.tsx'

/** /dashboard/myShopping (SPEC section 2). */
export default function MyShoppingPage() {
  return <MyOrders list="shopping" />
}
