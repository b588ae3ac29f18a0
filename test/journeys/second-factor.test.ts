import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { factorMessages } from '#src/accounts/factor-screens/factor.messages.ts'
import { createAdmin } from '#src/accounts/identity/first-admin.ts'
import { codeOf, stepAt } from '#src/accounts/second-factor/totp.ts'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { userListMessages } from '#src/accounts/users/user-list.messages.ts'
import type { Locale } from '#src/core/locale.ts'
import { auditMessages } from '#src/dashboard/audit/audit.messages.ts'
import { dashboardMessages } from '#src/dashboard/frame/dashboard.messages.ts'
import { openDatabase } from '#src/db/open.ts'
import { freshProofNeeded } from '#src/http/authorize.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { settingsFormMessages } from '#src/settings/settings-form.messages.ts'
import { go, login, token } from '../account-journey.ts'
import { openBrowser } from '../browser.ts'
import { freePort, openShopFile, type RunningShop, startDemoShop } from '../running-shop.ts'
import { plugIn } from './passkey.steps.ts'

const email = 'admin@shop.example'
const password = 'Jabal-Akhdar-2400'
let shop: RunningShop
let origin: string
let browser: Browser
let page: Page

beforeAll(async () => {
  const port = await freePort()
  // A passkey belongs to a name, and an address in digits is none.
  origin = `http://localhost:${port}`
  shop = await startDemoShop({ PORT: String(port), PUBLIC_URL: origin })
  browser = await openBrowser({ pictures: false })
  await shop.stop()
  await remakeAdmin()
  shop = await startAgain(port)
})
afterEach(() => page?.context().close())
afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

const startAgain = (port: number) =>
  import('../running-shop.ts').then(({ startShop }) =>
    startShop({ PORT: String(port), PUBLIC_URL: origin, DATA_DIR: shop.dataDir }),
  )

async function remakeAdmin(): Promise<void> {
  const { db, close } = await openDatabase({ dir: shop.dataDir })
  await createAdmin(db, { email, password }, new Date())
  await close()
}

async function open(width = 1280): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 900 } })
  page = await context.newPage()
  return page
}

describe('an admin with a passkey', () => {
  test('adds it and an app, logs in by either, and confirms by it what is sensitive', async () => {
    const words = { ...factorMessages.en, ...accountMessages.en }
    await open()
    const { cdp, authenticatorId } = await plugIn(page)
    await go(page, '/authentication/login')
    await login(page, email, password)
    await page.getByText(words.loginDone).waitFor()
    await go(page, '/dashboard')
    await page.getByRole('button', { name: words.addPasskey }).click()
    // It begins in its field, not at its close button.
    const name = page.getByRole('dialog').getByLabel(words.name, { exact: true })
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    // What it suggests is selected: typing replaces it.
    await page.keyboard.type('The key in the safe')
    await page.keyboard.press('Enter')
    const codes = page.getByRole('list', { name: words.codes })
    await codes.waitFor()
    expect(await codes.getByRole('listitem').count()).toBe(10)
    const [recovery = ''] = await codes.getByRole('listitem').allTextContents()
    // They are shown this once: a key too many does not take them away.
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await codes.getByRole('listitem').allTextContents()).toContain(recovery)
    expect(await codes.isVisible()).toBe(true)
    // A new one takes the place of each that was closed, perhaps between the focus and the key.
    const kept = page.getByRole('button', { name: words.codesKept })
    const left = () =>
      kept.press('Enter', { timeout: 2000 }).then(
        () => codes.count(),
        () => codes.count(),
      )
    await expect.poll(left).toBe(0)
    await page.getByText('The key in the safe', { exact: true }).waitFor()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)

    await page.getByRole('button', { name: words.addApp }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.next }).click()
    await page.getByRole('img', { name: words.qr }).waitFor()
    const secret = (await page.getByTestId('totp-secret').textContent()) ?? ''
    await page.getByLabel(words.code).fill(codeOf(secret, stepAt(new Date())))
    await page.getByRole('button', { name: words.confirm }).click()
    await page.getByText(words.app).first().waitFor()
    // Two factors and their recovery codes.
    await expect.poll(() => page.getByTestId('second-factor').getByRole('listitem').count()).toBe(2)

    // A new browser session: half in, until the passkey was touched.
    await page.request.post('/api/auth/sign-out', { data: {}, headers: { origin } })
    await page.evaluate(() => localStorage.removeItem('JWT_ACCESS_TOKEN'))
    await go(page, '/authentication/login?from=%2Fdashboard%2FallUsers')
    await login(page, email, password)
    await page.getByRole('heading', { name: words.pageTitle }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/authentication/second-factor')
    expect(await token(page)).toBeNull()
    await page.getByRole('button', { name: words.passkey, exact: true }).click()
    await page.waitForURL(`${origin}/dashboard/allUsers`)

    // Another person's key opens nothing.
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    await plugIn(page)
    await page.request.post('/api/auth/sign-out', { data: {}, headers: { origin } })
    await page.evaluate(() => localStorage.removeItem('JWT_ACCESS_TOKEN'))
    await go(page, '/authentication/login')
    await login(page, email, password)
    await page.getByRole('button', { name: words.passkey, exact: true }).click()
    await page.getByText(words.passkeyFailed).waitFor()
    // A shop that does not answer is not taken for nobody being logged in.
    await page.route('**/api/auth/second-factor', (route) => route.fulfill({ status: 503, json: {} }))
    await page.reload()
    const again = page.getByRole('button', { name: words.tryAgain })
    await again.waitFor()
    expect(await page.getByText(words.loginFirst).count()).toBe(0)
    await page.unrouteAll()
    await again.click()
    await page.getByText(words.lost).waitFor()
    await page.getByRole('button', { name: words.useRecovery }).click()
    await page.getByLabel(words.recovery).fill(recovery)
    await page.keyboard.press('Enter')
    await page.getByText(words.recoveryUsed).waitFor()
    await page.waitForURL(`${origin}/dashboard`)
    await expect.poll(() => token(page)).toMatch(/^ey/)
    await removeAllFactors()
  })
})

/** On the server itself, as somebody does who lost them. */
async function removeAllFactors(): Promise<void> {
  const port = Number(new URL(origin).port)
  await shop.stop()
  const { verbs } = await import('#src/cli/verbs.ts')
  const { readConfig } = await import('#src/config.ts')
  const said: string[] = []
  const config = readConfig({ DATA_DIR: shop.dataDir })
  await verbs['remove-second-factor']?.([email], config, (line) => said.push(line))
  expect(said.join()).toMatch(/^Removed/)
  shop = await startAgain(port)
}

describe.each([
  { locale: 'en', width: 1280 },
  { locale: 'ar', width: 360 },
] as const)('the dashboard in $locale at $width px', ({ locale, width }) => {
  test('asks who it is before what is sensitive, and then goes on with it, typing kept', async () => {
    const words = { ...factorMessages[locale], ...settingsFormMessages[locale] }
    await open(width)
    await signIn(locale)
    tenMinutesLater()
    await go(page, pathIn(locale, '/dashboard/update-settings#payment'))
    const account = page.getByLabel(words.accountNumber)
    await account.fill(`0123-${locale}`)
    await page.getByRole('button', { name: words.update, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: words.confirmTitle })
    await dialog.waitFor()
    // Who would rather not is where they were, signed in, with what they typed.
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await account.inputValue()).toBe(`0123-${locale}`)
    // It is their own choice, and said as such: no failure in red, in passing or beside the button.
    await page.getByTestId('toasts').getByText(freshProofNeeded().text[locale]).waitFor()
    expect(
      await page.locator('main [role=alert]:not(:empty), [data-testid=toasts] .text-brick').count(),
    ).toBe(0)
    await page.getByRole('button', { name: words.update, exact: true }).click()
    await dialog.getByLabel(words.password).fill('a wrong one')
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox').and(page.locator('[aria-invalid]')).waitFor()
    await dialog.getByLabel(words.password).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(origin + pathIn(locale, '/dashboard'))
    const stored = await (await page.request.get('/api/getWebsiteInfo')).json()
    expect(stored.data.accountNumber).toBe(`0123-${locale}`)
  })
})

test('what an admin can do about somebody with a second factor covers nothing beside it', async () => {
  await open()
  await signIn('en')
  await page.route('**/api/users?*', async (route) => {
    const response = await route.fetch()
    const manager = { _id: 'somebody', email: 'm@shop.example', role: 'manager', emailVerified: true }
    const named = { ...manager, name: 'Fatma bint Abdulrahman', createdAt: new Date().toISOString() }
    await route.fulfill({ response, json: [{ ...named, hasSecondFactor: true }] })
  })
  await go(page, '/dashboard/allUsers')
  const row = page.getByRole('row').filter({ hasText: 'm@shop.example' })
  const day = await row.getByRole('cell').nth(3).locator('bdi').boundingBox()
  for (const word of ['removeManager', 'removeFactor'] as const) {
    const button = await row.getByRole('button', { name: userListMessages.en[word] }).boundingBox()
    expect(button?.x, word).toBeGreaterThan((day?.x ?? 0) + (day?.width ?? Number.POSITIVE_INFINITY))
  }
  await page.unrouteAll()
})

test.each(['en', 'ar'] as const)('a file that waits for a proof nobody gave says so (%s)', async (locale) => {
  const words = { ...factorMessages[locale], ...auditMessages[locale] }
  await open()
  await signIn(locale)
  tenMinutesLater()
  await go(page, pathIn(locale, '/dashboard/audit'))
  await page.getByRole('button', { name: words.download }).click()
  await page.getByRole('dialog', { name: words.confirmTitle }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText(freshProofNeeded().text[locale]).waitFor()
  expect(await page.getByTestId('toasts').locator('.text-brick').count()).toBe(0)
})

test('staff who must have a second factor are led to it, and nowhere else', async () => {
  const words = { ...factorMessages.en, ...settingsFormMessages.en }
  await open()
  await signIn('en')
  await go(page, '/dashboard/update-settings')
  const required = page.getByLabel(words.requireSecondFactor).and(page.locator(':enabled'))
  await required.waitFor()
  // The switch keeps the focus while it is saved; looked at as it is said, for the page may lead away right after.
  const keepsFocus = await required.evaluate(
    (element, saved) =>
      new Promise((tell, fail) => {
        // What is said may be in the page before it is shown, or come as another text of what is there.
        const isSaid = () => document.body.textContent?.includes(saved)
        if (isSaid()) fail(new Error('It is said before anything was saved'))
        const look = () => isSaid() && tell(document.activeElement === element)
        const all = { childList: true, characterData: true, attributes: true, subtree: true }
        new MutationObserver(look).observe(document.body, all)
        // In one go: a frame of the page may take the focus between two of these.
        ;(element as HTMLElement).focus()
        ;(element as HTMLElement).click()
      }),
    words.saved,
  )
  expect(keepsFocus).toBe(true)
  await go(page, '/dashboard/allProducts')
  await page.getByRole('heading', { level: 1, name: words.mustTitle }).waitFor()
  // The menu offers no page that would lead back here.
  const menu = page.getByRole('navigation', { name: dashboardMessages.en.menu })
  expect(await menu.getByRole('link').allTextContents()).toEqual([dashboardMessages.en.dashboards])
  // On a small phone the way to it is on the first screen, in both languages.
  for (const locale of ['ar', 'en'] as const) {
    await page.setViewportSize({ width: 360, height: 640 })
    await go(page, pathIn(locale, '/dashboard'))
    const add = page.getByRole('button', { name: factorMessages[locale].addPasskey })
    await expect.poll(async () => lowerEdgeOf(await add.boundingBox())).toBeLessThanOrEqual(640)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: words.addApp }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.next }).click()
  const secret = (await page.getByTestId('totp-secret').textContent()) ?? ''
  await page.getByLabel(words.code).fill(codeOf(secret, stepAt(new Date())))
  await page.getByLabel(words.code).press('Enter')
  await page.getByRole('list', { name: words.codes }).waitFor()
  // A refusal from before it was added comes late: the dashboard opens behind them, and takes no codes away.
  const json = { status: 403, code: 'second-factor-required' }
  await page.route('**/api/notices', (route) => route.fulfill({ status: 403, json }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByText(dashboardMessages.en.welcome(''), { exact: true }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: words.codesKept }).click()
  await go(page, '/dashboard/allUsers')
  await page.getByRole('heading', { level: 1, name: userListMessages.en.title }).waitFor()
  await removeAllFactors()
})

function lowerEdgeOf(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

async function signIn(locale: Locale): Promise<void> {
  const reply = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin },
  })
  expect(reply.status()).toBe(200)
  await go(page, pathIn(locale, '/dashboard'))
}

/** The session was opened eleven minutes ago; only the database can say so here. */
function tenMinutesLater(): void {
  const db = openShopFile(shop.dataDir)
  const then = new Date(Date.now() - 11 * 60_000).toISOString()
  db.exec(`update sessions set created_at = '${then}', proved_at = null`)
  db.close()
}
