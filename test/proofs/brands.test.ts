import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#src/core/locale.ts'
import { openBrowser } from '../browser.ts'
import { admin, password } from '../journeys/order-admin.steps.ts'
import { type RunningShop, startDemoShop } from '../running-shop.ts'
import { colourRules, listen, tags, violations } from '../spec/axe.ts'
import { brands } from '../spec/brands.ts'
import { type DashboardFixture, fillDashboard } from '../spec/dashboard.steps.ts'
import { everyScreen, existsAt, openSight } from '../spec/every-screen.ts'

let shop: RunningShop
let browser: Browser
let dashboard: DashboardFixture
let ids: Record<string, string>

beforeAll(async () => {
  shop = await startDemoShop({ ADMIN_EMAIL: admin, ADMIN_PASSWORD: password })
  browser = await openBrowser({ pictures: false })
  ;({ dashboard, ids } = await fillDashboard(browser, shop))
})

afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

// Each screen once on either side; the shop's own look is asked in every language and width by the other two proofs.
const sights = everyScreen.flatMap((sight) =>
  ([390, 1280] as const)
    .filter((width) => existsAt(sight, width))
    .map((width): { locale: Locale; width: number; sight: typeof sight } => ({
      locale: width === 390 ? 'ar' : 'en',
      width,
      sight,
    })),
)

describe.each(brands)('with $brand for a brand', ({ look }) => {
  /** Profiles that no sight uses at the moment, with what they have loaded; by role and language. */
  const idle = new Map<string, BrowserContext[]>()

  beforeAll(() => dashboard.boss.call('PUT', '/api/brand', look))
  afterAll(async () => {
    for (const context of [...idle.values()].flat()) await context.close()
  })

  test.concurrent.for(sights)(
    '$locale at $width, $sight.as: $sight.name',
    async ({ locale, width, sight }) => {
      const kept = idle.get(`${sight.as} ${locale}`) ?? []
      idle.set(`${sight.as} ${locale}`, kept)
      const context = kept.pop() ?? (await open(sight.as, locale))
      const page = await context.newPage()
      const complaints = listen(page, shop.origin)
      await page.setViewportSize({ width, height: 900 })
      await openSight(page, sight, locale, ids)
      expect(await violations(page, tags)).toEqual([])
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark'
      })
      expect(await violations(page, colourRules)).toEqual([])
      expect(complaints).toEqual([])
      await page.close()
      // A shopper's next page would send an order that waits for a line, and go to its success.
      if (sight.as === 'shopper') await context.close()
      else kept.push(context)
    },
  )
})

function open(as: (typeof everyScreen)[number]['as'], locale: Locale) {
  const how = { locale, reducedMotion: 'reduce' } as const
  return as === 'shopper' ? browser.newContext({ baseURL: shop.origin, ...how }) : dashboard.window(as, how)
}
