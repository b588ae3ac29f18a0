import { expect, test } from 'vitest'
import { productTableMessages } from '#src/catalogue/admin-list/product-table.messages.ts'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

test.each(locales.flatMap((locale) => [360, 1280].map((width) => [locale, width] as const)))(
  'the form of a product says which one it is, by name and picture: %s at %d',
  async (locale, width) => {
    const { page } = boss
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, '/dashboard/allProducts'))
    const link = page.getByTestId('product-row').first().getByRole('link').first()
    const name = (await link.locator('bdi').first().innerText()).trim()
    await link.click()
    const which = page.getByTestId('which-product')
    await which.locator('img').waitFor()
    expect((await which.innerText()).trim()).toBe(name)
  },
)

test.each(locales)(
  'that pieces are not counted is a quiet sign, and a word for who hears it: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(pathIn(locale, '/dashboard/allProducts'))
    const word = page
      .getByTestId('product-row')
      .getByText(productTableMessages[locale].unlimited, { exact: true })
      .first()
    await word.waitFor()
    expect((await word.boundingBox())?.width).toBeLessThanOrEqual(1)
  },
)
