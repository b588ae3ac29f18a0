import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { verificationToken } from '../mail-box.ts'
import {
  asks,
  type DashboardRow,
  fails,
  openPage,
  people,
  reads,
  type ShopFolder,
  says,
} from './dashboard.steps.ts'
import { becomes, links, until } from './steps.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard menu' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const managerMenu = {
  Dashboards: '/dashboard',
  'All Products': '/dashboard/allProducts',
  'Pending Orders': '/dashboard/pendingOrders',
  'Confirmed Orders': '/dashboard/confirmedOrders',
  'Cancelled Orders': '/dashboard/cancelledOrders',
  'Delivered Orders': '/dashboard/deliveredOrders',
  'Return Orders': '/dashboard/returnOrders',
  'Manage Slider': '/dashboard/manageSlider',
}
const customerMenu = {
  'Active Order': '/dashboard/activeOrders',
  'My Shopping': '/dashboard/myShopping',
  'My Cancellations': '/dashboard/myCancellations',
  'My Return': '/dashboard/myReturn',
}
const logout = { title: 'Logout', text: 'Are you sure you want to logout?', yes: 'Yes, logout!' }

/** Somebody who signs up for one row alone; the newest, and so the first of the list. */
async function newcomer(page: Page, name: string): Promise<void> {
  const email = `${name.toLowerCase()}@example.com`
  const data = { name, email, password: 'Wadi-Shab-Pools-77' }
  const { origin } = new URL(page.url())
  // Not by the page's own profile, which would then be signed in as the newcomer.
  const reply = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(data),
  })
  expect(reply.status).toBe(200)
  await openPage(page, '/dashboard/allUsers')
}

/** Proves a newcomer's mailbox, without which nobody becomes staff (I11). */
async function prove(shop: ShopFolder, email: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: shop.origin }
  const ask = (call: string, body: object, cookie = '') =>
    fetch(`${shop.origin}/api/auth/${call}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    })
  const reply = await ask('sign-in/email', { email, password: 'Wadi-Shab-Pools-77' })
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const proved = await ask('verify-email', { token: await verificationToken(shop, email) }, cookie)
  expect(proved.status).toBe(200)
}

/** Shell, index, profile and users: product.md sections 2, 4, 6 and 8. */
export const dashboardRows: DashboardRow[] = [
  {
    as: 'admin',
    at: '/dashboard',
    what: 'the menu of an admin',
    how: links(menu, { ...managerMenu, 'All Users': '/dashboard/allUsers' }),
  },
  {
    as: 'manager',
    at: '/dashboard',
    what: 'the menu of a manager is the same minus All Users',
    async how(page) {
      await links(menu, managerMenu)(page)
      expect(await menu(page).getByText('All Users').count()).toBe(0)
      expect(await page.getByRole('link', { name: 'Update settings' }).count()).toBe(0)
    },
  },
  {
    as: 'customer',
    at: '/dashboard',
    what: 'the menu of a customer, and her counts',
    async how(page) {
      await becomes(() => menu(page).getByRole('link').allInnerTexts(), Object.keys(customerMenu))
      await links(menu, customerMenu)(page)
      for (const [name, path] of Object.entries(customerMenu)) {
        const count = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}\\s*\\d+$`) })
        expect(await count.getAttribute('href')).toBe(path)
      }
    },
  },
  {
    as: 'customer',
    at: '/dashboard',
    what: 'heading is the shop name; Go To Home; the mode can be changed',
    async how(page) {
      const side = page.getByRole('complementary')
      await links(() => side, { Haqiba: '/dashboard', 'Go To Home': '/' })(page)
      await button(page, 'Dark Mode').click()
      await becomes(() => page.locator('html').getAttribute('data-theme'), 'dark')
      await button(page, 'Light Mode').waitFor()
    },
  },
  {
    as: 'manager',
    at: '/dashboard',
    width: 390,
    what: 'a drawer on small screens',
    async how(page) {
      await button(page, 'Open the menu').click()
      await links(() => page.getByRole('dialog'), { ...managerMenu, 'Go To Home': '/' })(page)
    },
  },
  {
    as: 'admin',
    at: '/dashboard',
    what: 'welcome without a name that nobody chose, counts and the settings link',
    async how(page) {
      await page.getByRole('heading', { level: 1, name: 'Welcome', exact: true }).waitFor()
      await links((one) => one.getByRole('main'), { 'Update settings': '/dashboard/update-settings' })(page)
      await reads(page, 'Orders by status', 'Pending', 'Confirmed', 'Delivered', 'Cancelled', 'Return')
    },
  },
  {
    as: 'manager',
    at: '/dashboard',
    what: 'a spinner and the shape of a list while the role checks load',
    async how(page) {
      let release = () => {}
      const held = new Promise<void>((done) => {
        release = done
      })
      await page.route(/\/api\/(jwt|auth\/get-session|me)|\/(admin|manager|customer)\//, async (route) => {
        await held
        await route.continue()
      })
      await page.goto('/dashboard/allProducts')
      const loading = page.getByRole('main').getByRole('status')
      await loading.getByText('Loading', { exact: true }).waitFor()
      await loading.locator('svg').waitFor()
      expect((await loading.boundingBox())?.height, 'rows as far as the window').toBeGreaterThan(600)
      expect(await page.getByRole('table').count()).toBe(0)
      release()
      await page.getByRole('heading', { name: 'All Products' }).waitFor()
    },
  },
  {
    as: 'customer',
    at: '/dashboard',
    what: 'logout asks; Cancel stays',
    async how(page) {
      const dialog = await asks(page, button(page, 'Logout'), logout)
      await dialog.getByRole('button').first().click()
      await page.getByRole('heading', { name: `Welcome, ${people.customer.name}` }).waitFor()
    },
  },
  {
    as: 'customer',
    at: '/dashboard',
    leaves: true,
    what: 'a call that is answered 401 leads to the login',
    async how(page) {
      await page.route('**/api/order?*', (route) =>
        route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"status":401}' }),
      )
      await menu(page).getByRole('link', { name: 'My Shopping' }).click()
      await page.waitForURL('**/authentication/login*')
    },
  },
  {
    as: 'customer',
    at: '/dashboard/allUsers',
    what: 'a page of another role stays shut',
    how: (page) => reads(page, 'This page is not open to your account'),
  },
  {
    as: 'manager',
    at: '/dashboard',
    what: 'the display name is updated',
    async how(page) {
      await page.getByLabel('Name', { exact: true }).fill('Huda B.')
      await button(page, 'Save').click()
      await reads(page.getByTestId('toasts'), 'Your name is saved')
      await page.getByRole('heading', { name: 'Welcome, Huda B.' }).waitFor()
    },
  },
  {
    as: 'customer',
    at: '/dashboard',
    what: 'deleting the account asks first',
    async how(page) {
      await button(page, 'Delete account').click()
      const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
      await reads(dialog, "You won't be able to revert this!", 'Yes, delete my account')
    },
  },
  {
    as: 'admin',
    at: '/dashboard/allUsers',
    what: 'All Users: every way between the roles, each with its toast',
    async how(page, _, shop) {
      await newcomer(page, 'Maryam')
      await prove(shop, 'maryam@example.com')
      const toasts = page.getByTestId('toasts')
      const turns = [
        ['Make manager', 'This user is a manager now.'],
        ['Remove manager', 'This user is a customer now.'],
        ['Make admin', 'This user is an admin now.'],
        ['Remove admin', 'This user is a customer now.'],
      ] as const
      for (const [word, told] of turns) {
        const toggle = page.getByRole('button', { name: `${word}: Maryam`, exact: true })
        const dialog = await asks(page, toggle, { title: 'Are you sure?', yes: word })
        await says(page, dialog, word, told)
        // 1.5 seconds (product.md section 9), and the next says something else or comes after it.
        await until(async () => expect(await toasts.getByText(told).count()).toBe(0))
      }
    },
  },
  {
    as: 'admin',
    at: '/dashboard/allUsers',
    what: 'All Users: delete asks, fails, and succeeds',
    async how(page) {
      await newcomer(page, 'Zainab')
      const bin = page.getByRole('button', { name: 'Delete user: Zainab', exact: true })
      const yes = 'Yes, delete it!'
      await fails(page, 'deleteUser/*')
      let dialog = await asks(page, bin, { title: 'Are you sure?', yes })
      await says(page, dialog, yes, 'Error!', 'Failed to delete user.')
      await page.unroute('**/api/deleteUser/*')
      dialog = await asks(page, bin, { title: 'Are you sure?', yes })
      await says(page, dialog, yes, 'Deleted!', 'User deleted successfully')
      await bin.waitFor({ state: 'detached' })
    },
  },
]

/** Ends the session of whoever reads it, so it is read last. */
export const logoutRow: DashboardRow = {
  as: 'customer',
  at: '/dashboard',
  leaves: true,
  what: 'logout, and the words to it',
  async how(page) {
    const dialog = await asks(page, button(page, 'Logout'), logout)
    await says(page, dialog, 'Yes, logout!', 'Logout Successful', 'You have been successfully logged out.')
    await page.waitForURL((url) => url.pathname === '/')
  },
}
