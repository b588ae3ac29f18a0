import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { shell } from './audit.ts'
import { deleteOldAuditLines, forgetAuditOf } from './forget-audit.store.ts'
import { recordAudit } from './record-audit.store.ts'

const linesOf = (shop: TestShop) => shop.db.selectFrom('audit_lines').selectAll().orderBy('id').execute()
const personalOf = (shop: TestShop) => shop.db.selectFrom('audit_personal').selectAll().execute()

/** A line of the database's own today, as the guards of the database count. */
async function writeLine(shop: TestShop, at: Date): Promise<void> {
  const entry = { kind: 'exported', thing: { id: 'orders.csv', name: 'orders.csv' } } as const
  await inTransaction(shop.db, (trx) => recordAudit(trx, entry, { by: shell, now: at }))
}

describeShop('the database and the activity log (I13)', (shop) => {
  it('refuses to change or delete a line, whoever asks it', async () => {
    await writeLine(shop, new Date())
    const before = await linesOf(shop)
    for (const statement of [
      `update audit_lines set kind = 'other'`,
      `update audit_lines set at = '2000-01-01T00:00:00.000Z'`,
      'delete from audit_lines',
      `update audit_personal set content = 'other'`,
    ]) {
      const boss = await signIn(shop.shop, 'admin')
      await inTransaction(shop.db, (trx) =>
        recordAudit(
          trx,
          { kind: 'exported' },
          { by: { ...boss.person, address: '203.0.113.9' }, now: new Date() },
        ),
      )
      await expect(sql.raw(statement).execute(shop.db), statement).rejects.toThrow(/append-only/)
    }
    if (shop.engine === 'sqlite')
      for (const table of ['audit_lines', 'audit_personal'])
        await expect(
          sql.raw(`insert or replace into ${table} select * from ${table}`).execute(shop.db),
        ).rejects.toThrow(/append-only/)
    if (shop.engine === 'postgres')
      await expect(sql.raw('truncate audit_lines').execute(shop.db)).rejects.toThrow(/append-only/)
    expect((await linesOf(shop)).slice(0, 1)).toEqual(before)
  })

  it('refuses to erase what is personal while the person is there, or the order has its customer', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const order = await fileOrder(shop.db, {})
    const changes = [{ field: 'note', from: null, to: 'Call Salma' }]
    const by = { ...boss.person, address: '203.0.113.9' }
    const entry = { kind: 'order-note-written', personal: { order: order.id, changes } } as const
    await inTransaction(shop.db, (trx) => recordAudit(trx, entry, { by, now: new Date() }))
    for (const [kind, id] of [
      ['person', boss.person.id],
      ['order', order.id],
    ] as const)
      await expect(inTransaction(shop.db, (trx) => forgetAuditOf(trx, kind, [id]))).rejects.toThrow(
        /append-only/,
      )
  })

  it('lets lines go after two years, a batch at a time, and none before, whatever the clock of the shop says', async () => {
    for (const at of ['2020-01-01', '2020-01-02', '2020-01-03']) await writeLine(shop, new Date(at))
    const kept = (await linesOf(shop)).filter(({ at }) => !at.startsWith('2020'))
    const sweep = (now: Date) => inTransaction(shop.db, (trx) => deleteOldAuditLines(trx, now, 2))
    expect([await sweep(new Date()), await sweep(new Date()), await sweep(new Date())]).toEqual([2, 1, 0])
    expect(await linesOf(shop)).toEqual(kept)
    await expect(sweep(new Date('2100-01-01'))).rejects.toThrow(/append-only/)
    expect(await linesOf(shop)).toEqual(kept)
  })
})

describeShop('what of the activity log is personal (I8)', (shop) => {
  it('goes with a deleted person, and the lines stay as they were', async () => {
    const boss = await signIn(shop.shop, 'admin', { name: 'Huda' })
    const clerk = await signIn(shop.shop, 'manager', { name: 'Salim' })
    const { id } = await fileOrder(shop.db, { status: 'Pending' })
    const body = JSON.stringify({ status: 'Confirmed' })
    const headers = { 'content-type': 'application/json', ...clerk.headers }
    await shop.send('PUT', `/api/orderStatus/${id}`, body, headers)
    const before = await linesOf(shop)
    expect((await personalOf(shop)).map(({ owner_id }) => owner_id)).toEqual([clerk.person.id])
    expect(
      (await shop.send('DELETE', `/api/deleteUser/${clerk.person.id}`, undefined, boss.headers)).status,
    ).toBe(200)
    expect((await linesOf(shop)).slice(0, before.length)).toEqual(before)
    expect((await personalOf(shop)).map(({ owner_id }) => owner_id)).toEqual([boss.person.id])
    const { json } = await shop.get('/api/audit', boss.headers)
    expect(json.data).toMatchObject([
      { kind: 'person-deleted', actor: { name: 'Huda' }, thing: { _id: clerk.person.id, name: '' } },
      { kind: 'order-status-changed', actor: { _id: clerk.person.id, name: null }, address: null },
    ])
    expect(JSON.stringify(await linesOf(shop))).not.toMatch(/Salim|people\.test/)
  })

  it('goes with an order’s customer: a note about her is erased, that it was written stays', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const her = await signIn(shop.shop, 'customer')
    const order = await fileOrder(shop.db, { status: 'Delivered', user_id: her.person.id })
    const note = JSON.stringify({ staffNote: 'Her sister Maryam pays', version: 1 })
    const headers = { 'content-type': 'application/json', ...boss.headers }
    expect((await shop.send('PUT', `/api/orderNote/${order.id}`, note, headers)).status).toBe(200)
    const look = async () => (await shop.get('/api/audit?limit=1&topic=orders', boss.headers)).json.data[0]
    expect(await look()).toMatchObject({
      changes: [{ field: 'note', from: null, to: 'Her sister Maryam pays' }],
      forgotten: false,
    })
    await shop.send('DELETE', `/api/deleteUser/${her.person.id}`, undefined, boss.headers)
    expect(await look()).toMatchObject({ kind: 'order-note-written', changes: [], forgotten: true })
    const stored = [await linesOf(shop), await personalOf(shop)]
    expect(JSON.stringify(stored)).not.toContain('Maryam')
  })
})
