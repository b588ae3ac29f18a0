import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Locale } from '#src/core/locale.ts'
import { staffNoteMessages } from '#src/orders/admin/order-overview.messages.ts'
import { callMessages } from '#src/orders/calls/call.messages.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { isUnpaidTransfer } from '#src/orders/changes/unpaid-transfer.ts'
import { moneyDialogMessages, moneyMessages } from '#src/orders/money-card/money.messages.ts'
import type { Order } from '#src/orders/order/order.ts'
import { type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'
import { boss } from './demo-shop.steps.ts'
import { colleague, email, open, openShopOfTwo, salma, sights } from './live-orders.steps.ts'
import { place, receiptOf } from './order-admin.steps.ts'

openShopOfTwo()

const status = (page: Page) => page.locator('h1 + p')
const staffWord = (locale: Locale, of: OrderStatus) => orderStatuses[of].staffWords[locale]

/** Writes that whoever was called wants the order of this number; of a transfer nobody approved that is asked once more (O15). */
async function confirmCall(locale: Locale, number: string): Promise<void> {
  const { page } = boss
  const orders = (await colleague.call('GET', `/api/orders?q=${number}&limit=10`, undefined)) as Order[]
  const order = orders.find(({ orderId }) => orderId === number)
  await page.getByText(callMessages[locale].confirmed, { exact: true }).click()
  await page.getByRole('button', { name: callMessages[locale].save, exact: true }).click()
  if (order && isUnpaidTransfer(order))
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: orderChangeMessages[locale].yesConfirmed })
      .click()
}

// That the news takes no two seconds is measured in notice-streams.test.ts, where no browser draws on the same machine.
test.each(sights)(
  'a page of an order follows its colleague and its customer, and loses nothing typed: %s at %d',
  async (locale, width) => {
    const [money, dialogs] = [moneyMessages[locale], moneyDialogMessages[locale]]
    const [calls, notes, moves] = [
      callMessages[locale],
      staffNoteMessages[locale],
      orderChangeMessages[locale],
    ]
    const { id, total } = await place(salma, email)
    const path = `/dashboard/order-overview/${id}`
    const { page } = boss
    await open(boss, locale, width, path)
    // Empty it is a line on a phone.
    if (width < 640) await page.getByRole('heading', { name: notes.note }).click()
    await page.getByRole('textbox', { name: notes.note }).fill('Rings twice')
    await page.getByText(calls['no answer'], { exact: true }).click()
    await page.locator('form textarea[name=note]').fill('Busy line')
    await page.getByRole('button', { name: money.recordPayment, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(dialogs.reference).fill('TR 4711')

    await open(colleague, locale, width, path)
    await colleague.page.getByRole('button', { name: moves.toConfirmed }).first().click()
    await colleague.page
      .getByRole('alertdialog')
      .getByRole('button', { name: moves.yesConfirmed, exact: true })
      .click()
    await expect.poll(() => status(page).innerText()).toContain(staffWord(locale, 'Confirmed'))
    const part = { amount: '1', method: 'cash', reference: '', note: '', seen: 0 }
    const key = { 'idempotency-key': crypto.randomUUID() }
    await colleague.call('POST', `/api/orderPayment/${id}`, part, key)
    await dialog.getByText((total - 1).toFixed(3)).waitFor()

    expect(await dialog.getByLabel(dialogs.reference).inputValue()).toBe('TR 4711')
    const save = dialog.getByRole('button', { name: dialogs.savePayment })
    await save.click()
    await dialog.getByRole('alert').waitFor()
    expect(await dialog.getByLabel(dialogs.reference).inputValue()).toBe('TR 4711')
    await dialog.getByLabel(dialogs.amount).fill('2')
    await save.click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByRole('textbox', { name: notes.note }).inputValue()).toBe('Rings twice')
    expect(await page.locator('form textarea[name=note]').inputValue()).toBe('Busy line')

    await salma.call('PUT', `/api/orderStatus/${id}`, { status: 'Cancelled' })
    await expect.poll(() => status(page).innerText()).toContain(staffWord(locale, 'Cancelled'))
    await salma.call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
    await expect.poll(() => status(page).innerText()).toContain(staffWord(locale, 'Confirmed'))
    expect(await page.getByRole('textbox', { name: notes.note }).inputValue()).toBe('Rings twice')
  },
)

test.each(sights)(
  'a note that a colleague leaves while the page of its order is open is read there: %s at %d',
  async (locale, width) => {
    const notes = staffNoteMessages[locale]
    const { id } = await place(salma, email)
    await open(boss, locale, width, `/dashboard/order-overview/${id}`)
    const note = boss.page.getByRole('textbox', { name: notes.note })
    await boss.page.getByRole('heading', { name: notes.note }).waitFor()
    // Empty it is a line on a phone.
    expect(await note.isVisible()).toBe(width >= 640)
    const staffNote = 'Bring change for 20, gate code 4411'
    const { version } = (await colleague.call('GET', `/api/order/${id}`, undefined)) as { version?: number }
    await colleague.call('PUT', `/api/orderNote/${id}`, { staffNote, version: version ?? 0 })
    await colleague.call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
    await expect.poll(() => note.isVisible()).toBe(true)
    await expect.poll(() => note.inputValue()).toBe(staffNote)
    // It stays as its reader leaves it.
    if (width >= 640) return
    await boss.page.getByRole('heading', { name: notes.note }).click()
    await note.waitFor({ state: 'hidden' })
    await colleague.call('PUT', `/api/orderStatus/${id}`, { status: 'Shipping' })
    await expect.poll(() => status(boss.page).innerText()).toContain(staffWord(locale, 'Shipping'))
    expect(await note.isVisible()).toBe(false)
  },
)

test.each(sights)(
  'who calls about an order learns that a colleague confirmed it, keeps what was typed and goes on to the next: %s at %d',
  async (locale, width) => {
    const words = callMessages[locale]
    const { page } = boss
    await place(salma, email)
    await place(salma, email)
    await open(boss, locale, width, '/dashboard/toCall')
    const number = page.getByTestId('order-number')
    const taken = (await number.innerText()).slice(1)
    await page.getByText(words['no answer'], { exact: true }).click()
    await page.locator('form textarea[name=note]').fill('Rang three times')
    const found = (await colleague.call('GET', `/api/orders?q=${taken}&limit=10`, undefined)) as Order[]
    const id = found.find(({ orderId }) => orderId === taken)?._id
    await colleague.call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
    await page.getByText(words.over(staffWord(locale, 'Confirmed'))).waitFor()
    expect(await page.locator('form textarea[name=note]').inputValue()).toBe('Rang three times')
    await page.getByRole('button', { name: words.goOn }).click()
    await expect.poll(() => number.innerText()).not.toBe(`#${taken}`)
    await page.getByText(words.over(staffWord(locale, 'Confirmed'))).waitFor({ state: 'detached' })

    // What the call itself makes of it is no news.
    const news: string[] = []
    await page.exposeFunction(`news${locale}`, (text: string) => news.push(text))
    await page.evaluate((name) => {
      const tell = (globalThis as unknown as Record<string, (text: string) => void>)[name]
      new MutationObserver(() => {
        const text = document.querySelector('section [role=status]')?.textContent
        if (text) tell?.(text)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    }, `news${locale}`)
    const next = await number.innerText()
    const asked: string[] = []
    const listen = (request: Request) =>
      request.method() === 'GET' && asked.push(new URL(request.url()).pathname)
    page.on('request', listen)
    await confirmCall(locale, next.slice(1))
    // All texts at once: a number that goes between two questions is waited for.
    await expect.poll(() => number.allInnerTexts()).not.toContain(next)
    expect(news).toEqual([])
    page.off('request', listen)
    expect(
      asked.filter((path) => /^\/api\/(order|orderCalls)\//.test(path)),
      'of what is done nothing is asked',
    ).toEqual([])

    // Where nobody says whose turn is next, what became of this one is told, and there is a way on.
    await place(salma, email)
    await open(boss, locale, width, '/dashboard/toCall')
    await number.waitFor()
    await page.route('**/api/nextCall', (route) => route.abort())
    await confirmCall(locale, (await number.innerText()).slice(1))
    await page.getByText(words.over(staffWord(locale, 'Confirmed'))).waitFor({ timeout: 20_000 })
    const ended = await number.innerText()
    await page.unroute('**/api/nextCall')
    await page.getByRole('button', { name: words.goOn }).click()
    await expect.poll(() => number.allInnerTexts()).not.toContain(ended)

    // So too where the order stays pending: nothing is left to press that would count the call twice.
    const { id: unanswered, number: rung } = await place(salma, email)
    await open(boss, locale, width, '/dashboard/toCall')
    while ((await number.innerText()) !== `#${rung}`) {
      const other = await number.innerText()
      await page.getByRole('button', { name: words.later, exact: true }).click()
      await expect.poll(() => number.innerText()).not.toBe(other)
    }
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/nextCall', async (route) => {
      await answer.promise
      await route.abort()
    })
    const save = page.getByRole('button', { name: words.save, exact: true })
    const press = async () => {
      await page.getByText(words['no answer'], { exact: true }).first().click()
      await save.click({ force: true })
    }
    const saved = page.waitForResponse((reply) => reply.url().endsWith(`/api/orderCalls/${unanswered}`))
    await press()
    expect((await saved).status()).toBe(200)
    await press()
    answer.resolve()
    await page.getByText(words.saved).waitFor({ timeout: 20_000 })
    expect(await save.count()).toBe(0)
    const { data: written } = (await boss.call('GET', `/api/orderCalls/${unanswered}`, undefined)) as {
      data: object[]
    }
    expect(written).toHaveLength(1)
    await page.unroute('**/api/nextCall')
    await page.getByRole('button', { name: words.goOn }).click()
    await page.getByText(words.saved).waitFor({ state: 'detached' })
    await expect.poll(() => number.allInnerTexts()).not.toContain(`#${rung}`)
  },
)

test.each(sights)(
  'a row of a list says what a colleague made of it, and stays where it is: %s at %d',
  async (locale, width) => {
    const { page } = boss
    const { id, number } = await place(salma, email)
    await place(salma, email)
    await open(boss, locale, width, '/dashboard/pendingOrders')
    const rows = page.locator('[data-order-row]')
    const row = rows.filter({ hasText: `#${number}` })
    await row.waitFor()
    const numbers = () => rows.locator('[data-order-link]').allInnerTexts()
    const before = await numbers()
    await colleague.call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
    // Sooner than the list is asked for again by itself.
    await expect.poll(() => row.innerText(), { timeout: 10_000 }).toContain(staffWord(locale, 'Confirmed'))
    expect(await numbers()).toEqual(before)
  },
)

test.each(sights)(
  'a transfer whose receipt nobody approved is asked about before the call confirms it: %s at %d',
  async (locale, width) => {
    const [words, asked] = [callMessages[locale], orderChangeMessages[locale]]
    const { page } = boss
    const payment = { paymentMethod: 'Online Payment', paymentProof: await receiptOf(salma.page) }
    const { id, number } = await place(salma, email, payment)
    await open(boss, locale, width, '/dashboard/toCall')
    const shown = page.getByTestId('order-number')
    while ((await shown.innerText()) !== `#${number}`) {
      const other = await shown.innerText()
      await page.getByRole('button', { name: words.later, exact: true }).click()
      await expect.poll(() => shown.innerText()).not.toBe(other)
    }
    await page.getByText(words.confirmed, { exact: true }).click()
    await page.locator('form textarea[name=note]').fill('Knows the way')
    const save = page.getByRole('button', { name: words.save, exact: true })
    await save.click()
    const question = page.getByRole('alertdialog')
    await question.getByText(asked.askUnpaid).waitFor()
    await question.getByRole('button', { name: asked.notYet, exact: true }).click()
    await question.waitFor({ state: 'detached' })
    expect(await page.locator('form textarea[name=note]').inputValue(), 'what was typed stays').toBe(
      'Knows the way',
    )
    const status = async () => ((await boss.call('GET', `/api/order/${id}`, undefined)) as Order).orderStatus
    expect(await status()).toBe('Pending')
    await save.click()
    await question.getByRole('button', { name: asked.yesConfirmed, exact: true }).click()
    await expect.poll(status).toBe('Confirmed')
  },
)
