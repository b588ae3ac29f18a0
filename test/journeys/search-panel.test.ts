import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { didYouMeanMessages } from '#src/catalogue/search/did-you-mean.messages.ts'
import { type Locale, locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { searchMessages } from '#src/storefront/search/search.messages.ts'
import { searchHelpMessages } from '#src/storefront/search/search-help.messages.ts'
import { openBrowser } from '../browser.ts'
import { arrives, go, visible } from '../spec/steps.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser({ pictures: false })
})
afterAll(() => browser?.close())

/** A page whose search was asked for these words. */
async function search(locale: Locale, text: string, width: number, height: number): Promise<Page> {
  const viewport = { width, height }
  const baseURL = inject('sharedShop')
  const context = await browser.newContext({ viewport, locale, baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await go(page, pathIn(locale, '/'))
  await visible(page.getByRole('combobox')).fill(text)
  return page
}

const options = (page: Page) => page.getByRole('option')

test.each(
  locales.flatMap((locale) =>
    [
      [360, 640],
      [390, 763],
      [1280, 800],
      [1440, 701],
    ].map(([width = 0, height = 0]) => ({ locale, width, height })),
  ),
)(
  'of what a search found no row is cut, and the way to all stays in sight: $locale at $width × $height',
  async ({ locale, width, height }) => {
    const page = await search(locale, 'bag', width, height)
    await expect.poll(() => options(page).count()).toBe(10)
    const way = page.locator('[role=listbox] + button')
    await way.waitFor()
    const rows = await page.getByTestId('search-results').evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect()
      return [...list.children].map((row) => {
        // What is seen of a row is its picture and words; the air around them is nothing's.
        const parts = [...row.children].map((part) => part.getBoundingClientRect())
        const from = Math.min(...parts.map((part) => part.top))
        const to = Math.max(...parts.map((part) => part.bottom))
        return to <= bottom + 0.5 && from >= top ? 'whole' : from >= bottom - 0.5 ? 'below' : 'cut'
      })
    })
    expect(rows.filter((row) => row === 'cut')).toEqual([])
    expect(rows.filter((row) => row === 'whole').length).toBeGreaterThanOrEqual(5)
    const box = await way.boundingBox()
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    await page.context().close()
  },
)

test.each(locales)(
  'a search that finds nothing offers the nearest goods, by the keyboard too: %s',
  async (locale) => {
    const page = await search(locale, 'qwertzu crosbdy', 1280, 800)
    await visible(page.getByText(searchMessages[locale].nothing('qwertzu crosbdy'))).waitFor()
    await visible(page.getByText(didYouMeanMessages[locale].didYouMean)).waitFor()
    const query = 'fields=card&limit=4&searchQuery=crossbody'
    const { data } = await (await page.request.get(`/api/products?${query}`)).json()
    await expect.poll(() => options(page).count()).toBe(data.length)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await arrives(page, '**/product-details/*')
    expect(decodeURIComponent(page.url())).toContain(data[0]._id)
    await page.context().close()
  },
)

test.each(locales)('where no word is near, the most popular are offered: %s', async (locale) => {
  const page = await search(locale, 'zzzzzz', 360, 640)
  await visible(page.getByText(searchMessages[locale].nothing('zzzzzz'))).waitFor()
  await visible(page.getByText(searchHelpMessages[locale].popular, { exact: true })).waitFor()
  await expect.poll(() => options(page).count()).toBe(4)
  expect(await page.getByText(didYouMeanMessages[locale].didYouMean).count()).toBe(0)
  await page.context().close()
})
