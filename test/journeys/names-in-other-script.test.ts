import { beforeAll, expect, test } from 'vitest'
import { languages, locales } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { go } from '../spec/steps.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'

/** Each long enough for two lines of a card, and in the one language it was given in. */
const names = ['حقيبة يد جلدية كبيرة بسلسلة ذهبية طويلة', 'Large leather handbag with a long golden chain']

openDemoShopAsAdmin()

beforeAll(async () => {
  const shown = { category: 'Bags Collections', originalPrice: 20, productVisibility: 'Public' }
  for (const name of names) await boss.call('POST', '/api/postProduct', { ...shown, name })
})

test.each(locales)(
  'the name of a product begins where its card begins, in its script or the other: %s',
  async (locale) => {
    const { page } = boss
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await go(page, pathIn(locale, '/shop?sort=newest'))
      for (const name of names) {
        const card = page.getByTestId('product-card').filter({ hasText: name })
        const gaps = await card.evaluate((element, text) => {
          const arabic = document.documentElement.dir === 'rtl'
          const box = element.getBoundingClientRect()
          const range = document.createRange()
          const named = [...element.querySelectorAll('bdi')].find((one) => one.textContent === text)
          range.selectNodeContents(named ?? element)
          const lines = [...range.getClientRects()].filter((line) => line.width > 1)
          return lines.map((line) => Math.round(arabic ? box.right - line.right : line.left - box.left))
        }, name)
        expect([width, name, new Set(gaps)]).toEqual([width, name, new Set([0])])
      }
    }
  },
)

test.each(locales)('so does the name of a product that is looked for: %s', async (locale) => {
  const { page } = boss
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, pathIn(locale, '/dashboard/newOrder'))
  for (const name of names) {
    await page.getByRole('combobox', { name: editOrderMessages[locale].add, exact: true }).fill(name)
    // What it costs is heard, too.
    const option = page.getByRole('option', {
      name: `${editOrderMessages[locale].addOne(name)}${languages[locale].comma} ${amountInText(locale, inBaisa(20))}`,
    })
    const found = option.getByText(name, { exact: true })
    const gap = await found.evaluate((element) => {
      const arabic = document.documentElement.dir === 'rtl'
      const [text, place] = [element, element.closest('.flex-1')].map((one) => one?.getBoundingClientRect())
      if (!text || !place) return
      return Math.round(arabic ? place.right - text.right : text.left - place.left)
    })
    expect([name, gap]).toEqual([name, 0])
  }
})
