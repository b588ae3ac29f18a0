import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { go, until } from '../spec/steps.ts'

const origin = inject('sharedShop')
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  page = await context.newPage()
})
afterEach(() => context.close())

/** Keeps what answers these addresses until the answer is called. */
async function hold(address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

const details = /\/api\/product\/|\/api\/crumbs/
const picture = () => page.getByTestId('main-picture')

test('a product stands at once with what its card knows, and fills in without moving', async () => {
  const answer = await hold(details)
  await go(page, `${origin}/shop`)
  const card = page.getByTestId('product-card').first()
  const name = (await card.getByRole('link').innerText()).trim()
  const price = (await card.locator('.figures.whitespace-nowrap').first().innerText()).trim()
  await card.getByRole('link').click()
  await page.waitForURL(/product-details/)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByTestId('product').getByText(price).first().waitFor()
  await picture().waitFor()
  await page.getByTestId('details-skeleton').waitFor()
  expect(await page.getByTestId('add-to-cart').count()).toBe(0)
  const before = await picture().boundingBox()
  answer()
  await page.getByTestId('add-to-cart').waitFor()
  expect(await page.getByTestId('details-skeleton').count()).toBe(0)
  expect(await picture().boundingBox()).toEqual(before)
})

test('until the large picture is there the one of the card stands in its place', async () => {
  const answer = await hold(/\/pictures\/.*-480\./)
  await go(page, `${origin}/shop`)
  const card = page.getByTestId('product-card').first()
  const shown = card.locator('img').first()
  await until(async () =>
    expect(await shown.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc)).toBeTruthy(),
  )
  const small = await shown.evaluate((img: HTMLImageElement) => img.currentSrc)
  await card.getByRole('link').click()
  await picture().waitFor()
  expect(await picture().evaluate((img) => img.style.backgroundImage)).toContain(new URL(small).pathname)
  answer()
  await until(async () => expect(await picture().evaluate((img) => img.style.backgroundImage)).toBe(''))
})

test('a product that is gone when its card is pressed says so', async () => {
  await page.route(/\/api\/product\//, (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{"status":404}' }),
  )
  await go(page, `${origin}/shop`)
  await page.getByTestId('product-card').first().getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: /find|found/i }).waitFor()
})

test('what stands in view is fetched ahead, no more than eight at a time, and then a press waits for nobody', async () => {
  const asked: string[] = []
  page.on('request', (request) => details.test(request.url()) && asked.push(request.url()))
  await go(page, `${origin}/shop`)
  await until(async () => expect(asked.length).toBeGreaterThanOrEqual(2))
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/product/')).length).toBeLessThanOrEqual(8)
  await page.route(/\/api\//, (route) => route.abort())
  await page.getByTestId('product-card').first().getByRole('link').click()
  await page.getByTestId('add-to-cart').waitFor()
})

test('nothing is fetched ahead for who saves data, until the link is pressed', async () => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  const asked: string[] = []
  page.on('request', (request) => details.test(request.url()) && asked.push(request.url()))
  await go(page, `${origin}/shop`)
  await page.waitForTimeout(2500)
  expect(asked).toEqual([])
  await page.getByTestId('product-card').first().getByRole('link').click()
  await page.getByTestId('add-to-cart').waitFor()
})
