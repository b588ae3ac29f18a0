import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { sampleProduct } from './product.sample.ts'
import { listProducts } from './product-list.store.ts'

const absent = { size: 'M', color: 'red', notMade: true } as const

describeShop('a size and colour that is not made (P13)', (shop) => {
  let staff: SignedIn
  beforeAll(async () => {
    staff = await signIn(shop.shop, 'admin')
  })

  const add = async (changes: object = {}): Promise<string> => {
    const body = typedProduct({ colors: ['camel', 'red'], variants: [absent], ...changes })
    const { status, json } = await shop.post('/api/postProduct', body, staff.headers)
    expect([status, json.errors]).toEqual([200, undefined])
    return json.insertedId
  }
  it('is not what a list of both is asked for finds', async () => {
    const [whole, lacking] = [await add({ variants: [] }), await add()]
    const idsOf = async (query: string) =>
      (await shop.get(`/api/products?${query}`)).json.data.map(({ _id }: { _id: string }) => _id)
    expect(await idsOf('size=M&color=red')).toContain(whole)
    expect(await idsOf('size=M&color=red')).not.toContain(lacking)
    for (const query of ['size=M', 'color=red', 'size=S&color=red', 'size=M&color=camel'])
      expect([query, (await idsOf(query)).includes(lacking)]).toEqual([query, true])
    const odd = { size: '5_%"\\', color: 'r|d' }
    const strange = await add({
      sizes: ['M', odd.size],
      colors: [odd.color],
      variants: [{ ...odd, notMade: true }],
    })
    expect(await idsOf(new URLSearchParams(odd).toString())).not.toContain(strange)
  })

  const read = async (id: string) => (await shop.get(`/api/product/${id}`, staff.headers)).json.data
  const edit = (id: string, change: object) =>
    shop.send('PATCH', `/api/updateProduct/${id}`, JSON.stringify(change), {
      'content-type': 'application/json',
      ...staff.headers,
    })
  const order = (id: string, size: string, color: string) =>
    shop.post(
      '/api/postOrder',
      sampleOrder([{ product: sampleProduct({ id, originalPrice: 24_500 }), size, color }]),
    )
  const stockOf = async (id: string) =>
    Object.fromEntries(
      (await read(id)).stock.map(({ size, color, quantity }: Record<string, string>) => [
        `${size} ${color}`,
        quantity,
      ]),
    )

  it('is shown as nothing that can be had, and the server sells none of it', async () => {
    const id = await add()
    const page = (await shop.get(`/api/product/${id}`)).json.data
    expect(page.lowStock).toEqual([{ size: 'M', color: 'red', left: 0, notMade: true }])
    expect(page).not.toHaveProperty('variants')
    const refused = await order(id, 'M', 'red')
    expect([refused.status, refused.json.errors[0]]).toEqual([
      422,
      { path: 'products.0.color', message: expect.stringContaining('not made') },
    ])
    for (const [size, color] of [
      ['S', 'red'],
      ['S', 'camel'],
      ['M', 'camel'],
    ] as const)
      expect([size, color, (await order(id, size, color)).status]).toEqual([size, color, 200])
  })

  it('has no stock, is one that the product comes in, and never all of it', async () => {
    const id = await add()
    const wrong = async (change: object) => {
      const { status, json } = await edit(id, change)
      return [status, json.errors?.[0].path]
    }
    expect(await wrong({ stock: [{ size: 'M', color: 'red', quantity: 2 }] })).toEqual([422, 'stock.0'])
    expect(await wrong({ variants: [{ ...absent, size: 'XL' }] })).toEqual([422, 'variants.0'])
    expect(await wrong({ variants: [absent, absent] })).toEqual([422, 'variants.1'])
    const all = ['S', 'M'].flatMap((size) =>
      ['camel', 'red'].map((color) => ({ size, color, notMade: true })),
    )
    expect(await wrong({ variants: all })).toEqual([422, 'variants'])
    expect(await wrong({ stock: [{ size: 'S', color: 'red', quantity: '' }] })).toEqual([
      422,
      'stock.0.quantity',
    ])
  })

  it('is not unlimited when it is made after all, nor is a new colour, where pieces are counted', async () => {
    const counted = [
      { size: 'S', color: 'camel', quantity: 4 },
      { size: 'M', color: 'camel', quantity: 5 },
      { size: 'S', color: 'red', quantity: 6 },
    ]
    const id = await add({ stock: counted })
    await edit(id, { variants: [] })
    expect(await stockOf(id)).toEqual({ 'S camel': 4, 'M camel': 5, 'S red': 6, 'M red': 0 })
    await edit(id, { colors: ['camel', 'red', 'ivory'], sizes: ['S'] })
    expect(await stockOf(id)).toEqual({ 'S camel': 4, 'S red': 6, 'S ivory': 0 })
    expect((await order(id, 'S', 'ivory')).status).toBe(409)
    // Nobody counts this one: what is new is as unlimited as the rest.
    const free = await add()
    await edit(free, { variants: [], colors: ['camel', 'red', 'ivory'] })
    expect(await stockOf(free)).toEqual({})
    expect((await order(free, 'M', 'ivory')).status).toBe(200)
  })

  it('is no piece that is in stock, for the collections that ask', async () => {
    const isListed = async (id: string) =>
      (await listProducts(shop.db, { inStock: true }, {})).items.some((row) => row.id === id)
    const cells = ['S camel', 'M camel', 'S red'].map((cell) => cell.split(' '))
    const stock = cells.map(([size, color]) => ({ size, color, quantity: 0 }))
    const id = await add({ stock })
    expect(await isListed(id)).toBe(false)
    await edit(id, { stock: stock.map((row, n) => ({ ...row, quantity: n })) })
    expect(await isListed(id)).toBe(true)
  })

  it('takes its pieces with it, and a change of colours takes what is said of those that go', async () => {
    const id = await add({ variants: [], stock: [{ size: 'M', color: 'red', quantity: 3 }] })
    await edit(id, { variants: [absent] })
    expect(await stockOf(id)).toEqual({})
    await edit(id, { colors: ['camel'] })
    expect((await read(id)).variants).toEqual([])
  })

  it('goes out and comes in as a column of the file; what nobody can read is refused', async () => {
    const id = await add()
    const send = (csv: string) =>
      shop.send('POST', '/api/import/products?apply=1', csv, { 'content-type': 'text/csv', ...staff.headers })
    const file = (await shop.get('/api/export/products.csv', staff.headers)).text
    expect(file).toContain('M / red: not made')
    expect((await send(file)).json).toMatchObject({ updated: 0, errors: [] })
    expect((await send(`id,variants\n${id},S / camel: not made\n`)).json.lines[0].fields).toEqual([
      { column: 'variants', from: 'M / red: not made', to: 'S / camel: not made' },
    ])
    expect((await read(id)).variants).toEqual([{ size: 'S', color: 'camel', notMade: true }])
    const refused = await send(`id,variants\n${id},S / camel: gone\n`)
    expect([refused.status, refused.json.errors[0].path]).toEqual([422, 'lines.2.variants'])
  })

  it('stays with a product that is deleted and taken back, and is in the log', async () => {
    const id = await add()
    await edit(id, { variants: [{ ...absent, size: 'S' }] })
    await shop.send('DELETE', `/api/deleteProduct/${id}`, undefined, staff.headers)
    await shop.post('/api/products/bulk', { ids: [id], action: 'restore' }, staff.headers)
    expect((await read(id)).variants).toEqual([{ size: 'S', color: 'red', notMade: true }])
    expect((await order(id, 'S', 'red')).status).toBe(422)
    const log = (await shop.get('/api/audit?limit=20', staff.headers)).text
    expect(log).toContain('S / red: not made')
  })
})
