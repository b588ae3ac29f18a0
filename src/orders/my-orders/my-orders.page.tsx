import { customerListPaths, customerLists } from '#src/orders/order/order-lists.ts'
import { useLocation } from '#src/ui/router/use-router.ts'
import { MyOrders } from './my-orders.tsx'

/** The four lists of a customer's own orders (product.md section 2): which one the path says. */
export default function MyOrdersPage() {
  const { pathname } = useLocation()
  const list = customerLists.find((one) => pathname.endsWith(customerListPaths[one]))
  return list && <MyOrders key={list} list={list} />
}
