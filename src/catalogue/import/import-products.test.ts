import fc from 'fast-check'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { samplePicture, typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { stockCells } from '#src/catalogue/stock/stock-cells.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

async function adminOf(shop: TestShop) {
  const { headers } = await signIn(shop.shop, 'manager')
  return {
    headers,
    file: async () => (await shop.get('/api/export/products.csv', headers)).text,
    send: (csv: string, query = '', more = {}) =>
      shop.send('POST', `/api/import/products${query}`, csv, {
        'content-type': 'text/csv',
        ...headers,
        ...more,
      }),
    all: async () => (await shop.get('/api/products?sort=oldest', headers)).json.data,
    add: (body: unknown) => shop.post('/api/postProduct', body, headers),
  }
}

describeShop('products as a file', (shop) => {
  it('the export is UTF-8 with its mark, for staff, and nothing in it is a formula', async () => {
    const { headers, add } = await adminOf(shop)
    await add(typedProduct({ name: '=cmd|calc', nameAr: 'حقيبة', offerPrice: 20 }))
    const reply = await shop.get('/api/export/products.csv', headers)
    expect(reply.headers['content-type']).toMatch(/^text\/csv; charset=utf-8/)
    expect(reply.headers['content-disposition']).toContain('products.csv')
    expect(reply.text.charCodeAt(0)).toBe(0xfeff)
    expect(reply.text).toContain(",'=cmd|calc,حقيبة,")
    expect(reply.text).toContain('24.500,20.000')
  })

  it('its own export read back changes nothing, whatever the goods are called', async () => {
    const { add, file, send, all } = await adminOf(shop)
    const word = fc.string({ unit: fc.constantFrom(...`'"=+-@,;|\\/:aZ9 حق`), minLength: 1, maxLength: 12 })
    const product = fc.record({
      name: word.filter((text) => text.trim() !== ''),
      description: fc.array(word, { maxLength: 3 }).map((lines) => lines.join('\n')),
      sizes: fc.array(word, { maxLength: 3 }),
      colors: fc.array(word, { maxLength: 3 }),
      productVisibility: fc.constantFrom('Public', 'Hidden'),
      originalPrice: fc.integer({ min: 1001, max: 99_999 }).map((baisa) => baisa / 1000),
    })
    for (const one of fc.sample(product, 25)) {
      const added = (await add(typedProduct({ ...one, images: [await samplePicture(shop.shop)] }))).json
      const made = (await all()).find((there: { _id: string }) => there._id === added.insertedId)
      const stock = stockCells(made.sizes, made.colors).map((cell, n) => ({ ...cell, quantity: n }))
      await shop.send('PATCH', `/api/updateProduct/${made._id}`, JSON.stringify({ stock }), {
        'content-type': 'application/json',
        ...(await adminOf(shop)).headers,
      })
    }
    const before = await all()
    const report = (await send(await file(), '?apply=1')).json
    expect(report.lines.filter((line: { change: string }) => line.change !== 'same')).toEqual([])
    expect(report).toMatchObject({
      applied: true,
      created: 0,
      updated: 0,
      unchanged: before.length,
      errors: [],
    })
    expect(await all()).toEqual(before)
  })

  it('a dry run says what would change and writes nothing; applied, a second time changes nothing', async () => {
    const { send, all } = await adminOf(shop)
    const known = await stockOne(shop.db, { name: 'Camel Tote' })
    const csv = `id,name,category,subCategory,originalPrice,offerPrice,sizes,stock
${known.id},Camel Tote,bags,Tote Bags,"٢٤.٥",,,3
,New Clutch,Bags Collections,Clutch Bags,18.25,15,S | M,S: 2 | M: 0
`
    const before = await all()
    const dry = (await send(csv, '?stock=set')).json
    expect(dry).toMatchObject({
      applied: false,
      format: 'own',
      created: 1,
      updated: 1,
      unchanged: 0,
      errors: [],
    })
    expect(dry.lines[0]).toMatchObject({
      line: 2,
      name: 'Camel Tote',
      change: 'changed',
      fields: [
        { column: 'originalPrice', from: '20.000', to: '24.500' },
        { column: 'stock', from: '', to: '3' },
      ],
    })
    expect(await all()).toEqual(before)
    const page = await shop.get('/shop')
    expect((await send(csv, '?apply=1&stock=set')).json).toMatchObject({
      applied: true,
      created: 1,
      updated: 1,
    })
    expect((await shop.get('/shop')).text).toContain('New Clutch')
    expect(page.text).not.toContain('New Clutch')
    const added = (await all()).find(({ name }: { name: string }) => name === 'New Clutch')
    expect(added).toMatchObject({
      originalPrice: 18.25,
      offerPrice: 15,
      sizes: ['S', 'M'],
      subCategory: 'Clutch Bags',
    })
    expect(added.stock).toHaveLength(2)
    const after = await all()
    expect((await send(csv, '?apply=1&stock=set')).json).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
    })
    expect(await all()).toEqual(after)
  })

  it('only the columns of the file change', async () => {
    const { send, all } = await adminOf(shop)
    const known = await stockOne(shop.db, { description: 'Kept: yes', reviews: 12 })
    await send(`id,originalPrice\n${known.id},31\n`, '?apply=1')
    const now = (await all()).find(({ _id }: { _id: string }) => _id === known.id)
    expect(now).toMatchObject({ originalPrice: 31, description: 'Kept: yes', reviews: 12, name: known.name })
  })

  it('one wrong line and nothing is imported; each is told with its line, column and reason, in Arabic too', async () => {
    const { send, all } = await adminOf(shop)
    const before = await all()
    const csv = `name;category;subCategory;originalPrice
Good One;bags;Tote Bags;12.500
Too Cheap;bags;Tote Bags;0.5
;bags;Sneakers;"12,500"
Good One;bags;Tote Bags;13
`
    const dry = (await send(csv)).json
    expect(dry.created).toBe(1)
    expect(dry.errors).toEqual([
      { line: 3, column: 'originalPrice', message: 'The price must be at least OMR 1.000.' },
      { line: 4, column: 'name', message: 'Enter a name in English or in Arabic.' },
      { line: 4, column: 'subCategory', message: expect.stringContaining('does not belong') },
      { line: 4, column: 'originalPrice', message: expect.stringContaining('12.500') },
      { line: 5, message: 'This product is on line 2 already.' },
    ])
    const refusal = await send(csv, '?apply=1', { 'accept-language': 'ar' })
    expect([refusal.status, refusal.json.errors[0]]).toEqual([
      422,
      { path: 'lines.3.originalPrice', message: 'أقل سعر هو ريال واحد (1.000).' },
    ])
    expect(await all()).toEqual(before)
  })

  it('what is no table, not UTF-8, too much or no CSV is refused', async () => {
    const { send, headers } = await adminOf(shop)
    const status = async (body: string | Uint8Array, type = 'text/csv') =>
      (await shop.send('POST', '/api/import/products', body, { 'content-type': type, ...headers })).status
    expect(await status('hello')).toBe(400)
    expect(await status('a,b\n1,2\n')).toBe(400)
    expect(await status('name,name\n1,2\n')).toBe(400)
    expect(await status(`name,category\n"open,bags\n`)).toBe(400)
    expect(await status(Buffer.from([0xff, 0xfe, 0x41, 0]))).toBe(400)
    expect(await status('{}', 'application/json')).toBe(415)
    expect(await status('x'.repeat(5 * 1024 * 1024 + 1))).toBe(413)
    expect((await send(`name,category\n${'x,bags\n'.repeat(2001)}`)).status).toBe(413)
  })

  it('takes the file from a form too', async () => {
    const { headers } = await adminOf(shop)
    const form = new FormData()
    form.append(
      'file',
      new File(['name,category,subCategory,originalPrice\nForm Bag,bags,Tote Bags,9\n'], 'bags.csv'),
    )
    const body = new Response(form)
    const reply = await shop.send('POST', '/api/import/products', Buffer.from(await body.arrayBuffer()), {
      'content-type': body.headers.get('content-type') ?? '',
      ...headers,
    })
    expect(reply.json).toMatchObject({ created: 1, lines: [{ name: 'Form Bag' }] })
  })

  it('visitors and customers may do neither', async () => {
    const customer = await signIn(shop.shop, 'customer')
    for (const [method, address] of [
      ['GET', '/api/export/products.csv'],
      ['POST', '/api/import/products'],
      ['GET', '/export/orders.csv'],
    ] as const) {
      expect((await shop.send(method, address, undefined, {})).status).toBe(401)
      expect((await shop.send(method, address, undefined, customer.headers)).status).toBe(403)
    }
  })
})
