import { expect, test } from 'vitest'
import { plainPicture } from '#src/media/picture.sample.ts'
import { offlineMessages } from '#src/offline/offline.messages.ts'
import { waitingOrderMessages } from '#src/orders/waiting-notice/waiting-order.messages.ts'
import { openShopFile } from '../running-shop.ts'
import { go, until } from '../spec/steps.ts'
import { admin, enter, password, place } from './order-admin.steps.ts'
import {
  browser,
  changeTab,
  confirmWithoutLine,
  line,
  openShopOnALine,
  page,
  shop,
  untilKept,
} from './shop-on-a-line.steps.ts'

openShopOnALine({})

/** Signs somebody up on this phone; answers the token of the account. */
async function signUp(email: string): Promise<string> {
  const data = { name: 'Somebody', email, password }
  expect((await page.request.post('/api/auth/sign-up/email', { data })).status()).toBe(200)
  return (await (await page.request.post('/api/jwt', { data: { email } })).json()).token
}

/** The phone has this token, and nothing of the shop has run since. */
async function isNow(token: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((kept) => localStorage.setItem('JWT_ACCESS_TOKEN', kept), token)
}

/** Confirms an order without a line, and leaves the page before there is one. */
async function pressWithoutLine(email: string): Promise<void> {
  await confirmWithoutLine(email)
  await changeTab()
  line.be('whole')
}

/** The accounts that orders with this e-mail belong to; null is nobody's. */
function accountsOf(email: string): (string | null)[] {
  const file = openShopFile(shop.dataDir)
  const rows = file.prepare('select user_id from orders where customer_email = ?').all(email)
  file.close()
  return rows.map((row) => row.user_id as string | null)
}

const accountOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub

test.each(['/\t/elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example/'])(
  'the page for no line leads to no other site: %j',
  async (to) => {
    const asked: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).host))
    await go(page, `/offline?to=${encodeURIComponent(to)}`)
    await page.getByRole('button', { name: offlineMessages.en.tryAgain }).click()
    await page.waitForURL(`${line.origin}/`)
    expect(new Set(asked)).toEqual(new Set([new URL(line.origin).host]))
  },
)

test('a receipt that staff looked at stays nowhere on the device', async () => {
  const boss = await enter(browser, line.origin, admin)
  const image = {
    name: 'receipt.jpg',
    mimeType: 'image/jpeg',
    buffer: await plainPicture(50, 70).jpeg().toBuffer(),
  }
  const upload = await page.request.post('/api/upload', { multipart: { image } })
  const paymentProof: string = (await upload.json()).data.url
  const order = await place(boss, 'paid@example.com', { paymentMethod: 'Online Payment', paymentProof })
  const found = (await boss.call('GET', `/api/order/${order.id}`, undefined)) as { paymentProof: string }
  await boss.page.context().close()

  await go(page, '/')
  await page.evaluate(async (src) => {
    const shown = new Image()
    shown.src = src
    await shown.decode()
  }, found.paymentProof)
  // A page is kept after what it was shown with.
  await untilKept('/')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => path.startsWith('/pictures/'))).not.toEqual([])
  expect(kept.filter((path) => path.startsWith('/proofs/'))).toEqual([])
})

test('an order that waits goes to no other account, and is told to nobody else', async () => {
  const words = waitingOrderMessages.en
  const [hers, theirs] = [await signUp('hers@example.com'), await signUp('theirs@example.com')]
  await isNow(hers)
  await pressWithoutLine('hers-waits@example.com')

  await isNow(theirs)
  await go(page, '/about-us')
  await untilKept('/about-us')
  expect(accountsOf('hers-waits@example.com')).toEqual([])
  expect(
    await page
      .getByText(words.waits)
      .or(page.getByText(/^Your order/))
      .count(),
  ).toBe(0)

  await isNow(hers)
  await go(page, '/contact-us')
  await page.getByText(/^Your order \d{6} was sent\./).waitFor()
  expect(accountsOf('hers-waits@example.com')).toEqual([accountOf(hers)])
})

test('a guest’s order that waits belongs to nobody, whoever signed in since', async () => {
  await pressWithoutLine('guest-waits@example.com')
  await isNow(await signUp('came-later@example.com'))
  await go(page, '/about-us')
  await until(async () => expect(accountsOf('guest-waits@example.com')).toEqual([null]))
})
