import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openBrowser } from '../browser.ts'
import { admin, password } from '../journeys/order-admin.steps.ts'
import { type RunningShop, startDemoShop } from '../running-shop.ts'
import { colourRules, listen, tags, violations } from '../spec/axe.ts'
import { type DashboardFixture, fillDashboard, openPage } from '../spec/dashboard.steps.ts'
import { dashboardScreens } from '../spec/dashboard-screens.ts'

let shop: RunningShop
let browser: Browser
let dashboard: DashboardFixture
let ids: Record<string, string>

beforeAll(async () => {
  shop = await startDemoShop({ ADMIN_EMAIL: admin, ADMIN_PASSWORD: password })
  browser = await openBrowser({ pictures: false })
  const filled = await fillDashboard(browser, shop)
  dashboard = filled.dashboard
  ids = filled.ids
})

afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

const sights = locales.flatMap((locale) =>
  [390, 1280].flatMap((width) =>
    dashboardScreens
      .filter((screen) => screen.width === undefined || screen.width === width)
      .map((screen) => ({ locale, width, ...screen })),
  ),
)

/** Windows that no sight uses at the moment, with what they have loaded; by role and language. */
const idle = new Map<string, Page[]>()

// Several at a time: each has a window of its own, and axe is at work for a second.
test.concurrent.for(sights)('axe finds nothing in $locale at $width: $name', async (sight) => {
  const { as, locale, width, path, open } = sight
  const kept = idle.get(`${as} ${locale}`) ?? []
  idle.set(`${as} ${locale}`, kept)
  const page =
    kept.pop() ?? (await (await dashboard.window(as, { locale, reducedMotion: 'reduce' })).newPage())
  const complaints = listen(page, shop.origin)
  await page.setViewportSize({ width, height: 900 })
  await openPage(
    page,
    pathIn(
      locale,
      path.replaceAll(/{(\w+)}/g, (_, name) => ids[name] ?? ''),
    ),
  )
  await open?.(page, locale)
  expect(await violations(page, tags)).toEqual([])
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  expect(await violations(page, colourRules)).toEqual([])
  if (width === 390) await fits(page)
  expect(complaints).toEqual([])
  page.removeAllListeners()
  kept.push(page)
})

/** On the narrowest screen nothing is moved sideways (WCAG 1.4.10), tables and dialogs included. */
async function fits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  // Behind an open dialog it is narrower by the place of the scrollbar.
  expect(content).toBeLessThanOrEqual(window ?? 0)
}
