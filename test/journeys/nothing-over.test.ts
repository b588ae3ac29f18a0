import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { bagWithPumps } from '../spec/screens.ts'
import { go } from '../spec/steps.ts'
import { browser, openDemoShop, shop } from './demo-shop.steps.ts'

openDemoShop()

const desks = locales.flatMap((locale) =>
  ['/', '/shop'].flatMap((path) => [1024, 1280, 1343, 1344].map((width) => ({ locale, path, width }))),
)

test.each(desks)(
  'the ways to talk stand in the margin, beside the goods: $locale $path at $width px',
  async ({ locale, path, width }) => {
    const viewport = { width, height: 800 }
    const context = await browser.newContext({ viewport, locale, baseURL: shop.origin })
    const page = await context.newPage()
    await go(page, pathIn(locale, path))
    const button = page.getByRole('button', { name: storefrontMessages[locale].contactUs })
    const [way, card] = await Promise.all(
      [button, page.getByTestId('product-card').nth(4)].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().toJSON()),
      ),
    )
    await context.close()
    expect(way.width, 'a finger finds it').toBeGreaterThanOrEqual(24)
    expect(way.height).toBeGreaterThanOrEqual(44)
    if (locale === 'ar') expect(way.right).toBeLessThanOrEqual(card.left)
    else expect(way.left).toBeGreaterThanOrEqual(card.right)
  },
)

test.each(locales)(
  'on a phone all that an order still needs is named, none of it cut: %s',
  async (locale) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      locale,
      baseURL: shop.origin,
    })
    const page = await context.newPage()
    await go(page, pathIn(locale, '/offline'))
    await bagWithPumps(page, undefined, pathIn(locale, '/product-checkout'))
    const needed = page.locator('#checkout-missing')
    await needed.getByRole('button').nth(5).waitFor()
    const { whole, shown } = await needed.evaluate(({ scrollHeight, clientHeight }) => ({
      whole: scrollHeight,
      shown: clientHeight,
    }))
    await context.close()
    expect(whole).toBeLessThanOrEqual(shown + 1)
  },
)
