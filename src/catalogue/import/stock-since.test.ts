import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'
import { stockSince } from './stock-since.ts'

const cell = (size: string, quantity: number) => ({ size, color: 'N/A', quantity })

describe('pieces left after an import', () => {
  const count = fc.integer({ min: 0, max: 500 })

  test('are fewer by what was sold since the export, and more by what the file added', () => {
    fc.assert(
      fc.property(count, count, count, (was, sold, is) => {
        const left = Math.max(0, was - sold)
        const [after] = stockSince([cell('M', left)], { was: [cell('M', was)], is: [cell('M', is)] })
        expect(after).toEqual({ ...cell('M', Math.max(0, left + is - was)), was: left })
      }),
    )
  })

  test('an untouched file changes nothing, whatever happened to the stock since', () => {
    const stock = fc.uniqueArray(fc.tuple(fc.constantFrom<string>('S', 'M', 'L', 'XL'), count), {
      selector: ([size]) => size,
    })
    fc.assert(
      fc.property(stock, stock, (exported, present) => {
        const [file, now] = [exported, present].map((cells) => cells.map(([size, n]) => cell(size, n)))
        const known = new Set<string>(exported.map(([size]) => size))
        const still = (now ?? []).filter(({ size }) => known.has(size))
        const newer = (now ?? []).filter(({ size }) => !known.has(size))
        const after = stockSince(now ?? [], { was: file ?? [], is: file ?? [] })
        const plain = after.map(({ size, quantity }) => cell(size, quantity))
        expect(plain).toEqual(expect.arrayContaining([...still, ...newer]))
        expect(plain).toHaveLength(still.length + newer.length)
      }),
    )
  })

  test('a size that the file counts anew gets its number, one that it no longer counts has none', () => {
    const file = { was: [cell('M', 3)], is: [cell('L', 8)] }
    expect(stockSince([cell('M', 2)], file)).toEqual([{ ...cell('L', 8), was: null }])
  })
})

describeShop('a price list that is brought back a day later', (shop) => {
  const left = async (id: string) => {
    const rows = await shop.db
      .selectFrom('product_stock')
      .select(['size', 'quantity'])
      .where('product_id', '=', id)
      .orderBy('size')
      .execute()
    return rows.map(({ size, quantity }) => `${size} ${quantity}`)
  }

  it('puts no sold piece back, takes what it changed, and sets numbers only when asked', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const send = async (csv: string, query: string) =>
      (
        await shop.send('POST', `/api/import/products?${query}`, csv, {
          'content-type': 'text/csv',
          ...headers,
        })
      ).json
    const product = await stockOne(shop.db, {
      name: 'Camel Tote',
      sizes: ['M', 'S'],
      stock: [cell('M', 12), cell('S', 5)],
    })
    const file = (await shop.get('/api/export/products.csv', headers)).text
    const sell = (size: string, quantity: number) =>
      shop.db
        .updateTable('product_stock')
        .set({ quantity })
        .where('product_id', '=', product.id)
        .where('size', '=', size)
        .execute()
    await sell('M', 9)

    const dearer = file.replace('20.000', '22.500')
    expect((await send(dearer, 'apply=1')).updated, 'the price').toBe(1)
    expect(await left(product.id), 'three pieces were sold since the export').toEqual(['M 9', 'S 5'])

    const delivery = file.replace('20.000', '22.500').replace('S: 5', 'S: 25')
    expect((await send(delivery, 'apply=1')).updated, 'twenty pieces came in').toBe(1)
    expect(await left(product.id)).toEqual(['M 9', 'S 25'])

    const byHand = `id,sizes,stock\n${product.id},M | S,M: 1 | S: 1\n`
    expect(await send(byHand, 'apply=1')).toMatchObject({ updated: 0, unchanged: 1, stockLeftAlone: 1 })
    expect(await left(product.id), 'a file that says nothing of its export').toEqual(['M 9', 'S 25'])
    expect(await send(byHand, 'apply=1&stock=set')).toMatchObject({ updated: 1, stockLeftAlone: 0 })
    expect(await left(product.id)).toEqual(['M 1', 'S 1'])

    const spoiled = `id,sizes,stock,stockWas\n${product.id},M | S,M: 3,M: some\n`
    expect((await send(spoiled, 'apply=0')).errors).toMatchObject([{ line: 2, column: 'stockWas' }])
  })
})

describeShop('a file that adds pieces', (shop) => {
  it('adds them once, however often it is sent and under whatever key, and at the same time too', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const product = await stockOne(shop.db, {
      name: 'Once Tote',
      sizes: ['M', 'S'],
      stock: [cell('M', 10), cell('S', 5)],
    })
    const left = async (size: string) =>
      (
        await shop.db
          .selectFrom('product_stock')
          .select('quantity')
          .where('product_id', '=', product.id)
          .where('size', '=', size)
          .executeTakeFirstOrThrow()
      ).quantity
    const exported = async () => (await shop.get('/api/export/products.csv', headers)).text
    const send = (csv: string, more = {}) =>
      shop.send('POST', '/api/import/products?apply=1', csv, {
        'content-type': 'text/csv',
        'accept-language': 'en',
        ...headers,
        ...more,
      })
    // The cell to edit stands before the one of the export.
    const delivery = (await exported()).replace('S: 5', 'S: 25')
    const both = await Promise.all([send(delivery), send(delivery)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await left('S')).toBe(25)

    const key = { 'idempotency-key': 'delivery-of-today' }
    for (const again of [await send(delivery, key), await send(delivery, key)]) {
      expect(again.status).toBe(409)
      expect(again.json.detail).toMatch(
        /^Nothing was imported: the pieces of this file were applied already, on .* at 12:00.*export the products anew\.$/,
      )
    }
    const arabic = await send(delivery, { 'accept-language': 'ar' })
    expect([arabic.status, arabic.json.detail]).toEqual([409, expect.stringContaining('سبق تطبيق')])
    const dearer = delivery.replace('20.000', '22.500')
    expect((await send(dearer)).status, 'the same pieces with another price').toBe(409)
    expect(await left('S')).toBe(25)

    const prices = (await exported()).replace('20.000', '23.500')
    expect([(await send(prices)).status, (await send(prices)).status], 'no pieces in it').toEqual([200, 200])

    await shop.db
      .updateTable('product_stock')
      .set({ quantity: 5 })
      .where('product_id', '=', product.id)
      .where('size', '=', 'S')
      .execute()
    const next = (await exported()).replace('S: 5', 'S: 25')
    expect((await send(next)).status, 'the next delivery, after all of the first were sold').toBe(200)
    expect(await left('S')).toBe(25)
    expect((await send(next)).status).toBe(409)
  })
})
