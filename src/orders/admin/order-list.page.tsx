import { useLocation } from 'react-router'
import { listPaths, type OrderListName } from '#src/orders/order/order-lists.ts'
import { OrderList } from './order-list.tsx'

/** The five lists of the staff (SPEC section 2): which one the path says. */
export default function OrderListPage() {
  const { pathname } = useLocation()
  const list = (Object.keys(listPaths) as OrderListName[]).find((one) => pathname.endsWith(listPaths[one]))
  return list && <OrderList key={list} list={list} />
}
