import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { browser, openDemoShop, shop } from './demo-shop.steps.ts'

openDemoShop()

test.each(locales.flatMap((locale) => [640, 664].map((height) => [locale, height] as const)))(
  'on a low phone a product is named, and its buttons stand whole above the bar at the foot: %s, %i px',
  async (locale, height) => {
    const viewport = { width: 360, height }
    const context = await browser.newContext({ viewport, locale, baseURL: shop.origin })
    const page = await context.newPage()
    await page.goto(pathIn(locale, '/product-details/black-patent-stiletto-pumps'))
    const [name, buttons, foot] = await Promise.all(
      [
        page.getByRole('heading', { level: 1 }),
        page.getByTestId('buy-bar'),
        page.getByTestId('bottom-bar'),
      ].map(async (part) => {
        await part.waitFor()
        return part.evaluate((element) => element.getBoundingClientRect().toJSON())
      }),
    )
    await context.close()
    expect(buttons.bottom).toBeLessThanOrEqual(foot.top + 1)
    // Its lowest letters may reach into the line of the bar.
    expect((name.top + name.bottom) / 2).toBeLessThan(buttons.top - 8)
  },
)
