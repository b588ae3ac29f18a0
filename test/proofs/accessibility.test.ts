import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import { type Locale, locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openBrowser } from '../browser.ts'
import { type RunningShop, startDemoShop } from '../running-shop.ts'
import { colourRules, listen, tags, violations } from '../spec/axe.ts'
import { placeOrder, screens } from '../spec/screens.ts'
import { arrives, bagOf, go, goInHeldTime, pass, until } from '../spec/steps.ts'

let shop: RunningShop
let browser: Browser

beforeAll(async () => {
  shop = await startDemoShop()
  browser = await openBrowser({ pictures: false })
})

afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

function openContext(locale: Locale, width: number): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: shop.origin,
    locale,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  })
}

const sights = locales.flatMap((locale) =>
  [390, 1280].flatMap((width) =>
    screens
      .filter((screen) => screen.width === undefined || screen.width === width)
      .map((screen) => ({ locale, width, ...screen })),
  ),
)

/** Profiles that no sight uses at the moment, with what they have loaded; by language and width. */
const idle = new Map<string, BrowserContext[]>()

// Several at a time: each has a window of its own, and axe is at work for a second.
test.concurrent.for(sights)('axe finds nothing in $locale at $width: $name', async (sight) => {
  const { locale, width, path, open } = sight
  const kept = idle.get(`${locale} ${width}`) ?? []
  idle.set(`${locale} ${width}`, kept)
  const context = kept.pop() ?? (await openContext(locale, width))
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
  await page.evaluate(() => localStorage.clear())
  await page.close()
  kept.push(context)
})

test('a purchase by keyboard alone', async () => {
  const context = await openContext('en', 1280)
  const page = await context.newPage()
  const { addToCart, viewCart } = productMessages.en
  await go(page, '/')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content')
  await tabTo(page, 'combobox', 'Search products')
  await page.keyboard.type('stiletto')
  await page
    .getByRole('option', { name: /stiletto/i })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await arrives(page, '**/product-details/*')
  await tabTo(page, 'radio')
  await page.keyboard.press('Space')
  await tabTo(page, 'radio')
  await page.keyboard.press('Space')
  await tabTo(page, 'button', addToCart)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, 'link', viewCart)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart')
  await tabTo(page, 'link', 'Proceed To Checkout')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/product-checkout')
  for (const [label, text] of [
    ['Name', 'Salma'],
    ['Email', 'salma@example.com'],
    ['Mobile Number', '92345678'],
    ['Address', 'House 12, Muscat'],
  ] as const) {
    await tabTo(page, 'textbox', label)
    await page.keyboard.type(text)
  }
  for (const group of ['deliveryArea', 'paymentMethod']) {
    await tabTo(page, 'radio')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(group)
    await page.keyboard.press('Space')
  }
  await tabTo(page, 'button', 'Confirm Order')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/order-success')
  await page.getByRole('heading', { name: 'Thank You!!' }).waitFor()
  await until(async () => expect(await bagOf(page)).toEqual([]))
  await context.close()
})

/** Presses Tab until the focus is where it should be, and can be seen there. */
async function tabTo(
  page: Page,
  role: 'button' | 'combobox' | 'link' | 'radio' | 'textbox',
  name?: string,
): Promise<void> {
  const targets = page.getByRole(role, name === undefined ? {} : { name, exact: true })
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab')
    for (const target of await targets.all()) {
      if (!(await target.evaluate((element) => element === document.activeElement))) continue
      const ring = await target.evaluate((element) => {
        const rings = [element, element.closest('label') ?? element].map((one) => getComputedStyle(one))
        return rings.some((style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px')
      })
      expect([name ?? role, ring]).toEqual([name ?? role, true])
      return
    }
  }
  throw new Error(`The Tab key never came to the ${role} ${name ?? ''}`)
}

test('reduced motion: nothing moves by itself', async () => {
  const context = await openContext('en', 1280)
  const page = await context.newPage()
  await goInHeldTime(page, '/')
  const first = page.getByTestId('banner-slide').first()
  await pass(page, 3000)
  expect(await first.getAttribute('data-current')).toBe('true')
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  expect(await running()).toBe(0)
  await page.mouse.wheel(0, 2000)
  await until(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000))
  expect(await running()).toBe(0)
  await context.close()
})

test('with motion there is something to be stilled, and each moving thing has its pause', async () => {
  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await goInHeldTime(page, '/')
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  expect(await running()).toBeGreaterThan(0)
  await page.getByTestId('marquee').getByRole('button').click()
  await page.getByTestId('banner').getByRole('button', { name: 'Pause' }).click()
  await until(async () => expect(await running()).toBe(0))
  const slide = () =>
    page
      .getByTestId('banner-slide')
      .evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-current')))
  const paused = await slide()
  await page.mouse.move(640, 5)
  await pass(page, 3000)
  expect(await slide()).toBe(paused)
  await context.close()
})

describe.each(locales)('%s: no sideways scroll', (locale) => {
  // 1280 px at 400 % is 320 CSS px on a screen whose every CSS px is four dots wide.
  test.each([1, 4])('at 320 px, %i dots each', async (deviceScaleFactor) => {
    const context = await browser.newContext({
      baseURL: shop.origin,
      viewport: { width: 320, height: deviceScaleFactor === 1 ? 640 : 256 },
      deviceScaleFactor,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await go(page, pathIn(locale, '/'))
    await placeOrder(page, locale)
    const paths = new Set(screens.filter(({ width }) => width !== 1280).map(({ path }) => path))
    const wide: string[] = []
    for (const path of paths) {
      await go(page, pathIn(locale, path))
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      if (content !== window) wide.push(`${path}: ${content} px in ${window}`)
    }
    expect(wide).toEqual([])
    await context.close()
  })
})
