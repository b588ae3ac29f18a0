import { expect, it, test } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import type { Db } from '#src/db/db.ts'
import { describeShop } from '#test/shop.ts'
import { importProducts } from './import-products.ts'

test.each(['Handle,Title,Variant Price', 'id,name,stock'])(
  'a file of %s is refused for its many products before anything is read of them',
  async (columns) => {
    const rows = Array.from({ length: 2001 }, (_, n) => `h${n},Bag,1\n`).join('')
    const unasked = new Proxy({}, { get: () => expect.unreachable('the database was asked') }) as Db
    const how = {
      apply: false,
      locale: 'en',
      by: { id: 'x', role: 'manager', address: '' },
      now: new Date(),
    } as const
    await expect(importProducts(unasked, Buffer.from(`${columns}\n${rows}`), how)).rejects.toMatchObject({
      kind: 'too-large',
    })
  },
)

describeShop('an import that is made to take long', (shop) => {
  it('does not keep the shop from its visitors', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const row = (n: number, body: string) => `bag-${n},Bag ${n},"${body}",Tote Bags,12.500\n`
    const rows = Array.from({ length: 16 }, (_, n) => row(n, '<script><!--<a'.repeat(20_000)))
    const file = `Handle,Title,Body (HTML),Type,Variant Price\n${rows.join('')}`
    expect(file.length).toBeGreaterThan(4_000_000)
    let isDone = false
    const sent = shop
      .send('POST', '/api/import/products', file, { 'content-type': 'text/csv', ...headers })
      .finally(() => {
        isDone = true
      })
    let answers = 0
    while (!isDone) {
      await shop.get('/healthz')
      answers += 1
    }
    expect((await sent).status).toBe(200)
    // Read without giving way, the file would hold the shop from its first product to its last.
    expect(answers, 'visitors answered meanwhile').toBeGreaterThan(4)
  }, 60_000)

  it('is refused for its sizes and colours before their cells are made, which may be millions', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const row = (n: number) => `bag,${n === 0 ? 'Bag,Size' : ','},${n},${n === 0 ? 'Color' : ''},${n},1.000\n`
    const rows = Array.from({ length: 1500 }, (_, n) => row(n)).join('')
    const file = `Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price\n${rows}`
    const type = { 'content-type': 'text/csv' }
    const sent = await shop.send('POST', '/api/import/products', file, { ...type, ...headers })
    const columns = sent.json.errors.map(({ column }: { column: string }) => column)
    expect(columns).toEqual(expect.arrayContaining(['sizes', 'colors']))
    // That more than two million cells are too many would be one more thing that is wrong with it.
    expect(columns).not.toContain('Variant SKU')
  }, 60_000)

  it('is refused before it is read where it has millions of cells', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const wide = Array.from({ length: 1500 }, (_, n) => `column ${n}`).join()
    const files = {
      'rows of many columns': `${wide}\n${'x\n'.repeat(1500)}`,
      'cells in one row': `id,name\n${','.repeat(2_100_000)}`,
      'names of columns': `${','.repeat(2_100_000)}\nx`,
      quotes: `id,name\n${'"'.repeat(2_100_000)}`,
    }
    for (const [what, file] of Object.entries(files)) {
      const { status, json } = await shop.send('POST', '/api/import/products', file, {
        'content-type': 'text/csv',
        'accept-language': 'en',
        ...headers,
      })
      expect([what, status, json.detail]).toEqual([
        what,
        400,
        expect.stringContaining('too many rows or columns'),
      ])
    }
  }, 60_000)

  it('is refused for a cell that lists what no product has, before it is taken apart', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const type = { 'content-type': 'text/csv', 'accept-language': 'en' }
    const send = (parts: number) =>
      shop.send('POST', '/api/import/products', `id,name,stock\nx,y,${'1|'.repeat(parts)}`, {
        ...type,
        ...headers,
      })
    const [few, many] = [await send(10_000), await send(10_001)]
    expect([few.status, many.status]).toEqual([200, 400])
    expect(many.json.detail).toContain('lists too many things')
  }, 60_000)

  it('is refused for a cell that is longer than any of a shop, before it is worked on', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const send = (file: string) =>
      shop.send('POST', '/api/import/products', file, {
        'content-type': 'text/csv',
        'accept-language': 'en',
        ...headers,
      })
    const cells = (name: string) => [
      `id,name,stock\nx,y,1\nx2,${name},1`,
      `Handle,Title,Type\nx,y,\nx2,y,${name}`,
    ]
    for (const file of cells(`T${'&'.repeat(100_000)}`)) {
      const { status, json } = await send(file)
      expect([status, json.detail]).toEqual([400, 'A cell of line 3 is longer than 100000 characters.'])
    }
    for (const file of cells('&'.repeat(100_000))) expect((await send(file)).status).toBe(200)
    const long = await send(`Handle,Title,Body (HTML)\nx,y,${'a '.repeat(60_000)}`)
    expect(long.status, 'a description').toBe(200)
  }, 60_000)
})
