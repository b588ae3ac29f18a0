import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type Locale, mainLocale } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { openBrowser } from '../browser.ts'
import { type Line, openLine } from '../line.ts'
import { freePort, type RunningShop, startDemoShop } from '../running-shop.ts'
import { bagWithPumps, fillIn } from '../spec/screens.ts'
import { go, until } from '../spec/steps.ts'
import { admin, password } from './order-admin.steps.ts'

// Each file of stories runs by itself, and these are there in each of its stories.
export let shop: RunningShop
export let line: Line
export let browser: Browser
let context: BrowserContext
export let page: Page

/** A demo shop behind a line that can be broken, and for each story a device of its own that may keep what it saw. */
export function openShopOnALine(device: BrowserContextOptions, pictures = true): void {
  beforeAll(async () => {
    const ownPort = await freePort()
    shop = await startDemoShop({
      PUBLIC_URL: `http://127.0.0.1:${ownPort}`,
      ADMIN_EMAIL: admin,
      ADMIN_PASSWORD: password,
    })
    line = await openLine(ownPort, Number(new URL(shop.origin).port))
    browser = await openBrowser({ pictures })
  })
  beforeEach(async () => {
    context = await browser.newContext({
      baseURL: line.origin,
      extraHTTPHeaders: { origin: line.origin },
      serviceWorkers: 'allow',
      ...device,
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
}

/** Waits until these pages are kept on this device. */
export async function untilKept(...paths: string[]): Promise<void> {
  const wanted = paths.map((one) => line.origin + one)
  const isKept = (addresses: string[]) =>
    Promise.all(addresses.map(async (one) => (await caches.match(one, { ignoreVary: true })) !== undefined))
  await until(async () => expect(await page.evaluate(isKept, wanted)).not.toContain(false))
}

/** A checkout that is filled in for this customer, and can be confirmed. */
export async function fillCheckout(locale: Locale, email: string): Promise<void> {
  await go(page, pathIn(locale, '/'))
  await bagWithPumps(page, undefined, pathIn(locale, '/product-checkout'))
  await fillIn(page, locale)
  await page.getByLabel(checkoutMessages[locale].email).fill(email)
  // What is said without a line has come with it.
  await page.waitForLoadState('networkidle')
}

export const confirm = (locale: Locale) =>
  page.getByRole('button', { name: checkoutMessages[locale].confirm }).click()

/** Fills in a checkout and confirms it without a line; what is said of that is read and closed. */
export async function confirmWithoutLine(email: string): Promise<void> {
  await fillCheckout(mainLocale, email)
  line.be('broken')
  await confirm(mainLocale)
  await page.getByRole('alertdialog').getByRole('button').click()
}

/** A visit later, in another tab. */
export async function changeTab(): Promise<void> {
  const other = await context.newPage()
  await page.close()
  page = other
}
