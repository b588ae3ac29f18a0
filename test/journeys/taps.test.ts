import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { listingMessages } from '#src/catalogue/browse/listing.messages.ts'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { searchMessages } from '#src/storefront/search/search.messages.ts'
import { openBrowser } from '../browser.ts'
import { bagWithPumps, fillIn } from '../spec/screens.ts'
import { go, until } from '../spec/steps.ts'
import { countSuspended, type Suspended } from './suspended.steps.ts'

// What the answer to a tap costs on a phone: counted, for a clock tells more of the machine.
const origin = inject('sharedShop')
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: origin,
  })
  page = await context.newPage()
})
afterEach(() => context.close())

const suspended = () => page.evaluate(() => (window as unknown as Suspended).suspended)

const carets = () => page.evaluate(() => getSelection()?.rangeCount)

async function openCategories(locale: 'en' | 'ar') {
  const words = storefrontMessages[locale]
  await go(page, origin + pathIn(locale, '/'))
  await page.getByRole('banner').getByRole('button', { name: words.openMenu }).tap()
  const drawer = page.locator('dialog[open]')
  await drawer.getByRole('tab', { name: words.categories }).tap()
  await drawer.getByRole('tab', { name: words.categories, selected: true }).waitFor()
  return drawer
}

test.each(['en', 'ar'] as const)(
  'a press on a tab or a choice leaves no caret that the browser would look for behind a dialog: %s',
  async (locale) => {
    await openCategories(locale)
    expect(await carets()).toBe(0)
    await go(page, origin + pathIn(locale, '/product-details/camel-structured-tote'))
    const colour = page.locator('label:has(input[name=color]:enabled)').first()
    await colour.tap()
    await until(async () => expect(await colour.locator('input').isChecked()).toBe(true))
    expect(await carets()).toBe(0)
    // Text that is not pressed can be selected as ever.
    const name = page.getByRole('heading', { level: 1 })
    expect(await name.evaluate((it) => getComputedStyle(it).userSelect)).toBe('auto')
  },
)

test.each(['en', 'ar'] as const)(
  'the categories of the menu are shown without their shelves, which come when one is opened: %s',
  async (locale) => {
    const drawer = await openCategories(locale)
    const closed = drawer.getByRole('tabpanel').locator('button[aria-expanded=false]')
    await closed.first().waitFor()
    const shelves = drawer.getByRole('tabpanel').locator('li li')
    expect(await shelves.count()).toBe(0)
    await closed.first().tap()
    await shelves.first().waitFor()
    expect(await shelves.first().getByRole('link').isVisible()).toBe(true)
  },
)

test('Escape as soon as the search is pressed closes what opens, and keeps what stands in it', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await go(page, `${origin}/shop?q=tote`)
  const field = page.getByRole('combobox', { name: searchMessages.en.searchProducts }).first()
  await field.evaluate(async (it) => {
    it.focus()
    await new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)))
    it.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    // What was asked for before is done before this.
    await new Promise((done) => requestIdleCallback(done))
  })
  expect(await field.inputValue()).toBe('tote')
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false')
  await expect.poll(() => page.getByTestId('search-results').count()).toBe(0)
})

test('the search answers a press by its caret, and makes what hangs below it afterwards', async () => {
  await go(page, origin)
  const field = page.getByRole('combobox').first()
  const expanded = await field.evaluate(async (it) => {
    it.focus()
    // By then React has rendered what a press changes at once.
    await new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)))
    return it.getAttribute('aria-expanded')
  })
  expect(expanded).toBe('false')
  await page.getByTestId('search-results').waitFor()
  expect(await field.getAttribute('aria-expanded')).toBe('true')
})

test.each([
  ['/', () => page.getByRole('banner').getByRole('button', { name: storefrontMessages.en.openMenu })],
  [
    '/shop',
    () => page.getByRole('main').getByRole('button', { name: listingMessages.en.filter, exact: true }),
  ],
  ['/product-details/camel-structured-tote', () => page.getByTestId('add-to-cart')],
])(
  'what is fetched for a press is never shown to be missing, or it came 0.3 s later: %s',
  async (path, button) => {
    await page.addInitScript(countSuspended)
    await go(page, origin + path)
    for (const kind of ['color', 'size']) {
      const choice = page.locator(`main label:has(input[name=${kind}]:enabled)`).first()
      if (await choice.isVisible()) await choice.tap()
    }
    // What keeps the shop offline is, once, after each page, and nobody sees it.
    await until(async () => expect(await suspended()).toBe(1))
    await button().tap()
    await page.locator('dialog[open]').waitFor()
    expect(await suspended()).toBe(1)
  },
)

test.each(['en', 'ar'] as const)(
  'the viewer of a picture is fetched for a press, and never shown to be missing: %s',
  async (locale) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.addInitScript(countSuspended)
    await go(page, origin + pathIn(locale, '/product-details/camel-structured-tote'))
    await until(async () => expect(await suspended()).toBe(1))
    await page.getByRole('button', { name: productMessages[locale].enlarge, exact: true }).click()
    await page.locator('dialog[open]').getByRole('img').waitFor()
    expect(await suspended()).toBe(1)
  },
)

/** A checkout on a phone that can be confirmed, of which nothing is missing. */
async function openCheckout(locale: 'en' | 'ar') {
  await page.addInitScript(countSuspended)
  await go(page, pathIn(locale, '/'))
  await bagWithPumps(page, undefined, pathIn(locale, '/product-checkout'))
  await fillIn(page, locale)
  await until(async () => expect(await suspended()).toBe(1))
}

test.each(['en', 'ar'] as const)(
  'where to pay is fetched for a choice, and never missing: %s',
  async (locale) => {
    await openCheckout(locale)
    await page.locator('label:has(input[value="Online Payment"])').tap()
    const receipt = page.locator('input[type=file]')
    await receipt.waitFor({ state: 'attached' })
    expect(await suspended()).toBe(1)
    await page.locator('label:has(input[value="Cash On Delivery"])').tap()
    await expect.poll(() => receipt.count()).toBe(0)
  },
)

const shortOf = {
  errors: [{ path: 'products.0.quantity', message: 'Too few' }],
  left: { 'products.0.quantity': 1 },
}

test.each([
  [503, {}, () => page.getByRole('alertdialog')],
  [422, shortOf, () => page.getByTestId('checkout-line').getByRole('alert')],
])('what stands between Confirm and an order is fetched for the answer: %s', async (status, json, told) => {
  await openCheckout('en')
  await page.route('**/api/postOrder', (route) => route.fulfill({ status, json }))
  await page.getByRole('button', { name: checkoutMessages.en.confirm }).tap()
  await told().waitFor()
  expect(await suspended()).toBe(1)
})

test.each(['en', 'ar'] as const)(
  'the sheet of filters goes when it is answered, and does not wait for the goods: %s',
  async (locale) => {
    const words = listingMessages[locale]
    await go(page, origin + pathIn(locale, '/shop'))
    await page.getByRole('main').getByRole('button', { name: words.filter, exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: words.filter })
    await sheet.locator('label:has(input[name=color])').nth(1).tap()
    const colour = await sheet.locator('input[name=color]:checked').inputValue()
    const { total } = await (
      await page.request.get(`${origin}/api/products?fields=card&limit=1&color=${colour}`)
    ).json()
    const show = sheet.getByRole('button', { name: words.applyTo(total), exact: true })
    await show.waitFor()
    const goods = Promise.withResolvers<void>()
    const asked = page.waitForRequest('**/api/products?**limit=20**')
    await page.route('**/api/products?**limit=20**', async (route) => {
      await goods.promise
      await route.continue()
    })
    await show.tap()
    await asked
    await expect.poll(() => sheet.count()).toBe(0)
    expect(new URL(page.url()).search).toBe('')
    goods.resolve()
    await expect.poll(() => page.getByTestId('product-count').textContent()).toBe(words.products(total))
    expect(new URL(page.url()).searchParams.get('color')).toBe(colour)
    // It has left no entry of the history, and is not open for who comes back.
    expect(await page.evaluate(() => history.state?.sheet === true)).toBe(false)
  },
)
