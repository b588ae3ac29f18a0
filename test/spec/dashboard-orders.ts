import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { choose } from '#test/choose.ts'
import {
  asks,
  columnsOf,
  type DashboardOrder,
  type DashboardRow,
  fails,
  openPage,
  people,
  reads,
  says,
} from './dashboard.steps.ts'
import { becomes } from './steps.ts'

const columns = 'Order ID, Order Date, Amount, Customer, Number, Status, Payment, Actions'.split(', ')
const updated = ['Updated!', 'Order status has been updated.']
const sure = {
  title: 'Are you sure?',
  text: "You won't be able to revert this!",
  yes: 'Yes, delete it!',
}
const lists = { pending: 'Pending', confirmed: 'Confirmed', cancelled: 'Cancelled', delivered: 'Delivered' }

const rowOf = (page: Page, { number }: DashboardOrder) =>
  page.getByRole('row').filter({ hasText: `#${number}` })
const press = (page: Page, order: DashboardOrder, name: string) =>
  rowOf(page, order).getByRole('button', { name: `${name} #${order.number}`, exact: true })

/** A change of an order: from which list, by which button, with which question (product.md section 4). */
function change(
  from: 'Pending' | 'Confirmed' | 'Shipping' | 'Cancelled',
  name: string,
  question: (number: string) => string,
  yes: string,
  staysInList = false,
): DashboardRow {
  const list = from === 'Shipping' ? 'confirmed' : from.toLowerCase()
  return {
    as: 'manager',
    at: `/dashboard/${list}Orders`,
    order: from,
    what: `${from}: ${name}`,
    async how(page, order) {
      const dialog = await asks(page, press(page, order, name), { title: question(order.number), yes })
      await says(page, dialog, yes, ...updated)
      if (staysInList) await becomes(() => press(page, order, name).isDisabled(), true)
      else await rowOf(page, order).waitFor({ state: 'detached' })
    },
  }
}

const goodCondition = () => 'Has the customer received the product in good condition?'

function deletion(list: 'cancelled' | 'delivered' | 'return', order: 'Cancelled' | 'Delivered' | 'Return') {
  const row: DashboardRow = {
    as: 'manager',
    at: `/dashboard/${list}Orders`,
    order,
    what: `${list}: delete`,
    async how(page, one) {
      const bin = press(page, one, 'Delete')
      await fails(page, 'deleteOrder/*')
      let dialog = await asks(page, bin, sure)
      await says(page, dialog, sure.yes, 'Error!', 'Error deleting order. Please try again later.')
      await page.unroute('**/api/deleteOrder/*')
      await fails(page, 'deleteOrder/*', 'offline')
      dialog = await asks(page, bin, sure)
      await says(page, dialog, sure.yes, 'An unexpected error occurred. Please try again later.')
      await page.unroute('**/api/deleteOrder/*')
      dialog = await asks(page, bin, sure)
      await says(page, dialog, sure.yes, 'Success!', 'Order deleted successfully.')
      await rowOf(page, one).waitFor({ state: 'detached' })
    },
  }
  return row
}

/** Order lists, their questions, overview and invoice: product.md sections 2, 4 and 8. */
export const orderRows: DashboardRow[] = [
  ...[...Object.entries(lists), ['return', 'Return']].map(
    ([list, name]): DashboardRow => ({
      as: 'manager',
      at: `/dashboard/${list}Orders`,
      order: name as 'Pending',
      what: 'heading, placeholder and columns',
      async how(page, order) {
        await page.getByRole('heading', { name: `View All ${name} Orders`, exact: true }).waitFor()
        await page.getByPlaceholder('Search for ...', { exact: true }).waitFor()
        expect(await columnsOf(page)).toEqual(columns)
        const link = rowOf(page, order).getByRole('link', { name: `#${order.number}` })
        expect(await link.getAttribute('href')).toBe(`/dashboard/order-overview/${order.id}`)
        const row = await rowOf(page, order).innerText()
        expect(row).toMatch(/\d{2} [A-Z][a-z]{2}, \d{4},?\s+\d{2}:\d{2} (am|pm)/)
        expect(row).toContain(order.total.toFixed(3))
        expect(row).toContain(people.customer.name)
        expect(row).toContain('Cash On Delivery')
      },
    }),
  ),
  change('Pending', 'Confirm', (n) => `Confirm order #${n}?`, 'Yes, confirm it!'),
  change('Pending', 'Cancel', (n) => `Cancel order #${n}?`, 'Yes, cancel it!'),
  change('Confirmed', 'Shipping', (n) => `Is order #${n} on its way?`, 'Yes, it is on its way!', true),
  change('Confirmed', 'Delivered', goodCondition, 'Yes, received!'),
  change('Confirmed', 'Cancel', (n) => `Cancel order #${n}?`, 'Yes, cancel it!'),
  change('Shipping', 'Delivered', goodCondition, 'Yes, received!'),
  change('Shipping', 'Cancel', (n) => `Cancel order #${n}?`, 'Yes, cancel it!'),
  change('Cancelled', 'Confirm', (n) => `Confirm order #${n}?`, 'Yes, confirm it!'),
  {
    as: 'manager',
    at: '/dashboard/pendingOrders',
    order: 'Pending',
    what: 'a change that fails',
    async how(page, order) {
      await fails(page, 'orderStatus/*')
      const yes = 'Yes, confirm it!'
      const question = { title: `Confirm order #${order.number}?`, yes }
      const dialog = await asks(page, press(page, order, 'Confirm'), question)
      await says(page, dialog, yes, 'Error!', 'Failed to update order status.')
      await rowOf(page, order).waitFor()
    },
  },
  {
    as: 'manager',
    at: '/dashboard/pendingOrders',
    order: 'Pending',
    what: 'no deletion from the pending list',
    async how(page, order) {
      await press(page, order, 'Confirm').waitFor()
      expect(await press(page, order, 'Delete').count()).toBe(0)
    },
  },
  deletion('cancelled', 'Cancelled'),
  deletion('delivered', 'Delivered'),
  deletion('return', 'Return'),
  {
    as: 'manager',
    at: '/dashboard/order-overview/{order}',
    order: 'Pending',
    online: true,
    what: 'overview with the receipt; no Invoice button for a manager',
    async how(page, order) {
      await reads(page, `#${order.number}`, 'Online Payment', people.customer.name, 'Way 12, Ruwi')
      await page.getByRole('img', { name: 'Receipt' }).waitFor()
      expect(await page.getByText('Invoice').count()).toBe(0)
    },
  },
  {
    as: 'admin',
    at: '/dashboard/order-overview/{order}',
    order: 'Confirmed',
    what: 'the invoice, by the button that only an admin has',
    async how(page, order) {
      await page.getByRole('link', { name: 'Invoice', exact: true }).click()
      await page.waitForURL(`**/dashboard/order-overview/${order.id}/invoice/${order.id}`)
      const sheet = page.getByTestId('invoice')
      await sheet.getByRole('heading', { name: 'Invoice', exact: true }).waitFor()
      // As it is written; what is seen of QTY is Qty.
      await sheet.getByRole('columnheader').first().waitFor()
      expect((await sheet.getByRole('columnheader').allTextContents()).map((head) => head.trim())).toEqual([
        'No',
        'Name',
        'Rate',
        'QTY',
        'Amount',
      ])
      await reads(sheet, 'Haqiba', `#${order.number}`, 'Invoiced To', 'Pay To', people.customer.name)
      await reads(
        sheet,
        'Way 12, Ruwi',
        'Sub Total',
        'Delivery Charge',
        'Total',
        'Thank you for your purchase!',
      )
      const cells = await sheet.getByRole('cell').allInnerTexts()
      expect(cells[0]).toBe('1')
      expect(cells[2]).toContain(order.price.toFixed(3))
      expect(cells[3]).toBe('2')
      expect(cells[4]).toContain((order.price * 2).toFixed(3))
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', String(performance.now()))
      })
      const pressed = await page.evaluate(() => performance.now())
      await page.getByRole('button', { name: 'Print Invoice', exact: true }).click()
      await page.locator('body[data-printed]').waitFor()
      const printed = Number(await page.locator('body').getAttribute('data-printed'))
      expect(printed - pressed).toBeGreaterThanOrEqual(500)
    },
  },
  {
    as: 'manager',
    at: '/dashboard/pendingOrders',
    order: 'Pending',
    what: 'search by a part of the record id',
    async how(page, order) {
      await page.getByPlaceholder('Search for ...').fill(order.id)
      await page.waitForURL(/[?&]q=/)
      await rowOf(page, order).waitFor()
    },
  },
]

const card = (page: Page, { number }: DashboardOrder) =>
  page.getByTestId('my-order').filter({ hasText: `#${number}` })

/** What a customer sees of her own orders, and may do with them (product.md sections 2, 4 and 6). */
export const customerRows: DashboardRow[] = [
  ...(
    [
      ['activeOrders', 'Active Order', 'Pending'],
      ['myShopping', 'My Shopping', 'Delivered'],
      ['myCancellations', 'My Cancellations', 'Cancelled'],
      ['myReturn', 'My Return', 'Return'],
    ] as const
  ).map(
    ([page, title, order]): DashboardRow => ({
      as: 'customer',
      at: `/dashboard/${page}`,
      order,
      what: `${title} lists the own orders`,
      async how(page, one) {
        await page.getByRole('heading', { name: title, exact: true }).waitFor()
        await card(page, one).waitFor()
      },
    }),
  ),
  ...(['Pending', 'Confirmed', 'Shipping'] as const).map(
    (order): DashboardRow => ({
      as: 'customer',
      at: '/dashboard/activeOrders',
      order,
      what: `cancels her ${order} order`,
      async how(page, one) {
        const button = card(page, one).getByRole('button', { name: 'Cancel order' })
        const yes = 'Yes, cancel it!'
        const dialog = await asks(page, button, { title: `Cancel order #${one.number}?`, yes })
        await says(page, dialog, yes, ...updated)
        await card(page, one).waitFor({ state: 'detached' })
      },
    }),
  ),
  {
    as: 'customer',
    at: '/dashboard/myCancellations',
    order: 'Cancelled',
    what: 'confirms a cancelled order again',
    async how(page, one) {
      const button = card(page, one).getByRole('button', { name: 'Confirm again' })
      const yes = 'Yes, confirm it!'
      const dialog = await asks(page, button, { title: `Confirm order #${one.number} again?`, yes })
      await says(page, dialog, yes, ...updated)
      await card(page, one).waitFor({ state: 'detached' })
      await openPage(page, '/dashboard/activeOrders')
      await card(page, one).waitFor()
    },
  },
  {
    as: 'customer',
    at: '/dashboard/activeOrders',
    order: 'Pending',
    what: 'a cancellation that fails',
    async how(page, one) {
      await fails(page, 'orderStatus/*')
      const button = card(page, one).getByRole('button', { name: 'Cancel order' })
      const yes = 'Yes, cancel it!'
      const dialog = await asks(page, button, { title: `Cancel order #${one.number}?`, yes })
      await says(page, dialog, yes, 'Error!', 'Failed to update order status.')
      await card(page, one).waitFor()
    },
  },
  {
    as: 'customer',
    at: '/dashboard/myShopping',
    order: 'Delivered',
    what: 'requests the return of a delivered order',
    async how(page, one) {
      await card(page, one).getByRole('button', { name: 'Request return' }).click()
      const dialog = page.getByRole('dialog', { name: `Return order #${one.number}` })
      await dialog.getByText(/^Within 7 days of delivery/).waitFor()
      await choose(dialog.getByRole('radio', { name: 'I changed my mind' }))
      await dialog.getByRole('button', { name: 'Request return' }).click()
      await reads(page.getByTestId('toasts'), ...updated)
      await card(page, one).waitFor({ state: 'detached' })
    },
  },
]
