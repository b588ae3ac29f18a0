import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { createApi } from '#src/app/api.ts'
import { createApp } from '#src/app/create-app.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { sourceAssets } from '#src/render/page-assets.ts'
import { describeShop } from '../../shop.ts'
import { fastest, GrowthTable } from './growth-table.ts'

const most = Number(process.env.GROWTH_PRODUCTS ?? 100_000)
const sizes = [100, 1000, 10_000, 100_000].filter((size) => size <= most)
const searchMs = 50
const changeMs = 5
const growMs = 3_600_000
const perSitemap = 50_000

const places = [
  ['bags', 'tote-bags'],
  ['bags', 'crossbody-bags'],
  ['shoes', 'slippers'],
  ['clothes', 'womens'],
] as const
const sorts = ['Tote', 'Sandal', 'Clutch', 'Wallet', 'Scarf', 'Belt', 'Abaya']

/** The nth product: each differs a little in name, price, colour and place. */
function product(n: number) {
  const [categorySlug, subCategorySlug] = places[n % places.length] ?? places[0]
  return sampleProduct({
    id: `p${n}`,
    name: `Jabal ${sorts[n % sorts.length]} No. ${n}`,
    categorySlug,
    subCategorySlug,
    originalPrice: 5000 + (n % 197) * 250,
    ...(n % 9 === 0 && { offerPrice: 4000 }),
    colors: n % 2 === 0 ? ['Black'] : ['Ivory', 'Wine'],
    sku: `SKU-${n}`,
  })
}

// What reads a fixed number of rows, however many there are.
const lists = [
  ['list, newest', '/products?limit=20&fields=card'],
  ['list, by price', '/products?limit=20&fields=card&sort=price-asc'],
  ['list of a category', '/products?limit=20&fields=card&category=bags&subCategory=tote-bags'],
  ['list between prices', '/products?limit=20&fields=card&minPrice=10&maxPrice=11'],
  ['list on offer', '/products?limit=20&fields=card&onOffer=1'],
  ['list of a colour', '/products?limit=20&fields=card&color=Wine'],
  ['what it comes in', '/productOptions'],
  ['one product', '/product/p77'],
] as const
const searches = [
  ['search, one word', '/products?limit=20&searchQuery=tote'],
  ['search, two words', '/products?limit=20&searchQuery=jabal%20clutch'],
  ['search, its number', '/products?limit=20&searchQuery=tote%2077'],
  ['search, misspelt', '/products?limit=20&searchQuery=sandla'],
  ['search, nothing', '/products?limit=20&searchQuery=nobodyhasthis'],
] as const
const staffLists = [
  ['staff list', '/products?limit=50&sort=newest'],
  ['staff list, by name', '/products?limit=50&sort=name'],
  ['staff search, SKU', '/products?limit=20&searchQuery=sku-77'],
  ['figures of the index', '/statistics'],
] as const
const pages = [
  ['page: home', '/'],
  ['page: home, Arabic', '/ar'],
  ['page: shop', '/shop'],
  ['page: category', '/category/product-category/bags'],
  ['page: product', '/product-details/p77'],
] as const

describeShop('a catalogue that grows', (shop) => {
  let staff: SignedIn
  let gone = 60

  async function growTo(size: number, from: number): Promise<void> {
    for (let at = from; at < size; at += 1000) {
      const goods = Array.from({ length: Math.min(1000, size - at) }, (_, n) => product(at + n))
      await stockCatalogue(shop.db, ...goods)
    }
    // What autovacuum has done in any database that did not come into being a second ago.
    if (shop.engine === 'postgres') await sql`vacuum analyze`.execute(shop.db)
  }

  async function measure(table: GrowthTable): Promise<void> {
    const calls = createApi(shop.shop)
    const ask = async (address: string, headers: Record<string, string> = {}) => {
      const reply = await calls.request(address, { headers })
      await reply.text()
      expect([address, reply.status]).toEqual([address, 200])
    }
    for (const [name, address] of [...lists, ...searches]) table.add(name, await fastest(() => ask(address)))
    for (const [name, address] of staffLists)
      table.add(name, await fastest(() => ask(address, staff.headers)))
    // Apps of their own, so that nothing of a page is kept yet.
    const apps = [1, 2, 3].map(() =>
      createApp(shop.shop, { make: async () => undefined }, { assetsOf: sourceAssets }),
    )
    for (const [name, path] of pages) {
      const turn = apps.values()
      const render = async () => expect(await turn.next().value?.warm(path)).toContain('</html>')
      table.add(name, await fastest(render, apps.length))
    }
    const map = async () => expect((await shop.get('/sitemap.xml')).status).toBe(200)
    table.add('sitemap, or the list of them', await fastest(map, 3))
    const file = async () =>
      expect((await shop.get('/api/export/products.csv', staff.headers)).status).toBe(200)
    table.add('export, whole', await fastest(file, 1))
    const rename = (n: number) => async () => {
      const body = JSON.stringify({ name: `Renamed ${n} ${Math.random()}` })
      const headers = { 'content-type': 'application/json', ...staff.headers }
      expect((await shop.send('PATCH', '/api/updateProduct/p50', body, headers)).status).toBe(200)
    }
    table.add('rename', await fastest(rename(1)))
    const remove = async () =>
      expect(
        (await shop.send('DELETE', `/api/deleteProduct/p${gone++}`, undefined, staff.headers)).status,
      ).toBe(200)
    table.add('delete', await fastest(remove, 3))
    const start = performance.now()
    await shop.restart()
    table.add('start', performance.now() - start)
  }

  it(
    'answers with a fixed number of rows in the same time, whatever it holds',
    async () => {
      staff = await signIn(shop.shop, 'manager')
      const table = new GrowthTable(`catalogue ${shop.engine}`, sizes)
      for (const [n, size] of sizes.entries()) {
        await growTo(size, sizes[n - 1] ?? 0)
        await measure(table)
      }
      table.show()
      for (const [name] of [...lists, ...pages, ...staffLists])
        expect.soft(table.factor(name), name).toBeLessThanOrEqual(2)
      for (const [name] of searches) expect.soft(table.last(name), name).toBeLessThan(searchMs)
      for (const name of ['rename', 'delete']) expect.soft(table.last(name), name).toBeLessThan(changeMs)
      const map = (await shop.get('/sitemap.xml')).text
      expect(map.includes('<sitemapindex')).toBe(most * 2 > perSitemap)
    },
    growMs,
  )
})
