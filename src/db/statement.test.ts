import { expect, it } from 'vitest'
import { insertProducts } from '#src/catalogue/product/insert-products.store.ts'
import { sampleProduct } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'
import { statement } from './statement.ts'

type Claim = { key: string; request_hash: string; order_id: string; created_at: string }

function claim(key: string): Claim {
  return { key, request_hash: 'hash', order_id: `order of ${key}`, created_at: '2026-03-01T08:00:00.000Z' }
}

describeShop('a statement that is compiled once', (shop) => {
  it('takes other values each time, in lists of any length, and is built once for a length', async () => {
    let built = 0
    const insert = statement((db, rows: Claim[]) => {
      built++
      return db.insertInto('idempotency_keys').values(rows)
    })
    const find = statement((db, { keys, before }: { keys: string[]; before: string }) => {
      built++
      return db
        .selectFrom('idempotency_keys')
        .select('order_id')
        .where('key', 'in', keys)
        .where('request_hash', '=', 'hash')
        .where('created_at', '<', before)
        .orderBy('key')
    })
    const inserted = await insert(shop.db, [claim('a'), claim('b')])
    expect(inserted.numAffectedRows).toBe(2n)
    await insert(shop.db, [claim('c'), claim('d')])
    await insert(shop.db, [claim('e')])
    expect(built).toBe(2)
    const found = async (keys: string[], before = '2026-04') =>
      (await find(shop.db, { keys, before })).rows.map((row) => row.order_id)
    expect(await found(['a', 'd'])).toEqual(['order of a', 'order of d'])
    expect(await found(['e', 'b'])).toEqual(['order of b', 'order of e'])
    expect(await found(['e', 'b'], '2026-02')).toEqual([])
    expect(await found(['c'])).toEqual(['order of c'])
    expect(built).toBe(4)
  })

  it('keeps nothing of the values it was built with: null, and columns that are left out or are others', async () => {
    const [one, other, third] = [sampleProduct(), sampleProduct(), sampleProduct()]
    await insertProducts(shop.db, [one, other, third])
    const name = statement(
      (db, { id, ...names }: { id: string; name?: string; name_ar?: string | null | undefined }) =>
        db.updateTable('products').set(names).where('id', '=', id),
    )
    await name(shop.db, { id: one.id, name: 'Tote', name_ar: 'حقيبة' })
    await name(shop.db, { id: other.id, name: 'Watch', name_ar: null })
    await name(shop.db, { id: one.id, name: 'Bag', name_ar: undefined })
    await name(shop.db, { id: third.id, name_ar: 'محفظة' })
    const stored = await shop.db.selectFrom('products').select(['id', 'name', 'name_ar']).execute()
    const byId = new Map(stored.map(({ id, ...names }) => [id, names]))
    expect(byId.get(one.id)).toEqual({ name: 'Bag', name_ar: 'حقيبة' })
    expect(byId.get(other.id)).toEqual({ name: 'Watch', name_ar: null })
    expect(byId.get(third.id), 'as many, but others').toEqual({ name: third.name, name_ar: 'محفظة' })
  })

  it('stays right when more lengths come than it keeps', async () => {
    const find = statement((db, keys: string[]) =>
      db.selectFrom('idempotency_keys').select('key').where('key', 'in', keys),
    )
    await shop.db.insertInto('idempotency_keys').values(claim('last')).execute()
    for (const length of [...Array(150).keys(), 600, 1]) {
      const keys = [...Array.from({ length }, (_, n) => `nobody ${n}`), 'last']
      expect((await find(shop.db, keys)).rows).toEqual([{ key: 'last' }])
    }
  })

  it('keeps sixty-four lengths and begins anew, and none of more than five hundred values', async () => {
    let built = 0
    const find = statement((db, keys: string[]) => {
      built++
      return db.selectFrom('idempotency_keys').select('key').where('key', 'in', keys)
    })
    /** How many were built for lists of these lengths. */
    const builtFor = async (...lengths: number[]) => {
      const before = built
      for (const length of lengths) await find(shop.db, Array(length).fill('nobody'))
      return built - before
    }
    const kept = Array.from({ length: 63 }, (_, n) => n + 1)
    expect(await builtFor(...kept, 500)).toBe(64)
    expect(await builtFor(...kept, 500), 'all of them kept').toBe(0)
    expect(await builtFor(501, 501), 'too long to keep').toBe(2)
    expect(await builtFor(...kept, 500), 'nor is one forgotten for them').toBe(0)
    expect(await builtFor(64, 64), 'one more than are kept').toBe(1)
    expect(await builtFor(...kept, 500), 'all forgotten for it').toBe(64)
  })

  it('refuses to be built from what a value says', async () => {
    const like = statement((db, word: string) =>
      db.selectFrom('idempotency_keys').selectAll().where('key', 'like', `%${word}%`),
    )
    expect(() => like(shop.db, 'a')).toThrow(/passes its values on/)
  })
})
