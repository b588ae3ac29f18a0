import { staffListPaths } from '#src/orders/order/order-lists.ts'
import type { StaffListName } from '#src/orders/order/order-status.ts'
import { useLocation } from '#src/ui/router/use-router.ts'
import { OrderList } from './order-list.tsx'

/** /dashboard/orders and the five lists of the staff (product.md section 2): which one the path says. */
export default function OrderListPage() {
  const { pathname } = useLocation()
  const list = (Object.keys(staffListPaths) as StaffListName[]).find((one) =>
    pathname.endsWith(staffListPaths[one]),
  )
  const view = list ?? 'all'
  return <OrderList key={view} view={view} />
}
