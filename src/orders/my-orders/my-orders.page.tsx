import { useLocation } from 'react-router'
import { type MyOrderListName, myListPaths } from '#src/orders/order/my-order-lists.ts'
import { MyOrders } from './my-orders.tsx'

/** The four lists of a customer's own orders (SPEC section 2): which one the path says. */
export default function MyOrdersPage() {
  const { pathname } = useLocation()
  const list = (Object.keys(myListPaths) as MyOrderListName[]).find((one) =>
    pathname.endsWith(myListPaths[one]),
  )
  return list && <MyOrders key={list} list={list} />
}
