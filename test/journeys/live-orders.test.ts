import type { Page, Request, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { staffNoteMessages } from '#src/orders/admin/order-overview.messages.ts'
import { paymentProofsMessages } from '#src/orders/admin/payment-proofs.messages.ts'
import { callMessages } from '#src/orders/calls/call.messages.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { courierMessages } from '#src/orders/couriers/courier.messages.ts'
import type { Courier } from '#src/orders/couriers/courier.ts'
import { moneyDialogMessages, moneyMessages } from '#src/orders/money-card/money.messages.ts'
import type { Order } from '#src/orders/order/order.ts'
import { type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { admin, enter, place, receiptOf, type SignedIn } from './order-admin.steps.ts'

openDemoShopAsAdmin()

const email = 'salma@example.com'
let salma: SignedIn
let colleague: SignedIn

beforeAll(async () => {
  salma = await enter(browser, shop.origin, email, 'Salma Al Harthi')
  colleague = await enter(browser, shop.origin, admin)
})

const sights = [
  ['en', 1280],
  ['ar', 360],
] as const

/** Opens a page of the dashboard and waits until it hears what others do. */
async function open({ page }: SignedIn, locale: Locale, width: number, path: string) {
  await page.setViewportSize({ width, height: 860 })
  const hears = page.waitForResponse((reply) => reply.url().includes('/api/noticeStream'))
  await page.goto(pathIn(locale, path))
  expect((await hears).status()).toBe(200)
}

const status = (page: Page) => page.locator('h1 + p')
const staffWord = (locale: Locale, of: OrderStatus) => orderStatuses[of].staffWords[locale]

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
    await page.getByText(words.confirmed, { exact: true }).click()
    await page.getByRole('button', { name: words.save, exact: true }).click()
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
    await page.getByText(words.confirmed, { exact: true }).click()
    await page.getByRole('button', { name: words.save, exact: true }).click()
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
  'who writes why a receipt is asked for again keeps writing while a colleague looks through the others: %s at %d',
  async (locale, width) => {
    const words = paymentProofsMessages[locale]
    const { page } = boss
    const byTransfer = async () => {
      const paymentProof = await receiptOf(salma.page)
      return place(salma, email, { paymentMethod: 'Online Payment', paymentProof })
    }
    const [mine, theirs] = [await byTransfer(), await byTransfer()]
    await open(boss, locale, width, '/dashboard/paymentProofs')
    const card = (number: string) => page.getByRole('listitem').filter({ hasText: `#${number}` })
    await card(mine.number).getByRole('button', { name: words.askAgain }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('The amount is cut off')
    await colleague.call('PUT', `/api/proofReview/${theirs.id}`, { decision: 'approve', review: 'waiting' })
    await page.locator(`a[href$="/dashboard/order-overview/${theirs.id}"]`).waitFor({ state: 'detached' })
    expect(await dialog.getByRole('textbox').inputValue()).toBe('The amount is cut off')
    await dialog.getByRole('button', { name: words.askAgain }).click()
    await page.locator(`a[href$="/dashboard/order-overview/${mine.id}"]`).waitFor({ state: 'detached' })
  },
)

test.each(sights)(
  'who asks for a receipt again sees the one that came meanwhile, and asks about that with what was typed: %s at %d',
  async (locale, width) => {
    const words = paymentProofsMessages[locale]
    const { page } = boss
    const payment = { paymentMethod: 'Online Payment', paymentProof: await receiptOf(salma.page) }
    const { id } = await place(salma, email, payment)
    await open(boss, locale, width, `/dashboard/order-overview/${id}`)
    await page.getByRole('button', { name: words.askAgain }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('The amount is cut off')
    // A colleague asks as well, and the customer answers, before the dialog is sent.
    const first = { decision: 'ask-again', review: 'waiting', reason: 'proof unreadable', comment: '' }
    await colleague.call('PUT', `/api/proofReview/${id}`, first)
    const { trackUrl } = (await boss.call('GET', `/api/order/${id}`, undefined)) as { trackUrl: string }
    await salma.call('POST', `/api/trackOrder/${trackUrl.split('/').at(-1)}/proof`, {
      paymentProof: await receiptOf(salma.page),
    })
    await dialog.getByRole('button', { name: words.askAgain }).click()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByRole('img', { name: words.newReceipt }).waitFor()
    expect(await dialog.getByRole('textbox').inputValue()).toBe('The amount is cut off')
    await dialog.getByRole('button', { name: words.askAgain }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await boss.call('GET', `/api/order/${id}`, undefined)).toMatchObject({ receipt: 'asked-again' })
  },
)

test.each(sights)(
  'what two of the staff book or change of one courier at once is done once: %s at %d',
  async (locale, width) => {
    const words = courierMessages[locale]
    const { page, call } = boss
    const name = `Salim ${locale}`
    await call('POST', '/api/couriers', {
      name,
      phone: '',
      trackingPattern: '',
      takesCash: true,
      active: true,
    })
    const saved = async () => {
      const { data } = (await call('GET', '/api/couriers', undefined)) as {
        data: (Courier & { name: string })[]
      }
      return data.find((one) => one.name === name) as Courier
    }
    const { _id: courier } = await saved()
    const { id, total } = await place(salma, email)
    await call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
    await call('POST', '/api/handOver', { courier, orders: [{ id, from: 'Confirmed' }] })
    await open(boss, locale, width, '/dashboard/couriers')
    const row = page.getByTestId('courier').filter({ hasText: name })
    const dialog = page.getByRole('dialog')
    // Who has an order to be paid at the door goes on taking cash; nothing typed is lost by that.
    await row.getByRole('button', { name: words.edit }).click()
    await dialog.getByLabel(words.phone).fill('93111222')
    await dialog.getByRole('checkbox', { name: words.takesCash }).setChecked(false)
    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.getByRole('alert').waitFor()
    expect(await dialog.getByLabel(words.phone).inputValue()).toBe('93111222')
    expect(await saved()).toMatchObject({ takesCash: true, phone: '' })
    await dialog.getByRole('checkbox', { name: words.takesCash }).setChecked(true)
    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await saved()).toMatchObject({ takesCash: true, phone: expect.stringMatching(/93111222$/) })

    const { data } = (await call('GET', `/api/orderShipments/${id}`, undefined)) as {
      data: { _id: string }[]
    }
    await call('PUT', `/api/orderDoor/${id}`, { shipment: data[0]?._id, outcome: 'delivered' })

    await open(boss, locale, width, '/dashboard/couriers')
    await row.getByRole('button', { name: words.settle }).click()
    await dialog.getByLabel(words.amount).fill('1')
    const part = { amount: '1', reference: 'Envelope', seen: 0 }
    await colleague.call('POST', `/api/courierSettlements/${courier}`, part, {
      'idempotency-key': crypto.randomUUID(),
    })
    await dialog
      .getByText((total - 1).toFixed(3))
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: words.book }).click()
    await dialog.getByRole('alert').waitFor()
    expect((await saved()).settlements).toBe(1)
    // It is booked, but its answer is lost: sent again it is booked once.
    const lose = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/api/courierSettlements/**', lose, { times: 1 })
    await dialog.getByRole('button', { name: words.book }).click()
    await dialog
      .getByText((total - 2).toFixed(3))
      .first()
      .waitFor()
    await dialog.getByText(words.offline).waitFor()
    await dialog.getByRole('button', { name: words.book }).click()
    await expect.poll(() => dialog.getByLabel(words.amount).inputValue()).toBe('')
    expect((await saved()).settlements).toBe(2)
    await page.keyboard.press('Escape')

    await row.getByRole('button', { name: words.edit }).click()
    await dialog.getByLabel(words.phone).fill('92345678')
    const { version } = await saved()
    const change = { name, phone: '', trackingPattern: '', takesCash: false, active: true, version }
    await colleague.call('PUT', `/api/couriers/${courier}`, change)
    await row.getByText(words.noCash).waitFor()
    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.getByRole('alert').waitFor()
    expect(await saved()).toMatchObject({ takesCash: false, phone: '' })
    // What the colleague saved is in the form then, with what was typed here, and goes with the next press.
    await expect.poll(() => dialog.getByRole('checkbox', { name: words.takesCash }).isChecked()).toBe(false)
    expect(await dialog.getByLabel(words.phone).inputValue()).toBe('92345678')
    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await saved()).toMatchObject({
      takesCash: false,
      active: true,
      phone: expect.stringMatching(/92345678$/),
    })
  },
)
