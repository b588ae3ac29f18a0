import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pathIn } from '#src/i18n/locale.ts'
import { openBrowser } from '../browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  browser = await openBrowser({ pictures: false })
})
afterAll(() => browser?.close())

/** Pixels of the whole home of the demo with its twelve shelves, at most; Arabic is set one step larger. */
test.each([
  { locale: 'en', most: 7300 },
  { locale: 'ar', most: 7800 },
] as const)('home on a phone has an end: $locale', async ({ locale, most }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await page.goto(inject('sharedShop') + pathIn(locale, '/'))
  await page.getByTestId('category-section').nth(11).waitFor({ state: 'attached' })
  const heights = await page.evaluate(async () => {
    await document.fonts.ready
    const far = document.documentElement.scrollHeight
    // What is below the first sight has the size it is expected to have, until it comes near.
    const whole = new CSSStyleSheet()
    whole.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(whole)
    return { far, whole: document.documentElement.scrollHeight }
  })
  await page.close()
  expect(heights.whole).toBeLessThanOrEqual(most)
  // Nothing moves by more than a row of cards when it comes near, or Back would not find its place.
  expect(Math.abs(heights.far - heights.whole)).toBeLessThan(250)
})
