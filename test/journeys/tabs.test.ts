import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { bagOf, go, line, until, untilHydrated, withBag } from '../spec/steps.ts'

const shop = { origin: inject('sharedShop') }
let browser: Browser
let context: BrowserContext
let one: Page
let other: Page

beforeAll(async () => {
  browser = await openBrowser({ pictures: false })
})

afterAll(() => browser?.close())

/** Two tabs of one browser, fresh for each test. */
beforeEach(async () => {
  context = await browser.newContext({
    baseURL: shop.origin,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
  })
  one = await context.newPage()
  other = await context.newPage()
  return () => context.close()
})

test('the bag is one: what a tab adds, changes or deletes, the other shows and keeps', async () => {
  await go(one, '/cart')
  await withBag(one, [line('a'), line('b')])
  await go(other, '/cart')
  const lines = (page: Page) => page.getByTestId('cart-line')
  const badge = (page: Page, count: string) =>
    page.getByRole('banner').getByTestId('cart-count').getByText(count, { exact: true }).waitFor()
  await badge(other, '2')

  await lines(one).first().getByRole('button', { name: 'Increase quantity' }).click()
  await until(async () => expect(await lines(other).first().getByRole('spinbutton').inputValue()).toBe('2'))
  // Right after each other: the later starts from what the other has written, whatever its screen shows. Browsers
  // tell another process of it a moment later, and promise nothing about two writes within that moment.
  await lines(one).first().getByRole('button', { name: 'Increase quantity' }).click()
  await until(async () => expect(await bagOf(other)).toMatchObject([{ quantity: 3 }, { quantity: 1 }]))
  await lines(other).nth(1).getByRole('button', { name: 'Increase quantity' }).click()
  await until(async () => expect(await bagOf(one)).toMatchObject([{ quantity: 3 }, { quantity: 2 }]))
  await other.getByRole('button', { name: 'Delete Bag a' }).click()
  await badge(one, '1')
  await until(async () => expect(await lines(one).count()).toBe(1))
  await until(async () => expect(await bagOf(one)).toMatchObject([{ id: 'b', quantity: 2 }]))
})

test('the theme chosen in one tab is the theme of the other, now and after a reload', async () => {
  for (const page of [one, other]) await go(page, '/about-us')
  const theme = (page: Page) => page.locator('html').getAttribute('data-theme')
  expect([await theme(one), await theme(other)]).toEqual(['light', 'light'])
  await one.getByRole('button', { name: 'Dark Mode' }).click()
  await until(async () => expect(await theme(other)).toBe('dark'))
  await other.getByRole('button', { name: 'Light Mode' }).click()
  await until(async () => expect(await theme(one)).toBe('light'))
  await one.reload()
  expect(await theme(one)).toBe('light')
})

test('a heart is red on every card of its product in every tab, and on no page opened later', async () => {
  for (const page of [one, other]) await go(page, '/category/product-category/bags')
  const pressed = (page: Page) =>
    page
      .getByTestId('product-card')
      .getByRole('button', { pressed: true })
      .evaluateAll((all) => all.map((heart) => heart.getAttribute('aria-label')))
  const heart = (page: Page) => page.getByTestId('product-card').getByRole('button').nth(1)
  const name = await heart(one).getAttribute('aria-label')
  await heart(one).click()
  await until(async () => expect(await pressed(other)).toEqual([name]))
  await until(async () => expect(await pressed(one)).toEqual([name]))
  await heart(other).click()
  await until(async () => expect(await pressed(one)).toEqual([]))
  await heart(one).click()
  await until(async () => expect(await pressed(one)).toEqual([name]))
  await other.reload()
  await untilHydrated(other)
  expect(await pressed(other)).toEqual([])
  expect(await other.evaluate(() => localStorage.getItem('favourite'))).toBeNull()
})

test('a browser that leaves pictures out has a mouse as others have, and waits for none of them', async () => {
  const asked: string[] = []
  one.on('request', (request) => asked.push(request.resourceType()))
  await go(one, '/')
  const mouse = '(hover: hover) and (any-hover: hover) and (pointer: fine) and (any-pointer: fine)'
  expect(await one.evaluate((query) => matchMedia(query).matches, mouse)).toBe(true)
  const first = one.locator('img[fetchpriority=high]').first()
  // Left out, it comes never; one that is waited for would keep this page from an answer for ever.
  await first.evaluate((picture: HTMLImageElement) => picture.decode())
  expect(await first.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(0)
  expect(asked).not.toContain('image')
})
