import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { ownLook } from '#src/settings/brand/own-look.ts'
import { openBrowser } from '../browser.ts'
import { admin, enter, password, type SignedIn } from '../journeys/order-admin.steps.ts'
import { type RunningShop, startDemoShop } from '../running-shop.ts'
import { colourRules, listen, tags, violations } from '../spec/axe.ts'
import { screens } from '../spec/screens.ts'
import { go } from '../spec/steps.ts'

let shop: RunningShop
let browser: Browser
let boss: SignedIn

beforeAll(async () => {
  shop = await startDemoShop({ ADMIN_EMAIL: admin, ADMIN_PASSWORD: password })
  browser = await openBrowser({ pictures: false })
  boss = await enter(browser, shop.origin, admin)
})

afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

const names = { shopName: 'Haqiba', shopNameAr: 'حقيبة' }
const brands = [
  { brand: 'the shop’s own', look: ownLook },
  { brand: 'a dark one', look: { ...ownLook, accent: '#101820', corners: 'sharp', typefaces: 'graceful' } },
  {
    brand: 'a hard one',
    look: { ...ownLook, accent: '#ffe600', corners: 'round', typefaces: 'modern', cards: 'portrait' },
  },
]
const seen = new Set(['home', 'product', 'cart', 'checkout'])

describe.each(brands)('with $brand for a brand', ({ look }) => {
  beforeAll(() => boss.call('PUT', '/api/brand', { ...look, ...names }))

  test.each(locales)('home, product, cart and checkout pass axe in both themes: %s', async (locale) => {
    const found = screens.filter(({ name }) => seen.has(name))
    expect(found.map(({ name }) => name)).toHaveLength(seen.size)
    for (const { path, open, width = 390 } of found) {
      const context = await browser.newContext({
        baseURL: shop.origin,
        locale,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const complaints = listen(page, shop.origin)
      await go(page, pathIn(locale, path))
      await open?.(page, locale)
      expect(await violations(page, tags)).toEqual([])
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark'
      })
      expect(await violations(page, colourRules)).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    }
  })
})
