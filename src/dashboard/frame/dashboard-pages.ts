import type { Role } from '#src/core/permission.ts'
import { matchPath } from '#src/ui/router/match-path.ts'
import type { dashboardMessages } from './dashboard.messages.ts'

type Words = (typeof dashboardMessages)['en']
type Word = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words]
type Who = readonly Role[]

const everyone: Who = ['admin', 'manager', 'customer']
const staff: Who = ['admin', 'manager']
const admin: Who = ['admin']
const customer: Who = ['customer']

type DashboardPage = { path: string; who: Who; word?: Word; inMenuOf?: Who }

/**
 * Every page of the dashboard and the roles it is for (product.md sections 2 and 6, I9); those with a word stand in the
 * menu of these roles, in this order. The server decides about every call; this only spares people a page of refusals
 * (I7).
 */
export const dashboardPages = [
  { path: '/dashboard', who: everyone, word: 'dashboards', inMenuOf: staff },
  { path: '/dashboard/allUsers', who: admin, word: 'allUsers' },
  { path: '/dashboard/allProducts', who: staff, word: 'allProducts' },
  { path: '/dashboard/categories', who: admin, word: 'categories' },
  { path: '/dashboard/collections', who: staff, word: 'collections' },
  { path: '/dashboard/addProduct', who: staff },
  { path: '/dashboard/update/:id', who: staff },
  { path: '/dashboard/orders', who: staff, word: 'allOrders' },
  { path: '/dashboard/newOrder', who: staff },
  { path: '/dashboard/pendingOrders', who: staff, word: 'pendingOrders' },
  { path: '/dashboard/confirmedOrders', who: staff, word: 'confirmedOrders' },
  { path: '/dashboard/cancelledOrders', who: staff, word: 'cancelledOrders' },
  { path: '/dashboard/deliveredOrders', who: staff, word: 'deliveredOrders' },
  { path: '/dashboard/returnOrders', who: staff, word: 'returnOrders' },
  { path: '/dashboard/toCall', who: staff, word: 'toCall' },
  { path: '/dashboard/couriers', who: staff, word: 'couriers' },
  { path: '/dashboard/couriers/:id', who: staff },
  { path: '/dashboard/order-overview/:id', who: everyone },
  { path: '/dashboard/order-overview/:id/edit', who: staff },
  { path: '/dashboard/order-overview/:id/invoice/:invoiceId', who: admin },
  { path: '/dashboard/print', who: staff },
  { path: '/dashboard/customers', who: staff, word: 'customers' },
  { path: '/dashboard/customer/:id', who: staff },
  { path: '/dashboard/reports', who: staff, word: 'reports' },
  { path: '/dashboard/tax', who: admin, word: 'tax' },
  { path: '/dashboard/manageSlider', who: staff, word: 'manageSlider' },
  { path: '/dashboard/addSlide', who: staff },
  { path: '/dashboard/updateSlider/:id', who: staff },
  { path: '/dashboard/paymentProofs', who: staff, word: 'paymentProofs' },
  { path: '/dashboard/inbox', who: staff, word: 'inbox' },
  { path: '/dashboard/letters', who: staff, word: 'emails' },
  { path: '/dashboard/bin', who: staff, word: 'bin' },
  { path: '/dashboard/import', who: staff },
  { path: '/dashboard/home', who: admin, word: 'arrangeHome' },
  { path: '/dashboard/pages', who: admin, word: 'pages' },
  { path: '/dashboard/pages/:id', who: admin },
  { path: '/dashboard/audit', who: admin, word: 'audit' },
  { path: '/dashboard/update-settings', who: admin, word: 'settings' },
  { path: '/dashboard/brand', who: admin },
  { path: '/dashboard/demo', who: admin },
  { path: '/dashboard/delivery', who: admin },
  { path: '/dashboard/activeOrders', who: customer, word: 'activeOrder' },
  { path: '/dashboard/myShopping', who: customer, word: 'myShopping' },
  { path: '/dashboard/myCancellations', who: customer, word: 'myCancellations' },
  { path: '/dashboard/myReturn', who: customer, word: 'myReturn' },
] as const satisfies readonly DashboardPage[]

/** The pages that stand in somebody's menu, by their words. */
export type MenuWord = Extract<(typeof dashboardPages)[number], { word: string }>['word']

/** What the side menu of a role offers, as product.md section 2's table has it; tax papers only where VAT is on (T1). */
export function menuOf(role: Role, { vat }: { vat: boolean }): { path: string; word: MenuWord }[] {
  return dashboardPages.flatMap((page) => {
    const { who, word, inMenuOf = who }: DashboardPage & { word?: MenuWord } = page
    return word && inMenuOf.includes(role) && (vat || word !== 'tax') ? [{ path: page.path, word }] : []
  })
}

/** Whether a page, by product.md's path, is for this role; a page that is not in the table is for nobody. */
export function mayOpen(role: Role, path: string): boolean {
  const page = dashboardPages.find((one) => matchPath(one.path, path))
  return page?.who.some((one) => one === role) ?? false
}
