import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { openBrowser } from '../browser.ts'
import { bagWithPumps } from '../spec/screens.ts'
import { go } from '../spec/steps.ts'

const baseURL = inject('sharedShop')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser({ pictures: false })
})
afterAll(() => browser?.close())

const desks = locales.flatMap((locale) => ['/', '/shop'].map((path) => ({ locale, path })))

describe.each(desks)('the ways to talk stand in the margin, beside the goods: $locale $path', (desk) => {
  let page: Page

  // Opened once: how wide the window is decides the stylesheet alone.
  beforeAll(async () => {
    const viewport = { width: 1024, height: 800 }
    const context = await browser.newContext({ viewport, locale: desk.locale, baseURL })
    page = await context.newPage()
    await go(page, pathIn(desk.locale, desk.path))
  })
  afterAll(() => page?.context().close())

  test.each([1024, 1280, 1343, 1344])('at %d px', async (width) => {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
    const button = page.getByRole('button', { name: storefrontMessages[desk.locale].contactUs })
    const [way, card] = await Promise.all(
      [button, page.getByTestId('product-card').nth(4)].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().toJSON()),
      ),
    )
    expect(way.width, 'a finger finds it').toBeGreaterThanOrEqual(24)
    expect(way.height).toBeGreaterThanOrEqual(44)
    if (desk.locale === 'ar') expect(way.right).toBeLessThanOrEqual(card.left)
    else expect(way.left).toBeGreaterThanOrEqual(card.right)
  })
})

test.each(locales)(
  'on a phone all that an order still needs is named, none of it cut: %s',
  async (locale) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      locale,
      baseURL,
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

test.each(locales)('on the narrowest phone nothing lies over the name of the shop: %s', async (locale) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 568 }, locale, baseURL })
  const page = await context.newPage()
  await go(page, pathIn(locale, '/shop'))
  const header = page.locator('.shop-header')
  await header.locator('.brand-name').waitFor()
  const over = await header.evaluate((whole) => {
    const name = whole.querySelector('.brand-name')?.getBoundingClientRect()
    const others = [...whole.querySelectorAll('a:not(:has(.brand-name)), button')]
    return others
      .map((other) => ({ label: other.textContent, box: other.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && name && box.left < name.right && box.right > name.left)
      .map(({ label }) => label)
  })
  expect(over).toEqual([])
  await context.close()
})
