import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { homeMessages } from '#src/storefront/home/home.messages.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

const places = {
  bags: { categorySlug: 'bags', subCategorySlug: 'tote-bags' },
  shoes: { categorySlug: 'shoes', subCategorySlug: 'sneakers' },
  wallets: { categorySlug: 'wallets', subCategorySlug: 'cardholders' },
}

/** Adds so many goods, the rest of them as popular. */
async function stock(shop: TestShop, at: keyof typeof places, fresh: number, popular: number): Promise<void> {
  const goods = Array.from({ length: fresh + popular }, (_, place) =>
    sampleProduct({ ...places[at], productType: place < fresh ? 'New Arrivals' : 'Most Popular' }),
  )
  await stockCatalogue(shop.db, ...goods)
}

/** The lists of home from the top, each with how many cards it has, the same in both languages. */
async function listsOf(shop: TestShop): Promise<unknown[]> {
  const [english, arabic] = await Promise.all(
    locales.map(async (locale) => {
      const [page = ''] = (await shop.get(pathIn(locale, '/'))).text.split('<script id="state"')
      const words = homeMessages[locale]
      const marks = [
        [`<section aria-label="${words.newArrivals}"`, 'new'],
        ['data-testid="most-popular"', 'popular'],
        ['data-testid="category-section"', 'row'],
        ['role="tablist"', 'tabs'],
        [`<nav aria-label="${storefrontMessages[locale].shopByCategory}" class="mb-14`, 'categories'],
      ] as const
      const found = marks.flatMap(([mark, name]) =>
        [...page.matchAll(new RegExp(mark, 'g'))].map(({ index }) => ({ index, name })),
      )
      const sorted = found.sort((one, other) => one.index - other.index)
      return sorted.map(({ index, name }, place) => {
        const part = page.slice(index, sorted[place + 1]?.index)
        const cards = part.split('data-testid="product-card"').length - 1
        return cards > 0 ? [name, cards] : name
      })
    }),
  )
  expect(arabic).toEqual(english)
  return english ?? []
}

describeShop('home of a shop of one category', (shop) => {
  it('says its goods once, as its row and then as a list of all, and what is new beside it while that is a choice', async () => {
    await stock(shop, 'bags', 1, 2)
    expect(await listsOf(shop)).toEqual([['row', 3]])
    await stock(shop, 'bags', 1, 0)
    expect(await listsOf(shop)).toEqual([
      ['new', 2],
      ['row', 4],
    ])
    await stock(shop, 'bags', 1, 3)
    expect(await listsOf(shop)).toEqual([
      ['new', 3],
      ['popular', 8],
    ])
    await stock(shop, 'bags', 3, 0)
    expect(await listsOf(shop)).toEqual([['popular', 10]])
  })
})

describeShop('home of a shop of two categories', (shop) => {
  it('says its goods once, as their rows, and has all its lists once those hold no more or there is a third', async () => {
    await stock(shop, 'bags', 3, 5)
    await stock(shop, 'shoes', 1, 2)
    const rows = [
      ['row', 8],
      ['row', 3],
    ]
    expect(await listsOf(shop)).toEqual([['new', 4], ...rows])
    await stock(shop, 'shoes', 4, 0)
    expect(await listsOf(shop)).toEqual([
      ['row', 8],
      ['row', 7],
    ])
    await stock(shop, 'bags', 0, 3)
    const all = [['new', 8], 'popular', ['tabs', 10], ['row', 10], ['row', 7]]
    expect(await listsOf(shop)).toEqual(all)
    await stock(shop, 'wallets', 0, 1)
    expect(await listsOf(shop)).toEqual(['categories', ...all, ['row', 1]])
  })
})

describeShop('home that its owner arranged', (shop) => {
  it('tells her which of its sections would say the same goods again, and none that she hides', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const arranged = async () => (await shop.get('/api/editHome', boss.headers)).json.data
    expect((await arranged()).leftOut).toEqual([])
    await stock(shop, 'bags', 3, 0)
    await stock(shop, 'shoes', 2, 0)
    expect((await arranged()).leftOut).toEqual(['categories', 'types', 'popular', 'new'])
    const sections = [
      { id: 'new', kind: 'new', title: 'Just in' },
      { id: 'popular', kind: 'popular', hidden: true },
      { id: 'shelves', kind: 'shelves' },
    ]
    const json = { 'content-type': 'application/json', ...boss.headers }
    const body = JSON.stringify({ sections, version: 0 })
    expect((await shop.send('PUT', '/api/editHome', body, json)).json.data.leftOut).toEqual(['new'])
    expect(await listsOf(shop)).toEqual([
      ['row', 3],
      ['row', 2],
    ])
    await stock(shop, 'wallets', 0, 1)
    expect((await arranged()).leftOut).toEqual([])
  })
})

async function hide(shop: TestShop, category: string): Promise<void> {
  const boss = await signIn(shop.shop, 'admin')
  const { version } = (await shop.get('/api/categoryTree', boss.headers)).json.data
  const body = JSON.stringify({ in: { category }, hidden: true, version })
  const json = { 'content-type': 'application/json', ...boss.headers }
  expect((await shop.send('PATCH', '/api/updateCategory', body, json)).status).toBe(200)
}

describeShop('home of a shop that hides a category, whose goods stay on sale (P15)', (shop) => {
  it('has what shows them, be it beside two categories or one, and new or not', async () => {
    await stock(shop, 'bags', 2, 2)
    await stock(shop, 'shoes', 0, 2)
    await stock(shop, 'wallets', 2, 0)
    await hide(shop, 'wallets')
    expect(await listsOf(shop)).toEqual([['new', 4], 'popular', ['tabs', 8], ['row', 4], ['row', 2]])
    await hide(shop, 'shoes')
    expect(await listsOf(shop)).toEqual([
      ['new', 4],
      ['popular', 8],
      ['row', 4],
    ])
  })
})

describeShop('home of a shop of which all is new', (shop) => {
  it('says one category as new arrivals, two as their rows', async () => {
    await stock(shop, 'bags', 2, 0)
    expect(await listsOf(shop)).toEqual([['new', 2]])
    await stock(shop, 'shoes', 1, 0)
    expect(await listsOf(shop)).toEqual([
      ['row', 2],
      ['row', 1],
    ])
  })
})
