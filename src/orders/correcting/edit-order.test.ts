import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { orderEmails } from '#src/orders/email/order.emails.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { editOf, piecesHeld, piecesLeft, placeOrderOf, putEdit, readOrder } from './edit-order.sample.ts'

const pieces = (quantity: number) => ({ stock: [{ size: 'N/A', color: 'N/A', quantity }] })

describeShop('an order that staff edit before it ships (O18)', (shop) => {
  it('keeps the price of the order for kept lines, and asks today’s for new ones', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const tote = await stockOne(shop.db, { originalPrice: 12_500, sizes: ['S', 'M'], name: 'Tote' })
    const watch = await stockOne(shop.db, { originalPrice: 3_005, offerPrice: 2_500, name: 'Watch' })
    const id = await placeOrderOf(shop, [{ product: tote, size: 'S' }])
    await inTransaction(shop.db, (trx) =>
      trx
        .updateTable('products')
        .set({ original_price: 14_000, price: 14_000 })
        .where('id', '=', tote.id)
        .execute(),
    )
    const order = await readOrder(shop, id, boss)
    const wanted = [
      { product: tote, size: 'M', quantity: 2, line: 0 },
      { product: tote, size: 'S' },
      { product: watch, quantity: 3 },
    ]
    const quote = await shop.post(`/api/editOrder/${id}/quote`, editOf(order, wanted), boss.headers)
    // The new S is equal to the line that S was, so it is that line once more.
    expect(quote.json).toMatchObject({
      subTotal: 45,
      deliveryCharge: 2,
      total: 47,
      difference: 32.5,
      products: [
        { name: 'Tote', size: 'M', quantity: 2, originalPrice: 12.5 },
        { name: 'Tote', size: 'S', quantity: 1, originalPrice: 12.5 },
        { name: 'Watch', quantity: 3, originalPrice: 2.5 },
      ],
    })
    expect((await readOrder(shop, id, boss)).version, 'a quote changes nothing').toBe(1)
    const { status, json } = await putEdit(shop, id, editOf(order, wanted), boss)
    expect([status, json.order.total, json.order.version]).toEqual([200, 47, 2])
    expect(json.order.corrections).toMatchObject([
      {
        byName: boss.person.name,
        lines: [
          {
            name: 'Tote',
            before: { size: 'S', quantity: 1, originalPrice: 12.5 },
            after: { size: 'M', quantity: 2, originalPrice: 12.5 },
          },
          { name: 'Tote', after: { size: 'S', quantity: 1 } },
          { name: 'Watch', after: { quantity: 3, originalPrice: 2.5 } },
        ],
        amounts: [
          { field: 'subTotal', before: 12.5, after: 45 },
          { field: 'total', before: 14.5, after: 47 },
        ],
      },
    ])
  })

  it('takes a discount off, in OMR or percent with a reason, and says so everywhere', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 9_999 })
    const id = await placeOrderOf(shop, [{ product: bag }])
    const order = await readOrder(shop, id, boss)
    const kept = [{ product: bag, line: 0 }]
    const off = (discount: object) => editOf(order, kept, { discount })
    for (const [wrong, path] of [
      [{ omr: 10, reason: 'too much' }, 'discount.omr'],
      [{ omr: 0, reason: 'none' }, 'discount.omr'],
      [{ percent: 100.5, reason: 'too much' }, 'discount.percent'],
      [{ omr: 1, percent: 1, reason: 'both' }, 'discount'],
      [{ omr: 1, reason: ' ' }, 'discount.reason'],
    ] as const) {
      const { status, json } = await putEdit(shop, id, off(wrong), boss)
      expect([status, json.errors[0].path]).toEqual([422, path])
    }
    const { json } = await putEdit(shop, id, off({ percent: 12.5, reason: 'A scratch' }), boss)
    expect(json.order).toMatchObject({
      subTotal: 9.999,
      discount: 1.25,
      total: 10.749,
      discountReason: 'A scratch',
    })
    const row = await shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ sub_total: 9_999, discount: 1_250, total: 10_749 })
    const tracked = (await shop.get(`/api/trackOrder/${row.track_token}`)).json.data
    expect(tracked).toMatchObject({ discount: 1.25, total: 10.749, corrected: { date: '01 Mar, 2026' } })
    expect(JSON.stringify(tracked)).not.toContain('scratch')
    const mail = await correctedEmail(shop, id)
    for (const form of [mail.text, mail.html])
      for (const told of ['Discount', '-1.250', 'OMR 11.999 → OMR 10.749']) expect(form).toContain(told)
    expect(mail.text).not.toContain('scratch')
  })

  it('keeps its delivery charge, unless the area is another or the subtotal crosses the free limit', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 20_000 })
    const id = await placeOrderOf(shop, [{ product: bag }])
    await inTransaction(shop.db, (trx) =>
      trx.updateTable('orders').set({ delivery_charge: 700, total: 20_700 }).where('id', '=', id).execute(),
    )
    const charge = async (quantity: number, deliveryArea = 'HOME DELIVERY') => {
      const order = await readOrder(shop, id, boss)
      const edit = editOf(order, [{ product: bag, quantity, line: 0 }], { customerData: { deliveryArea } })
      return (await shop.post(`/api/editOrder/${id}/quote`, edit, boss.headers)).json.deliveryCharge
    }
    expect([await charge(1), await charge(2), await charge(3)]).toEqual([0.7, 0.7, 0])
    const settings = (await shop.get('/api/getWebsiteInfo')).json.data
    expect(await charge(1, 'OFFICE DELIVERY')).toBe(settings.officeDeliveryCharge)
  })

  it('moves the stock by the difference, and refuses what is not there with what is left', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const [bag, hat] = [await stockOne(shop.db, pieces(5)), await stockOne(shop.db, pieces(5))]
    const id = await placeOrderOf(shop, [{ product: bag, quantity: 2 }])
    const edit = async (...wanted: Parameters<typeof editOf>[1]) =>
      putEdit(shop, id, editOf(await readOrder(shop, id, boss), wanted), boss)
    expect((await edit({ product: bag, quantity: 4 }, { product: hat, quantity: 1 })).status).toBe(200)
    expect([await piecesLeft(shop, bag), await piecesLeft(shop, hat)]).toEqual([1, 4])
    const short = await edit({ product: bag, quantity: 4 }, { product: hat, quantity: 6 })
    expect([short.status, short.json.left]).toEqual([409, { 'products.1.quantity': 4 }])
    expect((await edit({ product: hat, quantity: 1 })).status).toBe(200)
    expect([await piecesLeft(shop, bag), await piecesHeld(shop, bag)]).toEqual([5, 0])
    await putStatus(shop, id, { status: 'Cancelled' }, boss)
    expect([await piecesLeft(shop, hat), await piecesHeld(shop, hat)]).toEqual([5, 0])
  })

  it('keeps one line at least, 50 at most, and only goods that are sold', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { sizes: ['S'] })
    const hidden = await stockOne(shop.db, { productVisibility: 'Hidden' })
    const id = await placeOrderOf(shop, [{ product: bag, size: 'S' }])
    const order = await readOrder(shop, id, boss)
    const refused = async (wanted: Parameters<typeof editOf>[1], language?: string) => {
      const { status, json } = await putEdit(shop, id, editOf(order, wanted), boss, language)
      return [status, json.errors[0].path, json.errors[0].message]
    }
    expect(await refused([])).toEqual([422, 'products', expect.stringContaining('at least one product')])
    expect((await refused([], 'ar'))[2]).toContain('منتج واحد على الأقل')
    expect((await refused(Array(51).fill({ product: bag, size: 'S' })))[1]).toBe('products')
    expect((await refused([{ product: bag, size: 'XL', line: 0 }]))[1]).toBe('products.0.size')
    expect((await refused([{ product: bag, size: 'S' }, { product: hidden }]))[1]).toBe('products.1._id')
    expect((await refused([{ product: bag, size: 'S', quantity: 100 }]))[1]).toBe('products.0.quantity')
    await inTransaction(shop.db, (trx) =>
      trx.updateTable('products').set({ visibility: 'Hidden' }).where('id', '=', bag.id).execute(),
    )
    expect((await refused([{ product: bag, size: 'S', quantity: 2 }]))[1]).toBe('products.0.quantity')
    const kept = editOf(order, [{ product: bag, size: 'S' }], { customerData: { name: 'Salma' } })
    expect((await putEdit(shop, id, kept, boss)).status, 'what is no longer sold stays in it').toBe(200)
  })

  it('is found by its new name and phone; the customer is told that they changed, not what they were', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db)
    const id = await placeOrderOf(shop, [{ product: bag }])
    const order = await readOrder(shop, id, boss)
    const customerData = { name: 'Zuwaina', mobileNumber: '٩٩٨٨ ٧٧٦٦', address: 'Sur, near the fort' }
    const { json } = await putEdit(shop, id, editOf(order, [{ product: bag }], { customerData }), boss)
    expect(json.order.customerData).toMatchObject({ ...customerData, mobileNumber: '99887766' })
    const found = await shop.get('/api/orders?q=zuwaina', boss.headers)
    expect(found.json.map((one: { _id: string }) => one._id)).toEqual([id])
    const mail = await correctedEmail(shop, id)
    expect(mail.text).toContain('Phone: changed')
    expect(mail.text).not.toMatch(/99887766|near the fort/)
  })

  it('is not written over: who comes second gets the order as it is, and nothing after it shipped', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db)
    const id = await placeOrderOf(shop, [{ product: bag }])
    const order = await readOrder(shop, id, boss)
    const edit = (quantity: number) => editOf(order, [{ product: bag, quantity }])
    expect((await putEdit(shop, id, edit(2), boss)).status).toBe(200)
    const second = await putEdit(shop, id, edit(3), boss)
    expect([second.status, second.json.order.version, second.json.order.products[0].quantity]).toEqual([
      409, 2, 2,
    ])
    await putStatus(shop, id, { status: 'Confirmed' }, boss)
    await putStatus(shop, id, { status: 'Shipping' }, boss)
    const late = await putEdit(shop, id, { ...edit(3), version: 2 }, boss)
    expect([late.status, late.json.orderStatus]).toEqual([409, 'Shipping'])
    expect(late.json.detail).toContain('until it ships')
  })
})

async function correctedEmail(shop: TestShop, orderId: string) {
  const row = await shop.db
    .selectFrom('mail_outbox')
    .select('payload')
    .where('kind', '=', 'order-corrected')
    .where('payload', 'like', `%${orderId}%`)
    .executeTakeFirstOrThrow()
  return orderEmails['order-corrected']({ payload: JSON.parse(row.payload), locale: 'en' }, shop.shop)
}
