import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathIn } from '#src/i18n/locale.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { draftOf, requestOf } from '#src/orders/correcting/edit-draft.ts'
import { correctionMessages, editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { statusWords } from '#src/orders/display/status-words.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { returnCardMessages } from '#src/orders/returns/returns.messages.ts'
import { undoingMessages } from '#src/orders/undoing/undoing.messages.ts'
import { choose } from '#test/choose.ts'
import { tags, violations } from '../spec/axe.ts'
import { browser, openDemoShop, shop } from './demo-shop.steps.ts'
import { admin, enter, place, setBack } from './order-admin.steps.ts'

const words = { ...orderChangeMessages.en, ...undoingMessages.en }

openDemoShop()

test('staff edit an order at a desk: a product more, a discount, and the sums follow while it is typed', async () => {
  const words = editOrderMessages.en
  const boss = await enter(browser, shop.origin, admin)
  const { id, number } = await place(boss, 'salma@example.com')
  const { page } = boss
  const complaints: number[] = []
  page.on('response', (reply) => {
    if (reply.url().endsWith('/quote') && !reply.ok()) complaints.push(reply.status())
  })
  await page.goto(`/dashboard/order-overview/${id}`)
  await page.getByRole('link', { name: words.edit, exact: true }).click()
  await page.getByRole('heading', { name: words.title(number) }).waitFor()
  const save = page.getByRole('button', { name: words.save })
  expect(await save.isDisabled()).toBe(true)

  await page.getByLabel(words.add).fill('tote')
  await page
    .getByRole('option', { name: /^Add .*tote/i })
    .first()
    .click()
  await expect.poll(() => page.getByTestId('edit-line').count()).toBe(2)
  // Another search is answered later than a quote would be.
  await page.getByRole('combobox', { name: words.add, exact: true }).fill('wallet')
  await page
    .getByRole('option', { name: /^Add .*wallet/i })
    .first()
    .waitFor()
  await page.getByRole('combobox', { name: words.add, exact: true }).fill('')
  await save.click()
  const added = page.getByTestId('edit-line').last()
  await added.getByRole('alert').waitFor()
  await added.locator('select:focus').waitFor()
  expect(complaints, 'nothing is complained of before it could be chosen').toEqual([])
  // Which of its colours is asked (P5).
  await page
    .getByTestId('edit-line')
    .last()
    .getByRole('combobox', { name: new RegExp(`^${words.color}`) })
    .selectOption({ index: 1 })
  await page.getByTestId('edit-difference').getByText(words.more).waitFor()
  await choose(page.getByRole('radio', { name: words.percent }))
  expect(await page.getByText(words.reasonNeeded).count()).toBe(0)
  await page.getByLabel(words.percentValue).fill('10')
  await page.getByText(words.reasonNeeded).waitFor()
  expect(await page.getByLabel(words.reason).getAttribute('required')).toBe('')
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

/** What has the focus, as a screen reader would say it. */
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`)

test('a conflict of two edits takes the focus, and what is pressed there gives it to the page', async () => {
  const words = editOrderMessages.en
  const boss = await enter(browser, shop.origin, admin)
  const { id, number } = await place(boss, 'salma@example.com')
  const { page } = boss
  await page.goto(`/dashboard/order-overview/${id}/edit`)
  await page.getByLabel(words.name).fill('Salma of Sur')
  const order = (await boss.call('GET', `/api/order/${id}`, undefined)) as OrderDetails
  const theirs = {
    ...draftOf(order),
    customerData: { ...draftOf(order).customerData, name: 'Salma of Nizwa' },
  }
  await boss.call('PUT', `/api/editOrder/${id}`, requestOf(theirs, order.version ?? 0))
  await page.getByRole('button', { name: words.save }).click()
  await page.getByRole('alert').getByText(words.conflictTitle).waitFor()
  await expect.poll(() => focused(page)).toContain(`DIV ${words.conflictTitle}`)
  await page.getByRole('button', { name: words.keepMine }).click()
  await expect.poll(() => focused(page)).toBe(`H1 ${words.title(number)}`)
  await page.getByRole('button', { name: words.save }).click()
  await page.getByText(words.saved).first().waitFor()
  expect(await boss.call('GET', `/api/order/${id}`, undefined)).toMatchObject({
    customerData: { name: 'Salma of Sur' },
  })
})

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'a step is taken back on the page once that is meant, and its button leaves the focus in its part: %s at %d',
  async (locale, width) => {
    const words = { ...orderChangeMessages[locale], ...undoingMessages[locale] }
    const boss = await enter(browser, shop.origin, admin)
    const { id, number } = await place(boss, 'salma@example.com')
    const { page } = boss
    await page.setViewportSize({ width, height: 780 })
    await page.goto(pathIn(locale, `/dashboard/order-overview/${id}`))
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${words.toConfirmed}`) })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.yesConfirmed, exact: true }).click()
    const undo = page.getByRole('main').getByRole('button', { name: words.undo, exact: true })
    const question = page.getByRole('alertdialog', { name: words.undoTitle(number) })
    await undo.click()
    await question.getByText(words.undoTo(statusWords('Pending', undefined).staffWords[locale])).waitFor()
    expect(await violations(page, tags)).toEqual([])
    // The safe answer has the focus, and gives it back to the button.
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'detached' })
    expect(await boss.call('GET', `/api/order/${id}`, undefined)).toMatchObject({ orderStatus: 'Confirmed' })
    await expect.poll(() => focused(page)).toBe(`BUTTON ${words.undo}`)

    await undo.click()
    await question.getByRole('button', { name: words.undoYes, exact: true }).click()
    await undo.waitFor({ state: 'detached' })
    expect(await boss.call('GET', `/api/order/${id}`, undefined)).toMatchObject({ orderStatus: 'Pending' })
    await expect.poll(() => focused(page)).toMatch(/^(SECTION|MAIN) /)
  },
)

test.each([
  ['ar', 360],
  ['en', 1280],
] as const)(
  'long after, an admin takes a step back with a reason, which the history keeps: %s at %d',
  async (locale, width) => {
    const words = undoingMessages[locale]
    const boss = await enter(browser, shop.origin, admin)
    const { id, number } = await place(boss, 'salma@example.com')
    await boss.call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
    setBack(shop.dataDir, id, 3)
    const { page } = boss
    await page.setViewportSize({ width, height: 780 })
    await page.goto(pathIn(locale, `/dashboard/order-overview/${id}`))
    await page.getByRole('main').getByRole('button', { name: words.undo, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: words.undoTitle(number) })
    const send = dialog.getByRole('button', { name: words.undoYes, exact: true })
    await send.click()
    await dialog.getByText(words.wordsNeeded).waitFor()
    expect(await violations(page, tags)).toEqual([])
    await dialog.getByLabel(words.undoWhy).fill('أكّدنا الطلب الخطأ')
    await send.click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByTestId('order-history').getByText('أكّدنا الطلب الخطأ').waitFor()
    expect(await boss.call('GET', `/api/order/${id}`, undefined)).toMatchObject({ orderStatus: 'Pending' })
    await expect.poll(() => focused(page)).toMatch(/^(SECTION|MAIN) /)
  },
)

test('a return is recorded for whoever calls only once its pieces are there to choose from', async () => {
  const words = undoingMessages.en
  const boss = await enter(browser, shop.origin, admin)
  const { id, number } = await place(boss, 'salma@example.com')
  for (const status of ['Confirmed', 'Shipping', 'Delivered'])
    await boss.call('PUT', `/api/orderStatus/${id}`, { status })
  const { page } = boss
  const slow = Promise.withResolvers<void>()
  await page.route('**/api/orderReturn/**', async (route) => {
    await slow.promise
    await route.continue()
  })
  await page.goto(`/dashboard/order-overview/${id}`)
  const record = page.getByRole('main').getByRole('button', { name: words.record, exact: true })
  await record.waitFor()
  expect(await record.isDisabled()).toBe(true)
  slow.resolve()
  await record.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: words.pieces }).waitFor()

  // Of two pieces none is meant until somebody says so.
  const pieces = dialog.getByRole('group', { name: words.pieces }).getByRole('spinbutton')
  expect(await pieces.inputValue()).toBe('0')
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: words.record, exact: true }).click()
  await dialog.getByRole('alert').getByText(words.choosePieces).waitFor()
  await dialog.getByRole('button', { name: words.allPieces, exact: true }).click()
  await expect.poll(() => pieces.inputValue()).toBe('2')

  // That it was recorded is said like any other change, with the way back beside it.
  await dialog.getByRole('button', { name: words.record, exact: true }).click()
  const toasts = page.getByTestId('toasts')
  await toasts.getByText(orderChangeMessages.en.orderIsNow(number, 'Return')).waitFor()
  // Its next step is in sight and at hand.
  const next = page
    .getByTestId('return')
    .getByRole('button', { name: returnCardMessages.en.approved, exact: true })
  await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true)
  const { top, bottom } = await next.evaluate((button) => button.getBoundingClientRect().toJSON())
  expect([top >= 0, bottom <= (page.viewportSize()?.height ?? 0)]).toEqual([true, true])
  await toasts.getByRole('button', { name: words.undo, exact: true }).click()
  await toasts.getByText(words.undone).waitFor()
  await record.waitFor()
})

test('an edit that was typed before the page was lost is offered again, with its lines', async () => {
  const words = editOrderMessages.en
  const boss = await enter(browser, shop.origin, admin)
  const { id } = await place(boss, 'salma@example.com')
  const { page } = boss
  await page.goto(`/dashboard/order-overview/${id}/edit`)
  await page.getByLabel(words.add).fill('tote')
  await page
    .getByRole('option', { name: /^Add .*tote/i })
    .first()
    .click()
  await expect.poll(() => page.getByTestId('edit-line').count()).toBe(2)
  // Which of its colours is asked (P5).
  await page
    .getByTestId('edit-line')
    .last()
    .getByRole('combobox', { name: new RegExp(`^${words.color}`) })
    .selectOption({ index: 1 })
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
