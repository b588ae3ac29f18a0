import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { go, untilHydrated } from '../spec/steps.ts'

const shop = { origin: inject('sharedShop') }
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser?.close())

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

test('what is typed while the page is told what was entered before counts, and not what was', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  // Of two fields the first has been told, and the second waits until it is let go.
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(window, { letGo: resolve })
    const wait = window.setTimeout
    let told = 0
    document.addEventListener('keyup', (event) => {
      if (!event.isTrusted) told += 1
      document.documentElement.dataset.told = String(told)
    })
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) =>
        told === 1 && ms === 0 ? promise.then(act) : wait(act, ms),
    })
  })
  const hydrate = await holdHydration(page)
  await page.goto(`${shop.origin}/contact-us`, { waitUntil: 'load' })
  const [name, email] = ['fullName', 'email'].map((field) => page.locator(`main input[name=${field}]`))
  await name?.fill('Huda')
  await email?.fill('huda@example.co')
  await hydrate()
  await page.locator('[data-told="1"]').waitFor({ state: 'attached' })
  await email?.press('End')
  await email?.press('m')
  await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo())
  await page.locator('[data-told="2"]').waitFor({ state: 'attached' })
  expect([await name?.inputValue(), await email?.inputValue()]).toEqual(['Huda', 'huda@example.com'])
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

test.each([true, false])(
  'a colour that is the only one is picked from the first HTML on, with script: %s (P5)',
  async (javaScriptEnabled) => {
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 360, height: 780 } })
    const products = await (await fetch(`${shop.origin}/api/products?limit=100`)).json()
    const product = products.data.find(
      (one: { sizes: string[]; colors: string[] }) => one.sizes.length === 0 && one.colors.length === 1,
    )
    const address = `${shop.origin}/product-details/${product._id}`
    expect(await (await fetch(address)).text()).toMatch(/<input(?=[^>]*name="color")(?=[^>]* checked)[^>]*>/)
    await page.goto(address, { waitUntil: 'load' })
    expect(await page.locator('input[name=color]:checked').inputValue()).toBe(product.colors[0])
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    if (javaScriptEnabled) {
      await page.getByRole('dialog').waitFor()
      const inCart = await page.evaluate(() => JSON.parse(localStorage.getItem('cartProducts') ?? '[]'))
      expect(inCart).toMatchObject([{ id: product._id, color: product.colors[0], size: 'N/A', quantity: 1 }])
      // There is nothing else that the address could be sent with.
      expect(new URL(page.url()).search).toBe('')
    } else await page.waitForURL('**/order-form')
    await page.close()
  },
)
