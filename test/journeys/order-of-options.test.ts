import { describe, expect, test } from 'vitest'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { boss, openAsShopper, openDemoShopAsAdmin, openFormOfNew } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

describe.each([
  { locale: 'en', width: 1280, camel: 'Camel' },
  { locale: 'ar', width: 360, camel: 'جملي' },
] as const)(
  'sizes and colours typed in a wrong order, reading $locale at $width px',
  ({ locale, width, camel }) => {
    const form = productFormMessages[locale]

    test('are moved by keys, finger and mouse; shoppers see that order, and nothing else changes', async () => {
      const stock = ['L', 'S', 'M'].flatMap((size, at) =>
        ['black', 'camel'].map((color) => ({ size, color, quantity: at + 1 })),
      )
      const variants = [{ size: 'S', color: 'camel', sku: 'TOTE-S', price: '24' }]
      const id = await openFormOfNew(locale, width, {
        name: `Ordered Tote ${locale}`,
        sizes: ['L', 'S', 'M'],
        colors: ['black', 'camel'],
        stock,
        variants,
      })
      const before = await product(id)
      const { page } = boss
      const sizes = page.getByRole('list', { name: form.sizes, exact: true })
      const order = () => sizes.locator('bdi').allInnerTexts()
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      await expect.poll(order).toEqual(['L', 'S', 'M'])
      // By keyboard, which keeps its place on the button of the size that moves.
      await button(form.optionLater('L')).press('Enter')
      await expect.poll(order).toEqual(['S', 'L', 'M'])
      await page.getByText(form.optionMoved('L', 2)).waitFor({ state: 'attached' })
      await page.keyboard.press('Enter')
      await expect.poll(order).toEqual(['S', 'M', 'L'])
      // There is no further step.
      await page.keyboard.press('Enter')
      expect(await order()).toEqual(['S', 'M', 'L'])
      // By mouse, and back.
      const chips = sizes.getByRole('listitem')
      await chips.nth(2).locator('bdi').dragTo(chips.nth(0).locator('bdi'))
      await expect.poll(order).toEqual(['L', 'S', 'M'])
      await chips.nth(0).locator('bdi').dragTo(chips.nth(2).locator('bdi'))
      await expect.poll(order).toEqual(['S', 'M', 'L'])
      await button(form.optionEarlier(camel)).click()
      await page.keyboard.press('Control+s')
      await page.getByText(form.saved).first().waitFor()

      const after = await product(id)
      expect([after.sizes, after.colors]).toEqual([
        ['S', 'M', 'L'],
        ['camel', 'black'],
      ])
      expect(sorted(after.stock)).toEqual(sorted(before.stock))
      expect(after.variants).toEqual(before.variants)
      const shopper = await openAsShopper(locale, width, id)
      const shown = shopper.locator('input[name=size]')
      await expect
        .poll(() => shown.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
        .toEqual(['S', 'M', 'L'])
      await shopper.context().close()
    })
  },
)

type Row = { size: string; color: string }
type Kept = { sizes: string[]; colors: string[]; stock: Row[]; variants: Row[] }

/** As staff have it. */
async function product(id: string): Promise<Kept> {
  const { data } = (await boss.call('GET', `/api/product/${id}`, undefined)) as { data: Kept }
  return data
}

/** Rows without an order of their own. */
function sorted(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}
