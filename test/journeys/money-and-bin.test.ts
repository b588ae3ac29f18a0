import { expect, test } from 'vitest'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { adminOrderMessages } from '#src/orders/admin/admin-order.messages.ts'
import { staffNoteMessages } from '#src/orders/admin/order-overview.messages.ts'
import { binMessages } from '#src/orders/bin/bin.messages.ts'
import { exchangeUnderWay } from '#src/orders/changes/delete-order.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { moneyDialogMessages, moneyMessages } from '#src/orders/money-card/money.messages.ts'
import { tags, violations } from '../spec/axe.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { admin, enter, place, type SignedIn } from './order-admin.steps.ts'

openDemoShopAsAdmin()

const sights = [
  ['en', 1280],
  ['ar', 360],
] as const

const fits = ({ page }: SignedIn) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.each(sights)(
  'money goes back in parts; of two who refund at once one is told, and goes on: %s at %d',
  async (locale, width) => {
    const own = moneyMessages[locale]
    const words = moneyDialogMessages[locale]
    const { id, total } = await place(boss, 'salma@example.com')
    for (const status of ['Confirmed', 'Delivered'])
      await boss.call('PUT', `/api/orderStatus/${id}`, { status })
    const colleague = await enter(browser, shop.origin, admin)
    const both = [boss, colleague]
    for (const { page } of both) {
      await page.setViewportSize({ width, height: 860 })
      await page.goto(pathIn(locale, `/dashboard/order-overview/${id}`))
      await page.getByRole('button', { name: own.recordRefund, exact: true }).click()
      await page.getByLabel(words.amount).waitFor()
    }
    expect(await violations(boss.page, tags)).toEqual([])
    const refund = async ({ page }: SignedIn, amount: string) => {
      await page.getByLabel(words.amount).fill(amount)
      await page.getByRole('dialog').getByRole('button', { name: words.saveRefund }).click()
    }
    await refund(boss, '5')
    await boss.page.getByRole('dialog').waitFor({ state: 'detached' })
    await refund(colleague, total.toFixed(3))
    const dialog = colleague.page.getByRole('dialog')
    await dialog.getByRole('alert').waitFor()
    expect(await dialog.getByLabel(words.amount).inputValue(), 'what was typed stays').toBe(total.toFixed(3))
    await dialog.getByText((total - 5).toFixed(3)).waitFor()
    await refund(colleague, '٣')
    await dialog.waitFor({ state: 'detached' })
    expect(await boss.call('GET', `/api/order/${id}`, undefined)).toMatchObject({
      refunded: 8,
      paymentState: 'partly refunded',
    })
    expect(await fits(colleague), 'the order fits').toBeLessThanOrEqual(0)
    await colleague.page.context().close()
  },
)

test.each(sights)(
  'a deleted order is in the bin and in no list until an admin takes it back: %s at %d',
  async (locale, width) => {
    const words = binMessages[locale]
    const own = orderChangeMessages[locale]
    const { page } = boss
    const { id, number } = await place(boss, 'salma@example.com')
    await boss.call('PUT', `/api/orderStatus/${id}`, { status: 'Cancelled' })
    await page.setViewportSize({ width, height: 860 })
    await page.goto(pathIn(locale, `/dashboard/order-overview/${id}`))
    await page.getByTestId('order-history').waitFor()
    // From its deletion on nothing is asked of what is gone; before, the page may still hear that it was cancelled (N5).
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(id)) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await page.getByRole('button', { name: `${own.delete} #${number}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: own.yesDelete }).click()
    await page.waitForURL('**/dashboard/cancelledOrders')
    await page.getByText(adminOrderMessages[locale].cancelled, { exact: true }).first().waitFor()
    const deletion = `DELETE /api/deleteOrder/${id}`
    expect(asked.slice(asked.indexOf(deletion))).toEqual([deletion])
    page.removeAllListeners('request')
    await page.goto(pathIn(locale, `/dashboard/orders?q=${number}`))
    await page.getByText(adminOrderMessages[locale].noneFound(number)).waitFor()
    await page.goto(pathIn(locale, '/dashboard/bin'))
    const row = page.getByRole('listitem').filter({ hasText: `#${number}` })
    await row.waitFor()
    expect(await violations(page, tags)).toEqual([])
    expect(await fits(boss), 'the bin fits').toBeLessThanOrEqual(0)
    await row.getByRole('button', { name: words.restore }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.restore }).click()
    await row.waitFor({ state: 'detached' })
    await page.goto(pathIn(locale, `/dashboard/orders?q=${number}`))
    await page.getByText(`#${number}`).first().waitFor()
  },
)

test.each(sights)(
  'who deletes an order whose money is still owed back reads it before: %s at %d',
  async (locale, width) => {
    const own = orderChangeMessages[locale]
    const { page } = boss
    const { id, number, total } = await place(boss, 'salma@example.com')
    await boss.call('POST', `/api/orderPayment/${id}`, { amount: total, method: 'cash', seen: 0 })
    await boss.call('PUT', `/api/orderStatus/${id}`, { status: 'Cancelled' })
    await page.setViewportSize({ width, height: 860 })
    for (const path of [`/dashboard/order-overview/${id}`, `/dashboard/cancelledOrders?q=${number}`]) {
      await page.goto(pathIn(locale, path))
      await page.getByRole('button', { name: `${own.delete} #${number}` }).click()
      const question = page.getByRole('alertdialog')
      await question.getByText(own.stillOwed(amountInText(locale, inBaisa(total)))).waitFor()
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'detached' })
    }
  },
)

test.each(sights)(
  'who deletes an order whose return is open reads it before, and why its exchange keeps it: %s at %d',
  async (locale, width) => {
    const own = orderChangeMessages[locale]
    const { page } = boss
    const { id, number } = await place(boss, 'salma@example.com')
    for (const status of ['Confirmed', 'Delivered'])
      await boss.call('PUT', `/api/orderStatus/${id}`, { status })
    const back = { status: 'Return', from: 'Delivered', reason: 'defect', wants: 'exchange', comment: 'M' }
    await boss.call('PUT', `/api/orderReturn/${id}`, back)
    await page.setViewportSize({ width, height: 860 })
    const ask = async () => {
      await page.goto(pathIn(locale, `/dashboard/order-overview/${id}`))
      await page.getByRole('button', { name: `${own.delete} #${number}` }).click()
      const question = page.getByRole('alertdialog')
      await question.getByText(own.openReturn).waitFor()
      return question
    }
    const question = await ask()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    type Answer = { data: { returns: { _id: string; lines: { size: string; color: string }[] }[] } }
    const { data } = (await boss.call('GET', `/api/orderReturn/${id}`, undefined)) as Answer
    const one = data.returns[0] as Answer['data']['returns'][number]
    const exchange = one.lines.slice(0, 1).map(({ size, color }) => ({ line: 0, size, color, quantity: 1 }))
    await boss.call('PUT', `/api/returnStep/${one._id}`, { from: 'requested', to: 'approved', exchange })
    await (await ask()).getByRole('button', { name: own.yesDelete }).click()
    await page.getByTestId('toasts').getByText(exchangeUnderWay[locale]).waitFor()
    await page.getByRole('button', { name: `${own.delete} #${number}` }).waitFor()
  },
)

test('who deletes an order that was opened from a list is back in that list', async () => {
  const { page } = boss
  const { id, number } = await place(boss, 'salma@example.com')
  await boss.call('PUT', `/api/orderStatus/${id}`, { status: 'Cancelled' })
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto('/dashboard/orders?area=HOME+DELIVERY')
  await page.getByRole('link', { name: adminOrderMessages.en.open(number) }).click()
  await page.getByTestId('order-history').waitFor()
  await page.getByRole('button', { name: `${orderChangeMessages.en.delete} #${number}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: orderChangeMessages.en.yesDelete }).click()
  await page.waitForURL('**/dashboard/orders?area=HOME+DELIVERY')
  await page.getByRole('link', { name: adminOrderMessages.en.open(number) }).waitFor({ state: 'detached' })
})

test('what is said at a desk stays under the mouse while the page is moved', async () => {
  const { page } = boss
  const { id } = await place(boss, 'salma@example.com')
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(`/dashboard/order-overview/${id}`)
  const note = page.getByRole('textbox', { name: staffNoteMessages.en.note })
  await note.fill('Call first')
  // Where toasts begin there is something to press.
  await page.evaluate(() => {
    const bar = document.createElement('button')
    bar.style.cssText = 'position:fixed;inset-inline-start:16rem;bottom:8px;width:480px;height:70px;z-index:1'
    document.getElementById('main')?.append(bar)
  })
  await page.getByRole('button', { name: staffNoteMessages.en.save, exact: true }).click()
  const toast = page.getByTestId('toasts').locator('> div').first()
  const start = async () => Math.round((await toast.boundingBox())?.x ?? 0)
  await expect.poll(start).toBeGreaterThanOrEqual(256 + 480)
  const beside = await start()
  await toast.hover()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect.poll(start).toBe(beside)
})
