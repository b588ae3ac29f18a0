import { expect, test } from 'vitest'
import type { Person } from '#src/core/permission.ts'
import { loginPath } from './login-path.ts'
import { afterLogin, sitePath } from './return-path.ts'

const customer: Person = {
  id: '1',
  name: 'Salma',
  email: 's@people.test',
  emailVerified: true,
  role: 'customer',
}
const manager: Person = { ...customer, role: 'manager' }

test.each([
  ['/cart', '/cart'],
  ['/shop?color=Red&q=bag#top', '/shop?color=Red&q=bag#top'],
  ['/ar/dashboard/allProducts', '/dashboard/allProducts'],
  ['/ar', '/'],
  ['/ar//evil.example', '/evil.example'],
  ['/product-details/حقيبة', '/product-details/%D8%AD%D9%82%D9%8A%D8%A8%D8%A9'],
  ['/authentications', '/authentications'],
])('%s is a page of this site', (from, path) => {
  expect(sitePath(from)).toBe(path)
})

test.each([
  'https://evil.example/',
  '//evil.example/cart',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/shop/..//evil.example',
  'javascript:alert(1)',
  'cart',
  '',
  '/authentication/login?from=/cart',
  '/ar/authentication/register',
  '/api/orders',
])('%j is no page to come back to (I7)', (from) => {
  expect(sitePath(from)).toBeUndefined()
  expect(afterLogin('ar', from, customer)).toBe('/ar')
  expect(afterLogin('ar', from, manager)).toBe('/ar/dashboard')
})

test('the way back is kept in the language that is read now', () => {
  const login = new URL(loginPath('/shop?q=a b'), 'https://shop.test')
  expect(afterLogin('ar', login.searchParams.get('from'), customer)).toBe('/ar/shop?q=a%20b')
  expect(loginPath('/')).toBe('/authentication/login')
  expect(afterLogin('ar', '/dashboard', customer)).toBe('/ar/dashboard')
  expect(afterLogin('en', '/ar/dashboard', customer)).toBe('/dashboard')
})

test.each([
  [null, '/dashboard'],
  ['/shop?color=Red', '/dashboard'],
  ['/dashboards', '/dashboard'],
  ['/dashboard', '/dashboard'],
  ['/ar/dashboard/orders?status=Pending', '/dashboard/orders?status=Pending'],
])('staff who logged in from %j go to %s', (from, path) => {
  expect(afterLogin('en', from, manager)).toBe(path)
  expect(afterLogin('en', from, { ...manager, role: 'admin' })).toBe(path)
})
