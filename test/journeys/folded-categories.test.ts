import { expect, inject, test } from 'vitest'
import { listingMessages } from '#src/catalogue/browse/listing.messages.ts'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openBrowser } from '../browser.ts'

test.each(locales)(
  'the sub-categories of a category are one line, with the others behind More: %s',
  async (locale) => {
    const browser = await openBrowser({ pictures: false })
    const page = await browser.newPage({
      baseURL: inject('sharedShop'),
      viewport: { width: 1280, height: 900 },
    })
    await page.goto(pathIn(locale, '/category/product-category/bags'))
    const more = page.getByRole('button', { name: listingMessages[locale].more, exact: true })
    await more.waitFor()
    const line = page.locator(`[id="${await more.getAttribute('aria-controls')}"]`)
    const height = async () => (await line.boundingBox())?.height ?? 0
    expect(await height()).toBeLessThan(50)
    await more.click()
    await expect.poll(height).toBeGreaterThan(80)
    expect(await more.getAttribute('aria-expanded')).toBe('true')
    await more.click()
    await expect.poll(height).toBeLessThan(50)
    // One that is reached by the keyboard is in sight.
    const last = line.getByRole('link').last()
    await last.focus()
    const [inside, outside] = [await last.boundingBox(), await line.boundingBox()]
    expect(inside?.y).toBeGreaterThanOrEqual((outside?.y ?? 0) - 1)
    await browser.close()
  },
)

test.each(locales.flatMap((locale) => [360, 820].map((width) => [locale, width] as const)))(
  'under a finger the sub-categories are whole, down to their foot: %s at %i',
  async (locale, width) => {
    const browser = await openBrowser({ pictures: false })
    const page = await browser.newPage({
      baseURL: inject('sharedShop'),
      viewport: { width, height: 900 },
      hasTouch: true,
      isMobile: true,
    })
    await page.goto(pathIn(locale, '/category/product-category/bags'))
    const chip = page.locator('main ul:has([href*="/sub-category/"])').first().getByRole('link').first()
    await chip.waitFor()
    const over = await chip.evaluate((one) => {
      const line = one.closest('ul')
      return one.getBoundingClientRect().bottom - (line?.getBoundingClientRect().bottom ?? 0)
    })
    expect(over).toBeLessThanOrEqual(0)
    await browser.close()
  },
)

test.each([
  ['/category/product-category/bags', 1160],
  ['/category/product-category/bags', 800],
  ['/category/sub-category/new-bag-items', 1280],
  ['/category/sub-category/new-bag-items', 360],
])('the sub-categories lie before the script ran where they lie after it: %s at %i', async (path, width) => {
  const browser = await openBrowser({ pictures: false })
  const page = await browser.newPage({ baseURL: inject('sharedShop'), viewport: { width, height: 900 } })
  const { promise: sent, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await sent
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  const list = page.locator('main ul:has([href*="/sub-category/"])').first()
  await list.getByRole('link').first().waitFor()
  const places = () =>
    list.evaluate(async (ul) => {
      await document.fonts.ready
      return [...ul.querySelectorAll('a')].map((one) => {
        const { x, y } = one.getBoundingClientRect()
        return [one.textContent, Math.round(x), Math.round(y)]
      })
    })
  const before = await places()
  letGo()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await places()).toEqual(before)
  const current = list.locator('[aria-current]')
  if (await current.count()) {
    const [box, line] = [await current.boundingBox(), await list.boundingBox()]
    expect(box?.y ?? 0).toBeLessThan((line?.y ?? 0) + (line?.height ?? 0))
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
  await browser.close()
})
