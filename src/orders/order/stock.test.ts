import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { sampleOrder } from './order.sample.ts'

describeShop('limited stock (O14)', (shop) => {
  it('two shoppers cannot buy the last bag', async () => {
    const bag = await stockOne(shop.db, { stock: [{ size: 'N/A', color: 'N/A', quantity: 1 }] })
    const order = sampleOrder([{ product: bag }])
    const answers = await Promise.all([
      shop.post('/api/postOrder', order),
      shop.post('/api/postOrder', order),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json.detail).toContain('is sold out')
  })

  it('20 shoppers for a stock of 5: exactly 5 orders and 15 clear refusals', async () => {
    const bag = await stockOne(shop.db, { stock: [{ size: 'N/A', color: 'N/A', quantity: 5 }] })
    const before = await countOrders(shop)
    const order = sampleOrder([{ product: bag }])
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.post('/api/postOrder', order)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(15)
    for (const { json } of refused) expect(json.errors[0]).toMatchObject({ path: 'products.0.quantity' })
    const rest = await shop.db
      .selectFrom('product_stock')
      .select('quantity')
      .where('product_id', '=', bag.id)
      .executeTakeFirstOrThrow()
    expect(rest.quantity).toBe(0)
    expect(await countOrders(shop)).toBe(before + 5)
  })

  it('an order that cannot have all of its pieces takes none of them', async () => {
    const stock = (quantity: number) => [{ size: 'N/A', color: 'N/A', quantity }]
    const many = await stockOne(shop.db, { stock: stock(9) })
    const few = await stockOne(shop.db, { stock: stock(2), nameAr: 'حقيبة سهرة' })
    const order = sampleOrder([
      { product: many, quantity: 3 },
      { product: few, quantity: 3 },
    ])
    const answer = await shop.post('/api/postOrder', order, { 'accept-language': 'ar' })
    expect(answer.status).toBe(409)
    expect(answer.json.errors).toEqual([
      { path: 'products.1.quantity', message: 'بقيت قطعتان فقط من حقيبة سهرة.' },
    ])
    const left = await shop.db
      .selectFrom('product_stock')
      .select(['product_id', 'quantity'])
      .where('product_id', 'in', [many.id, few.id])
      .execute()
    expect(Object.fromEntries(left.map((row) => [row.product_id, row.quantity]))).toEqual({
      [many.id]: 9,
      [few.id]: 2,
    })
  })

  it('two orders for the same two goods in opposite order both go through', async () => {
    const stock = [{ size: 'N/A', color: 'N/A', quantity: 100 }]
    const a = await stockOne(shop.db, { stock })
    const b = await stockOne(shop.db, { stock })
    const one = sampleOrder([{ product: a }, { product: b }])
    const two = sampleOrder([{ product: b }, { product: a }])
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => shop.post('/api/postOrder', i % 2 ? one : two)),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })

  it('the product says how many are left once they are few', async () => {
    const bag = await stockOne(shop.db, { stock: [{ size: 'N/A', color: 'N/A', quantity: 7 }] })
    const lowStock = async () => (await shop.get(`/api/product/${bag.id}`)).json.data.lowStock
    expect(await lowStock()).toEqual([])
    await shop.post('/api/postOrder', sampleOrder([{ product: bag, quantity: 4 }]))
    expect(await lowStock()).toEqual([{ size: 'N/A', color: 'N/A', left: 3 }])
  })
})

async function countOrders({ db }: TestShop): Promise<number> {
  const orders = await db.selectFrom('orders').select('id').execute()
  return orders.length
}
