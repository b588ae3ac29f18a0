import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from '../browser.ts'
import { type RunningShop, startDemoShop } from '../running-shop.ts'
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
