import { expect, test } from 'vitest'
import { productTableMessages } from '#src/catalogue/admin-list/product-table.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { filtersMessages } from '#src/ui/filters.messages.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const add = (body: object) =>
  boss.call('POST', '/api/postProduct', { category: 'Bags Collections', originalPrice: 20, ...body })

test('the barcode of a size, scanned in a new order, picks this size at its own price', async () => {
  const barcode = '6291041577777'
  await add({
    name: 'Scanned Abaya',
    sizes: ['S', 'M', 'L'],
    colors: ['black'],
    variants: [{ size: 'L', color: 'black', barcode, price: 26.5 }],
  })
  const { page } = boss
  for (const [locale, amount] of [
    ['en', 'OMR 26.500'],
    ['ar', '26.500 ر.ع.'],
  ] as const) {
    const words = editOrderMessages[locale]
    await page.goto(pathIn(locale, '/dashboard/newOrder'))
    await page.getByLabel(words.add).focus()
    await page.keyboard.type(barcode)
    await page.keyboard.press('Enter')
    const line = page.getByTestId('edit-line')
    await line.waitFor()
    const size = line.getByLabel(words.aboutLine(words.size, 'Scanned Abaya'))
    await expect.poll(() => size.inputValue()).toBe('L')
    await line.getByText(amount).first().waitFor()
    // Another size costs what it costs.
    await size.selectOption('M')
    await expect.poll(() => line.getByText(amount).count()).toBe(0)
  }
})

test('the table of products is narrowed by a tag, which stands in the address', async () => {
  await add({ name: 'Tagged Tote', tags: 'Eid, Gifts' })
  const { page } = boss
  for (const [locale, width] of [
    ['en', 1280],
    ['ar', 360],
  ] as const) {
    const words = productTableMessages[locale]
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, '/dashboard/allProducts'))
    const rows = page.getByTestId('product-row')
    await expect.poll(() => rows.count()).toBeGreaterThan(5)
    // Phones fold what narrows; the button says how many are set.
    if (width < 640)
      await page.getByRole('button', { name: filtersMessages[locale].filters, exact: true }).click()
    await page.getByLabel(words.tags).fill('eid')
    await page.getByLabel(words.tags).press('Enter')
    await expect.poll(() => rows.count()).toBe(1)
    await page.getByText('Tagged Tote').first().waitFor()
    expect(new URL(page.url()).searchParams.get('tags')).toBe('eid')
    await page.reload()
    await expect.poll(() => rows.count()).toBe(1)
    await expect.poll(() => page.getByLabel(words.tags).inputValue()).toBe('eid')
    if (width < 640)
      await page.getByRole('button', { name: filtersMessages[locale].filtersOn(1), exact: true }).click()
    await page.getByLabel(words.tags).fill('')
    await page.getByLabel(words.tags).press('Enter')
    await expect.poll(() => rows.count()).toBeGreaterThan(5)
  }
})
