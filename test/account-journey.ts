import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { openBrowser } from './browser.ts'
import { type RunningShop, startDemoShop } from './running-shop.ts'

/** The password of everybody in these journeys. */
export const password = 'Jabal-Akhdar-2400'

/** An access token that ended long ago. */
export const runOut = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4IiwiaWF0IjoxMDAwLCJleHAiOjE5MDB9.c2ln'

const words = accountMessages.en
let people = 0

/** A shop and a browser for journeys about accounts; every page is closed after its test. */
export function accountJourney() {
  let shop: RunningShop
  let browser: Browser
  let contexts: BrowserContext[] = []

  beforeAll(async () => {
    shop = await startDemoShop()
    browser = await openBrowser({ pictures: false })
  })
  afterEach(async () => {
    for (const context of contexts) await context.close()
    contexts = []
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.remove()
  })

  return {
    dataDir: () => shop.dataDir,
    origin: () => shop.origin,

    /** A page in a browser of its own, or beside others in `context`. */
    async openPage(width = 1280, context?: BrowserContext): Promise<Page> {
      const viewport = { width, height: 800 }
      const own = context ?? (await browser.newContext({ baseURL: shop.origin, viewport }))
      if (!context) contexts.push(own)
      const page = await own.newPage()
      return page
    },

    /** A new customer with a session in this browser, whose pages have not heard of it yet. Answers the e-mail. */
    async signUp(page: Page): Promise<string> {
      people += 1
      const email = `person-${people}@example.com`
      const reply = await page.request.post('/api/auth/sign-up/email', {
        data: { name: 'Salma', email, password },
        headers: { origin: shop.origin },
      })
      expect(reply.status()).toBe(200)
      return email
    },

    async signOutElsewhere(page: Page): Promise<void> {
      await page.request.post('/api/auth/sign-out', { data: {}, headers: { origin: shop.origin } })
    },

    /** Waits for an address of the shop. */
    at: (page: Page, address: string) => page.waitForURL(shop.origin + address),
  }
}

/** Opens an address and waits until its page is hydrated; in the dashboard, until it says who is signed in. */
export async function go(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const shop = page.locator('html[data-hydrated]').getByRole('contentinfo')
  await shop.or(page.getByTestId('whoami')).first().waitFor({ state: 'attached' })
}

/** The access token of this browser (product.md section 9). */
export function token(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('JWT_ACCESS_TOKEN'))
}

/** Fills in the login page and sends it. */
export async function login(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(typed)
  await page.getByRole('button', { name: words.login, exact: true }).click()
}
