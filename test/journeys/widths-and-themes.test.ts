import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { choose } from '#test/choose.ts'
import { openBrowser } from '../browser.ts'
import { bagWithPumps } from '../spec/screens.ts'
import { go } from '../spec/steps.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser({ pictures: false })
})
afterAll(() => browser?.close())

/** A page of the shop in a profile of its own. */
async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: inject('sharedShop'), ...options })).newPage()
  await go(page, path)
  return page
}

test.each([360, 768, 900, 1280])(
  'home tells its categories once, in the column of the page: %s px',
  async (width) => {
    const page = await open('/', { viewport: { width, height: 800 } })
    const row = page.locator('main nav:not([data-testid])').first()
    const tiles = page.getByRole('heading', { name: 'Popular Categories' })
    await page.getByTestId('category-section').nth(2).waitFor()
    expect([await row.isVisible(), await tiles.isVisible()]).toEqual(
      width < 1024 ? [true, false] : [false, true],
    )
    // Every third shelf is set apart: by its story, or where a phone has none by a sheet.
    const { edge, story, sheet } = await page
      .getByTestId('category-section')
      .nth(2)
      .evaluate((shelf) => ({
        edge: shelf.getBoundingClientRect().left,
        story: shelf.querySelector('[data-testid="story"] img')?.getBoundingClientRect().left,
        sheet: getComputedStyle(shelf).boxShadow !== 'none',
      }))
    await page.context().close()
    expect([story, sheet]).toEqual(width < 768 ? [0, true] : [edge, false])
  },
)

test.each(['light', 'dark'] as const)(
  'what is chosen has a ring of its own, pink by no light: %s',
  async (theme) => {
    const viewport = { width: 768, height: 800 }
    const page = await open('/product-details/black-patent-stiletto-pumps', {
      viewport,
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    await choose(page.getByRole('radio', { name: '38', exact: true }))
    const ring = page.locator('label:has(input[name=size]:checked)')
    await ring.waitFor()
    // The pointer rests on it, and has a border of its own there.
    await page.mouse.move(0, 0)
    const wanted = theme === 'light' ? 'rgb(107, 30, 46)' : 'rgb(243, 236, 226)'
    await expect.poll(() => ring.evaluate((label) => getComputedStyle(label).borderTopColor)).toBe(wanted)
    await page.context().close()
  },
)

test.each(locales)(
  'a line of a phone’s cart holds its bin, its stepper and a long sum: %s',
  async (locale) => {
    const page = await open(pathIn(locale, '/offline'), { viewport: { width: 360, height: 740 }, locale })
    await bagWithPumps(page, 1299.5, pathIn(locale, '/cart'), 2)
    const row = page.getByTestId('cart-line')
    await row.getByTestId('line-total').waitFor()
    const edges = await row.evaluate((line) => {
      const { left, right } = line.getBoundingClientRect()
      const parts = [...line.querySelectorAll('[data-testid="line-total"], [role="group"]')]
      return parts
        .map((part) => part.getBoundingClientRect())
        .map((one) => one.left >= left && one.right <= right)
    })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.context().close()
    expect([edges, wider]).toEqual([[true, true], 0])
  },
)
