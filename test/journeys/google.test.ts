import { OAuth2Server } from 'oauth2-mock-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { token } from '../account-journey.ts'
import { openBrowser } from '../browser.ts'
import { type RunningShop, startDemoShop } from '../running-shop.ts'
import { go } from '../spec/steps.ts'

const words = { ...accountMessages.en, ...storefrontMessages.en }
const google = new OAuth2Server()
let shop: RunningShop
let browser: Browser
let page: Page

beforeAll(async () => {
  await google.issuer.keys.generate('RS256')
  await google.start(0, 'localhost')
  google.service.on('beforeTokenSigning', ({ payload }: { payload: Record<string, unknown> }) => {
    const who = { sub: 'google-1', email: 'noor@example.com', email_verified: true, name: 'Noor' }
    Object.assign(payload, who)
  })
  shop = await startDemoShop({
    GOOGLE_CLIENT_ID: 'the-shop',
    GOOGLE_CLIENT_SECRET: 'a-secret',
    GOOGLE_ISSUER: google.issuer.url ?? '',
    OIDC_ISSUER: google.issuer.url ?? '',
    OIDC_CLIENT_ID: 'the-shop',
    OIDC_CLIENT_SECRET: 'a-secret',
    OIDC_NAME: "Muscat & Sons' ID",
  })
  browser = await openBrowser({ pictures: false })
})

afterEach(() => page.context().close())

afterAll(async () => {
  await browser?.close()
  await shop?.remove()
  await google.stop()
})

async function open(address: string, script?: () => void): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 1280, height: 800 } })
  if (script) await context.addInitScript(script)
  page = await context.newPage()
  await go(page, address)
  return page
}

const press = () => page.getByRole('button', { name: words.continueWith('Google') }).click()

test('Google signs up in a window of 500 by 600, which closes by itself', async () => {
  await open('/authentication/register')
  await page.getByText(words.or, { exact: true }).waitFor()
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
  await page.getByText(words.signedUp('Noor')).waitFor()
  await page.waitForURL(`${shop.origin}/`)
  await page.getByRole('banner').getByRole('button', { name: words.account }).waitFor()
  await expect.poll(() => token(page)).toMatch(/^ey/)
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('Google logs in and leads back to the page one came from', async () => {
  await open('/authentication/login?from=%2Fcart')
  await press()
  await page.getByText(words.loginDone).waitFor()
  await page.waitForURL(`${shop.origin}/cart`)
})

test('a window that is closed, or never opened, is no failure: a calm text, and everything still there', async () => {
  // A Google that never answers, so that the window stays open until somebody closes it.
  await open('/authentication/login')
  await page.context().route(`${google.issuer.url}/**`, () => undefined)
  await page.getByLabel(words.email).fill('typed@example.com')
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
  await popup.close()
  await page.getByText(words.popupClosed('Google')).waitFor()
  expect(await page.getByLabel(words.email).inputValue()).toBe('typed@example.com')
  await page.evaluate(() => {
    window.open = () => null
  })
  await press()
  await page.getByText(words.popupBlocked('Google')).waitFor()
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
})

test.each(['en', 'ar'] as const)(
  'a provider that fails without a reason is told as that, and what to do, in %s',
  async (locale) => {
    const said = accountMessages[locale]
    const fail = ({ url }: { url: URL }) => {
      url.searchParams.delete('code')
      url.searchParams.set('error', 'server_error')
    }
    const pressFor = (name: string) => page.getByRole('button', { name: said.continueWith(name) }).click()
    google.service.on('beforeAuthorizeRedirect', fail)
    // The same name as its button, and staying: a toast alone is over before it is read.
    await open(pathIn(locale, '/authentication/register'))
    await pressFor("Muscat & Sons' ID")
    await page.getByText(said.providerSignUpFailed("Muscat & Sons' ID")).waitFor()
    await page.getByRole('alert').getByText(said.providerSilent("Muscat & Sons' ID")).waitFor()
    await page.context().close()
    await open(pathIn(locale, '/authentication/login'))
    await pressFor('Google')
    const dialog = page.getByRole('alertdialog', { name: said.loginFailed })
    await dialog.getByText(said.providerSilent('Google')).waitFor()
    google.service.off('beforeAuthorizeRedirect', fail)
  },
)

test("the owner's own provider is one more button, and takes over the window that waits for Google", async () => {
  await open('/authentication/login')
  // Google alone never answers. A route taken away would let its waiting request go on, beside the other provider's.
  let held = 0
  await page
    .context()
    .route(`${google.issuer.url}/**`, (route) => (held++ === 0 ? undefined : route.continue()))
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
  await page.getByText(words.waitingFor('Google')).waitFor()
  await expect.poll(() => held).toBe(1)
  await page.getByRole('button', { name: words.continueWith("Muscat & Sons' ID") }).click()
  await page.getByText(words.loginDone).waitFor()
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
  await expect.poll(() => popup.isClosed()).toBe(true)
})
