import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { putReturn, putStatus, undo } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { limited, returnsOf, takeStep } from './returns.sample.ts'

describeShop('a refund that is taken back in the ledger (O16)', (shop) => {
  let boss: SignedIn
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
  })

  /** Three bags of OMR 9.000, paid beforehand and delivered. */
  async function delivered(): Promise<string> {
    const bag = await limited(shop, 8, { originalPrice: 9000 })
    const placed = await shop.post('/api/postOrder', sampleOrder([{ product: bag, quantity: 3 }]))
    const id: string = placed.json.insertedId
    const paid = { amount: 29, method: 'transfer', seen: 0 }
    expect((await shop.post(`/api/orderPayment/${id}`, paid, boss.headers)).status).toBe(200)
    for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, boss)
    return id
  }
  const piece = { line: 0, quantity: 1 }
  async function comesBack(id: string): Promise<string> {
    shop.now = new Date(shop.now.getTime() + 60_000)
    const asked = { status: 'Return', from: 'Delivered', reason: 'defect', lines: [piece] }
    expect((await putReturn(shop, id, asked, boss)).status).toBe(200)
    return (await returnsOf(shop, id, boss)).returns.at(-1)._id
  }
  const finish = { to: 'closed', finish: true, restocked: [piece] }
  const inCash = { ...finish, amount: 9, method: 'cash' }
  const step = async (returnId: string, from: string, body: object) =>
    (await takeStep(shop, returnId, { from, ...body }, boss)).status
  const states = async (id: string) =>
    (await returnsOf(shop, id, boss)).returns.map(({ state }: { state: string }) => state)
  async function reverseRefund(id: string, which: number): Promise<void> {
    const { payments } = (await shop.get(`/api/order/${id}`, boss.headers)).json
    const refunds = payments.filter(
      (one: { kind: string; reverses?: string }) => one.kind === 'refund' && !one.reverses,
    )
    const body = { payment: refunds[which]._id, note: 'A mistake' }
    expect((await shop.post(`/api/paymentReversal/${id}`, body, boss.headers)).status).toBe(200)
  }

  it("of a finished return has it wait for its money once its end is taken back (O5')", async () => {
    const id = await delivered()
    const one = await comesBack(id)
    expect(await step(one, 'requested', inCash)).toBe(200)
    await reverseRefund(id, 0)
    expect(await states(id)).toEqual(['closed'])
    expect((await undo(shop, id, { from: 'Delivered', reason: 'A mistake' }, boss)).status).toBe(200)
    expect(await states(id)).toEqual(['received'])
    expect(await step(one, 'received', { to: 'refunded', amount: 9, method: 'cash' })).toBe(200)
  })

  it('has the return wait for its money also where a later one was taken back', async () => {
    const id = await delivered()
    const one = await comesBack(id)
    expect(await step(one, 'requested', inCash)).toBe(200)
    await comesBack(id)
    for (const from of ['Return', 'Delivered'])
      expect((await undo(shop, id, { from, reason: 'A mistake' }, boss)).status).toBe(200)
    expect(await states(id)).toEqual(['refunded', 'withdrawn'])
    await reverseRefund(id, 0)
    expect(await states(id)).toEqual(['received', 'withdrawn'])
  })

  it('of a finished return leaves another one as it is, which has its own', async () => {
    const id = await delivered()
    expect(await step(await comesBack(id), 'requested', inCash)).toBe(200)
    const other = await comesBack(id)
    expect(await step(other, 'requested', { to: 'approved' })).toBe(200)
    expect(await step(other, 'approved', { to: 'received', restocked: [piece] })).toBe(200)
    expect(await step(other, 'received', { to: 'refunded', amount: 9, method: 'cash' })).toBe(200)
    await reverseRefund(id, 0)
    expect(await states(id)).toEqual(['closed', 'refunded'])
    await reverseRefund(id, 1)
    expect(await states(id)).toEqual(['closed', 'received'])
  })
})
