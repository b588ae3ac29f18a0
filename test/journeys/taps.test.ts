import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { pathIn } from '#src/i18n/locale.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { searchMessages } from '#src/storefront/search/search.messages.ts'
import { openBrowser } from '../browser.ts'
import { go, until } from '../spec/steps.ts'

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
  })
  page = await context.newPage()
})
afterEach(() => context.close())

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
