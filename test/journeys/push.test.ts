import type { BrowserContext, Page, Worker } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import type { Locale } from '#src/core/locale.ts'
import { noticesMessages } from '#src/dashboard/notices/notices.messages.ts'
import { pushMessages } from '#src/dashboard/notices/push.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { noticeText } from '#src/notices/notice.messages.ts'
import { tags, violations } from '../spec/axe.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { admin, password } from './order-admin.steps.ts'

openDemoShopAsAdmin()

let context: BrowserContext
let page: Page

beforeEach(async () => {
  context = await browser.newContext({
    baseURL: shop.origin,
    extraHTTPHeaders: { origin: shop.origin },
    viewport: { width: 360, height: 780 },
    serviceWorkers: 'allow',
  })
  await context.addInitScript(subscribeAsBrowsersDo)
  await logIn()
  page = await context.newPage()
  return () => context.close()
})

const logIn = () => context.request.post('/api/auth/sign-in/email', { data: { email: admin, password } })

/** A browser without a screen never lets a page show notices, and has no push service: here it has both. */
function subscribeAsBrowsersDo(): void {
  Object.defineProperty(Notification, 'permission', {
    get: () => localStorage.getItem('permission') ?? 'default',
  })
  Notification.requestPermission = async () => {
    localStorage.setItem('permission', 'granted')
    return 'granted'
  }
  const text = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
  PushManager.prototype.subscribe = async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const p256dh = text(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)))
    const auth = text(crypto.getRandomValues(new Uint8Array(16)))
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
    return { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) } as unknown as PushSubscription
  }
}

async function openChoice(locale: Locale) {
  await openPage(page, pathIn(locale, '/dashboard'))
  const bell = page.getByRole('button', { name: new RegExp(`^${noticesMessages[locale].title}`) })
  await bell.filter({ visible: true }).click()
  await page.getByRole('button', { name: pushMessages[locale].open }).click()
  return page.getByRole('dialog', { name: pushMessages[locale].title })
}

/** How this browser is told, as the shop has it. */
async function told() {
  const { token } = await (await context.request.post('/api/jwt', { data: { email: admin } })).json()
  const headers = { authorization: `Bearer ${token}` }
  return (await (await context.request.get('/api/pushDevice', { headers })).json()).device
}

test('staff turn notices on for a device, change what it is told, find them on after the next login, and turn them off', async () => {
  const words = pushMessages.en
  let part = await openChoice('en')
  await part.getByText(words.isOff, { exact: true }).waitFor()
  for (const kind of ['return-asked', 'receipt-sent', 'message-received', 'order-placed'])
    await part.getByRole('checkbox', { name: noticeText(kind, 'en') }).uncheck()
  await part.getByRole('button', { name: words.turnOn }).click()
  await part.getByText(words.noKinds).waitFor()
  await part.getByRole('checkbox', { name: noticeText('stock-low', 'en') }).check()
  await part.getByLabel(words.from, { exact: true }).fill('22:00')
  await part.getByLabel(words.to, { exact: true }).fill('07:00')
  await part.getByRole('button', { name: words.turnOn }).click()
  await part.getByText(words.isOn, { exact: true }).waitFor()
  const chosen = { kinds: ['stock-low'], quietFrom: '22:00', quietTo: '07:00' }
  const first = await told()
  expect(first).toMatchObject(chosen)

  await context.request.post('/api/auth/sign-out', { data: {} })
  await logIn()
  expect(await told()).toBe(null)
  await openPage(page, '/dashboard')
  await expect.poll(told).toMatchObject(chosen)
  expect((await told()).endpoint).not.toBe(first.endpoint)

  part = await openChoice('en')
  await part.getByText(words.isOn, { exact: true }).waitFor()
  await part.getByRole('button', { name: words.turnOff }).click()
  await part.getByText(words.isOff, { exact: true }).waitFor()
  expect(await told()).toBe(null)
  part = await openChoice('en')
  await part.getByText(words.isOff, { exact: true }).waitFor()
  expect(await told()).toBe(null)
})

test('the choice is usable by everybody, in Arabic', async () => {
  const part = await openChoice('ar')
  await part.getByText(pushMessages.ar.isOff, { exact: true }).waitFor()
  expect(await violations(page, tags)).toEqual([])
})

test('what is pushed is shown by the service worker, and a tap opens its order', async () => {
  const part = await openChoice('en')
  await part.getByRole('button', { name: pushMessages.en.turnOn }).click()
  await part.getByText(pushMessages.en.isOn, { exact: true }).waitFor()
  await expect.poll(() => context.serviceWorkers().length).toBe(1)
  const [worker] = context.serviceWorkers() as [Worker]
  await worker.evaluate(() => {
    const own = globalThis as unknown as { shown: unknown[]; registration: { showNotification: unknown } }
    own.shown = []
    own.registration.showNotification = async (...said: unknown[]) => own.shown.push(said)
  })
  const message = {
    title: 'New order',
    body: '#123456',
    path: '/dashboard/order-overview/none',
    tag: 'one',
    lang: 'en',
  }
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = { origin: shop.origin, registrationId, data: JSON.stringify(message) }
  await devtools.send('ServiceWorker.deliverPushMessage', push)
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
  await expect.poll(shown).toEqual([
    [
      'New order',
      {
        icon: '/icon-192.png',
        badge: '/icon-192.png',
        lang: 'en',
        dir: 'ltr',
        body: '#123456',
        tag: 'one',
        data: { path: message.path },
      },
    ],
  ])
  await worker.evaluate((path) => {
    const click = new Event('notificationclick')
    const notification = { data: { path }, close: () => undefined }
    dispatchEvent(Object.assign(click, { notification, waitUntil: () => undefined }))
  }, message.path)
  await page.waitForURL(`**${message.path}`)
})
