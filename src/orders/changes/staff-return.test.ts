import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { statusNames } from '#src/orders/order/order-status.ts'
import { describeShop } from '#test/shop.ts'
import { putReturn, storedOrder, tracesOf } from './change-status.sample.ts'

const dayMs = 24 * 60 * 60 * 1000

describeShop("a return that staff record (O5')", (shop) => {
  it('goes from Delivered to Return and back in exactly two ways, with history and letter', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const moved: string[] = []
    for (const from of statusNames)
      for (const status of ['Return', 'Delivered']) {
        const { id } = await fileOrder(shop.db, {
          status: from,
          delivered_at: shop.now.toISOString(),
          customer_email: `${from}-${status}@example.com`,
        })
        const answer = await putReturn(
          shop,
          id,
          { status, from, reason: 'defect', comment: 'Called us' },
          boss,
        )
        const { history, emails } = await tracesOf(shop, id)
        expect([from, status, history.length, emails.length]).toEqual(
          answer.status === 200 ? [from, status, 1, 1] : [from, status, 0, 0],
        )
        if (answer.status === 200) moved.push(`${from}-${status}: ${history[0]?.reason}`)
        else expect([answer.status, answer.json.orderStatus]).toEqual([409, from])
      }
    expect(moved).toEqual(['Delivered-Return: defect', 'Return-Delivered: return refused'])
  })

  it('needs its reason, after its days words as well, and a refusal needs words', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const delivered_at = new Date(shop.now.getTime() - 15 * dayMs - 1).toISOString()
    const { id } = await fileOrder(shop.db, { status: 'Delivered', delivered_at })
    const from = 'Delivered'
    const paths = []
    for (const body of [{}, { reason: 'defect' }]) {
      const { status, json } = await putReturn(shop, id, { status: 'Return', from, ...body }, boss)
      paths.push([status, json.errors[0].path])
    }
    expect(paths).toEqual([
      [422, 'reason'],
      [422, 'comment'],
    ])
    const words = { reason: 'defect', comment: 'The sole came off' }
    expect((await putReturn(shop, id, { status: 'Return', from, ...words }, boss)).status).toBe(200)
    const silent = await putReturn(shop, id, { status: 'Delivered', from: 'Return' }, boss)
    expect([silent.status, silent.json.errors[0].path]).toEqual([422, 'comment'])
    expect(await storedOrder(shop, id)).toMatchObject({ status: 'Return', delivered_at })
  })
})
