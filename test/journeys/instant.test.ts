import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { go, until } from '../spec/steps.ts'
import { countRenders, profile } from './renders.steps.ts'

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
  expect(await page.getByLabel('Breadcrumb').getByRole('link').allInnerTexts()).toEqual(['Bags Collections'])
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

test('what stands below the first sight of a product waits until that was painted', async () => {
  await go(page, `${origin}/shop`)
  const related = page.getByTestId('related')
  const card = page.getByTestId('product-card').first().getByRole('link')
  // All it needs is there: nothing but the paint is waited for.
  await card.click()
  await related.waitFor({ state: 'attached' })
  await page.goBack()
  await card.waitFor()
  await page.evaluate(() => {
    const frames: FrameRequestCallback[] = []
    const paint = window.requestAnimationFrame.bind(window)
    Object.assign(window, {
      requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
      letPaint: () => {
        window.requestAnimationFrame = paint
        for (const frame of frames) paint(frame)
      },
    })
  })
  await card.click()
  // Its name, price and picture stand, and nothing else was made for that.
  await picture().waitFor()
  await page.getByTestId('details-skeleton').waitFor()
  const tiles = page.getByRole('list', { name: 'Good to know' })
  const cart = page.getByTestId('add-to-cart')
  expect([await cart.count(), await related.count(), await tiles.count()]).toEqual([0, 0, 0])
  await page.evaluate(() => (window as unknown as { letPaint: () => void }).letPaint())
  await cart.waitFor()
  await related.waitFor({ state: 'attached' })
  expect(await tiles.count()).toBe(1)
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

/** How often the browser has heard of rules for rendering ahead, and what it said of each; and what pages complained of. */
async function listenForRules() {
  const rules: { sourceText: string; errorType?: string }[] = []
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const devtools = await context.newCDPSession(page)
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet))
  await devtools.send('Preload.enable')
  return { rules, complaints }
}

test('the browser may render products and categories ahead, nothing else, and only until the page moves by itself', async () => {
  const { rules, complaints } = await listenForRules()
  await go(page, `${origin}/ar`)
  await until(async () => expect(rules).not.toEqual([]))
  expect(rules.map(({ errorType }) => errorType)).toEqual(rules.map(() => undefined))
  const { prerender, ...others } = JSON.parse(rules[0]?.sourceText ?? '')
  expect(others).toEqual({})
  expect(prerender[0].where.href_matches).toEqual([
    '/product-details/*',
    '/category/*',
    '/ar/product-details/*',
    '/ar/category/*',
  ])
  await until(async () => expect(await page.locator('script[type=speculationrules]').count()).toBe(0))
  expect(complaints).toEqual([])
})

test('a page that is rendered ahead asks nothing and keeps nothing until somebody looks at it', async () => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  const asked: string[] = []
  page.on(
    'request',
    (request) => /\/assets\/hydrate-|\/api\//.test(request.url()) && asked.push(request.url()),
  )
  await page.goto(`${origin}/shop`, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(asked).toEqual([])
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await until(async () => expect(asked).not.toEqual([]))
})

test('adding to the cart renders no card anew, and turning a heart its own card alone', async () => {
  await page.addInitScript(profile)
  await page.setViewportSize({ width: 1280, height: 2400 })
  await go(page, `${origin}/product-details/camel-structured-tote`)
  const heart = page.getByTestId('product-card').first().getByRole('button')
  await heart.click()
  await until(async () => expect(await heart.getAttribute('aria-pressed')).toBe('true'))
  const ofHearts = await countRenders(page, '[data-testid=product-card]')
  await heart.click()
  await until(async () => expect(await heart.getAttribute('aria-pressed')).toBe('false'))
  expect((await ofHearts()).inside).toBeGreaterThan(0)
  expect((await ofHearts()).inside).toBeLessThanOrEqual(3)
  const ofCards = await countRenders(page, '[data-testid=product-card]')
  await page.locator('label:has(input[name=color]:enabled)').first().click()
  await page.getByTestId('add-to-cart').click()
  await page.locator('dialog[open]').waitFor()
  const { inside, all } = await ofCards()
  expect(all).toBeGreaterThan(2)
  expect(inside).toBe(0)
})

test('a product renders its pictures not anew once it is hydrated', async () => {
  await page.addInitScript(profile)
  await page.addInitScript(() => {
    const within = '[data-testid=gallery], [data-testid=language-switch]'
    Object.assign(window, { renders: { inside: 0, all: 0, within } })
  })
  const shell = page.waitForResponse(/\/assets\/offline-shell-/)
  await go(page, `${origin}/product-details/camel-structured-tote`)
  await shell
  await until(async () => expect(await page.getByTestId('estimated-delivery').innerText()).toMatch(/\d/))
  const { inside, all } = await page.evaluate(
    () => (window as unknown as { renders: { inside: number; all: number } }).renders,
  )
  expect(all).toBeGreaterThan(0)
  expect(inside).toBe(0)
})

test('a banner that moves on renders none of the slides that neither come nor go', async () => {
  await page.addInitScript(profile)
  await go(page, `${origin}/`)
  const slides = page.getByTestId('banner-slide')
  const isShown = (place: number) =>
    until(async () => expect(await slides.nth(place).getAttribute('data-current')).toBe('true'))
  await isShown(1)
  const moved = await countRenders(page, '[data-testid=banner-slide]:first-child > *')
  await isShown(2)
  const { inside, all } = await moved()
  expect(all).toBeGreaterThan(0)
  expect(inside).toBe(0)
})

test('what a page shows once it is hydrated renders neither its menu nor its footer anew', async () => {
  await page.addInitScript(profile)
  await page.addInitScript(() => {
    Object.assign(window, { renders: { inside: 0, all: 0, within: 'header nav, footer' } })
  })
  const shell = page.waitForResponse(/\/assets\/offline-shell-/)
  await go(page, `${origin}/product-details/camel-structured-tote`)
  await shell
  // React marks what it has hydrated.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
  )
  const { inside, all } = await page.evaluate(
    () => (window as unknown as { renders: { inside: number; all: number } }).renders,
  )
  expect(all).toBeGreaterThan(0)
  expect(inside).toBe(0)
})
