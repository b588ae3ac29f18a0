import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { migrate } from '#src/db/migrate.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { editOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { fileReturn, uploadPhoto } from '#src/orders/returns/returns.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'

describeShop('receipts that wait while the shop begins to keep their sums (migration 112, O15)', (shop) => {
  it('are of what is owed then, whatever the order costs later; those of what is off stay as they were', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    await inTransaction(shop.db, (trx) => writeSettings(trx, { paymentMethods: ['Online Payment'] }))
    const bag = await stockOne(shop.db, { originalPrice: 9000 })
    const place = async (width: number) => {
      const order = sampleOrder([{ product: bag }], { paymentMethod: 'Online Payment' })
      const { json } = await shop.post('/api/postOrder', {
        ...order,
        paymentProof: await uploadPhoto(shop, width),
      })
      const id: string = json.insertedId
      return {
        id,
        read: () => readOrder(shop, id, clerk),
        async costs(quantity: number) {
          const edit = editOf(await readOrder(shop, id, clerk), [{ product: bag, line: 0, quantity }])
          expect((await putEdit(shop, id, edit, clerk)).status).toBe(200)
        },
        async approve() {
          const body = JSON.stringify({ decision: 'approve', review: 'waiting' })
          const headers = { 'content-type': 'application/json', ...clerk.headers }
          expect((await shop.send('PUT', `/api/proofReview/${id}`, body, headers)).status).toBe(200)
        },
      }
    }
    const [whole, rest, off, done] = [await place(710), await place(720), await place(730), await place(740)]
    // Something of this one came back and it is Delivered again, and this one's sum was kept before.
    const [part, known] = [await place(750), await place(760)]
    const transfer = { amount: 4, method: 'transfer', seen: 0 }
    expect((await shop.post(`/api/orderPayment/${rest.id}`, transfer, clerk.headers)).status).toBe(200)
    expect((await putStatus(shop, off.id, { status: 'Cancelled' }, clerk)).status).toBe(200)
    await done.approve()

    const asked_at = shop.now.toISOString()
    await fileReturn(shop.db, part.id, 1, { state: 'closed', value: 2000, asked_at })
    await shop.db.updateTable('pictures').set({ sent_for: null, sent_after: null }).execute()
    const proofs = shop.db.updateTable('pictures').where('order_id', '=', known.id)
    await proofs.set({ sent_for: 7000, sent_after: 3 }).execute()
    await shop.db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', '112-waiting-receipt-sums' as never)
      .execute()
    await migrate(shop.db)
    const kept = await shop.db
      .selectFrom('pictures')
      .select(['order_id', 'sent_for', 'sent_after'])
      .where('order_id', 'is not', null)
      .execute()
    const { total } = await whole.read()
    const sumOf = (id: string) => {
      const { sent_for: sum, sent_after: after } = kept.find(({ order_id }) => order_id === id) ?? {}
      return [sum, after]
    }
    expect([whole, rest, off, done, part, known].map(({ id }) => sumOf(id))).toEqual([
      [total * 1000, 0],
      [total * 1000 - 4000, 1],
      [null, null],
      [null, null],
      [null, null],
      [7000, 3],
    ])
    for (const [one, books] of [
      [whole, total],
      [rest, total - 4],
    ] as const) {
      await one.costs(2)
      expect((await one.read()).receiptBooks).toBe(books)
      await one.approve()
      expect(await one.read()).toMatchObject({ paid: total, balance: 9 })
    }
    expect((await off.read()).receiptBooks).toBe(total)
  })
})
