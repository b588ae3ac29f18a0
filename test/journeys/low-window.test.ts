import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openBrowser } from '../browser.ts'
import { violations } from '../spec/axe.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser({ pictures: false })
})
afterAll(() => browser?.close())

const phones = locales.flatMap((locale) =>
  [true, false].map((javaScriptEnabled) => ({ locale, javaScriptEnabled })),
)

describe.each(phones)(
  'on a low phone a name of two lines is read, and its button stands whole and alone at the foot: $locale, script $javaScriptEnabled',
  ({ locale, javaScriptEnabled }) => {
    let page: Page

    beforeAll(async () => {
      const [viewport, baseURL] = [{ width: 360, height: 640 }, inject('sharedShop')]
      const context = await browser.newContext({ viewport, locale, javaScriptEnabled, baseURL })
      page = await context.newPage()
      await page.goto(pathIn(locale, '/product-details/olive-camera-crossbody'))
    })
    afterAll(() => page?.context().close())

    test.each([640, 664])('%d px', async (height) => {
      await page.setViewportSize({ width: 360, height })
      await expect.poll(() => page.evaluate(() => innerHeight)).toBe(height)
      const [name, buttons] = await Promise.all(
        [page.getByRole('heading', { level: 1 }), page.getByTestId('buy-bar')].map(async (part) => {
          await part.waitFor()
          return part.evaluate((element) => element.getBoundingClientRect().toJSON())
        }),
      )
      expect(await page.getByTestId('bottom-bar').isVisible(), 'another bar beside them').toBe(false)
      expect(buttons.bottom).toBeLessThanOrEqual(height)
      expect(buttons.height).toBeLessThanOrEqual(65)
      expect(name.bottom).toBeLessThanOrEqual(buttons.top)
    })
  },
)

test.each(locales)('on a desk how many and the way to the cart stand in one row: %s', async (locale) => {
  for (const width of [768, 1280]) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      locale,
      baseURL: inject('sharedShop'),
    })
    const page = await context.newPage()
    await page.goto(pathIn(locale, '/product-details/olive-camera-crossbody'))
    const product = page.getByTestId('product')
    const parts = [product.getByRole('group').last(), product.getByTestId('add-to-cart')]
    const [many, add] = await Promise.all(
      parts.map(async (part) => {
        await part.waitFor()
        return part.evaluate((element) => element.getBoundingClientRect().toJSON())
      }),
    )
    expect([many.top, many.bottom]).toEqual([add.top, add.bottom])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await context.close()
  }
})

test.each(locales)(
  'on a phone three promises below a product leave no hole, and begin near what stands above: %s',
  async (locale) => {
    const [viewport, baseURL] = [{ width: 360, height: 780 }, inject('sharedShop')]
    const context = await browser.newContext({ viewport, locale, baseURL })
    const page = await context.newPage()
    await page.goto(pathIn(locale, '/product-details/olive-camera-crossbody'))
    const promises = page.getByRole('list', { name: productMessages[locale].goodToKnow })
    await promises.waitFor()
    const top = await promises.evaluate((list) => list.getBoundingClientRect().top)
    const above = await page
      .getByTestId('gift-banner')
      .evaluate((card) => card.getBoundingClientRect().bottom)
    const bar = await page.getByTestId('buy-bar').evaluate((one) => one.getBoundingClientRect().height)
    expect(top - above - bar).toBeLessThanOrEqual(40)
    // As where no order is delivered free of charge.
    const widths = await promises.evaluate((list) => {
      list.querySelector('li')?.remove()
      return [list, list.lastElementChild].map((part) => part?.getBoundingClientRect().width)
    })
    expect(widths[1]).toBe(widths[0])
    await context.close()
  },
)

test.each(locales)(
  'on a phone the colours of a product are in the first sight below a name of two lines: %s',
  async (locale) => {
    const [viewport, baseURL] = [{ width: 360, height: 780 }, inject('sharedShop')]
    const context = await browser.newContext({ viewport, locale, baseURL })
    const page = await context.newPage()
    await page.goto(pathIn(locale, '/product-details/navy-barrel-bag'))
    const [colours, bar] = await Promise.all(
      [page.getByTestId('product').getByRole('group').first(), page.getByTestId('buy-bar')].map(
        async (part) => {
          await part.waitFor()
          return part.evaluate((element) => element.getBoundingClientRect().toJSON())
        },
      ),
    )
    expect(colours.bottom).toBeLessThanOrEqual(bar.top)
    // The one next step stays at the edge of the screen, also where its own place has passed: the way that leaves out the cart stands in the page.
    expect(await page.getByTestId('buy-bar').getByRole('button').count()).toBe(1)
    const edge = () =>
      page.getByTestId('buy-bar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom))
    expect(bar.bottom).toBe(780)
    await page.evaluate(() => scrollTo(0, 400))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
    expect(await edge()).toBe(780)
    await context.close()
  },
)

test.each(locales)(
  'the bar at the foot lies half over no button at first sight, however high the phone is: %s',
  async (locale) => {
    const [viewport, baseURL] = [{ width: 390, height: 900 }, inject('sharedShop')]
    const context = await browser.newContext({ viewport, locale, baseURL, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(pathIn(locale, '/product-details/camel-structured-tote'))
    await page.getByTestId('buy-bar').getByRole('button').waitFor()
    const found: Record<number, string[]> = {}
    for (let height = 600; height <= 940; height += 10) {
      await page.setViewportSize({ width: 390, height })
      await expect.poll(() => page.evaluate(() => innerHeight)).toBe(height)
      const all = await violations(page, { type: 'rule', values: ['target-size'] })
      if (all.length > 0) found[height] = all
    }
    await context.close()
    expect(found).toEqual({})
  },
)

test.each(locales)(
  'a picture reaches both edges of a phone or neither, and quantity stands beside the colours: %s',
  async (locale) => {
    const [viewport, baseURL] = [{ width: 360, height: 780 }, inject('sharedShop')]
    const context = await browser.newContext({ viewport, locale, baseURL })
    const page = await context.newPage()
    await page.goto(pathIn(locale, '/product-details/camel-structured-tote'))
    const boxOf = async (part: Locator) => {
      await part.waitFor()
      return part.evaluate((element) => element.getBoundingClientRect().toJSON())
    }
    const picture = await boxOf(page.getByTestId('main-picture'))
    expect(Math.round(picture.left)).toBe(Math.round(360 - picture.right))
    expect(picture.width).toBeGreaterThanOrEqual(359)
    const [quantity, bar] = [
      await boxOf(page.getByRole('spinbutton')),
      await boxOf(page.getByTestId('buy-bar')),
    ]
    expect(quantity.bottom).toBeLessThanOrEqual(bar.top)
    const colours = page.getByTestId('product').getByRole('group').first()
    const swatch = await boxOf(colours.locator('label').first())
    expect(Math.min(swatch.width, swatch.height)).toBeGreaterThanOrEqual(44)
    expect(Math.abs(swatch.bottom - quantity.bottom)).toBeLessThan(6)
    // Which colour a bead stands for is read once it is picked.
    const [name = ''] = await colours.locator('label bdi').allTextContents()
    await colours.locator('label').first().click()
    await colours.locator(`[data-picked="${name}"]`).waitFor({ state: 'attached' })
    await context.close()
  },
)
