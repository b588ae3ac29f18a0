import { expect, it } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

const title = { '': 'We could not find this page', '/ar': 'الصفحة غير موجودة' }

async function linksOf(shop: TestShop, path: string, label: string) {
  const { text } = await shop.get(path)
  const list = new RegExp(`<nav aria-label="${label}"[^>]*>(.*?)</nav>`).exec(text)?.[1] ?? ''
  return [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
}

describeShop('what the shop does not have', (shop) => {
  it('is the not-found page with status 404, in both languages and out of searches', async () => {
    await stockCatalogue(
      shop.db,
      sampleProduct({ id: 'tote' }),
      sampleProduct({ id: 'ghost', productVisibility: 'Hidden' }),
    )
    for (const path of [
      '/category/product-category/hats',
      '/category/product-category/bags%20and%20more',
      '/category/sub-category/hats',
      '/category/sub-category/tote-bags?category=shoes',
      '/category/sub-category/tote-bags?category=hats',
      '/category/product-category',
      '/category/bags',
      '/product-details/nobody',
      '/product-details/ghost',
      '/product-details/TOTE',
      '/product-details',
      '/policies/returns',
      '/contact',
    ]) {
      for (const [prefix, words] of Object.entries(title)) {
        const { status, text } = await shop.get(`${prefix}${path}`)
        expect([prefix + path, status]).toEqual([prefix + path, 404])
        expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1]).toBe(words)
        expect(text).toContain('<meta name="robots" content="noindex"/>')
        expect(text).not.toContain('rel="canonical"')
      }
    }
  })

  it('leads, there and in the footer, to the categories that have goods, in the order of the menu', async () => {
    const bags = ['/category/product-category/bags']
    expect(await linksOf(shop, '/no-such-page', 'Shop by category')).toEqual(bags)
    expect(await linksOf(shop, '/about-us', 'Categories')).toEqual(bags)
    const menu = async () =>
      new Set((await linksOf(shop, '/', 'Shop by category')).filter((to) => to?.includes('product-category')))
    expect(await menu(), 'one category is no choice').toEqual(new Set())
    const pumps = sampleProduct({ id: 'pumps', categorySlug: 'shoes', subCategorySlug: '' })
    await stockCatalogue(shop.db, { ...pumps, id: 'secret', productVisibility: 'Hidden' })
    expect(await linksOf(shop, '/about-us', 'Categories'), 'hidden goods are for staff (P2)').toEqual(bags)
    await stockCatalogue(shop.db, pumps)
    const both = [...bags, '/category/product-category/shoes']
    expect(await linksOf(shop, '/about-us', 'Categories')).toEqual(both)
    await stockCatalogue(shop.db, sampleProduct({ categorySlug: 'watches', subCategorySlug: '' }))
    const three = [...both, '/category/product-category/watches']
    expect(await linksOf(shop, '/about-us', 'Categories')).toEqual(three)
    expect(await menu()).toEqual(new Set(three))
  })

  it('is not a category or shelf that has nothing on it yet', async () => {
    for (const path of [
      '/category/product-category/perfumes',
      '/category/product-category/Perfumes%20Collections',
      '/category/sub-category/gift-sets',
      '/category/sub-category/gift-sets?category=combos',
    ])
      expect([path, (await shop.get(path)).status]).toEqual([path, 200])
  })
})

describeShop('a shop without goods yet', (shop) => {
  it('names every category in the footer, so that its menus are whole', async () => {
    const all = (await shop.get('/api/categories')).json.data.map(
      ({ slug }: { slug: string }) => `/category/product-category/${slug}`,
    )
    expect(all.length).toBeGreaterThan(5)
    expect(await linksOf(shop, '/about-us', 'Categories')).toEqual(all)
  })
})
