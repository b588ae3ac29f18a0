import { usePerson } from '#src/accounts/person/person-context.ts'
import { MyFigures } from './overview-customer.tsx'
import { ShopFigures } from './overview-staff.tsx'

/**
 * The figures of the dashboard's index, by role (product.md section 2): the shop's for staff, her own for a customer.
 */
export function Overview() {
  return usePerson().role === 'customer' ? <MyFigures /> : <ShopFigures />
}
