import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { samplePicture, typedProduct } from './product-desk.sample.ts'

let staff: SignedIn

const add = (shop: TestShop, changes: Record<string, unknown> = {}, headers = staff.headers) =>
  shop.post('/api/postProduct', typedProduct(changes), headers)

const look = async (shop: TestShop, id: string) =>
  (await shop.get(`/api/product/${id}`, staff.headers)).json.data

const found = async (shop: TestShop, query: string) =>
  (await shop.get(`/api/products?${query}`)).json.data.map(({ _id }: { _id: string }) => _id)

describeShop('adding a product (SPEC section 7)', (shop) => {
  beforeAll(async () => {
    staff = await signIn(shop.shop, 'manager')
  })

  it('puts it in the shop, its category, the search and its page on the next request', async () => {
    const before = await Promise.all([
      shop.get('/api/products'),
      shop.get('/category/product-category/bags'),
      shop.get('/api/products?searchQuery=weekend'),
    ])
    expect(before.map(({ text }) => text.includes('Weekend Tote'))).toEqual([false, false, false])
    const images = [await samplePicture(shop.shop), await samplePicture(shop.shop)]
    const { status, json } = await add(shop, { images, originalPrice: '٢٤٫٥', offerPrice: '19.990' })
    expect([status, Object.keys(json)]).toEqual([200, ['insertedId']])
    const id: string = json.insertedId
    expect(id).toMatch(/^weekend-tote-[0-9a-f]{8}$/)
    expect((await shop.get(`/api/product/${id}`)).json.data).toEqual({
      _id: id,
      ...typedProduct({ images, offerPrice: 19.99 }),
      reviews: 0,
      lowStock: [],
      createdAt: shop.now.toISOString(),
    })
    for (const query of [
      '',
      'searchQuery=weekend',
      'searchQuery=أسبوع',
      'category=bags',
      'size=M',
      'color=camel',
    ])
      expect([query, await found(shop, query)]).toEqual([query, [id]])
    expect((await shop.get('/category/product-category/bags')).text).toContain('Weekend Tote')
    expect((await shop.get(`/product-details/${id}`)).text).toContain('Weekend Tote')
    expect((await shop.get(`/ar/product-details/${id}`)).text).toContain('حقيبة نهاية الأسبوع')
  })

  it('refuses what breaks a rule, each field in the reader’s words, and stores nothing', async () => {
    const wrong = {
      name: ' ',
      category: 'shoes',
      subCategory: 'Tote Bags',
      originalPrice: '0.999',
      videoLink: 'http://videos.test/1',
      reviews: '1.5',
      images: ['https://elsewhere.test/bag.jpg'],
      stock: [{ size: 'XL', color: 'camel', quantity: 2 }],
    }
    const count = (await found(shop, '')).length
    const { status, json } = await add(shop, wrong, { ...staff.headers, 'accept-language': 'ar' } as never)
    expect(status).toBe(422)
    const said = Object.fromEntries(
      json.errors.map(({ path, message }: { path: string; message: string }) => [path, message]),
    )
    expect(Object.keys(said).sort()).toEqual([
      'images.0',
      'name',
      'originalPrice',
      'reviews',
      'stock.0',
      'subCategory',
      'videoLink',
    ])
    for (const message of Object.values(said)) expect(message).toMatch(/[\u0600-\u06ff]/)
    expect((await found(shop, '')).length).toBe(count)
  })

  it.each([
    ['an offer that is no offer (M2)', { originalPrice: 20, offerPrice: 20 }, 'offerPrice'],
    ['a fourth decimal (M1)', { originalPrice: 20.0001 }, 'originalPrice'],
    ['a decimal comma, which could be thousands', { originalPrice: '12,500' }, 'originalPrice'],
    ['no reviews, typed as a number', { reviews: 0 }, 'reviews'],
    ['a type nobody knows', { productType: 'Old' }, 'productType'],
    ['no category', { category: undefined }, 'category'],
    ['a category nobody has', { category: 'Hats' }, 'category'],
    ['pieces less than none', { stock: [{ size: 'S', color: 'camel', quantity: -1 }] }, 'stock.0.quantity'],
  ])('refuses %s', async (_, changes, path) => {
    const { status, json } = await add(shop, changes)
    expect([status, json.errors.map((one: { path: string }) => one.path)]).toEqual([422, [path]])
  })

  it('refuses a sixth picture, a smaller form of one, a stranger’s and somebody’s payment proof (F2)', async () => {
    const pictures = await Promise.all(Array.from({ length: 6 }, () => samplePicture(shop.shop)))
    const [first = ''] = pictures
    const proof = await samplePicture(shop.shop, 'proof')
    for (const [images, path] of [
      [pictures, 'images'],
      [[first.replace('.webp', '-320.webp')], 'images.0'],
      [[first, `/pictures/${'0'.repeat(32)}.webp`], 'images.1'],
      [[proof], 'images.0'],
      [[proof.replace('/pictures/', '/proofs/')], 'images.0'],
    ] as const) {
      const { status, json } = await add(shop, { images })
      expect([status, json.errors[0].path]).toEqual([422, path])
    }
    expect((await add(shop, { images: pictures.slice(0, 5) })).status).toBe(200)
  })

  it('is for staff only', async () => {
    const customer = await signIn(shop.shop, 'customer')
    const { _id } = (await look(shop, (await add(shop)).json.insertedId)) as { _id: string }
    for (const [headers, status] of [
      [{}, 401],
      [customer.headers, 403],
      [{ authorization: 'Bearer made-up' }, 401],
    ] as [Record<string, string>, number][]) {
      const body = { 'content-type': 'application/json', ...headers }
      const calls = [
        shop.post('/api/postProduct', typedProduct(), headers),
        shop.send('PATCH', `/updateProduct/${_id}`, '{"name":"Mine"}', body),
        shop.send('DELETE', `/api/deleteProduct/${_id}`, undefined, headers),
        shop.post('/products/bulk', { ids: [_id], action: 'delete' }, headers),
      ]
      expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual(calls.map(() => status))
    }
    expect((await look(shop, _id)).name).toBe('Weekend Tote')
  })
})
