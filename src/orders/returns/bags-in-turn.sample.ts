import { expect } from 'vitest'
import type { SignedIn } from '#src/accounts/person/person.sample.ts'
import { putReturn, putStatus, undo } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import type { TestShop } from '#test/shop.ts'
import { limited, returnsOf, takeStep } from './returns.sample.ts'

export const piece = { line: 0, quantity: 1 }
const finish = { to: 'closed', finish: true, restocked: [piece] }
export const inCash = { ...finish, amount: 9, method: 'cash' }

type Entry = { _id: string; kind: string; reverses?: string }

/**
 * Three bags of OMR 9.000 out of eight, delivered, and what is done about their returns, one bag at a time. They are paid beforehand, so
 * that no cash of a door keeps the delivery from being taken back.
 */
export async function bagsInTurn(shop: TestShop, boss: SignedIn) {
  const bag = await limited(shop, 8, { originalPrice: 9000 })
  const placed = await shop.post('/api/postOrder', sampleOrder([{ product: bag, quantity: 3 }]))
  const id: string = placed.json.insertedId
  const paid = { amount: 29, method: 'transfer', seen: 0 }
  expect((await shop.post(`/api/orderPayment/${id}`, paid, boss.headers)).status).toBe(200)
  for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, boss)
  const returns = async (): Promise<{ _id: string; state: string }[]> =>
    (await returnsOf(shop, id, boss)).returns
  return {
    id,
    bag,
    /** One more bag comes back; answers the id of its return. */
    async comesBack(): Promise<string> {
      const asked = { status: 'Return', from: 'Delivered', reason: 'defect', lines: [piece] }
      expect((await putReturn(shop, id, asked, boss)).status).toBe(200)
      return (await returns()).at(-1)?._id ?? ''
    },
    async step(returnId: string, from: string, body: object): Promise<number> {
      return (await takeStep(shop, returnId, { from, ...body }, boss)).status
    },
    async takeBack(from: string, reason = 'A mistake'): Promise<number> {
      return (await undo(shop, id, { from, ...(reason && { reason }) }, boss)).status
    },
    async states(): Promise<string[]> {
      return (await returns()).map(({ state }) => state)
    },
    async reverseRefund(which: number): Promise<void> {
      const { payments } = (await shop.get(`/api/order/${id}`, boss.headers)).json
      const refunds = payments.filter(({ kind, reverses }: Entry) => kind === 'refund' && !reverses)
      const body = { payment: refunds[which]._id, note: 'A mistake' }
      expect((await shop.post(`/api/paymentReversal/${id}`, body, boss.headers)).status).toBe(200)
    },
  }
}
