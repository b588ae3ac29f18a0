import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { startOfMuscatMinute } from '#src/core/muscat.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('whole orders for what the shop does not sell (O1)', (shop) => {
  let staff: SignedIn
  const asStaff = (method: string, path: string, body?: object) =>
    shop.send(method, `/api${path}`, body && JSON.stringify(body), {
      ...staff.headers,
      ...(body && { 'content-type': 'application/json' }),
    })
  const order = (...products: NewProduct[]) =>
    shop.post('/api/postOrder', sampleOrder(products.map((product) => ({ product }))))
  const kept = async () => {
    const rows = [
      await shop.db.selectFrom('orders').select('id').execute(),
      await shop.db.selectFrom('mail_outbox').select('id').execute(),
    ]
    const left = await shop.db.selectFrom('product_stock').select('quantity').execute()
    return [...rows.map(({ length }) => length), left.reduce((sum, { quantity }) => sum + quantity, 0)]
  }

  beforeAll(async () => {
    shop.now = startOfMuscatMinute('2026-11-20T08:00')
    staff = await signIn(shop.shop, 'manager')
  })

  it('are refused at its line, hidden, deleted or never there alike, and take nothing of the rest', async () => {
    const stock = [{ size: 'N/A', color: 'N/A', quantity: 3 }]
    const good = await stockOne(shop.db, { stock })
    const hidden = await stockOne(shop.db, { productVisibility: 'Hidden', stock })
    const deleted = await stockOne(shop.db, { stock })
    const hiddenLater = await stockOne(shop.db, { stock })
    await asStaff('DELETE', `/deleteProduct/${deleted.id}`)
    await asStaff('POST', '/products/bulk', { ids: [hiddenLater.id], action: 'hide' })
    const before = await kept()
    const never = { ...good, id: randomUUID() }
    const answers = await Promise.all(
      [hidden, deleted, hiddenLater, never].map(async (product) => {
        const { status, json } = await order(good, product)
        return [status, json.detail, json.errors]
      }),
    )
    const [[status, detail, errors] = []] = answers
    expect([status, detail]).toEqual([422, expect.stringMatching(/marked lines/)])
    expect(errors).toMatchObject([
      { path: 'products.1._id', message: 'This product is no longer available.' },
    ])
    // Nobody learns from a refusal which ids there are.
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await kept()).toEqual(before)
    expect((await order(good)).status).toBe(200)
    await asStaff('POST', '/products/bulk', { ids: [hiddenLater.id], action: 'publish' })
    expect((await order(hiddenLater)).status).toBe(200)
  })

  it('of a hidden collection are taken while the product itself is public, at its own price', async () => {
    const bag = await stockOne(shop.db, { originalPrice: 12_000, offerPrice: 9_000 })
    const shelf = { name: 'Later', nameAr: 'لاحقًا', products: [bag.id], rule: null, hidden: true }
    expect((await asStaff('POST', '/postCollection', shelf)).status).toBe(200)
    expect((await shop.get('/collection/later')).status).not.toBe(200)
    const { status, json } = await order(bag)
    expect([status, json.subTotal]).toEqual([200, 9])
  })

  it('at a planned price are a 409 with the price of today, until its minute has come', async () => {
    const bag = await stockOne(shop.db)
    const plan = { offerPrice: '15', offerFrom: '2026-11-20T09:00', offerUntil: '2026-11-20T10:00' }
    expect((await asStaff('PATCH', `/updateProduct/${bag.id}`, plan)).status).toBe(200)
    const planned = { ...bag, originalPrice: 15_000 }
    const early = await order(planned)
    expect([early.status, early.json.quote.subTotal]).toEqual([409, 20])
    // Neither the refusal nor the order tells what is planned.
    expect(early.text).not.toMatch(/planned|offer/i)
    expect((await order(bag)).status).toBe(200)
    shop.now = startOfMuscatMinute('2026-11-20T09:00')
    const late = await order(bag)
    expect([late.status, late.json.quote.subTotal]).toEqual([409, 15])
    expect((await order(planned)).json.subTotal).toBe(15)
    shop.now = startOfMuscatMinute('2026-11-20T10:00')
    expect((await order(planned)).status).toBe(409)
    expect((await order(bag)).json.subTotal).toBe(20)
  })
})
