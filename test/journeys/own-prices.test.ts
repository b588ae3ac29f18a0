import { describe, expect, test } from 'vitest'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import { joined } from '#src/i18n/joined.ts'
import { uiMessages } from '#src/ui/ui.messages.ts'
import { boss, openAsShopper, openDemoShopAsAdmin, openFormOfNew } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

describe.each([
  { locale: 'en', width: 1280, amount: (omr: string) => `OMR ${omr}` },
  { locale: 'ar', width: 360, amount: (omr: string) => `${omr} ر.ع.` },
] as const)('a price of one size, reading $locale at $width px', ({ locale, width, amount }) => {
  const form = productFormMessages[locale]
  const words = productMessages[locale]

  test('is typed in the grid, shown once the size is picked, and charged', async () => {
    const id = await openFormOfNew(locale, width, {
      name: 'Sized Tote',
      offerPrice: 15,
      sizes: ['S', 'M', 'L'],
      colors: ['camel'],
    })
    const { page } = boss
    const camel = { en: 'Camel', ar: 'جملي' }[locale]
    const priceOf = (size: string) =>
      page.getByLabel(joined(locale, [form.price, joined(locale, [size, camel])]), { exact: true })
    // A phone folds each size to a line.
    const folded = page.getByRole('region', { name: form.options, exact: true }).locator('summary')
    await folded.first().waitFor()
    if (width === 360) for (const line of await folded.all()) await line.click()
    // For all, then another for one, and none for the smallest.
    await page.getByRole('textbox', { name: form.price, exact: true }).fill('٢٤')
    await page.getByRole('button', { name: `${form.fillAll}: ${form.price}` }).click()
    await expect.poll(() => priceOf('M').inputValue()).toBe('24')
    await priceOf('S').fill('')
    await priceOf('L').fill('0.5')
    await page.keyboard.press('Control+s')
    await expect.poll(() => priceOf('L').getAttribute('aria-invalid')).toBe('true')
    // What is wrong is said in a line or two, and not one word below the other.
    const said = page.locator(`[id="${await priceOf('L').getAttribute('aria-describedby')}"]`)
    expect((await said.boundingBox())?.height).toBeLessThan(50)
    await priceOf('L').fill('30')
    // That its pieces are counted from now on says nothing of its price.
    const large = joined(locale, ['L', camel])
    const way = page.getByLabel(joined(locale, [form.way, large]))
    const pieces = page.getByLabel(joined(locale, [form.pieces, large]))
    await way.selectOption('counted')
    await pieces.fill('4')
    // What is typed of one size stands on one line, on a phone as well.
    const tops = [way, pieces, priceOf('L')].map(async (field) => (await field.boundingBox())?.y)
    expect(new Set(await Promise.all(tops)).size).toBe(1)
    expect(await priceOf('L').inputValue()).toBe('30')
    await page.keyboard.press('Control+s')
    await page.getByText(form.saved).first().waitFor()

    const shopping = await openAsShopper(locale, width, id)
    const heading = shopping.getByTestId('product').locator('p').first()
    const says = () => heading.innerText().then((text) => text.replace(/[\s\u2066-\u2069]+/g, ' '))
    await expect.poll(says).toContain(`${uiMessages[locale].from} `)
    await expect.poll(says).toContain(amount('15.000'))
    await shopping.locator('label').filter({ hasText: camel }).click()
    await shopping.getByText('L', { exact: true }).click()
    await expect.poll(says).toContain(amount('22.500'))
    expect(await says()).not.toContain(`${uiMessages[locale].from} `)
    await shopping.getByTestId('add-to-cart').click()
    await shopping.getByRole('link', { name: words.viewCart }).click()
    await shopping.getByText(amount('22.500')).first().waitFor()
    await shopping.context().close()
  })
})
