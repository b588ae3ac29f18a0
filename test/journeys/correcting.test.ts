import { expect, test } from 'vitest'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { correctionMessages, editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { undoingMessages } from '#src/orders/undoing/undoing.messages.ts'
import { browser, openDemoShop, shop } from './demo-shop.steps.ts'
import { admin, enter, place } from './order-admin.steps.ts'

const words = { ...orderChangeMessages.en, ...undoingMessages.en }

openDemoShop()

test('staff edit an order at a desk: a product more, a discount, and the sums follow while it is typed', async () => {
  const words = editOrderMessages.en
  const boss = await enter(browser, shop.origin, admin)
  const { id, number } = await place(boss, 'salma@example.com')
  const { page } = boss
  await page.goto(`/dashboard/order-overview/${id}`)
  await page.getByRole('link', { name: words.edit, exact: true }).click()
  await page.getByRole('heading', { name: words.title(number) }).waitFor()
  const save = page.getByRole('button', { name: words.save })
  expect(await save.isDisabled()).toBe(true)

  await page.getByLabel(words.add).fill('tote')
  await page
    .getByRole('button', { name: /^Add .*tote/i })
    .first()
    .click()
  await expect.poll(() => page.getByTestId('edit-line').count()).toBe(2)
  await page.getByTestId('edit-difference').getByText(words.more).waitFor()
  await page.getByRole('radio', { name: words.percent }).check({ force: true })
  await page.getByLabel(words.percentValue).fill('10')
  await page.getByText('Discount', { exact: true }).nth(1).waitFor()
  await save.click()
  await page.getByText(words.needed).waitFor()
  await page.getByLabel(words.reason).fill('A friend of the shop')
  await save.click()
  await page.getByText(words.saved).first().waitFor()
  const history = page.getByTestId('order-history')
  await history.getByText(correctionMessages.en.corrected).waitFor()
  expect(await history.innerText()).toContain('A friend of the shop')
})

test('staff edit an order on a phone in Arabic, and are asked before they leave it unsaved', async () => {
  const words = editOrderMessages.ar
  const boss = await enter(browser, shop.origin, admin)
  const { id, number } = await place(boss, 'noor@example.com')
  const { page } = boss
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/ar/dashboard/order-overview/${id}/edit`)
  await page.getByRole('heading', { name: words.title(number) }).waitFor()
  await page
    .getByTestId('edit-line')
    .getByRole('button', { name: 'زيادة' })
    .or(page.locator('[role=spinbutton] + button'))
    .first()
    .click()
  await page.getByTestId('edit-difference').getByText(words.more).waitFor()
  await page.getByRole('link', { name: words.cancel, exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button').first().click()
  await page.getByRole('button', { name: words.save }).click()
  await page.getByText(words.saved).first().waitFor()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'the order fits a phone').toBeLessThanOrEqual(0)
})

test('a status set by mistake is taken back by the toast', async () => {
  const boss = await enter(browser, shop.origin, admin)
  const { number } = await place(boss, 'huda@example.com')
  const { page } = boss
  await page.goto('/dashboard/pendingOrders')
  const row = page.getByRole('row').filter({ hasText: `#${number}` })
  await row.getByRole('button', { name: `${words.toConfirmed} #${number}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.yesConfirmed, exact: true }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByTestId('toasts').getByRole('button', { name: words.undo, exact: true }).click()
  await page.getByText(words.undoneText).waitFor()
  await row.waitFor()
})

test('an edit that was typed before the page was lost is offered again, with its lines', async () => {
  const words = editOrderMessages.en
  const boss = await enter(browser, shop.origin, admin)
  const { id } = await place(boss, 'salma@example.com')
  const { page } = boss
  await page.goto(`/dashboard/order-overview/${id}/edit`)
  await page.getByLabel(words.add).fill('tote')
  await page
    .getByRole('button', { name: /^Add .*tote/i })
    .first()
    .click()
  await expect.poll(() => page.getByTestId('edit-line').count()).toBe(2)
  await page.getByLabel(words.name).fill('Salma of Sur')
  // What is not saved is asked about before the page goes.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect.poll(() => page.getByLabel(words.name).inputValue()).toBe('Salma of Sur')
  await expect.poll(() => page.getByTestId('edit-line').count()).toBe(2)
  await page.getByRole('button', { name: words.save }).click()
  await page.getByText(words.saved).first().waitFor()
  await page.goto(`/dashboard/order-overview/${id}/edit`)
  await page.getByTestId('edit-line').first().waitFor()
  expect(await page.getByRole('button', { name: 'Bring it back' }).count()).toBe(0)
})
