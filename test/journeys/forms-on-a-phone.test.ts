import { expect, test } from 'vitest'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { locales } from '#src/core/locale.ts'
import { pagesMessages } from '#src/dashboard/pages/pages.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { boss, openDemoShopAsAdmin, openFormOfNew } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

test.each(locales)('on a phone a page is published from wherever one reads it: %s', async (locale) => {
  const { page } = boss
  const words = pagesMessages[locale]
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(pathIn(locale, '/dashboard/pages/new'))
  const [draft, publish] = [words.keepDraft, words.publish].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  await publish?.waitFor()
  const boxes = [await draft?.boundingBox(), await publish?.boundingBox()]
  expect(Math.max(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0)))).toBeLessThanOrEqual(780)
  expect(new Set(boxes.map((box) => box?.y)).size, 'on one line').toBe(1)
})

test.each(locales)(
  'on a phone it is asked where a product stands in the shop before all that may be left out: %s',
  async (locale) => {
    const words = productFormMessages[locale]
    const sizes = ['S', 'M', 'L']
    await openFormOfNew(locale, 360, { name: `Placed Tote ${locale}`, sizes, colors: ['black', 'camel'] })
    const top = async (name: string) => {
      const box = await boss.page.getByRole('region', { name, exact: true }).boundingBox()
      return box?.y ?? 0
    }
    await boss.page.getByRole('region', { name: words.place, exact: true }).waitFor()
    const tops = [
      await top(words.prices),
      await top(words.place),
      await top(words.facts),
      await top(words.options),
    ]
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await boss.page.setViewportSize({ width: 1280, height: 900 })
    expect(await top(words.place), 'where there is room, beside the first').toBe(await top(words.about))
  },
)
