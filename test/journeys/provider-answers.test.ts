import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { passwordAsked } from '#src/accounts/hosted/password-asked.ts'
import { hostedProblem, unavailable } from '#src/accounts/hosted/toolkit-problems.ts'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import type { Problem } from '#src/core/problem.ts'
import { writeProblem } from '#src/http/problem-reply.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openBrowser } from '../browser.ts'
import { go } from '../spec/steps.ts'

const password = 'Jabal-Akhdar-2400'
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser({ pictures: false })
})
afterEach(() => page.context().close())
afterAll(() => browser?.close())

describe.each(['en', 'ar'] as const)('what a hosted provider refuses, in %s', (locale) => {
  const words = accountMessages[locale]

  async function open(address: string): Promise<void> {
    const context = await browser.newContext({
      baseURL: inject('sharedShop'),
      viewport: { width: 390, height: 800 },
    })
    page = await context.newPage()
    await go(page, pathIn(locale, address))
  }
  /** The shop answers as it does when the provider has refused. */
  const refuse = (call: string, problem: Problem) =>
    page.route(`**/api/auth/${call}`, (route) => route.fulfill(writeProblem(problem, locale)))

  test('leaves the form of registering as it was typed, to be sent again', async () => {
    await open('/authentication/register')
    await page.getByLabel(words.name, { exact: true }).fill('Noor')
    await page.getByLabel(words.email).fill('noor@example.com')
    await page.getByLabel(words.password, { exact: true }).fill(password)
    for (const problem of [
      passwordAsked('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : [at least 14 characters]'),
      hostedProblem('UNAUTHORIZED_DOMAIN'),
      unavailable('NETWORK_REQUEST_FAILED'),
    ]) {
      await page.unroute('**/api/auth/sign-up/email')
      await refuse('sign-up/email', problem)
      await page.getByRole('button', { name: words.continue }).click()
      await page.getByText(problem.text[locale]).first().waitFor()
      expect(await page.getByLabel(words.email).inputValue()).toBe('noor@example.com')
      expect(await page.getByLabel(words.password, { exact: true }).inputValue()).toBe(password)
      expect(page.url()).not.toContain(password)
    }
  })

  test.each(['USER_MISMATCH', 'MULTI_FACTOR_AUTH_REQUIRED', 'ACCOUNT_NOT_LINKED'] as const)(
    'tells %s after logging in, and leads back to the form with the e-mail in it',
    async (code) => {
      await open('/authentication/login')
      const problem = hostedProblem(code)
      await refuse('sign-in/email', problem)
      await page.getByLabel(words.email).fill('noor@example.com')
      await page.getByLabel(words.password, { exact: true }).fill(password)
      await page.getByRole('button', { name: words.login, exact: true }).click()
      const dialog = page.getByRole('alertdialog', { name: words.loginFailed })
      await dialog.getByText(problem.text[locale]).waitFor()
      await dialog.getByRole('button', { name: words.tryAgain }).click()
      await page.waitForURL(/\/authentication\/login/)
      await expect.poll(() => page.getByLabel(words.email).inputValue()).toBe('noor@example.com')
      expect(page.url()).not.toContain(password)
    },
  )

  test('keeps a link that is good, but not in this browser', async () => {
    await open('/authentication/verify-email?token=abc')
    const problem = hostedProblem('LOG_IN_TO_CONFIRM')
    await refuse('verify-email', problem)
    const press = page.getByRole('button', { name: words.verify })
    await press.click()
    await page.getByText(problem.text[locale]).waitFor()
    expect(await press.isEnabled()).toBe(true)
  })
})
