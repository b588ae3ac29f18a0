import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { untilHydrated } from '../spec/steps.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test('what stands for a picture goes with its load, also where scripts come after it', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(inject('sharedShop'))
  await untilHydrated(page)
  /** How many pictures that are there, or not yet, and how many of them something stands for. */
  const pictures = (isThere: boolean) =>
    page.evaluate((there) => {
      const all = [...document.images].filter((one) => (one.complete && one.naturalWidth > 0) === there)
      return [all.length > 0, all.filter((one) => one.style.background !== '').length > 0]
    }, isThere)
  expect(await pictures(false), 'those further down').toEqual([true, true])
  await expect.poll(() => pictures(true)).toEqual([true, false])
  await page.close()
})
