import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import type { Locale } from '#src/core/locale.ts'
import { dashboardMessages } from '#src/dashboard/frame/dashboard.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { accountJourney, go, login, password, token } from '../account-journey.ts'
import { mailedLink } from '../mail-box.ts'

const words = { ...accountMessages.en, ...storefrontMessages.en }
const { openPage, signUp, at, origin, dataDir } = accountJourney()

describe.each([
  { locale: 'en', width: 1280 },
  { locale: 'ar', width: 390 },
] as const)('somebody reading $locale at $width px', ({ locale, width }) => {
  test('registers, is signed in at home, and logs out again', async () => {
    const page = await openPage(width)
    const said = {
      ...accountMessages[locale],
      ...storefrontMessages[locale],
      inDashboard: dashboardMessages[locale],
    }
    await go(page, pathIn(locale, '/'))
    if (width < 769) await page.getByTestId('bottom-bar').getByRole('link', { name: said.login }).click()
    else await page.getByRole('banner').getByRole('link', { name: said.registerOrLogin }).click()
    await page.getByRole('link', { name: said.createAccount }).click()
    await page.getByLabel(said.name, { exact: true }).fill('Noor')
    await page.getByLabel(said.email).fill(`noor-${locale}@example.com`)
    await page.getByLabel(said.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: said.continue }).click()
    await page.getByText(said.signedUp('Noor')).waitFor()
    await at(page, pathIn(locale, '/'))
    await expect.poll(() => token(page)).toMatch(/^ey/)

    await account(page, locale, width)
    await page.getByRole('link', { name: width < 769 ? said.profile : said.dashboard }).click()
    await page.getByRole('heading', { level: 1, name: said.inDashboard.welcome('Noor') }).waitFor()
    if (width < 769) await page.getByRole('button', { name: said.inDashboard.openMenu }).click()
    await page.getByRole('link', { name: said.inDashboard.goToHome }).click()
    await at(page, pathIn(locale, '/'))

    // The dashboard's menu has a button of the same name: home must be here, not only its address.
    if (width < 769) {
      await page.getByTestId('bottom-bar').waitFor()
      await page.getByRole('button', { name: said.openMenu }).click()
    }
    await account(page, locale, width)
    await page.getByRole('button', { name: said.logout, exact: true }).click()
    const question = page.getByRole('alertdialog', { name: said.logout })
    await question.getByText(said.logoutSure).waitFor()
    // The safe answer has the focus.
    const focused = question.locator('button:focus')
    await focused.waitFor()
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'detached' })
    expect(await token(page)).not.toBeNull()
    await leave(page, locale, width)
    await page.getByText(said.loggedOutText).waitFor()
    await expect.poll(() => token(page)).toBeNull()
    const session = async () => (await page.context().request.get('/api/auth/get-session')).json()
    await expect.poll(session).toBeNull()
  })
})

/** Opens the header's menu; phones have its entries in plain sight. */
async function account(page: Page, locale: Locale, width: number): Promise<void> {
  const { account: name } = storefrontMessages[locale]
  if (width < 769) return
  const button = page.getByRole('banner').getByRole('button', { name })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

async function leave(page: Page, locale: Locale, width: number): Promise<void> {
  const said = { ...accountMessages[locale], ...storefrontMessages[locale] }
  if (width < 769) await page.getByRole('button', { name: said.openMenu }).click()
  await account(page, locale, width)
  await page.getByRole('button', { name: said.logout, exact: true }).click()
  await page.getByRole('button', { name: said.logoutYes }).click()
}

test('login returns to the page one came from, and never leaves this site (I7)', async () => {
  const page = await openPage()
  const email = await signUp(page)
  await page.context().clearCookies()
  await go(page, '/shop?q=bag')
  await page.getByRole('banner').getByRole('link', { name: words.registerOrLogin }).click()
  await login(page, email)
  await page.getByText(words.loginDone).waitFor()
  await at(page, '/shop?q=bag')

  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await go(page, '/authentication/login?from=https://evil.example/')
  await login(page, email)
  await at(page, '/')
})

test('a failed login says so and leads home; Try again keeps e-mail and way back (I6)', async () => {
  const page = await openPage()
  const email = await signUp(page)
  await page.context().clearCookies()
  await go(page, '/authentication/login?from=%2Fcart')
  await login(page, email, 'not-her-password')
  const dialog = page.getByRole('alertdialog', { name: words.loginFailed })
  await dialog.getByText('The email or the password is not right.').waitFor()
  await at(page, '/')
  // The address is there before its page: what is typed into the form that is about to go would go with it.
  await page.getByLabel(words.password, { exact: true }).waitFor({ state: 'detached' })
  expect(await token(page)).toBeNull()
  // Trying again harms nothing, so Enter does it.
  await expect.poll(() => focused(page)).toBe(words.tryAgain)
  await page.keyboard.press('Enter')
  await at(page, '/authentication/login?from=%2Fcart')
  await expect.poll(() => page.getByLabel(words.email).inputValue()).toBe(email)
  await login(page, email)
  await at(page, '/cart')
})

test('a refused sign-up keeps what was typed and says where it is wrong', async () => {
  const page = await openPage()
  const email = await signUp(page)
  await page.context().clearCookies()
  await go(page, '/authentication/register')
  await page.getByLabel(words.name, { exact: true }).fill('Salma')
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.continue }).click()
  await page.getByText(words.signUpFailed('Salma')).waitFor()
  await page.getByText('There is an account with this email already').waitFor()
  expect(await page.getByLabel(words.name, { exact: true }).inputValue()).toBe('Salma')
  expect(await page.getByLabel(words.password, { exact: true }).inputValue()).toBe(password)
})

test('a forgotten password: an empty e-mail sends nothing, the email leads to a new one', async () => {
  const page = await openPage()
  const email = await signUp(page)
  await page.context().clearCookies()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/request-password-reset')) asked++
  })
  await go(page, '/authentication/forgot-password')
  await page.getByRole('button', { name: words.forgot, exact: true }).click()
  await page.getByText(words.emailRequired, { exact: true }).waitFor()
  await page.getByText(words.emailRequiredText).waitFor()
  expect(asked).toBe(0)
  await page.getByLabel(words.email).fill(email)
  await page.getByRole('button', { name: words.forgot, exact: true }).click()
  await page.getByText(words.resetSent).waitFor()
  await page.getByText(words.resetSentText).waitFor()
  await at(page, '/')

  await go(page, await linkIn(email, 'reset-password'))
  await page.getByLabel(words.newPassword, { exact: true }).fill('Wadi-Shab-pools-9')
  await page.getByRole('button', { name: words.savePassword }).click()
  await page.getByText(words.passwordSaved).waitFor()
  await at(page, '/authentication/login')
  await login(page, email, 'Wadi-Shab-pools-9')
  await at(page, '/')

  // The link works once (I5).
  await go(page, await linkIn(email, 'reset-password'))
  await page.getByLabel(words.newPassword, { exact: true }).fill('Wadi-Shab-pools-8')
  await page.getByRole('button', { name: words.savePassword }).click()
  await page.getByRole('link', { name: words.newLink }).waitFor()
})

function linkIn(email: string, page: 'verify-email' | 'reset-password'): Promise<string> {
  return mailedLink({ origin: origin(), dataDir: dataDir() }, email, page)
}

test('the mailbox is confirmed by the button, not by opening the link (I5)', async () => {
  const page = await openPage()
  const email = await signUp(page)
  const me = async () => (await (await page.request.get('/api/auth/get-session')).json()).user
  await go(page, await linkIn(email, 'verify-email'))
  expect((await me()).emailVerified).toBe(false)
  await page.getByRole('button', { name: words.verify }).click()
  await expect.poll(() => focused(page)).toBe(words.verified)
  await expect.poll(async () => (await me()).emailVerified).toBe(true)

  // Who is not logged in is asked for a password, and reads that first.
  const elsewhere = await openPage(360)
  const other = await signUp(elsewhere)
  await elsewhere.context().clearCookies()
  await go(elsewhere, await linkIn(other, 'verify-email'))
  await elsewhere.getByRole('button', { name: words.verify }).click()
  await expect.poll(() => focused(elsewhere)).toBe(words.verifyTitle)
  await elsewhere.getByText(words.verifyPasswordLead).waitFor()
  await elsewhere.keyboard.press('Tab')
  await elsewhere.keyboard.type('Wadi-Shab-pools-9')
  await elsewhere.keyboard.press('Enter')
  await expect.poll(() => focused(elsewhere)).toBe(words.verified)
  await go(elsewhere, await linkIn(other, 'verify-email'))
  await elsewhere.getByRole('button', { name: words.verify }).click()
  await expect.poll(() => focused(elsewhere)).toBe(words.linkTitle)
})

/** What the keyboard stands on, by its words. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement as HTMLElement).innerText?.trim())
}

test.each(['en', 'ar'] as const)(
  'Enter in a form that is not hydrated yet sends it when it is, and nothing by itself: %s',
  async (locale) => {
    const said = accountMessages[locale]
    const page = await openPage(360)
    const email = await signUp(page)
    await page.context().clearCookies()
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = page.waitForRequest('**/assets/hydrate-*')
    await page.route('**/assets/hydrate-*', async (route) => {
      await promise
      await route.continue()
    })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(request.url())
    })
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    const address = pathIn(locale, '/authentication/login?from=%2Fcart')
    await page.goto(address, { waitUntil: 'load' })
    await held
    await page.getByLabel(said.email).fill(email)
    const typed = page.getByLabel(said.password, { exact: true })
    await typed.fill(password)
    await typed.press('Enter')
    expect(await typed.inputValue()).toBe(password)
    expect(sent).toEqual([origin() + address])
    expect(refused).toEqual([])
    resolve()
    await at(page, pathIn(locale, '/cart'))
    await expect.poll(() => token(page)).toMatch(/^ey/)
  },
)
