import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { samplePicture, typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { placeOrderOf, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { headOf } from '#test/head-of.ts'
import { describeShop } from '#test/shop.ts'
import { picturesIn } from './buying.ts'
import { sampleProduct } from './product.sample.ts'

describeShop('what is seen of a product', (shop) => {
  let staff: SignedIn
  beforeAll(async () => {
    staff = await signIn(shop.shop, 'manager')
  })
  const add = (changes: Record<string, unknown>) =>
    shop.post('/api/postProduct', typedProduct({ sizes: [], ...changes }), staff.headers)
  const edit = (id: string, changes: object) =>
    shop.send('PATCH', `/api/updateProduct/${id}`, JSON.stringify(changes), {
      'content-type': 'application/json',
      ...staff.headers,
    })
  const seen = async (id: string) => (await shop.get(`/api/product/${id}`)).json.data
  const pictures = (count: number) =>
    Promise.all(Array.from({ length: count }, () => samplePicture(shop.shop)))
  const head = async (address: string) => headOf((await shop.get(address)).text)

  it('of a colour are its own pictures: in the choice, the order’s line and the page’s data (P20)', async () => {
    const [cover, plain, red, red2] = await pictures(4)
    const colors = ['camel', 'red']
    const shows = JSON.stringify({ [String(red)]: 'red', [String(red2)]: 'red', '/elsewhere.webp': 'camel' })
    const images = [cover, plain, red, red2]
    const { insertedId: id } = (await add({ colors, images, imageColors: shows })).json
    const page = await seen(id)
    expect(JSON.parse(page.imageColors), 'strays are left out').toEqual({
      [String(red)]: 'red',
      [String(red2)]: 'red',
    })
    expect([picturesIn(page), picturesIn(page, 'red'), picturesIn(page, 'camel')]).toEqual([
      [cover, plain],
      [red, red2],
      [cover, plain],
    ])
    const card = async (query = '') =>
      (await shop.get(`/api/products?ids=${id}&limit=1&fields=card${query}`)).json.data[0]
    expect(await card()).toMatchObject({
      images: [cover, plain],
      colours: { paints: ['#b98a55', '#c0282d'], more: 0, names: { en: 'Camel, Red', ar: 'جملي، أحمر' } },
    })
    expect((await card('&color=red')).images).toEqual([red, red2])
    expect((await card('&color=camel')).images).toEqual([cover, plain])
    const listed = (await shop.get('/shop?color=red')).text
    const main = listed.slice(listed.indexOf('data-testid="product-card"'))
    expect(/<img[^>]* src="(.*?)"/.exec(main)?.[1]).toBe(red)
    expect(main).toContain('role="img" aria-label="Colours: Camel, Red"')
    const product = sampleProduct({ id, originalPrice: 24_500 })
    const placed = await placeOrderOf(
      shop,
      colors.map((color) => ({ product, color })),
    )
    const { products } = await readOrder(shop, placed, staff)
    expect(products.map(({ imageUrl }) => imageUrl)).toEqual([cover, red])
    const { text } = await shop.get(`/product-details/${id}`)
    const [, found = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
    const [{ hasVariant }] = JSON.parse(found)['@graph']
    // Each leads to its own colour, by the address the page has when that is picked.
    const variants = hasVariant.map((one: { color: string; image: string[]; offers: { url: string } }) => [
      one.color,
      new URL(one.offers.url).search,
      one.image.length,
    ])
    expect(variants).toEqual([
      ['Camel', '?color=camel', 2],
      ['Red', '?color=red', 2],
    ])
    const file = (await shop.get('/api/export/products.csv', staff.headers)).text
    const back = await shop.send('POST', '/api/import/products?apply=1', file, {
      'content-type': 'text/csv',
      ...staff.headers,
    })
    expect(back.json).toMatchObject({ updated: 0, errors: [] })
    expect((await edit(id, { colors: ['camel'] })).status).toBe(200)
    expect((await seen(id)).imageColors).toBeUndefined()
  })

  it('on a card is four dots at most, of several colours that can be bought', async () => {
    const paints = async (changes: Record<string, unknown>) => {
      const { insertedId: id } = (await add(changes)).json
      const { data } = (await shop.get(`/api/products?ids=${id}&limit=1&fields=card`)).json
      return data[0].colours
    }
    expect(await paints({ colors: ['camel'] })).toBeUndefined()
    expect(
      await paints({ colors: ['red', 'wine', 'burgundy', 'camel', 'Oxblood', 'Moss dust'] }),
    ).toMatchObject({
      paints: ['#c0282d', '#6b1e2e', '#b98a55', 'var(--stripes)'],
      more: 0,
    })
    expect(await paints({ colors: ['red', 'wine', 'camel', 'black', 'white', 'Oxblood'] })).toMatchObject({
      paints: { length: 4 },
      more: 2,
    })
    const stock = [
      { size: 'N/A', color: 'red', quantity: 0 },
      { size: 'N/A', color: 'camel', quantity: 0 },
    ]
    expect(await paints({ colors: ['red', 'camel'], stock })).toBeUndefined()
  })

  it('is five pictures, five more of each colour, and thirty in all', async () => {
    const images = await pictures(31)
    const colors = ['a', 'b', 'c', 'd', 'e', 'f']
    const said = (count: number) =>
      JSON.stringify(
        Object.fromEntries(images.slice(5, count).map((url, n) => [url, colors[Math.floor(n / 5)]])),
      )
    expect((await add({ colors, images: images.slice(0, 30), imageColors: said(30) })).status).toBe(200)
    for (const wrong of [
      { colors, images, imageColors: said(31) },
      { colors, images: images.slice(0, 6) },
      { colors: [], images: images.slice(0, 10), imageColors: said(10) },
    ]) {
      const { status, json } = await add(wrong)
      expect([status, json.errors[0].path]).toEqual([422, 'images'])
    }
    for (const imageColors of ['red', '[]', '{"x":1}', 'null'])
      expect((await add({ imageColors })).json.errors[0].path).toBe('imageColors')
  })

  it('for search engines is what staff wrote for them, else name and description, in each language', async () => {
    const { insertedId: id } = (await add({ searchTitle: 'Canvas tote in Muscat' })).json
    const own = 'Canvas tote in Muscat'
    const text = 'Material: Canvas · Closure: Zip'
    expect(await head(`/product-details/${id}`)).toEqual([own, text])
    expect((await head(`/ar/product-details/${id}`))[0]).toBe('حقيبة نهاية الأسبوع')
    await edit(id, { searchTitleAr: 'حقيبة قماش', searchText: 'Buy it "here"', searchTextAr: 'من مسقط' })
    expect((await head(`/product-details/${id}`))[1]).toBe('Buy it &quot;here&quot;')
    expect(await head(`/ar/product-details/${id}`)).toEqual(['حقيبة قماش', 'من مسقط'])
  })
})
