import { expect, it, test } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockOne } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { htmlText } from './html-text.ts'

const shopify = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Barcode,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Gift Card,Status
linen-tote,Linen Tote,"<p>Material: Linen &amp; cotton</p><ul><li>Closure: Zip</li></ul>",Acme,Apparel & Accessories > Handbags,Tote Bags,summer,TRUE,Size,S,Color,Sand,,,T-1,'6001234567890,300,shopify,4,deny,18.500,24.000,https://cdn.example/1.jpg,1,FALSE,active
linen-tote,,,,,,,,,S,,Black,,,T-2,,300,shopify,0,deny,18.500,24.000,https://cdn.example/2.jpg,2,,
linen-tote,,,,,,,,,M,,Sand,,,T-3,,300,shopify,-2,deny,19.000,24.000,,,,
linen-tote,,,,,,,,,M,,Black,,,T-4,,300,shopify,9,continue,18.500,24.000,,,,
gold-ring,Gold Ring,,Acme,,Jewellery Collections,,TRUE,Title,Default Title,,,,,R-1,,10,,,deny,42,,,,FALSE,draft
`

const columns = 'Handle,Title,Type,Product Category,Tags,Variant Price'

describeShop("Shopify's product file", (shop) => {
  const send = async (csv: string, query = '', language = 'en') => {
    const { headers } = await signIn(shop.shop, 'manager')
    return shop.send('POST', `/api/import/products${query}`, csv, {
      'content-type': 'text/csv',
      'accept-language': language,
      ...headers,
    })
  }
  const product = async (id: string) => {
    const { headers } = await signIn(shop.shop, 'admin')
    return (await shop.get(`/api/product/${id}`, headers)).json.data
  }

  it('makes one product of the rows of a handle, and says what it cannot take', async () => {
    const dry = (await send(shopify)).json
    expect(dry).toMatchObject({ format: 'shopify', created: 2, errors: [] })
    expect(dry.lines[0]).toMatchObject({ line: 2, _id: 'linen-tote', change: 'new' })
    expect(dry.lines[0].notes.join(' ')).toMatch(/what it cost before.*not fetched \(2\)/)
    expect(dry.lines[1].notes.join(' ')).toContain('New Jewellery Items')
    expect((await send(shopify, '?apply=1')).json.created).toBe(2)
    expect(await product('linen-tote')).toMatchObject({
      name: 'Linen Tote',
      description: 'Material: Linen & cotton\nClosure: Zip',
      category: 'Bags Collections',
      subCategory: 'Tote Bags',
      productType: 'Offer',
      productVisibility: 'Public',
      originalPrice: 24,
      offerPrice: 18.5,
      sizes: ['S', 'M'],
      colors: ['Sand', 'Black'],
      images: [],
      tags: 'summer',
      weight: '300',
      variants: [
        { size: 'S', color: 'Sand', sku: 'T-1', barcode: '6001234567890' },
        { size: 'S', color: 'Black', sku: 'T-2' },
        { size: 'M', color: 'Sand', sku: 'T-3', price: 24.649 },
        { size: 'M', color: 'Black', sku: 'T-4' },
      ],
    })
    expect((await product('linen-tote')).ownPrices).toEqual([
      { size: 'M', color: 'Sand', originalPrice: 24.649, offerPrice: 19 },
    ])
    expect(await product('linen-tote')).not.toHaveProperty('sku')
    const stock = (await product('linen-tote')).stock.map(
      ({ size, color, quantity }: Record<string, string>) => `${size} ${color} ${quantity}`,
    )
    expect(stock.sort()).toEqual(['M Sand 0', 'S Black 0', 'S Sand 4'])
    expect(await product('gold-ring')).toMatchObject({
      productVisibility: 'Hidden',
      sku: 'R-1',
      originalPrice: 42,
      sizes: [],
      stock: [],
    })
  })

  it('makes only the sizes and colours of the file: nobody can buy one that is not in it (P13)', async () => {
    const rows = shopify
      .replace(/^linen-tote,[^\n]*,M,,Black,[^\n]*\n/m, '')
      .replaceAll('linen-tote', 'short-tote')
    expect((await send(rows.replace('Linen Tote', 'Short Tote'), '?apply=1')).json.created).toBe(1)
    const made = await product('short-tote')
    expect(made).toMatchObject({ sizes: ['S', 'M'], colors: ['Sand', 'Black'] })
    expect(made.variants).toContainEqual({ size: 'M', color: 'Black', notMade: true })
    const order = (size: string, color: string) =>
      shop.post(
        '/api/postOrder',
        sampleOrder([{ product: sampleProduct({ id: 'short-tote', originalPrice: 18_500 }), size, color }]),
      )
    const refused = await order('M', 'Black')
    expect([refused.status, refused.json.errors[0].path]).toEqual([422, 'products.0.color'])
    expect((await order('S', 'Sand')).status).toBe(200)
    // The next file has it: it is made, with the pieces of the file.
    await send(shopify.replaceAll('linen-tote', 'short-tote').replace('Linen Tote', 'Short Tote'), '?apply=1')
    expect((await product('short-tote')).variants).toContainEqual({ size: 'M', color: 'Black', sku: 'T-4' })
  })

  it('counts what the file counts: one whose number is blank or left out begins with none, and is told (P13)', async () => {
    const left = async (id: string) =>
      (await product(id)).stock
        .map(({ size, quantity }: Record<string, string>) => `${size} ${quantity}`)
        .sort()
    const without = (column: string, file: string) => {
      const [names = '', ...rows] = file.trim().split('\n')
      const at = names.split(',').indexOf(column)
      const kept = (line: string) => line.split(',').filter((_, place) => place !== at)
      return [names, ...rows].map((line) => kept(line).join(',')).join('\n')
    }
    const file = (handle: string) =>
      [
        'Handle,Title,Type,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price',
      ]
        .concat(
          `${handle},${handle},Tote Bags,Size,S,shopify,,9`,
          `${handle},,,,M,shopify,2,9`,
          `${handle},,,,L,,,9`,
        )
        .join('\n')
    const told = expect.stringContaining('what is new begins with none')
    const blank = (await send(file('blank-tote'), '?apply=1')).json
    expect([blank.created, blank.lines[0].notes.at(-1)]).toEqual([1, told])
    expect(await left('blank-tote'), 'L is not counted').toEqual(['M 2', 'S 0'])
    // Shopify leaves the numbers out where a shop has several warehouses.
    const uncounted = without('Variant Inventory Qty', file('far-tote'))
    expect((await send(uncounted, '?apply=1')).json.lines[0].notes).toContainEqual(told)
    expect(await left('far-tote')).toEqual(['M 0', 'S 0'])
    await send(without('Variant Inventory Tracker', file('far-tote')), '?apply=1&stock=set')
    expect(await left('far-tote'), 'who writes a number counts').toEqual(['M 2'])
    expect((await send(uncounted, '?apply=1&stock=set')).json).toMatchObject({ updated: 0, unchanged: 1 })
    expect(await left('far-tote'), 'of a known one it says nothing').toEqual(['M 2'])
  })

  it('a second import changes nothing, and what staff added to the product stays', async () => {
    expect((await send(shopify, '?apply=1')).json).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    const { headers } = await signIn(shop.shop, 'admin')
    await shop.send('PATCH', '/api/updateProduct/linen-tote', JSON.stringify({ nameAr: 'حقيبة كتان' }), {
      'content-type': 'application/json',
      ...headers,
    })
    // What a variant costs has no column in this file, and stays as staff typed it.
    const variants = (await product('linen-tote')).variants.map((one: object) => ({ ...one, cost: 7 }))
    await shop.send('PATCH', '/api/updateProduct/linen-tote', JSON.stringify({ variants }), {
      'content-type': 'application/json',
      ...headers,
    })
    await send(shopify.replaceAll('24.000', '26.000').replaceAll(',T-3,', ',T-33,'), '?apply=1')
    expect((await product('linen-tote')).variants[2]).toEqual({
      size: 'M',
      color: 'Sand',
      sku: 'T-33',
      // So that the offer makes it the file's 19.000.
      price: 26.703,
      cost: 7,
    })
    expect(await product('linen-tote')).toMatchObject({ nameAr: 'حقيبة كتان', originalPrice: 26 })
  })

  it('keeps a product in the category that its type names', async () => {
    const rows = [
      "attar,Attar,Perfumes Collections,,Men's,12",
      'chrono,Chrono,watches,,,90',
      "shades,Shades,Sunglasses Collections > Kids',,,9",
      'frames,Frames,Kids,Accessories > Sunglasses Collections,,9',
      'tote,Tote,Tote Bags,,Kids,9',
    ]
    const { json } = await send([columns, ...rows].join('\n'), '?apply=1')
    expect(json).toMatchObject({ created: 5, errors: [] })
    const places = await Promise.all(['attar', 'chrono', 'shades', 'frames', 'tote'].map(product))
    expect(places.map(({ category, subCategory }) => [category, subCategory])).toEqual([
      ['Perfumes Collections', "Men's"],
      ['Watch Collections', 'New Watch Items'],
      ['Sunglasses Collections', "Kids'"],
      ['Sunglasses Collections', "Kids'"],
      ['Bags Collections', 'Tote Bags'],
    ])
    const said = json.lines.map(({ notes }: { notes: string[] }) => notes.join(' '))
    expect(said).toEqual(['', expect.stringContaining('New Watch Items'), '', '', ''])
  })

  it('guesses no shelf from a word of several, or of whom goods are for, and leaves those that are there alone', async () => {
    const rows = [
      "thobe,Thobe,Men's,,,10",
      'dress,Dress,Kids,Apparel & Accessories,,10',
      'abaya,Abaya,Abayas,,"Women, black",10',
    ]
    const file = [columns, ...rows].join('\n')
    const { json } = await send(file)
    expect(json.created).toBe(0)
    expect(json.errors).toEqual([
      {
        line: 2,
        column: 'Type',
        message: expect.stringMatching(/“Men's” alone.*> Men's \(it is in \d categories\)/),
      },
      { line: 3, column: 'Type', message: expect.stringContaining('“Kids” alone does not say which goods') },
      { line: 4, column: 'Type', message: expect.stringContaining('no category "Abayas"') },
    ])
    expect((await send(file, '', 'ar')).json.errors[0].message).toContain('لا يكفي')
    await stockOne(shop.db, { id: 'thobe', name: 'Thobe' })
    const { category } = await product('thobe')
    expect((await send([columns, rows[0]].join('\n'), '?apply=1')).json).toMatchObject({ errors: [] })
    expect((await product('thobe')).category).toBe(category)
  })

  it('a type the shop has no category for is an error that names its column', async () => {
    const { errors } = (
      await send(
        shopify.replace('linen-tote,Linen Tote', 'x-tote,X Tote').replace(',Tote Bags,', ',Umbrellas,'),
      )
    ).json
    expect(errors).toContainEqual({ line: 2, column: 'Type', message: expect.stringContaining('Umbrellas') })
  })

  it('takes a colour that is called in Arabic for the one of that name, the shop’s own too, and the same file twice (P6)', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const own = JSON.stringify({ name: 'Sea foam', nameAr: 'زبد البحر', shade: '#9fd8cb' })
    const typed = { 'content-type': 'application/json', ...headers }
    expect((await shop.send('PUT', '/api/ownColour', own, typed)).status).toBe(200)
    const sandal = (handle: string, colours: string[]) =>
      colours.map(
        (colour, n) =>
          `${handle},${n === 0 ? handle : ''},Shoes,${n === 0 ? 'اللون' : ''},${colour},shopify,${n + 2},6.500`,
      )
    const columns =
      'Handle,Title,Type,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price'
    const file = [columns, ...sandal('eid-sandal', ['أسود', 'كتاني', 'زَبد البحر', 'Red', 'طاووسي'])].join(
      '\n',
    )
    const twice = [file, ...sandal('twice', ['أسود', 'black'])].join('\n')
    const { errors } = (await send(twice)).json
    expect(errors, 'two that read alike').toEqual([
      { line: 7, column: 'colors', message: expect.stringContaining('“أسود” and “black”') },
    ])
    const dry = (await send(file)).json.notes
    expect(dry).toContain(
      'The shop does not know these colours: طاووسي. They are kept as they are written. Their Arabic name and shade are asked for in the form of a product that has them.',
    )
    expect((await send(file, '?apply=1')).json).toMatchObject({ created: 1, errors: [], notes: dry })
    expect((await send(file)).json.notes, 'told once').toHaveLength(dry.length - 1)
    const { colors, stock } = await product('eid-sandal')
    expect(colors).toEqual(['black', 'linen', 'Sea foam', 'Red', 'طاووسي'])
    expect(
      stock.map(({ color, quantity }: { color: string; quantity: number }) => [color, quantity]),
    ).toEqual(
      expect.arrayContaining([
        ['black', 2],
        ['linen', 3],
        ['Sea foam', 4],
      ]),
    )
    expect((await send(file)).json).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
    const exported = (await shop.get('/api/export/products.csv', headers)).text
    expect((await send(exported)).json).toMatchObject({ updated: 0, errors: [] })
    const found = (await shop.get('/api/products?color=black')).json.data.map(
      ({ _id }: { _id: string }) => _id,
    )
    expect(found).toEqual(expect.arrayContaining(['eid-sandal']))
    const more = [columns, ...sandal('more', ['Peacock Dream', 'Red', 'Teal Night'])].join('\n')
    expect((await send(more, '', 'ar')).json.notes.at(-1)).toBe(
      'ألوان لا يعرفها المتجر: Peacock Dream، Teal Night. تبقى كما كُتبت، ويُطلب اسمها العربي ودرجتها في صفحة أي منتج يحملها.',
    )
  })
})

test.each([
  ['<p>One</p><p>Two<br>Three</p>', 'One\nTwo\nThree'],
  ['<script>alert(1)</script>A &lt;b&gt; &#1581;&#x64a; &unknown;', 'A <b> حي &unknown;'],
  ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
])('the words of %j', (html, words) => {
  expect(htmlText(html)).toBe(words)
})
