import { beforeAll, expect } from 'vitest'
import type { Locale } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { admin, enter, type SignedIn } from './order-admin.steps.ts'

/** Whose orders they are. */
export const email = 'salma@example.com'

// As the shop of demo-shop.steps.ts: set by the hooks of each file.
export let salma: SignedIn
export let colleague: SignedIn

/** A shop with the demo, its admin at two windows, and a customer. */
export function openShopOfTwo(): void {
  openDemoShopAsAdmin()
  beforeAll(async () => {
    salma = await enter(browser, shop.origin, email, 'Salma Al Harthi')
    colleague = await enter(browser, shop.origin, admin)
  })
}

export const sights = [
  ['en', 1280],
  ['ar', 360],
] as const

/** Opens a page of the dashboard and waits until it hears what others do. */
export async function open({ page }: SignedIn, locale: Locale, width: number, path: string) {
  await page.setViewportSize({ width, height: 860 })
  const hears = page.waitForResponse((reply) => reply.url().includes('/api/noticeStream'))
  await page.goto(pathIn(locale, path))
  expect((await hears).status()).toBe(200)
}
