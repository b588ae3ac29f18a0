import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { browser, openDemoShop, shop } from './demo-shop.steps.ts'

openDemoShop()

const windows = locales.flatMap((locale) =>
  [640, 664].flatMap((height) =>
    [true, false].map((javaScriptEnabled) => ({ locale, height, javaScriptEnabled })),
  ),
)

test.each(windows)(
  'on a low phone a name of two lines is read, and its buttons stand whole and alone at the foot: $locale, $height px, script $javaScriptEnabled',
  async ({ locale, height, javaScriptEnabled }) => {
    const viewport = { width: 360, height }
    const context = await browser.newContext({ viewport, locale, javaScriptEnabled, baseURL: shop.origin })
    const page = await context.newPage()
    await page.goto(pathIn(locale, '/product-details/olive-camera-crossbody'))
    const [name, buttons] = await Promise.all(
      [page.getByRole('heading', { level: 1 }), page.getByTestId('buy-bar')].map(async (part) => {
        await part.waitFor()
        return part.evaluate((element) => element.getBoundingClientRect().toJSON())
      }),
    )
    const others = await page.getByTestId('bottom-bar').isVisible()
    await context.close()
    expect(others, 'another bar beside them').toBe(false)
    expect(buttons.bottom).toBeLessThanOrEqual(height)
    expect(buttons.height).toBeLessThanOrEqual(65)
    expect(name.bottom).toBeLessThanOrEqual(buttons.top)
  },
)
