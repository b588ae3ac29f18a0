import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { go } from '../spec/steps.ts'

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
  await page.goto(`${shop.origin}/ar/policies`, { referer: `${shop.origin}/policies` })
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
  // The entry before the skip is the same page, at its head, where the keyboard left it.
  await page.goBack()
  await page.waitForURL(/\/shop$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.locator('[data-mark]').count()).toBe(1)
  await page.goBack()
  await page.getByTestId('category-section').first().waitFor()
  await page.close()
})
