import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'
import { planOf, statementsOf } from '#test/statements.ts'
import type { AuditLine } from './audit.ts'
import { listAudit } from './audit-list.store.ts'

describeShop('searching the activity log (I13)', (shop) => {
  it('finds what was done by the words of the screen, in each language, and what else says them', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const { id } = await stockOne(shop.db, { name: 'Oud box' })
    const { id: other } = await stockOne(shop.db, { name: 'Oud tray' })
    const change = (one: string, body: object) =>
      shop.send('PATCH', `/api/updateProduct/${one}`, JSON.stringify(body), {
        'content-type': 'application/json',
        ...headers,
      })
    expect((await change(id, { originalPrice: 31.25 })).status).toBe(200)
    expect((await change(other, { name: 'Product hidden in a chest' })).status).toBe(200)
    await shop.send('DELETE', `/api/deleteProduct/${id}`, undefined, headers)
    const found = async (q: string, more = ''): Promise<string[]> => {
      const { json } = await shop.get(`/api/audit?q=${encodeURIComponent(q)}${more}`, headers)
      return json.data.map(({ kind, thing }: AuditLine) => `${kind} ${thing._id}`)
    }
    const changed = [`product-changed ${other}`, `product-changed ${id}`]
    // Folded as names are: with marks and without, in small letters and in large ones.
    for (const q of ['تعديل منتج', 'تَعديل', 'product CHANGED'])
      expect([q, await found(q)]).toEqual([q, changed])
    for (const q of ['حذف منتج', 'product deleted'])
      expect([q, await found(q)]).toEqual([q, [`product-deleted ${id}`]])
    // Words of the screen that stand in a value as well.
    expect(await found('product hidden')).toEqual([`product-changed ${other}`])
    expect(await found('تعديل منتج', `&thing=${other}`)).toEqual([`product-changed ${other}`])
    expect(await found('تعديل منتج', '&topic=orders')).toEqual([])
    // Pages go on where the one before ended.
    const first = await shop.get(`/api/audit?q=${encodeURIComponent('منتج')}&limit=2`, headers)
    const rest = await found('منتج', `&limit=2&cursor=${first.json.nextCursor}`)
    expect(rest).toEqual([`product-changed ${id}`])
    const file = await shop.get(`/api/export/audit.csv?q=${encodeURIComponent('حذف منتج')}`, headers)
    expect(file.text.trim().split('\n').length).toBe(2)
  })

  it('reads what is said of very many lines in their order, and does not sort them', async () => {
    // PostgreSQL's planner weighs that itself.
    if (shop.engine === 'postgres') return
    const lines = Array.from({ length: 1000 }, (_, n) => ({
      id: `00${String(n).padStart(6, '0')}`,
      at: '2026-01-01T00:00:00.000Z',
      actor_id: null,
      actor_role: 'admin' as const,
      kind: 'product-restored' as const,
      topic: 'products' as const,
      thing_id: null,
      thing_name: 'Oud',
      changes: '[]',
      address_ref: null,
      personal_ref: null,
      search_folded: 'oud',
    }))
    for (let n = 0; n < lines.length; n += 100)
      await shop.db
        .insertInto('audit_lines')
        .values(lines.slice(n, n + 100))
        .execute()
    const asked = await statementsOf(shop, (db) =>
      listAudit(db, { q: 'restored', kinds: ['product-restored'] }, { limit: 50 }),
    )
    const list = asked.filter(({ sql }) => sql.includes('order by "id"'))
    expect(list).toHaveLength(1)
    for (const one of list) expect(await planOf(shop, one)).not.toContain('TEMP B-TREE')
  })

  it('finds goods by the Arabic name that the log shows them by', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const { id } = await stockOne(shop.db, { name: 'Oud box', nameAr: 'صندوق عود' })
    const body = JSON.stringify({ originalPrice: 31.25 })
    const sent = { 'content-type': 'application/json', ...headers }
    expect((await shop.send('PATCH', `/api/updateProduct/${id}`, body, sent)).status).toBe(200)
    const found = async (q: string) => {
      const { json } = await shop.get(`/api/audit?q=${encodeURIComponent(q)}`, headers)
      return json.data.map(({ thing }: AuditLine) => thing._id)
    }
    // As it is written, and as a search folds it.
    for (const q of ['صندوق عود', 'صُندوق']) expect([q, await found(q)]).toEqual([q, [id]])
    expect(await found('صندوق بخور')).toEqual([])
  })
})
