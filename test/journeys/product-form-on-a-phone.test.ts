import { expect, test } from 'vitest'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

test.each(locales)(
  'on a phone the bar of the product form is one line, also where it says what is not saved, and its tabs fade where they go on: %s',
  async (locale) => {
    const { page } = boss
    const words = productFormMessages[locale]
    await page.setViewportSize({ width: 360, height: 780 })
    await openPage(page, pathIn(locale, '/dashboard/addProduct'))
    await page.getByRole('main').locator('form input:not([type=file])').first().fill('Jabal')
    const bar = page.getByRole('main').locator('.save-bar')
    await bar.getByText(words.unsaved, { exact: true }).waitFor()
    const sizes = await bar.evaluate((one) => [
      one.getBoundingClientRect().height,
      one.scrollWidth - one.clientWidth,
    ])
    expect(sizes[0]).toBeLessThanOrEqual(76)
    expect(sizes[1]).toBeLessThanOrEqual(0)
    const tabs = page.getByRole('navigation', { name: words.sections }).locator('ul').first()
    expect(await tabs.evaluate((list) => getComputedStyle(list).maskImage)).toContain('gradient')
  },
)
