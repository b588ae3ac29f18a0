import { expect, test } from 'vitest'
import { dashboardRoutes } from '#src/app/dashboard-routes.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { dashboardPages, mayOpen, menuOf } from './dashboard-pages.ts'

const words = dashboardMessages.en
const labels = (role: 'admin' | 'manager' | 'customer', vat = false) =>
  menuOf(role, { vat }).map(({ word }) => words[word])

test('the menu of each role (product.md section 2)', () => {
  const staff = [
    'All Products',
    'Collections',
    'All Orders',
    'Pending Orders',
    'Confirmed Orders',
    'Cancelled Orders',
    'Delivered Orders',
    'Return Orders',
    'To Call',
    'Couriers',
    'Customers',
    'Reports',
    'Manage Slider',
    'Receipts',
    'Inbox',
    'Emails',
    'Bin',
  ]
  expect(labels('admin')).toEqual([
    'Dashboards',
    'All Users',
    'All Products',
    'Categories',
    ...staff.slice(1),
    'Home',
    'Pages',
    'Activity',
    'Settings',
  ])
  expect(labels('manager')).toEqual(['Dashboards', ...staff])
  const withTax = labels('admin', true)
  expect(withTax.filter((label) => !labels('admin').includes(label))).toEqual(['Tax'])
  expect(withTax.indexOf('Tax')).toBe(withTax.indexOf('Reports') + 1)
  expect(labels('manager', true)).toEqual(labels('manager'))
  expect(labels('customer')).toEqual(['Active Order', 'My Shopping', 'My Cancellations', 'My Return'])
})

test('every page of the dashboard says for whom it is', () => {
  const built = dashboardRoutes.map(({ path }) => path)
  expect(built.toSorted()).toEqual(dashboardPages.map(({ path }) => path).toSorted())
})

test.each([
  ['customer', '/dashboard', true],
  ['customer', '/dashboard/allProducts', false],
  ['customer', '/dashboard/pendingOrders', false],
  ['customer', '/dashboard/myReturn', true],
  ['manager', '/dashboard/allUsers', false],
  ['manager', '/dashboard/update-settings', false],
  ['manager', '/dashboard/update/some-bag', true],
  ['manager', '/dashboard/order-overview/1/invoice/1', false],
  ['admin', '/dashboard/order-overview/1/invoice/1', true],
  ['admin', '/dashboard/allUsers', true],
  ['admin', '/dashboard/nothing-of-ours', false],
] as const)('%s at %s: %s', (role, path, may) => {
  expect(mayOpen(role, path)).toBe(may)
})
