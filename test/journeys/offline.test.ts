import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { offlineMessages } from '#src/offline/offline.messages.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { failureMessages } from '#src/orders/checkout/interruption.messages.ts'
import { waitingOrderMessages } from '#src/orders/waiting-notice/waiting-order.messages.ts'
import { openBrowser } from '../browser.ts'
import { type Line, openLine } from '../line.ts'
import { freePort, openShopFile, type RunningShop, startDemoShop } from '../running-shop.ts'
import { bagWithPumps, fillIn } from '../spec/screens.ts'
import { bagOf, becomes, go, until, untilHydrated } from '../spec/steps.ts'
import { admin, enter, password } from './order-admin.steps.ts'

const pumps = '/product-details/black-patent-stiletto-pumps'
const checkout = '/product-checkout'

let shop: RunningShop
let line: Line
let browser: Browser
let page: Page

beforeAll(async () => {
  const ownPort = await freePort()
  shop = await startDemoShop({
    PUBLIC_URL: `http://127.0.0.1:${ownPort}`,
    ADMIN_EMAIL: admin,
    ADMIN_PASSWORD: password,
  })
  line = await openLine(ownPort, Number(new URL(shop.origin).port))
  browser = await openBrowser({ pictures: false })
})

beforeEach(async () => {
  const context = await browser.newContext({
    baseURL: line.origin,
    viewport: { width: 360, height: 780 },
    serviceWorkers: 'allow',
  })
  page = await context.newPage()
  return async () => {
    line.be('whole')
    await context.close()
  }
})

afterAll(async () => {
  await browser?.close()
  await line?.end()
  await shop?.remove()
})

/** Waits until these pages, and the one for pages that are not, are kept on this device. */
async function untilKept(...paths: string[]): Promise<void> {
  const wanted = paths.map((one) => line.origin + one)
  const isKept = (addresses: string[]) =>
    Promise.all(addresses.map(async (one) => (await caches.match(one, { ignoreVary: true })) !== undefined))
  await until(async () => expect(await page.evaluate(isKept, wanted)).not.toContain(false))
}

/** The browser says that there is a line again, as it does when the phone finds one. */
const sayOnline = () => page.evaluate(() => dispatchEvent(new Event('online')))

function ordersOf(email: string): number {
  const file = openShopFile(shop.dataDir)
  const row = file.prepare('select count(*) as n from orders where customer_email = ?').get(email)
  file.close()
  return Number(row?.n)
}

function setVisibility(visibility: 'Public' | 'Private'): void {
  const file = openShopFile(shop.dataDir)
  file.prepare('update products set visibility = ? where id = ?').run(visibility, path.basename(pumps))
  file.close()
}

/** A checkout that is filled in for this customer, and can be confirmed. */
async function fillCheckout(locale: 'en' | 'ar', email: string): Promise<void> {
  await go(page, pathIn(locale, '/'))
  await bagWithPumps(page, undefined, pathIn(locale, checkout))
  await fillIn(page, locale)
  await page.getByLabel(checkoutMessages[locale].email).fill(email)
  // What is said without a line has come with it.
  await page.waitForLoadState('networkidle')
}

const confirm = (locale: 'en' | 'ar') =>
  page.getByRole('button', { name: checkoutMessages[locale].confirm }).click()

test.each(locales)(
  'without a line what was seen is there and says so, the rest leads on: %s',
  async (locale) => {
    const words = offlineMessages[locale]
    const [seen, unseen] = [pathIn(locale, pumps), pathIn(locale, '/about-us')]
    await go(page, seen)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await untilKept(seen, pathIn(locale, '/offline'))

    line.be('broken')
    await go(page, seen)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByText(words.lost).waitFor()

    await page.goto(unseen)
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
    await page.getByRole('region', { name: words.readable }).getByRole('link', { name }).waitFor()

    line.be('whole')
    await page.getByRole('button', { name: words.tryAgain }).click()
    await page.waitForURL(line.origin + unseen)
    await untilHydrated(page)
    await becomes(() => page.getByText(words.lost).count(), 0)
  },
)

test('a line that stays silent is waited for 8 s, then what was seen is there', async () => {
  await go(page, pumps)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await untilKept(pumps, '/offline')
  line.be('silent')
  await page.goto(pumps, { waitUntil: 'commit', timeout: 15_000 })
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText(offlineMessages.en.lost).waitFor()
})

test('a browser with no room to keep anything is answered by the shop all the same', async () => {
  await go(page, pumps)
  await untilKept(pumps, '/offline')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: line.origin, quotaSize: 1 })
  const ask = () =>
    fetch('/api/products?limit=2&fields=card').then(
      ({ status }) => status,
      (problem) => String(problem),
    )
  expect(await page.evaluate(ask)).toBe(200)
})

test('a kept page shows the price of today as soon as there is a line', async () => {
  const { data } = await (await page.request.get(`/api/product/${path.basename(pumps)}`)).json()
  const [before, today] = [data.offerPrice ?? data.originalPrice, 77.125]
  const priced = (omr: number) =>
    page
      .getByTestId('product')
      .getByText(`OMR ${omr.toFixed(3)}`)
      .first()
  await go(page, pumps)
  await priced(before).waitFor()
  await untilKept(pumps, '/offline')

  const boss = await enter(browser, line.origin, admin)
  await boss.call('PATCH', `/api/updateProduct/${data._id}`, { originalPrice: today, offerPrice: null })
  await boss.page.context().close()
  line.be('broken')
  await go(page, pumps)
  await page.getByText(offlineMessages.en.lost).waitFor()
  await priced(before).waitFor()

  line.be('whole')
  await sayOnline()
  await priced(today).waitFor()
  await becomes(() => page.getByText(offlineMessages.en.lost).count(), 0)
})

test.each(locales)('an order pressed without a line is sent once there is one: %s', async (locale) => {
  const email = `waits-${locale}@example.com`
  const words = waitingOrderMessages[locale]
  await fillCheckout(locale, email)
  line.be('broken')
  await confirm(locale)
  const dialog = page.getByRole('alertdialog', { name: failureMessages[locale].waitsTitle })
  await dialog.getByText(failureMessages[locale].waitsText).waitFor()
  await dialog.getByRole('button', { name: failureMessages[locale].close }).click()
  await page.getByText(words.waits).waitFor()
  expect(ordersOf(email)).toBe(0)

  line.be('whole')
  await sayOnline()
  await page.waitForURL(`${line.origin}${pathIn(locale, '/order-success')}`)
  await page.getByTestId('order-number').waitFor()
  expect(ordersOf(email)).toBe(1)
  await becomes(() => bagOf(page), [])
})

test('an order that waits is sent from any page, and says its number there', async () => {
  await fillCheckout('en', 'elsewhere@example.com')
  line.be('broken')
  await confirm('en')
  await page.getByRole('alertdialog').getByRole('button').click()
  line.be('whole')
  // A visit later, in another tab.
  const other = await page.context().newPage()
  await page.close()
  page = other
  await go(page, '/about-us')
  await page.getByText(/^Your order \d{6} was sent\./).waitFor()
  await page.getByRole('button', { name: waitingOrderMessages.en.see }).click()
  await page.getByTestId('order-number').waitFor()
  expect(ordersOf('elsewhere@example.com')).toBe(1)
})

test('an order that waits and is confirmed again is sent then, and told of once', async () => {
  const email = 'impatient@example.com'
  await fillCheckout('en', email)
  line.be('broken')
  await confirm('en')
  await page.getByRole('alertdialog').getByRole('button').click()
  await page.getByText(waitingOrderMessages.en.waits).waitFor()
  line.be('whole')
  await confirm('en')
  await page.getByTestId('order-number').waitFor()
  await becomes(() => page.evaluate(async () => (await caches.match('/waiting-order')) === undefined), true)
  await go(page, '/about-us')
  await sayOnline()
  await untilKept('/about-us')
  expect(await page.getByText(/was sent/).count()).toBe(0)
  expect(ordersOf(email)).toBe(1)
})

test('an order that waits can be taken back, and then is not sent', async () => {
  const words = waitingOrderMessages.en
  await fillCheckout('en', 'changed-her-mind@example.com')
  line.be('broken')
  await confirm('en')
  await page.getByRole('alertdialog').getByRole('button').click()
  await page.getByRole('button', { name: words.doNotSend }).click()
  await page.getByText(words.takenBack).waitFor()
  await becomes(() => page.getByText(words.waits).count(), 0)
  line.be('whole')
  await go(page, '/about-us')
  await sayOnline()
  await untilKept('/about-us')
  expect(ordersOf('changed-her-mind@example.com')).toBe(0)
})

/** Has the order that waits sent by another tab, as long as this takes: whoever asks meanwhile waits for its turn. */
function sendElsewhere(ms: number): Promise<void> {
  return page.evaluate(
    (wait) =>
      navigator.locks.request('waiting-order', async () => {
        const [store, address] = [await caches.open('waiting-order'), '/waiting-order']
        const waiting = await (await store.match(address))?.json()
        const headers = { 'content-type': 'application/json', 'idempotency-key': waiting.key }
        const reply = await fetch('/api/postOrder', { method: 'POST', headers, body: waiting.content })
        const outcome = { placed: await reply.json() }
        await new Promise((go) => setTimeout(go, wait))
        await store.put(address, new Response(JSON.stringify({ ...waiting, outcome })))
      }),
    ms,
  )
}

test('an order that is placed while it is taken back, or another takes its place, is told and stays the only one', async () => {
  const [email, other] = ['taken-late@example.com', 'in-its-place@example.com']
  for (const press of ['take back', 'confirm another']) {
    await fillCheckout('en', email)
    line.be('broken')
    await confirm('en')
    await page.getByRole('alertdialog').getByRole('button').click()
    await page.getByText(waitingOrderMessages.en.waits).waitFor()
    line.be('whole')
    const before = ordersOf(email)
    const sent = sendElsewhere(2000)
    await until(async () => expect(ordersOf(email)).toBe(before + 1))
    if (press === 'take back') {
      await page.getByRole('button', { name: waitingOrderMessages.en.doNotSend }).click()
    } else {
      await page.getByLabel(checkoutMessages.en.email).fill(other)
      await confirm('en')
    }
    await sent
    await page.waitForURL(`${line.origin}/order-success`)
    await page.getByTestId('order-number').waitFor()
    expect([press, ordersOf(email), ordersOf(other)]).toEqual([press, before + 1, 0])
    expect(await page.getByText(waitingOrderMessages.en.takenBack).count()).toBe(0)
  }
})

test('what was sold out meanwhile is said, and checkout is filled in again', async () => {
  const words = waitingOrderMessages.en
  const email = 'too-late@example.com'
  await fillCheckout('en', email)
  line.be('broken')
  await confirm('en')
  await page.getByRole('alertdialog').getByRole('button').click()
  setVisibility('Private')
  line.be('whole')
  const other = await page.context().newPage()
  await page.close()
  page = other
  await go(page, '/about-us')
  await page.getByText(words.refused).waitFor()
  await page.getByRole('button', { name: words.lookAgain }).click()
  await page.waitForURL(`${line.origin}${checkout}`)
  await becomes(() => page.getByLabel(checkoutMessages.en.email).inputValue(), email)
  expect(ordersOf(email)).toBe(0)
  setVisibility('Public')
})

test('a line that breaks in the middle of Confirm Order, before and after the shop has heard it, makes one order each', async () => {
  for (const state of ['breaks before the answer', 'broken'] as const) {
    const email = `${state.replaceAll(' ', '-')}@example.com`
    await fillCheckout('en', email)
    line.be(state)
    await confirm('en')
    await page.getByRole('alertdialog').getByRole('button').click()
    await page.getByText(waitingOrderMessages.en.waits).waitFor()
    expect(ordersOf(email)).toBe(state === 'broken' ? 0 : 1)
    line.be('whole')
    await sayOnline()
    await page.getByTestId('order-number').waitFor()
    expect([state, ordersOf(email)]).toEqual([state, 1])
  }
})
