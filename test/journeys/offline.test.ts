import path from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { offlineMessages } from '#src/offline/offline.messages.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { failureMessages } from '#src/orders/checkout/interruption.messages.ts'
import { waitingOrderMessages } from '#src/orders/waiting-notice/waiting-order.messages.ts'
import { openShopFile } from '../running-shop.ts'
import { bagOf, becomes, go, until, untilHydrated } from '../spec/steps.ts'
import { admin, enter } from './order-admin.steps.ts'
import {
  browser,
  changeTab,
  confirm,
  confirmWithoutLine,
  fillCheckout,
  line,
  openShopOnALine,
  page,
  shop,
  untilKept,
} from './shop-on-a-line.steps.ts'

const pumps = '/product-details/black-patent-stiletto-pumps'
const checkout = '/product-checkout'

openShopOnALine({ viewport: { width: 360, height: 780 } }, false)

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
  await confirmWithoutLine('elsewhere@example.com')
  line.be('whole')
  await changeTab()
  await go(page, '/about-us')
  await page.getByText(/^Your order \d{6} was sent\./).waitFor()
  await page.getByRole('button', { name: waitingOrderMessages.en.see }).click()
  await page.getByTestId('order-number').waitFor()
  expect(ordersOf('elsewhere@example.com')).toBe(1)
})

test('an order that waits is sent by the browser when it finds the line, with no page of the shop open', async () => {
  const email = 'background@example.com'
  await confirmWithoutLine(email)
  await page.getByText(waitingOrderMessages.en.waits).waitFor()
  line.be('whole')
  // A page without scripts: nobody but the service worker can send it.
  await page.goto('/healthz')
  expect(ordersOf(email)).toBe(0)
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const [origin, registrationId] = [line.origin, await registered]
  const sync = { origin, registrationId, tag: 'waiting-order', lastChance: false }
  await devtools.send('ServiceWorker.dispatchSyncEvent', sync)
  await until(async () => expect(ordersOf(email)).toBe(1))
  await go(page, '/about-us')
  await page.getByText(/^Your order \d{6} was sent\./).waitFor()
  expect(ordersOf(email)).toBe(1)
})

test('an order that waits and is confirmed again is sent then, and told of once', async () => {
  const email = 'impatient@example.com'
  await confirmWithoutLine(email)
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
  await confirmWithoutLine('changed-her-mind@example.com')
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
    await confirmWithoutLine(email)
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
  await confirmWithoutLine(email)
  setVisibility('Private')
  line.be('whole')
  await changeTab()
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
