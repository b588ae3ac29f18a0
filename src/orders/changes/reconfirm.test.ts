import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockCatalogue, stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { fileCancellation, fileOrder, fileOrders } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { putStatus, storedOrder, undo } from './change-status.sample.ts'

const dayMs = 24 * 60 * 60 * 1000

describeShop("a cancelled order, confirmed again by its customer (O6')", (shop) => {
  it('is one she cancelled herself within 24 hours, not a millisecond more', async () => {
    const { owner, file } = await customer(shop)
    const inTime = await file({ at: new Date(shop.now.getTime() - dayMs) })
    const late = await file({ at: new Date(shop.now.getTime() - dayMs - 1) })
    const byShop = await file({ at: shop.now, role: 'manager' })
    const unknown = await file()
    const seen = async (id: string) => {
      const { json } = await shop.get(`/api/order/${id}`, owner.headers)
      return [json.allowedChanges, json.noReconfirm]
    }
    expect(await seen(inTime)).toEqual([['Confirmed'], undefined])
    expect(await seen(late)).toEqual([[], 'too late'])
    expect(await seen(byShop)).toEqual([[], 'cancelled by the shop'])
    expect(await seen(unknown)).toEqual([[], 'cancelled by the shop'])
    expect(await again(shop, inTime, owner)).toEqual([200, undefined])
    expect(await again(shop, late, owner)).toEqual([409, expect.stringContaining('within 24 hours')])
    expect(await again(shop, byShop, owner)).toEqual([409, expect.stringContaining('only the shop')])
    const arabic = await putStatus(shop, byShop, { status: 'Confirmed' }, owner, 'ar')
    expect(arabic.json.detail).toBe(
      'ألغى المتجر هذا الطلب، والمتجر وحده يمكنه تأكيده من جديد. يرجى الاتصال بنا.',
    )
    const boss = await signIn(shop.shop, 'manager')
    for (const id of [late, byShop]) expect(await again(shop, id, boss)).toEqual([200, undefined])
  })

  it('stays hers to confirm when staff confirmed it and took that back', async () => {
    const { owner, file } = await customer(shop)
    const id = await file({ at: shop.now })
    const boss = await signIn(shop.shop, 'manager')
    expect(await again(shop, id, boss)).toEqual([200, undefined])
    expect((await undo(shop, id, { from: 'Confirmed' }, boss)).status).toBe(200)
    expect(await again(shop, id, owner)).toEqual([200, undefined])
  })

  it('within two minutes of her cancellation is told of alone: the letter that it was cancelled is never sent', async () => {
    const { owner, file } = await customer(shop)
    const id = await file(undefined, { status: 'Pending', customer_email: owner.person.email })
    const told = async () =>
      (
        await shop.db
          .selectFrom('mail_outbox')
          .select('payload')
          .where('kind', '=', 'order-status-changed')
          .execute()
      )
        .map(({ payload }) => JSON.parse(payload))
        .filter(({ orderId }) => orderId === id)
        .map(({ status }) => status)
    expect((await putStatus(shop, id, { status: 'Cancelled' }, owner)).status).toBe(200)
    expect(await told()).toEqual(['Cancelled'])
    expect(await again(shop, id, owner)).toEqual([200, undefined])
    expect(await told()).toEqual(['Confirmed'])
  })

  it('has the prices it had, and goods that are still sold', async () => {
    const { owner, file, bag } = await customer(shop)
    const id = await file({ at: shop.now })
    const change = (columns: object) =>
      inTransaction(shop.db, (trx) =>
        trx.updateTable('products').set(columns).where('id', '=', bag.id).execute(),
      )
    await change({ offer_price: 15_000, price: 15_000 })
    expect(await again(shop, id, owner)).toEqual([409, expect.stringContaining('has changed')])
    await change({ offer_price: null, price: 20_000, visibility: 'Hidden' })
    expect(await again(shop, id, owner)).toEqual([409, expect.stringContaining('no longer sold')])
    expect((await storedOrder(shop, id)).status).toBe('Cancelled')
    await change({ visibility: 'Public' })
    expect(await again(shop, id, owner)).toEqual([200, undefined])
  })

  it('has its pieces, and a receipt that nobody refused', async () => {
    const { owner, file } = await customer(shop, [{ size: 'N/A', color: 'N/A', quantity: 0 }])
    expect(await again(shop, await file({ at: shop.now }), owner)).toEqual([
      409,
      expect.stringContaining('sold out'),
    ])
    const paid = await customer(shop)
    const picture = '0123456789abcdef0123456789abcdef'
    await inTransaction(shop.db, (trx) =>
      trx
        .insertInto('pictures')
        .values({
          id: picture,
          width: 1,
          height: 1,
          private: 1,
          purpose: 'proof',
          review: 'asked-again',
          created_at: shop.now.toISOString(),
        })
        .execute(),
    )
    const id = await paid.file({ at: shop.now }, { payment_proof: `/proofs/${picture}.webp` })
    expect(await again(shop, id, paid.owner)).toEqual([409, expect.stringContaining('receipt')])
  })
})

describeShop('an order in cash, confirmed again (O34)', (shop) => {
  it('counts in the limits of cash as a new one does, of two at once the second', async () => {
    const { owner, file } = await customer(shop)
    const cash = { payment_method: 'Cash On Delivery', customer_mobile: '91110077', phone_digits: '91110077' }
    const limit = (limits: { cashLimit: number | null; cashOpenLimit: number | null }) =>
      inTransaction(shop.db, (trx) => writeSettings(trx, limits))
    const ids = [await file({ at: shop.now }, cash), await file({ at: shop.now }, cash)]
    await limit({ cashLimit: 1, cashOpenLimit: null })
    for (const id of ids)
      expect(await again(shop, id, owner)).toEqual([409, expect.stringContaining('possible up to')])
    await limit({ cashLimit: null, cashOpenLimit: 1 })
    const both = await Promise.all(ids.map((id) => again(shop, id, owner)))
    expect(both.sort()).toEqual([
      [200, undefined],
      [409, expect.stringContaining('on its way to this phone')],
    ])
    const states = await Promise.all(ids.map((id) => storedOrder(shop, id)))
    expect(states.map(({ status }) => status).sort()).toEqual(['Cancelled', 'Confirmed'])
    const boss = await signIn(shop.shop, 'manager')
    const left = ids.find((_, n) => states[n]?.status === 'Cancelled') ?? ''
    expect(await again(shop, left, boss)).toEqual([200, undefined])
  })
})

describeShop('an order confirmed again while the same goods are ordered', (shop) => {
  it('and that order wait for each other in no circle, whatever order their lines are in: both are done, in twenty rounds', async () => {
    const [rounds, each] = [20, 2]
    const pieces = [{ size: 'N/A', color: 'N/A', quantity: 2 * rounds * each }]
    const goods = Array.from({ length: 8 }, () => sampleProduct({ originalPrice: 20_000, stock: pieces }))
    await stockCatalogue(shop.db, ...goods)
    await inTransaction(shop.db, (trx) => writeSettings(trx, { cashLimit: null, cashOpenLimit: 999 }))
    const owner = await signIn(shop.shop, 'customer')
    const phone = { customer_mobile: '91110078', phone_digits: '91110078' }
    const cash = { payment_method: 'Cash On Delivery', user_id: owner.person.id, ...phone }
    for (let round = 0; round < rounds; round += 1) {
      // One names the goods as the other does not, and in the next round it is the other way about.
      const [asOne, asOther] = round % 2 === 0 ? [goods, goods.toReversed()] : [goods.toReversed(), goods]
      const lines = asOne.map(({ id }) => ({ product_id: id, quantity: 1 }))
      const cancelled = await fileOrders(
        shop.db,
        Array.from({ length: each }, () => ({ status: 'Cancelled', ...cash, lines })),
      )
      for (const { id } of cancelled) await fileCancellation(shop.db, id, { at: shop.now })
      const order = sampleOrder(
        asOther.map((product) => ({ product })),
        { mobileNumber: '91110078' },
      )
      const answers = await Promise.all(
        cancelled.flatMap(({ id }) => [
          again(shop, id, owner).then(([status]) => status),
          shop.post('/api/postOrder', order, owner.headers).then(({ status }) => status),
        ]),
      )
      expect([round, ...new Set(answers)]).toEqual([round, 200])
    }
    const left = await shop.db.selectFrom('product_stock').select('quantity').execute()
    expect(left.map(({ quantity }) => quantity)).toEqual(goods.map(() => 0))
  })
})

async function customer(shop: TestShop, stock?: { size: string; color: string; quantity: number }[]) {
  const owner = await signIn(shop.shop, 'customer')
  const bag = await stockOne(shop.db, { originalPrice: 20_000, ...(stock && { stock }) })
  return {
    owner,
    bag,
    async file(cancelled?: { at: Date; role?: string }, changes: object = {}): Promise<string> {
      const { id } = await fileOrder(shop.db, {
        status: 'Cancelled',
        user_id: owner.person.id,
        lines: [{ product_id: bag.id }],
        ...changes,
      })
      if (cancelled) await fileCancellation(shop.db, id, cancelled)
      return id
    },
  }
}

async function again(shop: TestShop, id: string, who: SignedIn): Promise<[number, string | undefined]> {
  const { status, json } = await putStatus(shop, id, { status: 'Confirmed' }, who)
  return [status, json.detail]
}
