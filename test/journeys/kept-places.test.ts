import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { listingMessages } from '#src/catalogue/browse/listing.messages.ts'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { uiMessages } from '#src/ui/ui.messages.ts'
import { openBrowser } from '../browser.ts'
import { go, untilHydrated } from '../spec/steps.ts'

const origin = inject('sharedShop')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser?.close())

const phone = { width: 390, height: 800 }
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const cards = (page: Page) => page.getByTestId('product-card')

/** Waits until a list has so many cards. */
const untilShown = (page: Page, count: number) => expect.poll(() => cards(page).count()).toBe(count)

test('a list that was grown is grown again, and where it was, after a reload and Back (P11)', async () => {
  const page = await browser.newPage({ viewport: phone })
  const shownFirst = 20
  await go(page, `${origin}/shop`)
  await untilShown(page, shownFirst)
  for (const pages of [2, 3]) {
    await page.getByTestId('show-more').click()
    await untilShown(page, shownFirst * pages)
  }
  const card = cards(page).nth(55)
  await card.scrollIntoViewIfNeeded()
  await card.getByRole('link').hover()
  const top = () => card.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  const isThere = async () => Math.abs((await top()) - before) <= 2
  expect(await scrollY(page)).toBeGreaterThan(5000)
  await card.getByRole('link').click()
  await page.getByTestId('add-to-cart').waitFor()
  await page.reload()
  await untilHydrated(page)
  await page.goBack()
  await page.waitForURL(/\/shop$/)
  await untilShown(page, shownFirst * 3)
  await expect.poll(isThere).toBe(true)
  // A phone that has put the tab away loads the list itself anew.
  await page.reload()
  await untilShown(page, shownFirst * 3)
  await expect.poll(isThere).toBe(true)
  // Another list is as long as it always was.
  await go(page, `${origin}/shop?sort=price-asc`)
  await untilShown(page, shownFirst)
  await page.close()
})

test.each(locales)(
  'a page that is loaded begins where it was left by Back, a reload and a turn of language, by a link at its top (P11): %s',
  async (locale) => {
    const page = await browser.newPage({ viewport: phone })
    const list = pathIn(locale, '/shop')
    const load = async (path: string) => {
      await page.evaluate((to) => window.location.assign(to), path)
      await page.waitForURL(origin + path)
      await untilHydrated(page)
    }
    const turn = async () => {
      await page
        .getByTestId('language-switch')
        .first()
        .evaluate((link: HTMLElement) => link.click())
      await page.waitForURL(origin + pathIn(locale === 'en' ? 'ar' : 'en', '/shop'))
      await untilHydrated(page)
    }
    await go(page, origin + list)
    await page.evaluate(() => window.scrollTo(0, 1500))
    await load(pathIn(locale, '/about-us'))
    await load(list)
    expect(await scrollY(page), 'a link').toBe(0)
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.reload()
    await untilHydrated(page)
    await expect.poll(() => scrollY(page), { message: 'a reload' }).toBe(900)
    await load(pathIn(locale, '/about-us'))
    await page.goBack()
    await page.waitForURL(origin + list)
    await untilHydrated(page)
    await expect.poll(() => scrollY(page), { message: 'Back' }).toBe(900)
    await turn()
    await expect.poll(() => scrollY(page), { message: 'another language' }).toBe(900)
    // Reached by a link inside the shop, where it was left before does not count.
    await go(page, origin + pathIn(locale, '/about-us'))
    await page
      .locator(`a[href="${list}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL(origin + list)
    await cards(page).first().waitFor()
    await page.evaluate(() => window.scrollTo(0, 600))
    await turn()
    await expect.poll(() => scrollY(page), { message: 'another language after a link' }).toBe(600)
    await page.close()
  },
)

test.each(locales)(
  'the sheet of filters is one entry of the history, forwards and loaded anew, too: %s',
  async (locale) => {
    const page = await browser.newPage({ viewport: phone })
    const words = listingMessages[locale]
    await go(page, origin + pathIn(locale, '/about-us'))
    await go(page, origin + pathIn(locale, '/shop'))
    const sheet = page.getByRole('dialog', { name: words.filter })
    await page.getByRole('main').getByRole('button', { name: words.filter, exact: true }).click()
    await sheet.waitFor()
    await sheet.getByRole('button', { name: uiMessages[locale].close, exact: true }).click()
    await expect.poll(() => sheet.count()).toBe(0)
    await page.goForward()
    await sheet.waitFor()
    await page.reload()
    await sheet.waitFor()
    await page.goBack()
    await expect.poll(() => sheet.count()).toBe(0)
    // Where the fields themselves have room, Forward unfolds them.
    await page.setViewportSize({ width: 900, height: 800 })
    await page.goForward()
    await page
      .getByRole('main')
      .getByRole('button', { name: words.filter, exact: true, expanded: true })
      .waitFor()
    await page.getByRole('main').getByLabel(words.priceFrom).waitFor()
    expect(await sheet.count()).toBe(0)
    await page.goBack()
    await page.waitForFunction(() => history.state?.sheet !== true)
    expect(new URL(page.url()).pathname).toBe(pathIn(locale, '/shop'))
    await page.goBack()
    await page.waitForURL(/about-us$/)
    await page.close()
  },
)

test('the sheet of filters is one entry of this page, pressed twice or left while it is on its way', async () => {
  const page = await browser.newPage({ viewport: phone })
  const sheetFile = Promise.withResolvers<void>()
  await page.route('**/assets/filter-sheet-*', async (route) => {
    await sheetFile.promise
    await route.continue()
  })
  const press = (times: number) =>
    page
      .getByRole('main')
      .getByRole('button', { name: 'Filter', exact: true })
      .evaluate((button: HTMLElement, many) => {
        for (let n = 0; n < many; n += 1) button.click()
      }, times)
  const entries = () => page.evaluate(() => history.length)
  await go(page, `${origin}/shop`)
  await press(1)
  await page.getByRole('link', { name: 'About Us' }).first().dispatchEvent('click')
  await page.waitForURL(/about-us$/)
  const before = await entries()
  sheetFile.resolve()
  await page.evaluate(() => new Promise<void>((done) => setTimeout(done, 300)))
  expect(await entries(), 'none on the page that was gone to').toBe(before)

  await go(page, `${origin}/shop`)
  await press(2)
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.waitFor()
  await page.goBack()
  await expect.poll(() => sheet.count()).toBe(0)
  await page.close()
})

test.each(locales)(
  'a line of cart and checkout leads to its product in its colour and size: %s',
  async (locale) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const products = await (await fetch(`${origin}/api/products?limit=100`)).json()
    type Made = { _id: string; sizes: string[]; colors: string[]; lowStock: unknown[]; address?: string }
    const made: Made = products.data.find(({ sizes, colors }: Made) => sizes.length > 1 && colors.length > 0)
    await go(page, `${origin}${pathIn(locale, `/product-details/${made._id}`)}`)
    const pick = (name: string) =>
      page.locator('label', { has: page.locator(`input[name=${name}]:enabled`) }).last()
    await pick('color').click()
    await pick('size').click()
    const chosen = () =>
      page.evaluate(() =>
        ['color', 'size'].map(
          (name) => document.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value,
        ),
      )
    const picked = await chosen()
    expect(picked).not.toContain(undefined)
    await page.getByTestId('add-to-cart').click()
    const inCart = () => page.evaluate(() => JSON.parse(localStorage.getItem('cartProducts') ?? '[]'))
    await expect.poll(async () => (await inCart()).length).toBe(1)
    await go(page, origin + pathIn(locale, '/cart'))
    const asked = new URLSearchParams({ color: picked[0] ?? '', size: picked[1] ?? '' })
    await page.getByTestId('cart-line').getByRole('link').click()
    await page.waitForURL((url) => url.search === `?${asked}`)
    await expect.poll(chosen).toEqual(picked)
    // Another size is what the address says then.
    await page
      .locator('label', { has: page.locator('input[name=size]:enabled') })
      .first()
      .click()
    await expect.poll(() => new URL(page.url()).searchParams.get('size')).toBe(made.sizes[0])
    await go(page, origin + pathIn(locale, '/cart'))
    await page.locator('a[href$="product-checkout"]').last().click()
    const line = page.getByTestId('checkout-line')
    await line.getByRole('link', { name: checkoutMessages[locale].change }).click()
    await page.waitForURL((url) => url.search === `?${asked}`)
    await expect.poll(chosen).toEqual(picked)
    await page.close()
  },
)

test('who chose a language is led to it again from the bare address, and to the other once they chose that (B5)', async () => {
  const page = await browser.newPage({ viewport: phone })
  const choose = async (path: string) => {
    await page
      .getByTestId('language-switch')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL(origin + path)
    await untilHydrated(page)
  }
  await go(page, `${origin}/`)
  await choose('/ar')
  await go(page, `${origin}/`)
  expect(new URL(page.url()).pathname).toBe('/ar')
  await choose('/')
  await go(page, `${origin}/`)
  expect(new URL(page.url()).pathname).toBe('/')
})
