import { beforeAll, expect, test } from 'vitest'
import type { StaffTree } from '#src/catalogue/shelving/staff-tree.ts'
import { locales } from '#src/core/locale.ts'
import { arrangeMessages, kindNames } from '#src/dashboard/home/arrange.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { homeMessages } from '#src/storefront/home/home.messages.ts'
import { untilHydrated } from '../spec/steps.ts'
import { boss, openEmptyShopAsAdmin } from './demo-shop.steps.ts'

openEmptyShopAsAdmin()

const shown = { productType: 'New Arrivals', productVisibility: 'Public' }
let slugs: string[]

/** Leaves the shop so many of its categories, by the first of which two bags are new. */
async function keep(count: number): Promise<void> {
  const { data } = (await boss.call('GET', '/api/categoryTree', undefined)) as { data: StaffTree }
  const shelves = data.categories.slice(count).map(({ slug }) => ({ category: slug }))
  await boss.call('POST', '/api/categories/bulk', { version: data.version, shelves, action: 'delete' })
  slugs = data.categories.slice(0, count).map(({ slug }) => slug)
}

const post = (name: string, category = '') =>
  boss.call('POST', '/api/postProduct', { name, category, originalPrice: 20, ...shown })

beforeAll(async () => {
  await keep(2)
  for (const name of ['Belt bag', 'Camera bag']) await post(name, slugs[0])
})

test.each(locales)(
  'the first sight of a small phone has goods in it without a banner: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(pathIn(locale, '/'))
    await untilHydrated(page)
    const [picture, bar] = [page.getByTestId('product-card').first(), page.getByTestId('bottom-bar')]
    const [{ y: top } = { y: 0 }, { y: foot } = { y: 0 }] = [
      (await picture.boundingBox()) ?? undefined,
      (await bar.boundingBox()) ?? undefined,
    ]
    expect(foot - top).toBeGreaterThan(96)
  },
)

test.each(locales)('three promises fill their rows, at every width: %s', async (locale) => {
  const { page } = boss
  const found: unknown[] = []
  for (const width of [360, 640, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(pathIn(locale, '/'))
    const list = page.getByRole('region', { name: homeMessages[locale].promises }).getByRole('list')
    found.push(
      await list.evaluate((ul) => {
        const tops = [...ul.children].map((tile) => Math.round(tile.getBoundingClientRect().top))
        const rows = tops.map((top) => tops.filter((other) => other === top).length)
        return [tops.length, new Set(rows).size]
      }),
    )
  }
  expect(found).toEqual([360, 640, 768, 900, 1280].map(() => [3, 1]))
})

test.each(locales)(
  'a shop of one category and two bags says each once, as wide as its page, beside no menu of one line: %s',
  async (locale) => {
    const { page } = boss
    const words = homeMessages[locale]
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pathIn(locale, '/'))
      await untilHydrated(page)
      const row = page.getByRole('region', { name: words.newArrivals }).getByRole('list')
      const hole = await row.evaluate((ul) => {
        const [list, ...cards] = [ul, ...ul.children].map((one) => one.getBoundingClientRect())
        const [left, right] = [
          Math.min(...cards.map((card) => card.left)),
          Math.max(...cards.map((card) => card.right)),
        ]
        return Math.round((list?.width ?? 0) - (right - left))
      })
      // The row has 4 px at each end for the ring of focus.
      expect([width, hole]).toEqual([width, 8])
      expect(await page.getByTestId('product-card').count()).toBe(2)
      for (const gone of [words.popularCategories, words.mostPopular])
        expect(await page.getByRole('heading', { name: gone }).count()).toBe(0)
      expect(await page.getByTestId('category-menu').count()).toBe(0)
    }
  },
)

let hasPumps = false

test.each(locales)('of two categories each has its row, which says its goods alone: %s', async (locale) => {
  const { page } = boss
  if (!hasPumps) await post('Pumps', slugs[1])
  hasPumps = true
  const words = homeMessages[locale]
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(pathIn(locale, '/'))
  await untilHydrated(page)
  await page.getByTestId('category-section').nth(1).waitFor()
  for (const gone of [words.popularCategories, words.mostPopular, words.newArrivals])
    expect(await page.getByRole('heading', { name: gone }).count()).toBe(0)
  expect(await page.getByTestId('product-card').count()).toBe(3)
})

test.each(locales)('where home is arranged, what it does not say again is told: %s', async (locale) => {
  const { page } = boss
  await page.goto(pathIn(locale, '/dashboard/home'))
  const words = arrangeMessages[locale]
  for (const [why, names] of [
    [words.leftOut, ['new', 'popular']],
    [words.fewCategories, ['categories', 'types']],
  ] as const) {
    const told = page.getByTestId('home-section').filter({ hasText: why })
    await told.first().waitFor()
    expect(await told.count()).toBe(names.length)
    for (const [at, name] of names.entries())
      expect(await told.nth(at).innerText()).toContain(kindNames[name][locale])
  }
})

test.each(locales)('goods that are alone on their shelf have their words beside them: %s', async (locale) => {
  const { page } = boss
  if (!hasPumps) await post('Pumps', slugs[1])
  hasPumps = true
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', `/category/product-category/${slugs[1]}`]) {
      await page.goto(pathIn(locale, path))
      const card = page.getByTestId('product-card').last()
      await card.waitFor()
      const stands = await card.evaluate((whole) => {
        const list = whole.closest('ul')?.getBoundingClientRect()
        const parts = ['.card-picture', 'a', 'p', '.heart'].map((part) => whole.querySelector(part))
        const [picture, name, price, heart] = parts.map((part) => part?.getBoundingClientRect())
        if (!list || !picture || !name || !price || !heart) return undefined
        return {
          large: picture.width > list.width / 3,
          nameBeside: name.left >= picture.right || name.right <= picture.left,
          priceBelow: price.top >= name.bottom,
          heartOnPicture: heart.left >= picture.left && heart.right <= picture.right,
        }
      })
      expect([width, path, stands]).toEqual([
        width,
        path,
        { large: true, nameBeside: true, priceBelow: true, heartOnPicture: true },
      ])
    }
  }
})

test('three promises in a row have their drawings above them, so that no word hangs alone', async () => {
  const { page } = boss
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(pathIn('ar', '/'))
  const list = page.getByRole('region', { name: homeMessages.ar.promises }).getByRole('list')
  const above = await list.evaluate((ul) =>
    [...ul.children].map((tile) => {
      const [drawing, words] = [...tile.children].map((part) => part.getBoundingClientRect())
      return drawing && words && drawing.bottom <= words.top
    }),
  )
  expect(above).toEqual([true, true, true])
})
