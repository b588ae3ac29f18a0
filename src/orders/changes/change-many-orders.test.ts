import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { fileOrders } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'

type Result = { _id: string; outcome: string; message?: string; order?: { orderStatus: string } }

describeShop('many orders moved at once', (shop) => {
  async function bulk(orders: { id: string; from: string }[], status: string) {
    const { headers } = await signIn(shop.shop, 'manager')
    const { json, status: code } = await shop.post('/api/orders/bulk', { orders, status }, headers)
    return { code, results: (json.results ?? []) as Result[] }
  }
  const stateOf = async (id: string) =>
    (await shop.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status
  const historyOf = (id: string) =>
    shop.db.selectFrom('order_status_changes').selectAll().where('order_id', '=', id).execute()

  it('each by itself: what one refuses stops no other, and each says what it is now (O25)', async () => {
    const [one, done, cancelled, seen] = (
      await fileOrders(shop.db, [
        {},
        { status: 'Confirmed' },
        { status: 'Delivered' },
        { status: 'Cancelled' },
      ])
    ).map(({ id }) => id)
    const { code, results } = await bulk(
      [
        { id: one ?? '', from: 'Pending' },
        { id: done ?? '', from: 'Pending' },
        { id: cancelled ?? '', from: 'Delivered' },
        { id: seen ?? '', from: 'Pending' },
        { id: 'nobody', from: 'Pending' },
      ],
      'Confirmed',
    )
    expect(code).toBe(200)
    expect(results.map(({ _id, outcome, order }) => [_id, outcome, order?.orderStatus])).toEqual([
      [one, 'changed', 'Confirmed'],
      [done, 'already', 'Confirmed'],
      [cancelled, 'refused', 'Delivered'],
      [seen, 'refused', 'Cancelled'],
      ['nobody', 'refused', undefined],
    ])
    expect(results[2]?.message).toContain('cannot be changed to Confirmed')
    expect(results[3]?.message).toContain('Cancelled now')
    expect(await historyOf(one ?? '')).toMatchObject([{ from_status: 'Pending', to_status: 'Confirmed' }])
    expect(await historyOf(seen ?? '')).toEqual([])
  })

  it('moves nothing twice, sent again, doubled, or by two people at once', async () => {
    const filed = await fileOrders(
      shop.db,
      Array.from({ length: 12 }, () => ({})),
    )
    const orders = filed.map(({ id }) => ({ id, from: 'Pending' }))
    const both = await Promise.all([bulk([...orders, ...orders], 'Confirmed'), bulk(orders, 'Confirmed')])
    for (const { results } of both) expect(results.map(({ _id }) => _id)).toEqual(filed.map(({ id }) => id))
    const changed = both.flatMap(({ results }) => results).filter(({ outcome }) => outcome === 'changed')
    expect(changed).toHaveLength(12)
    const again = await bulk(orders, 'Confirmed')
    expect(new Set(again.results.map(({ outcome }) => outcome))).toEqual(new Set(['already']))
    for (const { id } of filed) {
      expect(await stateOf(id)).toBe('Confirmed')
      expect(await historyOf(id)).toHaveLength(1)
    }
  })

  it('gives stock back order by order, and writes to each customer once', async () => {
    const product = await stockOne(shop.db, { stock: [{ size: 'N/A', color: 'N/A', quantity: 5 }] })
    const ids: string[] = []
    for (let n = 0; n < 3; n++)
      ids.push(
        (
          await shop.post(
            '/api/postOrder',
            sampleOrder([{ product, quantity: 1 }], { email: 'stock@people.test' }),
          )
        ).json.insertedId,
      )
    const { results } = await bulk(
      ids.map((id) => ({ id, from: 'Pending' })),
      'Cancelled',
    )
    expect(results.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed'])
    const { quantity } = await shop.db
      .selectFrom('product_stock')
      .select('quantity')
      .where('product_id', '=', product.id)
      .executeTakeFirstOrThrow()
    expect(quantity).toBe(5)
    const emails = await shop.db
      .selectFrom('mail_outbox')
      .select('payload')
      .where('kind', '=', 'order-status-changed')
      .execute()
    for (const id of ids) expect(emails.filter(({ payload }) => payload.includes(id))).toHaveLength(1)
  })

  it('is bounded: no order, 101 orders, a state that is nobody’s to choose', async () => {
    const many = Array.from({ length: 101 }, (_, n) => ({ id: `order-${n}`, from: 'Pending' }))
    for (const [orders, status] of [
      [[], 'Confirmed'],
      [many, 'Confirmed'],
      [many.slice(0, 1), 'Return'],
      [many.slice(0, 1), 'Pending'],
    ] as const)
      expect((await bulk([...orders], status)).code).toBe(422)
  })

  it('lets staff save the chosen ones as a file, in their order and nothing else', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const [a, b, c] = await fileOrders(shop.db, [{}, {}, {}])
    const { text } = await shop.get(`/api/export/orders.csv?ids=${c?.id},${a?.id},nobody`, headers)
    const numbers = text
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(',')[0])
    expect(numbers).toEqual([c?.order_id, a?.order_id])
    expect(text).not.toContain(b?.order_id)
    const tooMany = Array.from({ length: 101 }, (_, n) => `o${n}`).join(',')
    for (const ids of ['', ',', tooMany])
      expect((await shop.get(`/api/export/orders.csv?ids=${ids}`, headers)).status).toBe(422)
  })
})
