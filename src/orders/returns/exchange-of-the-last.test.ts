import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putReturn, putStatus } from '#src/orders/changes/change-status.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import { piece } from './bags-in-turn.sample.ts'
import { returnsOf, takeStep } from './returns.sample.ts'

const discount = { omr: 1, reason: 'A regular' }

describeShop('the exchange of the last pieces of an order (O37)', (shop) => {
  let boss: SignedIn
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
  })

  /** Shoes of OMR 9.000 in S, delivered, that come back one by one: for their money, and the last for one in M. */
  async function exchangeLast(quantity: number, more: Record<string, unknown>) {
    const product = await stockOne(shop.db, { originalPrice: 9000, sizes: ['S', 'M'] })
    const body = staffOrderOf([{ product, quantity, size: 'S' }], more)
    const id: string = (await shop.post('/api/staffOrder', body, boss.headers)).json.insertedId
    const read = async (which: string) => (await shop.get(`/api/order/${which}`, boss.headers)).json
    if ((await read(id)).orderStatus === 'Pending') await putStatus(shop, id, { status: 'Confirmed' }, boss)
    await putStatus(shop, id, { status: 'Delivered' }, boss)
    const comesBack = async (wants: string) => {
      const asked = { status: 'Return', from: 'Delivered', reason: 'defect', lines: [piece], wants }
      expect((await putReturn(shop, id, asked, boss)).status).toBe(200)
      return (await returnsOf(shop, id, boss)).returns.at(-1)
    }
    for (let left = quantity; left > 1; left--) {
      const { _id, value: amount } = await comesBack('refund')
      const finish = { from: 'requested', to: 'closed', finish: true, restocked: [piece] }
      expect((await takeStep(shop, _id, { ...finish, amount, method: 'cash' }, boss)).status).toBe(200)
    }
    const exchange = [{ ...piece, size: 'M', color: 'N/A' }]
    const { _id } = await comesBack('exchange')
    const approved = await takeStep(shop, _id, { from: 'requested', to: 'approved', exchange }, boss)
    expect(approved.status).toBe(200)
    const fresh = await read((await returnsOf(shop, id, boss)).returns.at(-1).exchange._id)
    const { subTotal, discount: off, cashFee, total, balance, customerData } = fresh
    return [subTotal, off, customerData.deliveryCharge, cashFee, total, balance]
  }

  it('moves along what was paid for its delivery, and no more: what earlier shares were rounded by is of the discount', async () => {
    expect(await exchangeLast(3, { discount, total: 28 })).toEqual([9, 0.333, 2, undefined, 10.667, 0])
  })

  it('moves along the fee for cash as the fee (O34)', async () => {
    await inTransaction(shop.db, (trx) => writeSettings(trx, { cashFee: 1 }))
    expect(await exchangeLast(1, { total: 12 })).toEqual([9, undefined, 2, 1, 12, 0])
    await inTransaction(shop.db, (trx) => writeSettings(trx, { cashFee: 0 }))
  })

  it('costs nothing for delivery where it was collected (O40)', async () => {
    await inTransaction(shop.db, (trx) => writeSettings(trx, { collection: true }))
    const customerData = { deliveryArea: 'SHOP COLLECTION' }
    const sums = await exchangeLast(3, { discount, total: 26, customerData })
    expect(sums).toEqual([9, 0.333, 0, undefined, 8.667, 0])
  })
})
