import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { samplePicture, typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { locales } from '#src/core/locale.ts'
import { colourOf } from '#src/ui/colours.ts'
import { describeShop } from '#test/shop.ts'
import { alikeColours } from './alike-colours.ts'

describeShop('two colours of one product (P6)', (shop) => {
  let boss: SignedIn
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
  })
  const add = async (colors: readonly string[], language = 'en') =>
    shop.post(
      '/api/postProduct',
      typedProduct({ colors, sizes: [], stock: [], images: [await samplePicture(shop.shop)] }),
      { ...boss.headers, 'accept-language': language },
    )
  const edit = (id: string, changes: object) =>
    shop.send('PATCH', `/api/updateProduct/${id}`, JSON.stringify(changes), {
      'content-type': 'application/json',
      ...boss.headers,
    })

  it('that differ by a number are each called with it, painted alike, and found as one', async () => {
    const { status, json } = await add(['Blue 1', 'Blue 2', 'navy'])
    expect(status).toBe(200)
    const id = json.insertedId
    const pages = await Promise.all(['', '/ar'].map((path) => shop.get(`${path}/product-details/${id}`)))
    for (const [page, names] of [
      [pages[0]?.text, ['Blue 1', 'Blue 2', 'Navy']],
      [pages[1]?.text, ['أزرق 1', 'أزرق 2', 'كحلي']],
    ] as const)
      for (const name of names) expect(page).toContain(`<bdi>${name}</bdi>`)
    const { colors } = (await shop.get('/api/productOptions')).json.data
    expect(colors).toEqual(['blue', 'navy'])
    for (const asked of ['blue', 'Blue', 'Blue 1'])
      expect((await shop.get(`/api/products?color=${asked}`)).json.data).toHaveLength(1)
    expect((await shop.get('/shop?color=blue')).text).toContain(
      '<option value="blue" selected="">Blue</option>',
    )
  })

  it('that read alike are refused in the words of who saves, unless they stood there before', async () => {
    const refused = await add(['red', 'أحمر'])
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ path: 'colors', message: expect.stringContaining('“red” and “أحمر” alike') }],
    ])
    expect((await add(['red', 'أحمر'], 'ar')).json.errors[0].message).toContain('بالاسم نفسه')
    const own = JSON.stringify({ name: 'Sky 1', nameAr: 'سماوي ١', shade: '#9fd8cb' })
    const typed = { 'content-type': 'application/json', ...boss.headers }
    expect((await shop.send('PUT', '/api/ownColour', own, typed)).status).toBe(200)
    expect((await add(['Sky 1', 'SKY-1'])).status).toBe(422)
    const before = await stockOne(shop.db, { colors: ['red', 'أحمر'] })
    expect((await edit(before.id, { originalPrice: '31' })).status).toBe(200)
    expect((await edit(before.id, { colors: ['red', 'أحمر', 'navy'] })).status).toBe(422)
    expect((await edit(before.id, { colors: ['red', 'navy'] })).status).toBe(200)
  })

  it('that may stand on one product have two names in each language, whatever they are', () => {
    const part = fc.constantFrom('Blue', 'red', 'أحمر', 'peru', 'Caramel', ' ', '-', '1', '٢', '02', 'x')
    const stored = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))
    const own = [{ name: 'x1', nameAr: 'أحمر 7', shade: '#9fd8cb' }]
    fc.assert(
      fc.property(fc.uniqueArray(stored, { minLength: 2, maxLength: 5 }), (colors) => {
        if (alikeColours(colors, own)) return
        for (const locale of locales)
          expect(new Set(colors.map((one) => colourOf(one, own).name[locale])).size).toBe(colors.length)
      }),
    )
    expect(alikeColours(['Blue 1', 'Blue 2', 'Blue', 'navy'], own)).toBeUndefined()
  })
})
