import { expect, test } from 'vitest'
import { pathIn } from '#src/i18n/locale.ts'
import { orderOverviewMessages } from '#src/orders/admin/order-overview.messages.ts'
import { moneyDialogMessages } from '#src/orders/money-card/money.messages.ts'
import { returnCardMessages, returnRowMessages } from '#src/orders/returns/returns.messages.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'
import { place } from './order-admin.steps.ts'

openDemoShopAsAdmin()

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)('the refund of a row opens its dialog on the order, once: %s at %d', async (locale, width) => {
  const { page } = boss
  await page.setViewportSize({ width, height: 860 })
  const words = moneyDialogMessages[locale]
  const row = returnRowMessages[locale]
  const off = await place(boss, `off-${locale}@example.com`)
  await boss.call('POST', `/api/orderPayment/${off.id}`, { amount: off.total, method: 'transfer', seen: 0 })
  await boss.call('PUT', `/api/orderStatus/${off.id}`, { status: 'Cancelled' })
  const press = async (list: string, number: string) => {
    await page.goto(pathIn(locale, `/dashboard/${list}`))
    await page
      .getByRole('link', { name: `${row.refunded} ${number}` })
      .filter({ visible: true })
      .click()
  }
  await press('cancelledOrders', off.number)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.amount).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByTestId('order-number').waitFor()
  await page.getByTestId('money-ledger').waitFor()
  expect(await dialog.count(), 'asked once').toBe(0)

  const back = await sentBack(`back-${locale}@example.com`)
  await press('returnOrders', back.number)
  const { refunded } = returnCardMessages[locale]
  await dialog.getByRole('button', { name: refunded, exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('the refund of a row is asked of its order alone, not of the next one', async () => {
  const { page } = boss
  await page.setViewportSize({ width: 1280, height: 860 })
  const back = await sentBack('next@example.com')
  const off = await place(boss, 'before@example.com')
  await boss.call('POST', `/api/orderPayment/${off.id}`, { amount: off.total, method: 'transfer', seen: 0 })
  await boss.call('PUT', `/api/orderStatus/${off.id}`, { status: 'Cancelled' })
  await page.goto('/dashboard/orders')
  await page
    .getByRole('link', { name: `${returnRowMessages.en.refunded} ${off.number}` })
    .filter({ visible: true })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: orderOverviewMessages.en.orderAfter }).click()
  await page.getByTestId('order-number').getByText(back.number).waitFor()
  await page.getByTestId('return').getByRole('button', { name: returnCardMessages.en.refunded }).waitFor()
  expect(await dialog.count(), 'nobody asked for it').toBe(0)
})

/** An order that came back and whose money is due. */
async function sentBack(email: string) {
  const back = await place(boss, email)
  for (const status of ['Confirmed', 'Delivered'])
    await boss.call('PUT', `/api/orderStatus/${back.id}`, { status })
  await boss.call('PUT', `/api/orderReturn/${back.id}`, {
    status: 'Return',
    from: 'Delivered',
    reason: 'defect',
    lines: [{ line: 0, quantity: 1 }],
  })
  const { data } = (await boss.call('GET', `/api/orderReturn/${back.id}`, undefined)) as {
    data: { returns: { _id: string }[] }
  }
  const of = `/api/returnStep/${data.returns[0]?._id}`
  await boss.call('PUT', of, { from: 'requested', to: 'approved' })
  await boss.call('PUT', of, { from: 'approved', to: 'received', restocked: [{ line: 0, quantity: 1 }] })
  return back
}
