import type { Page } from 'playwright-core'
import { invitationMessages } from '#src/accounts/invitations/invitation.messages.ts'
import { changeManyMessages } from '#src/catalogue/admin-list/change-many.messages.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import type { Locale } from '#src/core/locale.ts'
import type { Role } from '#src/core/permission.ts'
import { dashboardMessages } from '#src/dashboard/frame/dashboard.messages.ts'
import { paymentProofsMessages } from '#src/orders/admin/payment-proofs.messages.ts'
import { allOrdersMessages } from '#src/orders/all-orders/all-orders.messages.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { courierMessages } from '#src/orders/couriers/courier.messages.ts'
import { moneyMessages } from '#src/orders/money-card/money.messages.ts'
import { printPath } from '#src/orders/papers/paper-kind.ts'
import { undoingMessages } from '#src/orders/undoing/undoing.messages.ts'
import { settingsFormMessages } from '#src/settings/settings-form.messages.ts'
import { choose } from '#test/choose.ts'
import { photo } from './dashboard.steps.ts'

/** A sight of the dashboard: a page, and what opens on it one after the other. */
export type DashboardScreen = {
  as: Role
  name: string
  /** `{order}` and `{slide}` stand for record ids of the shop. */
  path: string
  /** Where it exists on one width only. */
  width?: number
  open?: (page: Page, locale: Locale) => Promise<unknown>
}

const pumps = 'black-patent-stiletto-pumps'

/** A question that the last button of this name asks. */
function question(name: (locale: Locale) => string) {
  return async (page: Page, locale: Locale) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: name(locale) })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
  }
}

const invalid = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor()

/** Every screen of the dashboard, with what opens on it. */
export const dashboardScreens: DashboardScreen[] = [
  { as: 'admin', name: 'index', path: '/dashboard' },
  { as: 'manager', name: 'to call', path: '/dashboard/toCall' },
  { as: 'manager', name: 'reports', path: '/dashboard/reports' },
  { as: 'manager', name: 'couriers', path: '/dashboard/couriers' },
  { as: 'manager', name: 'a courier', path: '/dashboard/couriers/{courier}' },
  {
    as: 'manager',
    name: 'couriers, a new one',
    path: '/dashboard/couriers',
    async open(page, locale) {
      await page.getByRole('main').getByRole('button', { name: courierMessages[locale].add }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    as: 'admin',
    name: 'logout, asked',
    path: '/dashboard',
    width: 1280,
    async open(page, locale) {
      await page
        .getByRole('complementary')
        .getByRole('button', { name: dashboardMessages[locale].logout })
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    as: 'manager',
    name: 'drawer',
    path: '/dashboard/allProducts',
    width: 390,
    async open(page, locale) {
      await page.getByRole('button', { name: dashboardMessages[locale].openMenu }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { as: 'admin', name: 'users', path: '/dashboard/allUsers' },
  {
    as: 'admin',
    name: 'users, a deletion asked',
    width: 390,
    path: '/dashboard/allUsers',
    open: (page) => page.locator('main tbody tr button[aria-label]').last().click(),
  },
  {
    as: 'admin',
    name: 'users, an invitation',
    path: '/dashboard/allUsers',
    async open(page, locale) {
      await page.getByRole('button', { name: invitationMessages[locale].invite }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { as: 'manager', name: 'products', path: '/dashboard/allProducts' },
  {
    as: 'manager',
    name: 'products, some chosen',
    path: '/dashboard/allProducts',
    async open(page) {
      await page.getByTestId('product-row').first().getByRole('checkbox').check()
      await page.getByRole('toolbar').waitFor()
      // On phones it stands above a row, but at the end of the list below the last one.
      if ((page.viewportSize()?.width ?? 0) < 768)
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    },
  },
  {
    as: 'manager',
    name: 'products, changed alike',
    path: '/dashboard/allProducts',
    async open(page, locale) {
      await page.getByTestId('product-row').first().getByRole('checkbox').check()
      const words = changeManyMessages[locale]
      await page.getByRole('toolbar').getByRole('button', { name: words.open, exact: true }).click()
      await page.getByRole('textbox', { name: words.percent }).fill('10')
      await page.getByTestId('change-preview').waitFor()
    },
  },
  { as: 'manager', name: 'products, nothing found', path: '/dashboard/allProducts?q=zzzzzz' },
  {
    as: 'manager',
    name: 'a new product',
    path: '/dashboard/addProduct',
    async open(page, locale) {
      await page.locator('input[type=file]').first().setInputFiles(photo)
      await page.getByTestId('picture-slot').locator('img').waitFor()
      await page.getByRole('button', { name: productFormMessages[locale].saveNew }).click()
      await invalid(page)
    },
  },
  {
    as: 'manager',
    name: 'a product',
    path: `/dashboard/update/${pumps}`,
    // Where the page ends the bar that saves stands in its own place, over nothing.
    open: (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
  },
  {
    as: 'manager',
    name: 'a product, a picture turned and cropped',
    path: `/dashboard/update/${pumps}`,
    async open(page, locale) {
      await page.getByRole('button', { name: productFormMessages[locale].retouch(1) }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { as: 'admin', name: 'categories', path: '/dashboard/categories' },
  { as: 'manager', name: 'collections', path: '/dashboard/collections' },
  { as: 'admin', name: 'look of the shop', path: '/dashboard/brand' },
  { as: 'admin', name: 'delivery zones', path: '/dashboard/delivery' },
  { as: 'admin', name: 'tax', path: '/dashboard/tax' },
  { as: 'admin', name: 'home, arranged', path: '/dashboard/home' },
  { as: 'admin', name: 'pages of the owner', path: '/dashboard/pages' },
  { as: 'admin', name: 'a page of the owner', path: '/dashboard/pages/about-us' },
  { as: 'manager', name: 'a new order', path: '/dashboard/newOrder' },
  { as: 'manager', name: 'slides', path: '/dashboard/manageSlider' },
  {
    as: 'manager',
    name: 'slides, a deletion asked',
    width: 390,
    path: '/dashboard/manageSlider',
    async open(page) {
      await page.locator('main tbody tr').first().getByRole('button').last().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { as: 'manager', name: 'a new slide', path: '/dashboard/addSlide' },
  { as: 'manager', name: 'a slide', path: '/dashboard/updateSlider/{slide}' },
  { as: 'admin', name: 'settings', path: '/dashboard/update-settings' },
  {
    as: 'admin',
    name: 'settings, refused',
    width: 1280,
    path: '/dashboard/update-settings',
    async open(page, locale) {
      const words = settingsFormMessages[locale]
      await page.getByLabel(words.bankName).fill('')
      await page.getByRole('button', { name: words.update, exact: true }).click()
      await invalid(page)
    },
  },
  ...['pending', 'confirmed', 'cancelled', 'delivered', 'return'].map(
    (list): DashboardScreen => ({ as: 'manager', name: `${list} orders`, path: `/dashboard/${list}Orders` }),
  ),
  { as: 'manager', name: 'all orders', path: '/dashboard/orders' },
  {
    as: 'manager',
    name: 'all orders, narrowed and chosen',
    path: '/dashboard/orders?needs=staff&method=Cash+On+Delivery&status=Pending',
    async open(page, locale) {
      // As high as has room for them above the bar of what is chosen, which lies over a part of a row of a longer list.
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 2000 })
      await page.getByRole('checkbox', { name: allOrdersMessages[locale].chooseAll }).check()
      await page.getByRole('toolbar').waitFor()
    },
  },
  {
    as: 'manager',
    name: 'all orders, its keys',
    width: 1280,
    path: '/dashboard/orders',
    async open(page, locale) {
      await page.getByRole('button', { name: allOrdersMessages[locale].keys, exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { as: 'manager', name: 'all orders, none', path: '/dashboard/orders?from=2001-01-01&to=2001-01-02' },
  {
    as: 'manager',
    name: 'pending orders, a change asked',
    path: '/dashboard/pendingOrders',
    open: question((locale) => orderChangeMessages[locale].toConfirmed),
  },
  {
    as: 'manager',
    name: 'cancelled orders, a deletion asked',
    width: 390,
    path: '/dashboard/cancelledOrders',
    open: question((locale) => orderChangeMessages[locale].delete),
  },
  { as: 'manager', name: 'pending orders, nothing found', path: '/dashboard/pendingOrders?q=zzzzzz' },
  { as: 'admin', name: 'order overview', path: '/dashboard/order-overview/{order}' },
  {
    as: 'manager',
    name: 'an order that is edited',
    path: '/dashboard/order-overview/{order}/edit',
    async open(page, locale) {
      const words = editOrderMessages[locale]
      await choose(page.getByRole('radio', { name: words.percent }))
      await page.getByLabel(words.percentValue).fill('10')
      // Nobody has looked at its receipt: nothing is paid that could go back (O17).
      await page.getByTestId('edit-difference').getByText(words.less).waitFor()
      await page.getByRole('button', { name: words.save }).click()
      await invalid(page)
    },
  },
  {
    as: 'manager',
    name: 'a delivered order, a return recorded',
    path: '/dashboard/order-overview/{delivered}',
    async open(page, locale) {
      const words = undoingMessages[locale]
      await page.getByRole('button', { name: words.record }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.record }).click()
      await page.getByRole('dialog').getByText(words.choose).waitFor()
    },
  },
  {
    as: 'admin',
    name: 'recording a payment',
    path: '/dashboard/order-overview/{order}',
    async open(page, locale) {
      await page.getByRole('button', { name: moneyMessages[locale].recordPayment }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { as: 'admin', name: 'deleted orders', path: '/dashboard/bin' },
  { as: 'admin', name: 'invoice', path: '/dashboard/order-overview/{order}/invoice/{order}' },
  ...(['slip', 'pick', 'label', 'handover', 'invoice'] as const).map(
    (kind): DashboardScreen => ({
      as: 'admin',
      name: `print, ${kind}`,
      path: printPath(kind, ['{order}', '{delivered}']).replaceAll('%7B', '{').replaceAll('%7D', '}'),
    }),
  ),
  { as: 'manager', name: 'an unknown order', path: '/dashboard/order-overview/none' },
  { as: 'manager', name: 'payment proofs', path: '/dashboard/paymentProofs' },
  {
    as: 'manager',
    name: 'payment proofs, one asked for again',
    path: '/dashboard/paymentProofs',
    async open(page, locale) {
      await page.getByRole('button', { name: paymentProofsMessages[locale].askAgain }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { as: 'manager', name: 'inbox', path: '/dashboard/inbox' },
  { as: 'manager', name: 'letters', path: '/dashboard/letters' },
  { as: 'manager', name: 'import and export', path: '/dashboard/import' },
  { as: 'admin', name: 'customers', path: '/dashboard/customers' },
  { as: 'admin', name: 'customers, nobody found', path: '/dashboard/customers?q=zzzzzz' },
  { as: 'admin', name: 'a customer', path: '/dashboard/customer/{order}' },
  { as: 'admin', name: 'clearing the demo', path: '/dashboard/demo' },
  { as: 'admin', name: 'activity', path: '/dashboard/audit' },
  { as: 'admin', name: 'activity, nothing found', path: '/dashboard/audit?q=zzzzzz' },
  { as: 'manager', name: 'a page of another role', path: '/dashboard/allUsers' },
  { as: 'customer', name: 'index of a customer', path: '/dashboard' },
  { as: 'customer', name: 'active orders', path: '/dashboard/activeOrders' },
  { as: 'customer', name: 'shopping', path: '/dashboard/myShopping' },
  {
    as: 'customer',
    name: 'shopping, a return asked for',
    path: '/dashboard/myShopping',
    async open(page) {
      await page.getByTestId('my-order').first().getByRole('button').last().click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('button[type=submit]').click()
      await dialog.getByRole('alert').waitFor()
    },
  },
  { as: 'customer', name: 'cancellations', path: '/dashboard/myCancellations' },
  { as: 'customer', name: 'returns', path: '/dashboard/myReturn' },
]
