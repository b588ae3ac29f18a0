import { QueryClient } from '@tanstack/react-query'
import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { emptyInput, type ProductInput } from '#src/catalogue/product/product-fields.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { sendNewProduct } from './admin-product.query.ts'
import { samplePicture, typedProduct } from './admin-product.sample.ts'

let staff: SignedIn

const add = (
  shop: TestShop,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = staff.headers,
) => shop.post('/api/postProduct', typedProduct(changes), headers)

const look = async (shop: TestShop, id: string) =>
  (await shop.get(`/api/product/${id}`, staff.headers)).json.data

const found = async (shop: TestShop, query: string) =>
  (await shop.get(`/api/products?${query}`)).json.data.map(({ _id }: { _id: string }) => _id)

describeShop('adding a product (product.md section 7)', (shop) => {
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

  it('makes one product of one key, however often and under whichever path it is sent', async () => {
    const headers = { ...staff.headers, 'idempotency-key': 'one-form' }
    const before = (await found(shop, '')).length
    const images = [await samplePicture(shop.shop)]
    const send = (path: string) => shop.post(path, typedProduct({ name: 'Sent twice', images }), headers)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send(n % 2 === 0 ? '/api/postProduct' : '/postProduct')),
    )
    const [first] = answers
    expect(first?.json.insertedId).toMatch(/^sent-twice-[0-9a-f]{8}$/)
    for (const { status, json } of answers) expect([status, json]).toEqual([200, first?.json])
    expect((await found(shop, '')).length).toBe(before + 1)

    const other = await add(shop, { name: 'Another' }, { ...headers, 'accept-language': 'ar' })
    expect([other.status, other.json.errors]).toEqual([422, []])
    expect(other.json.detail).toMatch(/[\u0600-\u06ff]/)
    expect((await found(shop, '')).length).toBe(before + 1)
  })

  it('gives the key of a refused product back, and makes two of two keys or of none', async () => {
    const under = (key: string, changes = {}) =>
      add(shop, changes, { ...staff.headers, 'idempotency-key': key })
    const foreign = { images: ['/pictures/0123456789abcdef0123456789abcdef.webp'] }
    expect((await under('mended', foreign)).json.errors[0].path).toBe('images.0')
    const ids = [await under('mended'), await under('next-form'), await add(shop), await add(shop)]
    expect(new Set(ids.map(({ json }) => json.insertedId)).size).toBe(4)
    expect((await under('a b')).status).toBe(422)
  })

  it('makes one product where the first answer to the form was lost on the way', async () => {
    let lost = 0
    const fetchOnce: typeof fetch = async (address, init) => {
      const answer = await fetch(address, { ...init, headers: { ...init?.headers, ...staff.headers } })
      lost += 1
      if (lost === 1) throw new TypeError('network')
      return answer
    }
    const api = { base: shop.origin, origin: shop.origin, fetch: fetchOnce }
    const input = { ...emptyInput, ...typedProduct({ name: 'Answer lost' }) } as ProductInput
    const send = () => sendNewProduct(api, new QueryClient(), input, 'key-of-the-form')
    await expect(send()).rejects.toMatchObject({ status: 0 })
    expect(await found(shop, 'searchQuery=answer')).toEqual([await send()])
  })

  it('refuses the key of an order, whose number is no answer here', async () => {
    const bag = await stockOne(shop.db)
    const headers = { ...staff.headers, 'idempotency-key': 'shared' }
    expect((await shop.post('/api/postOrder', sampleOrder([{ product: bag }]), headers)).status).toBe(200)
    expect((await add(shop, {}, headers)).status).toBe(422)
  })

  it('refuses what breaks a rule, each field in the reader’s words, and stores nothing', async () => {
    const wrong = {
      name: ' ',
      nameAr: '',
      category: 'shoes',
      subCategory: 'Tote Bags',
      originalPrice: '0.999',
      videoLink: 'http://videos.test/1',
      reviews: '1.5',
      images: ['https://elsewhere.test/bag.jpg'],
      stock: [{ size: 'XL', color: 'camel', quantity: 2 }],
    }
    const count = (await found(shop, '')).length
    const { status, json } = await add(shop, wrong, { ...staff.headers, 'accept-language': 'ar' })
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
