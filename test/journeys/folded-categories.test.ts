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
