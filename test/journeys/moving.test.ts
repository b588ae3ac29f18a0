import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { go, untilHydrated } from '../spec/steps.ts'

const shop = { origin: inject('sharedShop') }
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
})

afterAll(() => browser?.close())

const scrollY = () => page.evaluate(() => window.scrollY)
const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName)

/** Keeps the pages of this window asleep until what it answers is called; fails where nothing was there to be held. */
async function holdHydration(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let held = 0
  await page.route('**/assets/hydrate-*', async (route) => {
    held += 1
    await promise
    await route.continue()
  })
  return async () => {
    await expect.poll(() => held).toBeGreaterThan(0)
    resolve()
  }
}

test('forward starts at the top with the focus on the page, Back and reload return (P11)', async () => {
  await go(page, `${shop.origin}/shop`)
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-before', 'yes'))
  const card = page.getByTestId('product-card').nth(17)
  await card.scrollIntoViewIfNeeded()
  const before = await scrollY()
  expect(before).toBeGreaterThan(300)
  await card.getByRole('link').click()
  await page.waitForURL(/product-details/)
  await page.getByTestId('add-to-cart').waitFor()
  await expect.poll(async () => [await scrollY(), await focused()]).toEqual([0, 'main'])
  // What stands around the pages stays: it is not made anew for each of them.
  expect(await page.locator('header[data-before]').count()).toBe(1)
  await page.goBack()
  await page.waitForURL(/\/shop$/)
  await page.getByTestId('product-count').waitFor()
  await expect.poll(scrollY).toBe(before)
  await page.reload()
  await expect.poll(scrollY).toBe(before)
})

test('another page that is loaded whole starts at the top; the same one in the other language where it was', async () => {
  await go(page, `${shop.origin}/policies`)
  await page.evaluate(() => window.scrollTo(0, 500))
  await expect.poll(scrollY).toBe(500)
  await go(page, `${shop.origin}/ar/policies`)
  await expect.poll(scrollY).toBe(500)
  await go(page, `${shop.origin}/about-us`)
  await expect.poll(scrollY).toBe(0)
})

test.each([390, 1280])('Back finds a far row of the home page where it was, at %i px', async (width) => {
  await page.setViewportSize({ width, height: 800 })
  await go(page, shop.origin)
  const card = page.getByTestId('category-section').last().getByTestId('product-card').first()
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  // The pointer goes where it will press, and the page moves under it if it has to.
  await card.getByRole('link').hover()
  const before = await top()
  expect(await scrollY()).toBeGreaterThan(3000)
  await card.getByRole('link').click()
  await page.waitForURL(/product-details/)
  await page.getByTestId('add-to-cart').waitFor()
  await page.goBack()
  await page.getByTestId('category-section').first().waitFor()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('a button pressed before the page is hydrated is answered when it is', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const hydrate = await holdHydration(page)
  const products = await (await fetch(`${shop.origin}/api/products?limit=100`)).json()
  const product = products.data.find(({ sizes }: { sizes: string[] }) => sizes.length > 1)
  await page.goto(`${shop.origin}/product-details/${product._id}`, { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  expect(await page.getByText('Please choose your size first.').count()).toBe(0)
  await hydrate()
  await page.getByText('Please choose your size first.').waitFor()
  await page.close()
})

test('what is picked before the page is hydrated stays picked, and is what goes into the cart', async () => {
  const page = await browser.newPage()
  // A browser that cannot say what it shows is hydrated all the same.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {
      throw new TypeError('unsupported')
    }
  })
  const hydrate = await holdHydration(page)
  const products = await (await fetch(`${shop.origin}/api/products?limit=100`)).json()
  const product = products.data.find(({ sizes }: { sizes: string[] }) => sizes.length > 1)
  const [one, other] = product.sizes
  await page.goto(`${shop.origin}/product-details/${product._id}`, { waitUntil: 'load' })
  const colour = page.getByRole('group', { name: 'Colour' }).locator('label').first()
  if (await colour.isVisible()) await colour.click()
  const size = (name: string) =>
    page.locator('label', { has: page.locator(`input[name=size][value="${name}"]`) })
  for (const name of [one, other, one]) await size(name).click()
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await hydrate()
  const inCart = () => page.evaluate(() => JSON.parse(localStorage.getItem('cartProducts') ?? '[]'))
  await expect.poll(inCart).toMatchObject([{ id: product._id, size: one, quantity: 2 }])
  await expect.poll(() => page.locator('input[name=size]:checked').inputValue()).toBe(one)
  await page.close()
})

test.each(['typed', 'left'])(
  'a quantity %s before the page is hydrated is what goes into the cart',
  async (how) => {
    const page = await browser.newPage()
    const hydrate = await holdHydration(page)
    const products = await (await fetch(`${shop.origin}/api/products?limit=100`)).json()
    const product = products.data.find(
      (one: { sizes: string[]; colors: string[] }) => one.sizes.length > 1 && one.colors.length > 0,
    )
    const [colour] = product.colors
    await page.goto(`${shop.origin}/product-details/${product._id}?color=${colour}`, { waitUntil: 'load' })
    const field = page.getByRole('spinbutton')
    await page
      .locator('label', { has: page.locator('input[name=size]') })
      .last()
      .click()
    await field.fill('3')
    if (how === 'left') await field.blur()
    await hydrate()
    const increase = page.getByRole('button', { name: 'Increase quantity' })
    // What React knows, and not only what the field says.
    await expect.poll(() => field.getAttribute('aria-valuenow')).toBe('3')
    await increase.click()
    await expect.poll(() => field.inputValue()).toBe('4')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    const inCart = () => page.evaluate(() => JSON.parse(localStorage.getItem('cartProducts') ?? '[]'))
    await expect.poll(inCart).toMatchObject([{ size: product.sizes.at(-1), quantity: 4 }])
    await page.close()
  },
)

test('a quantity that no shop sells, left before the page is hydrated, is set right when it is', async () => {
  const page = await browser.newPage()
  const hydrate = await holdHydration(page)
  const products = await (await fetch(`${shop.origin}/api/products?limit=1`)).json()
  await page.goto(`${shop.origin}/product-details/${products.data[0]._id}`, { waitUntil: 'load' })
  const field = page.getByRole('spinbutton')
  await field.fill('0')
  await field.blur()
  await hydrate()
  await expect.poll(() => field.inputValue()).toBe('1')
  await page.close()
})

test('what is typed into the search before the page is hydrated is searched for when it is', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const hydrate = await holdHydration(page)
  await page.goto(`${shop.origin}/about-us`, { waitUntil: 'load' })
  const box = page.getByRole('combobox').filter({ visible: true })
  await box.pressSequentially('tote')
  await hydrate()
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true')
  await page.getByRole('option').filter({ visible: true, hasText: /tote/i }).first().waitFor()
  // The caret is where it was, and typing goes on.
  await box.pressSequentially('s')
  expect(await box.inputValue()).toBe('totes')
  await page.close()
})

test('an order of the list chosen before the page is hydrated is the order it gets', async () => {
  const page = await browser.newPage()
  const hydrate = await holdHydration(page)
  await page.goto(`${shop.origin}/shop`, { waitUntil: 'load' })
  const sort = page.locator('select[name=sort]')
  await sort.selectOption('price-asc')
  expect(page.url()).not.toMatch(/sort/)
  await hydrate()
  await page.waitForURL(/\/shop\?sort=price-asc$/)
  await page.close()
})

test('of a list that Back brings the address counts, not what the browser fills in again', async () => {
  const page = await browser.newPage()
  const hydrate = await holdHydration(page)
  await page.goto(`${shop.origin}/shop`, { waitUntil: 'load' })
  const sort = page.locator('select[name=sort]')
  await sort.selectOption('price-asc')
  await page.goto(`${shop.origin}/robots.txt`)
  await page.goBack({ waitUntil: 'load' })
  await expect.poll(() => sort.inputValue()).toBe('price-asc')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await hydrate()
  await untilHydrated(page)
  await expect.poll(() => sort.inputValue()).toBe('')
  // What is sent to another address is asked for first.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
  expect(asked.filter((url) => url.includes('sort='))).toEqual([])
  expect(new URL(page.url()).search).toBe('')
  await page.close()
})

test('a far row of home is not hydrated until it comes near, and answers a press at once', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await go(page, shop.origin)
  const row = (place: number) => page.getByTestId('category-section').nth(place)
  // React marks what it has hydrated.
  const isHydrated = (place: number) =>
    row(place)
      .getByTestId('product-card')
      .first()
      .evaluate((card) => Object.keys(card).some((key) => key.startsWith('__reactFiber')))
  const rows = await page.getByTestId('category-section').count()
  expect(rows).toBeGreaterThan(8)
  expect(await Promise.all(Array.from({ length: rows }, (_, place) => isHydrated(place)))).not.toContain(true)
  const heart = row(5).getByRole('button').first()
  await heart.dispatchEvent('click')
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => isHydrated(5)).toBe(true)
  expect(await isHydrated(7)).toBe(false)
  await row(7).scrollIntoViewIfNeeded()
  await expect.poll(() => isHydrated(7)).toBe(true)
  await row(7).getByRole('link').first().click()
  await page.waitForURL(/product-category/)
  expect(errors).toEqual([])
  await page.close()
})

test('Back and Forward find the lists that were left as they were, and make none of their cards anew', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  // Answers grow old without waiting for it.
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + (Number(window.name) || 0)
  })
  await go(page, shop.origin)
  const title = await page.title()
  const mark = (name: string) =>
    page
      .getByTestId('product-card')
      .first()
      .evaluate((card, name) => card.setAttribute('data-mark', name), name)
  const marked = (name: string) => page.locator(`[data-mark=${name}]`)
  const heads = () => page.locator('head title, head link[rel=canonical]').count()
  // React marks what it has hydrated.
  const hydratedRows = () =>
    page
      .getByTestId('category-section')
      .evaluateAll(
        (rows) => rows.filter((row) => Object.keys(row).some((key) => key.startsWith('__reactFiber'))).length,
      )
  await mark('home')
  const row = page.locator('.carousel-track').first()
  const aside = () => row.evaluate((element) => Math.round(element.scrollLeft))
  await row.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }))
  await expect.poll(aside).toBeGreaterThan(0)
  const turned = await aside()
  const heart = marked('home').getByRole('button').first()
  await page.locator('a[href="/shop"]').first().dispatchEvent('click')
  await page.waitForURL(/\/shop$/)
  await page.getByTestId('product-count').waitFor()
  // What was left is in no document: nothing finds it, and its name is not there twice.
  await expect.poll(() => marked('home').count()).toBe(0)
  await expect.poll(heads).toBe(2)
  expect(await page.title()).not.toBe(title)
  await mark('shop')
  const card = page.getByTestId('product-card').nth(3)
  await card.getByRole('link').click()
  await page.getByTestId('add-to-cart').waitFor()
  await page.goBack()
  await marked('shop').waitFor()
  await page.goBack()
  await marked('home').waitFor()
  // A row that was turned shows what it showed.
  expect(await aside()).toBe(turned)
  expect(await hydratedRows()).toBe(0)
  await expect.poll(() => page.title()).toBe(title)
  await expect.poll(heads).toBe(2)
  // It answers as before, also to what happened meanwhile.
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await page.goForward()
  await marked('shop').waitFor()
  // What has grown old is asked for again.
  await page.evaluate(() => {
    window.name = '61000'
  })
  const again = page.waitForRequest(/\/api\/products\?/)
  await page.goBack()
  await again
  await marked('home').waitFor()
  // Two are kept: the one that was left before them ends quietly, and is made anew.
  for (const list of ['/shop', '/category/offer-category', '/category/product-category/bags']) {
    await page.locator(`a[href="${list}"]`).first().dispatchEvent('click')
    await page.waitForURL(`**${list}`)
    await page.locator(`main:has(h1):not(:has([data-mark])) [data-testid=product-card]`).first().waitFor()
    await mark(list.split('/').at(-1) ?? '')
  }
  await page.goBack()
  await marked('offer-category').waitFor()
  await page.goBack()
  await marked('shop').waitFor()
  await page.goBack()
  await page.locator('main:not(:has([data-mark])) [data-testid=category-section]').first().waitFor()
  await expect.poll(() => page.title()).toBe(title)
  expect(errors).toEqual([])
  await page.close()
})

test('a press that leads elsewhere hydrates no far row of the page that stays until then', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
  await go(page, shop.origin)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/api\/products/, async (route) => {
    await promise
    await route.continue()
  })
  await page.locator('a[href="/shop"]').first().dispatchEvent('click')
  await page.getByRole('progressbar').waitFor({ state: 'attached' })
  // React marks what it has hydrated.
  const hydrated = await page
    .getByTestId('category-section')
    .evaluateAll(
      (rows) => rows.filter((row) => Object.keys(row).some((key) => key.startsWith('__reactFiber'))).length,
    )
  expect(hydrated).toBe(0)
  resolve()
  await page.waitForURL(/\/shop$/)
  await page.close()
})

test('the skip link works on every page, also after moving', async () => {
  await go(page, `${shop.origin}/about-us`)
  await page.getByRole('navigation').getByRole('link', { name: 'Offers' }).first().click()
  await page.waitForURL(/offer-category/)
  // The address changes a moment before the page it names has the focus.
  await expect.poll(focused).toBe('main')
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/#main$/)
  await expect.poll(focused).toBe('main')
  expect(page.url()).toMatch(/offer-category#main$/)
})

test('of two pages asked for at once the later is shown', async () => {
  await go(page, shop.origin)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href="/shop"]')?.click()
    document.querySelector<HTMLElement>('a[href="/about-us"]')?.click()
  })
  await page.waitForURL(/about-us/)
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
})

test('a list where the keyboard skipped to the content is found by Back where it was (P11)', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await go(page, shop.origin)
  await page.locator('a[href="/shop"]').first().dispatchEvent('click')
  await page.waitForURL(/\/shop$/)
  await page.getByTestId('product-count').waitFor()
  await page.locator('a[href="#main"]').press('Enter')
  await page.waitForURL(/#main$/)
  const card = page.getByTestId('product-card').nth(17)
  await card.evaluate((card) => card.setAttribute('data-mark', 'yes'))
  await card.getByRole('link').hover()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await card.getByRole('link').click()
  await page.getByTestId('add-to-cart').waitFor()
  await page.goBack()
  await page.waitForURL(/#main$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  expect(await page.locator('[data-mark]').count()).toBe(1)
  // The entry before the skip is the same page, and stands still.
  await page.goBack()
  await page.waitForURL(/\/shop$/)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.goBack()
  await page.getByTestId('category-section').first().waitFor()
  await page.close()
})
