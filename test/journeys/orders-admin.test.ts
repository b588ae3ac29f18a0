import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminOrderMessages, emptyListMessages } from '#src/orders/admin/admin-order.messages.ts'
import { orderOverviewMessages } from '#src/orders/admin/order-overview.messages.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { myOrdersMessages, returnMessages } from '#src/orders/my-orders/my-orders.messages.ts'
import { undoingMessages } from '#src/orders/undoing/undoing.messages.ts'
import { choose } from '#test/choose.ts'
import { browser, openDemoShop, shop } from './demo-shop.steps.ts'
import { admin, enter, place } from './order-admin.steps.ts'

const words = {
  ...adminOrderMessages.en,
  ...orderChangeMessages.en,
  empty: emptyListMessages.en,
  mine: myOrdersMessages.en,
  returning: returnMessages.en,
}

openDemoShop()

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: `#${number}` })

/** Waits until the row has left the list. */
const gone = (page: Page, number: string) => rowOf(page, number).waitFor({ state: 'detached' })

/** Presses a status button of a row and answers the question with yes. */
async function move(page: Page, number: string, button: string, question: string, yes: string) {
  await rowOf(page, number)
    .getByRole('button', { name: `${button} #${number}` })
    .click()
  const dialog = page.getByRole('alertdialog', { name: question })
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await page.getByText(words.updatedText, { exact: true }).first().waitFor()
  // Of several that are moved in turn, it says which.
  await page.getByTestId('toasts').getByText(`Order #${number}: `).first().waitFor()
}

test('an order goes Pending, Confirmed, Shipping, Delivered, Return, and stands in the right list each time', async () => {
  const boss = await enter(browser, shop.origin, admin)
  const salma = await enter(browser, shop.origin, 'salma@example.com', 'Salma Al Harthi')
  const { number } = await place(salma, 'salma@example.com')
  const dashboard = boss.page

  await dashboard.goto('/dashboard/pendingOrders')
  await dashboard.getByRole('heading', { name: words.pending }).waitFor()
  await move(dashboard, number, words.toConfirmed, words.askConfirmed(number), words.yesConfirmed)
  await gone(dashboard, number)

  await dashboard.goto('/dashboard/confirmedOrders')
  await move(dashboard, number, words.toShipping, words.askShipping(number), words.yesShipping)
  // Shipping belongs to this list too, so the row stays (O7).
  const shipping = rowOf(dashboard, number).getByRole('button', { name: `${words.toShipping} #${number}` })
  await expect.poll(() => shipping.isDisabled()).toBe(true)
  await expect.poll(() => rowOf(dashboard, number).getByTestId('order-status').innerText()).toBe('Shipping')
  await move(dashboard, number, words.toDelivered, words.askDelivered, words.yesDelivered)
  await gone(dashboard, number)

  const hers = salma.page
  await hers.goto('/dashboard/activeOrders')
  await hers.getByText(words.mine.noActive).waitFor()
  await hers.goto('/dashboard/myShopping')
  await hers.getByRole('button', { name: `${words.returning.request} #${number}` }).click()
  const request = hers.getByRole('dialog', { name: words.returning.title(number) })
  await request.getByLabel(words.returning.comment).fill('The heel is loose')
  await request.getByRole('button', { name: words.returning.send }).click()
  await request.getByRole('alert').getByText(words.returning.choose).waitFor()
  await choose(request.getByRole('radio', { name: words.returning.defect }))
  // Of two pieces none is chosen before: she returns both.
  await request.getByRole('spinbutton').fill('2')
  await request.getByRole('button', { name: words.returning.send }).click()
  await hers.getByText(words.mine.noShopping).waitFor()
  await hers.goto('/dashboard/myReturn')
  await hers
    .getByTestId('my-order')
    .filter({ hasText: `#${number}` })
    .waitFor()

  await dashboard.goto('/dashboard/deliveredOrders')
  await dashboard.getByRole('table').or(dashboard.getByText(words.empty.delivered)).waitFor()
  expect(await rowOf(dashboard, number).count()).toBe(0)
  await dashboard.goto('/dashboard/returnOrders')
  await rowOf(dashboard, number)
    .getByRole('link', { name: words.open(number) })
    .click()
  await dashboard.waitForURL(/order-overview/)
  const history = dashboard.getByTestId('order-history')
  await history.getByText('Reason: Defect').waitFor()
  await history.getByText('The heel is loose', { exact: true }).waitFor()
  expect(await history.getByRole('listitem').count(), 'until all are asked for').toBe(3)
  await dashboard.getByRole('button', { name: orderOverviewMessages.en.wholeHistory(6) }).click()
  await expect.poll(() => history.getByRole('listitem').count()).toBe(6)

  await dashboard.goBack()
  await rowOf(dashboard, number)
    .getByRole('button', { name: `${words.delete} #${number}` })
    .click()
  const sure = dashboard.getByRole('alertdialog', { name: words.sure })
  await sure.getByText(words.noRevert, { exact: true }).waitFor()
  await sure.getByRole('button', { name: words.yesDelete, exact: true }).click()
  await dashboard.getByText(words.deleted, { exact: true }).waitFor()
  await gone(dashboard, number)
})

test('the Undo that is offered is that of the last change, and one that comes too late says of which order', async () => {
  const boss = await enter(browser, shop.origin, admin)
  const huda = await enter(browser, shop.origin, 'huda@example.com', 'Huda Al Lawati')
  const order = await place(huda, 'huda@example.com')
  const dashboard = boss.page
  const toasts = dashboard.getByTestId('toasts')
  const told = (status: string) => toasts.getByText(words.orderIsNow(order.number, status), { exact: true })
  await dashboard.goto('/dashboard/pendingOrders')
  await move(dashboard, order.number, words.toConfirmed, words.askConfirmed(order.number), words.yesConfirmed)
  await gone(dashboard, order.number)
  // By keyboard, within the same page, while the pointer holds what is said.
  await told('Confirmed').hover()
  await dashboard.locator('a[href="/dashboard/confirmedOrders"]').first().press('Enter')
  await rowOf(dashboard, order.number)
    .getByRole('button', { name: `${words.toShipping} #${order.number}` })
    .press('Enter')
  const dialog = dashboard.getByRole('alertdialog', { name: words.askShipping(order.number) })
  await dialog.getByRole('button', { name: words.yesShipping, exact: true }).press('Enter')
  await told('Shipping').waitFor()
  await told('Confirmed').waitFor({ state: 'detached' })
  await boss.call('PUT', `/api/orderStatus/${order.id}`, { status: 'Delivered' })
  await toasts.getByRole('button', { name: undoingMessages.en.undo }).press('Enter')
  await toasts.getByText(words.theOrder(order.number), { exact: true }).waitFor()
})

test('new orders are announced, search finds them, and who comes second is told (O5, O9)', async () => {
  const boss = await enter(browser, shop.origin, admin)
  const amal = await enter(browser, shop.origin, 'amal@example.com', 'Amal Al Zadjali')
  const first = await place(amal, 'amal@example.com')
  const dashboard = boss.page
  await dashboard.goto('/dashboard/pendingOrders')
  await rowOf(dashboard, first.number).waitFor()

  const second = await place(amal, 'amal@example.com')
  await dashboard.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await dashboard.getByText(words.newOrders(1)).waitFor()
  expect(await rowOf(dashboard, second.number).count()).toBe(0)
  await dashboard.getByRole('button', { name: words.showNew }).click()
  await rowOf(dashboard, second.number).waitFor()

  await dashboard.getByPlaceholder(words.searchFor).fill(`#${second.number}`)
  await expect.poll(() => rowOf(dashboard, first.number).count()).toBe(0)
  await rowOf(dashboard, second.number).waitFor()
  await dashboard.waitForURL(/\?q=/)
  await dashboard.reload()
  await rowOf(dashboard, second.number).waitFor()
  await expect.poll(() => dashboard.getByPlaceholder(words.searchFor).inputValue()).toBe(`#${second.number}`)

  // She cancels while staff have the question open.
  await rowOf(dashboard, second.number).getByRole('button', { name: words.toConfirmed }).click()
  const question = dashboard.getByRole('alertdialog', { name: words.askConfirmed(second.number) })
  await question.waitFor()
  await amal.call('PUT', `/api/orderStatus/${second.id}`, { status: 'Cancelled' })
  await question.getByRole('button', { name: words.yesConfirmed }).click()
  await dashboard.getByText(words.somebodyFirst, { exact: true }).waitFor()
  await dashboard.getByText(words.nowIs(second.number, 'Cancelled')).waitFor()
  await expect
    .poll(() => rowOf(dashboard, second.number).getByTestId('order-status').innerText())
    .toBe('Cancelled')
})
