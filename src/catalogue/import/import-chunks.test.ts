import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop } from '#test/shop.ts'

/** More than two statements of each kind take at once: 100 rows are stored, 400 are asked about. */
const many = 930

const named = (n: number) => `Tote ${String(n).padStart(4, '0')}`

describeShop('a file of products longer than one statement', (shop) => {
  it('is stored, found again by name and by id, changed and exported to its last line', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const send = async (lines: string[], query = '?apply=1') =>
      (
        await shop.send('POST', `/api/import/products${query}`, lines.join('\r\n'), {
          'content-type': 'text/csv',
          ...headers,
        })
      ).json
    const head = 'name,category,subCategory,originalPrice,sizes,stock'
    const line = (n: number) => `${named(n)},bags,Tote Bags,${10 + (n % 7)}.500,S | M,S: ${n} | M: 1`
    const lines = Array.from({ length: many }, (_, n) => line(n))

    expect(await send([head, ...lines]), 'the first time').toMatchObject({ created: many, errors: [] })
    const stored = await shop.db
      .selectFrom('products')
      .select(['id', 'name', 'original_price'])
      .orderBy('created_at', 'desc')
      .execute()
    expect(
      stored.map(({ name }) => name),
      'each once, the first of the file the newest',
    ).toEqual(Array.from({ length: many }, (_, n) => named(n)))
    expect(stored.map((row) => row.original_price)).toEqual(lines.map((_, n) => 10_500 + (n % 7) * 1000))
    const stock = await shop.db.selectFrom('product_stock').selectAll().where('size', '=', 'S').execute()
    const idOf = new Map(stored.map(({ id, name }) => [name, id]))
    expect(Object.fromEntries(stock.map((row) => [row.product_id, row.quantity]))).toEqual(
      Object.fromEntries(lines.map((_, n) => [idOf.get(named(n)), n])),
    )

    expect(await send([head, ...lines]), 'by name a second time').toMatchObject({
      created: 0,
      updated: 0,
      unchanged: many,
    })
    const exported = (await shop.get('/api/export/products.csv', headers)).text.trim().split('\r\n')
    expect(exported.length, 'lines of the export').toBe(many + 1)
    expect(new Set(exported).size, 'different lines of the export').toBe(many + 1)
    const priced = ['id,originalPrice', ...stored.map(({ id }) => `${id},33`)]
    expect(await send(priced), 'by id').toMatchObject({ created: 0, updated: many, errors: [] })
    const { count } = await shop.db
      .selectFrom('products')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('original_price', '=', 33_000)
      .where('version', '=', 2)
      .executeTakeFirstOrThrow()
    expect(Number(count), 'products with the new price').toBe(many)
  })

  it('knows every one of many deleted products', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const rows = await shop.db.selectFrom('products').select('id').orderBy('name').execute()
    const ids = rows.map(({ id }) => id)
    for (let n = 0; n < ids.length; n += 100) {
      const bulk = { ids: ids.slice(n, n + 100), action: 'delete' }
      expect((await shop.post('/api/products/bulk', bulk, headers)).status, `deleting from ${n}`).toBe(200)
    }
    const csv = ['id,originalPrice', ...ids.map((id) => `${id},9`)].join('\r\n')
    const { json } = await shop.send('POST', '/api/import/products', csv, {
      'content-type': 'text/csv',
      ...headers,
    })
    expect(json.errors.length).toBe(200)
    expect(new Set(json.errors.map((error: { message: string }) => error.message)).size).toBe(1)
    const lastFew = ['id,originalPrice', ...ids.slice(-450).map((id) => `${id},9`)].join('\r\n')
    const late = await shop.send('POST', '/api/import/products', lastFew, {
      'content-type': 'text/csv',
      ...headers,
    })
    expect(late.json.lines, 'nothing is planned for deleted products').toEqual([])
  })

  it('says of a deleted product that a row names without an id that it had this name', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const send = (query: string) =>
      shop.send('POST', `/api/import/products${query}`, 'name,category,originalPrice\r\nNoor clutch,BAGS,9', {
        'content-type': 'text/csv',
        ...headers,
      })
    expect((await send('?apply=1')).json).toMatchObject({ created: 1 })
    const { id } = await shop.db
      .selectFrom('products')
      .select('id')
      .where('name', '=', 'Noor clutch')
      .executeTakeFirstOrThrow()
    await shop.post('/api/products/bulk', { ids: [id], action: 'delete' }, headers)
    expect((await send('')).json.errors).toMatchObject([
      { column: 'name', message: expect.stringContaining('of this name') },
    ])
  })
})
