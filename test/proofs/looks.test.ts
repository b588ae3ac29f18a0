import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Locale, locales } from '#src/core/locale.ts'
import { openBrowser } from '../browser.ts'
import { admin, password } from '../journeys/order-admin.steps.ts'
import { type RunningShop, startDemoShop } from '../running-shop.ts'
import { type DashboardFixture, fillDashboard } from '../spec/dashboard.steps.ts'
import { everyScreen, existsAt, openSight, type Sight } from '../spec/every-screen.ts'

/** Where the pictures go: `looks/dashboard/all-orders/360-ar-dark.png`. */
const folder = path.resolve('looks')
const widths = [360, 768, 900, 1280]
const themes = ['light', 'dark']

let shop: RunningShop
let browser: Browser
let dashboard: DashboardFixture
let ids: Record<string, string>

beforeAll(async () => {
  shop = await startDemoShop({ ADMIN_EMAIL: admin, ADMIN_PASSWORD: password })
  browser = await openBrowser()
  const filled = await fillDashboard(browser, shop)
  dashboard = filled.dashboard
  ids = filled.ids
})

afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

const looks = everyScreen.flatMap((sight) =>
  locales.flatMap((locale) =>
    widths.filter((width) => existsAt(sight, width)).map((width) => ({ sight, locale, width })),
  ),
)

test.for(looks)('$locale $width $sight.as: $sight.name', async ({ sight, locale, width }) => {
  const { as, name } = sight
  const context = as === 'shopper' ? await openShopper(locale) : await dashboard.window(as, { locale })
  const page = await context.newPage()
  await page.setViewportSize({ width, height: width < 768 ? 780 : 900 })
  await openSight(page, sight, locale, ids)
  // What is below the first sight is drawn when it comes near it, which a picture of the whole page does not wait for.
  await page.evaluate(() => {
    const whole = new CSSStyleSheet()
    whole.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(whole)
  })
  await page.evaluate(loadPictures)
  for (const theme of themes) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen
    }, theme)
    await page.screenshot({ path: fileOf(as, name, `${width}-${locale}-${theme}`), fullPage: true })
  }
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  await context.close()
  expect(content, 'nothing is moved sideways').toBeLessThanOrEqual(window ?? 0)
})

function openShopper(locale: Locale): Promise<BrowserContext> {
  return browser.newContext({ baseURL: shop.origin, locale, reducedMotion: 'reduce' })
}

/** Where one picture is written; the folder is made. */
function fileOf(as: Sight['as'], name: string, variant: string): string {
  const directory = path.join(
    folder,
    as === 'shopper' ? 'shop' : 'dashboard',
    name.replaceAll(/[^a-z0-9]+/g, '-'),
  )
  mkdirSync(directory, { recursive: true })
  return path.join(directory, `${variant}.png`)
}

/** Pictures below the first sight are loaded when they come near it, too. */
async function loadPictures(): Promise<void> {
  await Promise.all(
    [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        image.loading = 'eager'
        return image.decode().catch(() => undefined)
      }),
  )
}
