import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { Locale } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openBrowser } from '../browser.ts'
import { type RunningShop, startDemoShop, startShop } from '../running-shop.ts'
import { admin, enter, password, type SignedIn } from './order-admin.steps.ts'

// Each file of stories runs by itself, and these are there from its first story to its last.
export let shop: RunningShop
export let browser: Browser
export let boss: SignedIn

/** A shop with the demo and an admin's account, and a browser, for the stories of a file. */
export function openDemoShop(): void {
  beforeAll(async () => {
    shop = await startDemoShop({ ADMIN_EMAIL: admin, ADMIN_PASSWORD: password })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.remove()
  })
}

/** The same, with the admin signed in as `boss`. */
export function openDemoShopAsAdmin(): void {
  openDemoShop()
  beforeAll(async () => {
    boss = await enter(browser, shop.origin, admin)
  })
}

/** A shop of an owner who has just begun, without the demo and not open yet, with her signed in as `boss`. */
export function openEmptyShopAsAdmin(): void {
  beforeAll(async () => {
    shop = await startShop({ DEMO: '0', OPEN: '0', ADMIN_EMAIL: admin, ADMIN_PASSWORD: password })
    browser = await openBrowser()
    boss = await enter(browser, shop.origin, admin)
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.remove()
  })
}

/** Posts a bag and opens its form in the admin's window, in this language and width; answers its id. */
export async function openFormOfNew(locale: Locale, width: number, bag: object): Promise<string> {
  const { insertedId } = (await boss.call('POST', '/api/postProduct', {
    category: 'Bags Collections',
    originalPrice: 20,
    ...bag,
  })) as { insertedId: string }
  await boss.page.setViewportSize({ width, height: 900 })
  await boss.page.goto(pathIn(locale, `/dashboard/update/${insertedId}`))
  return insertedId
}

/** The page of a product as somebody of this language and width sees it first, on a device of their own. */
export async function openAsShopper(locale: Locale, width: number, id: string): Promise<Page> {
  const viewport = { width, height: 800 }
  const shopper = await browser.newContext({ viewport, locale, baseURL: shop.origin })
  const page = await shopper.newPage()
  await page.goto(pathIn(locale, `/product-details/${id}`))
  return page
}
