import { expect, it } from 'vitest'
import { sampleCategories as categories } from '#src/catalogue/categories/category.sample.ts'
import { insertStock } from '#src/catalogue/stock/stock.store.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { sampleProduct, stockCatalogue } from './product.sample.ts'

const ask = async (shop: TestShop, query: Record<string, string>) => {
  const { status, json } = await shop.get(`/api/products?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return json.data.map((product: { name: string }) => product.name).sort()
}

describeShop('the list of products (product.md section 7)', (shop) => {
  it('of an empty shop is empty', async () => {
    expect((await shop.get('/api/products')).json).toEqual({ data: [] })
    expect((await shop.get('/api/products?limit=5')).json).toEqual({ data: [], total: 0 })
  })

  it('is everything in `data`, newest first, the same at both addresses; money is OMR', async () => {
    await stockCatalogue(
      shop.db,
      sampleProduct({
        id: 'old',
        name: 'Old Tote',
        originalPrice: 12_500,
        offerPrice: 9_755,
        nameAr: 'حقيبة',
      }),
      sampleProduct({
        id: 'new',
        name: 'New Tote',
        sizes: ['S'],
        colors: ['camel'],
        videoLink: 'https://v.test/1',
      }),
    )
    const { json, headers } = await shop.get('/api/products')
    expect(Object.keys(json)).toEqual(['data'])
    expect(headers.link).toBeUndefined()
    expect(json.data.map(({ _id }: { _id: string }) => _id)).toEqual(['new', 'old'])
    expect(json.data[1]).toEqual({
      _id: 'old',
      name: 'Old Tote',
      nameAr: 'حقيبة',
      description: 'Material: Leather\nClosure: Zip',
      category: 'Bags Collections',
      subCategory: 'Tote Bags',
      productType: 'New Arrivals',
      productVisibility: 'Public',
      originalPrice: 12.5,
      offerPrice: 9.755,
      reviews: 7,
      images: ['/pictures/0123456789abcdef0123456789abcdef.webp'],
      sizes: [],
      colors: [],
      lowStock: [],
      createdAt: expect.stringMatching(/^2026-01-01T\d\d:\d\d:\d\d\.000Z$/),
    })
    expect((await shop.get('/products')).json).toEqual(json)
    expect((await shop.get('/product/new')).json).toEqual((await shop.get('/api/product/new')).json)
    expect((await shop.get('/api/product/new')).json.data).toEqual(json.data[0])
    expect((await shop.get('/api/products?fields=card')).json.data[1]).not.toHaveProperty('description')
  })

  it('is marked as sold out in lists once nothing of it is left, and only then (O14)', async () => {
    await stockCatalogue(
      shop.db,
      sampleProduct({ id: 'gone', sizes: ['S', 'M'] }),
      sampleProduct({ id: 'some', sizes: ['S', 'M'] }),
    )
    const none = (product_id: string, size: string) => ({ product_id, size, color: 'N/A', quantity: 0 })
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await insertStock(trx, [none('gone', 'S'), none('gone', 'M'), none('some', 'S')])
      catalogueChanged()
    })
    const { data } = (await shop.get('/api/products?fields=card')).json
    const marks = data.map(({ _id, soldOut }: { _id: string; soldOut?: true }) => [_id, soldOut])
    expect(Object.fromEntries(marks)).toMatchObject({ gone: true, some: undefined })
  })
})

describeShop('a category (P1)', (shop) => {
  it('is found by every name it goes by, in any case; a stranger has no products', async () => {
    const oneOfEach = categories.map(({ slug, subCategories: [first] }) =>
      sampleProduct({ name: slug, categorySlug: slug, subCategorySlug: first?.slug ?? '' }),
    )
    await stockCatalogue(shop.db, ...oneOfEach)
    for (const { slug, name, aliases } of categories) {
      for (const called of [
        slug,
        name,
        name.toUpperCase(),
        name.toLowerCase(),
        slug.toUpperCase(),
        ` ${name} `,
        ...aliases,
      ]) {
        expect([called, await ask(shop, { category: called })]).toEqual([called, [slug]])
      }
    }
    for (const stranger of ['hats', 'bagz', '%', '__proto__', 'constructor']) {
      expect(await ask(shop, { category: stranger })).toEqual([])
    }
    expect((await shop.get('/api/products?category=hats&limit=5')).json).toEqual({ data: [], total: 0 })
  })

  it('has sub-categories; those of one name are told apart by ?category=', async () => {
    await shop.db.deleteFrom('products').execute()
    const place = (category: string, sub: string) => ({ categorySlug: category, subCategorySlug: sub })
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: 'Ribbon box', ...place('gifts', 'gift-sets') }),
      sampleProduct({ name: 'Two in one', ...place('combos', 'gift-sets') }),
      sampleProduct({ name: 'Flip-flop', ...place('shoes', 'sandals-and-flip-flops') }),
      sampleProduct({ name: 'Shirt', ...place('clothes', 'mens') }),
      sampleProduct({ name: 'Hidden box', ...place('gifts', 'gift-sets'), productVisibility: 'Hidden' }),
    )
    expect(await ask(shop, { subCategory: 'Gift Sets' })).toEqual(['Ribbon box', 'Two in one'])
    expect(await ask(shop, { subCategory: 'gift sets' })).toEqual(['Ribbon box', 'Two in one'])
    expect(await ask(shop, { subCategory: 'GIFT-SETS', category: 'Gift' })).toEqual(['Ribbon box'])
    expect(await ask(shop, { subCategory: 'gift-sets', category: 'bags' })).toEqual([])
    expect(await ask(shop, { subCategory: 'Sandals & Flip-Flops' })).toEqual(['Flip-flop'])
    expect(await ask(shop, { subCategory: "Men's" })).toEqual(['Shirt'])
    expect(await ask(shop, { subCategory: 'men’s' })).toEqual(['Shirt'])
    expect(await ask(shop, { subCategory: 'Hats' })).toEqual([])
  })
})

describeShop('the filters of the shop (P3)', (shop) => {
  it('hold one by one and all together', async () => {
    const [plain, cheap, dear, shoe] = ['Plain', 'Cheap', 'Dear', 'Shoe']
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: plain, originalPrice: 20_000 }),
      sampleProduct({
        name: cheap,
        originalPrice: 40_000,
        offerPrice: 9_999,
        productType: 'Offer',
        colors: ['red'],
      }),
      sampleProduct({
        name: dear,
        originalPrice: 80_000,
        colors: ['red', 'navy'],
        productType: 'Most Popular',
      }),
      sampleProduct({
        name: shoe,
        categorySlug: 'shoes',
        subCategorySlug: 'boots',
        originalPrice: 10_000,
        sizes: ['37', 'red'],
      }),
    )
    expect(await ask(shop, { minPrice: '10' })).toEqual([dear, plain, shoe])
    expect(await ask(shop, { maxPrice: '9.999' })).toEqual([cheap])
    expect(await ask(shop, { minPrice: '10.000', maxPrice: '20' })).toEqual([plain, shoe])
    expect(await ask(shop, { minPrice: '١٠', maxPrice: '٢٠.٠٠٠' })).toEqual([plain, shoe])
    expect(await ask(shop, { minPrice: '21', maxPrice: '20' })).toEqual([])
    expect(await ask(shop, { color: 'red' })).toEqual([cheap, dear])
    expect(await ask(shop, { size: 'red' })).toEqual([shoe])
    expect(await ask(shop, { size: '3' })).toEqual([])
    expect(await ask(shop, { offer: '1' })).toEqual([cheap])
    expect(await ask(shop, { productType: 'Offer' })).toEqual([cheap])
    expect(await ask(shop, { productType: 'New Arrivals', productVisibility: 'Public' })).toEqual([
      plain,
      shoe,
    ])
    expect(await ask(shop, { category: 'bags', color: 'red', minPrice: '10', searchQuery: 'DEAR' })).toEqual([
      dear,
    ])
    expect(await ask(shop, { category: 'shoes', color: 'red' })).toEqual([])
    expect((await shop.get('/api/productOptions')).json.data).toEqual({
      sizes: ['37', 'red'],
      colors: ['navy', 'red'],
    })
  })

  it.each([
    ['limit=0', 422],
    ['limit=101', 422],
    ['limit=ten', 422],
    ['limit=1.5', 422],
    ['limit=1e999', 422],
    ['sort=cheapest', 422],
    ['productType=Sale', 422],
    ['productVisibility=Secret', 422],
    ['minPrice=free', 422],
    ['minPrice=-1', 422],
    ['maxPrice=1.2345', 422],
    ['maxPrice=1e999', 422],
    ['offer=yes', 422],
    ['fields=all', 422],
    [`searchQuery=${'x'.repeat(101)}`, 422],
    ['searchQuery=%00', 422],
    ['color=%1b', 422],
    ['limit=5&cursor=tomorrow', 400],
    [`limit=5&cursor=${btoa(encodeURIComponent('[1,"id"]'))}`, 400],
    [`limit=5&sort=price-asc&cursor=${btoa(encodeURIComponent('[1e999,"id"]'))}`, 400],
    [`limit=5&sort=popular&cursor=${btoa(encodeURIComponent('[1,"\\u0000","id"]'))}`, 400],
  ])('refuse ?%s with %d', async (query, status) => {
    const answer = await shop.get(`/api/products?${query}`)
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json'])
    expect(answer.json).toMatchObject({ status, title: expect.any(String), message: answer.json.detail })
  })
})

describeShop('a hidden product (P2)', (shop) => {
  it('is nowhere: no list, search, filter, related list, option or address shows it', async () => {
    const secret = { productVisibility: 'Hidden' as const, colors: ['secretred'], sizes: ['secret'] }
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: 'Public Tote', productType: 'Offer', offerPrice: 15_000 }),
      sampleProduct({
        id: 'ghost',
        name: 'Secret Tote',
        productType: 'Offer',
        offerPrice: 15_000,
        ...secret,
      }),
    )
    const queries = [
      '',
      'productVisibility=Public',
      'category=bags',
      'subCategory=tote-bags',
      'searchQuery=tote',
    ]
    const more = [
      'productType=Offer',
      'offer=1',
      'limit=50',
      'limit=50&sort=popular',
      'fields=card',
      'minPrice=1',
    ]
    for (const query of [...queries, ...more]) {
      const { text, json } = await shop.get(`/api/products?${query}`)
      expect([query, json.data.length, json.total ?? 1]).toEqual([query, 1, 1])
      expect(text).not.toMatch(/secret|ghost/i)
    }
    for (const query of [
      'productVisibility=Hidden',
      'searchQuery=secret',
      'color=secretred',
      'size=secret',
    ]) {
      expect((await shop.get(`/api/products?${query}`)).json.data).toEqual([])
    }
    expect((await shop.get('/api/productOptions')).text).not.toContain('secret')
    for (const prefix of ['/api', '']) expect((await shop.get(`${prefix}/product/ghost`)).status).toBe(404)
    expect((await shop.get('/api/product/nobody')).json.detail).toBe(
      (await shop.get('/api/product/ghost')).json.detail,
    )
    for (const page of [
      '/',
      '/shop',
      '/category/product-category/bags',
      '/category/offer-category',
      '/ar/shop?q=tote',
    ]) {
      const { status, text } = await shop.get(page)
      expect([page, status]).toEqual([page, 200])
      expect(text).toContain('Public Tote')
      expect(text).not.toMatch(/Secret Tote|ghost|secretred/)
    }
    expect((await shop.get('/product-details/ghost')).status).toBe(404)
  })
})
