import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putReturn, putStatus } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { returnsOf, takeStep, uploadPhoto } from '#src/orders/returns/returns.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'

describeShop('a receipt that is approved after its money was booked by hand (O15, O17)', (shop) => {
  let clerk: SignedIn
  let width = 400

  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
    await inTransaction(shop.db, (trx) => writeSettings(trx, { paymentMethods: ['Online Payment'] }))
  })

  /** Two pieces and delivery for OMR 20.000 by transfer, booked by hand while the receipt waits. */
  const paidByHand = async (): Promise<string> => {
    const bag = await stockOne(shop.db, { originalPrice: 9000 })
    const order = sampleOrder([{ product: bag, quantity: 2 }], { paymentMethod: 'Online Payment' })
    const paymentProof = await uploadPhoto(shop, width++)
    const { json } = await shop.post('/api/postOrder', { ...order, paymentProof })
    const paid = { amount: 20, method: 'transfer', seen: 0 }
    expect((await shop.post(`/api/orderPayment/${json.insertedId}`, paid, clerk.headers)).status).toBe(200)
    return json.insertedId
  }
  const move = async (id: string, ...statuses: string[]) => {
    for (const status of statuses) expect((await putStatus(shop, id, { status }, clerk)).status).toBe(200)
  }
  const refund = async (id: string) =>
    shop.post(`/api/orderRefund/${id}`, { amount: 20, method: 'transfer', seen: 1 }, clerk.headers)
  const approved = async (id: string) => {
    const answer = await shop.send(
      'PUT',
      `/api/proofReview/${id}`,
      JSON.stringify({ decision: 'approve', review: 'waiting' }),
      { 'content-type': 'application/json', ...clerk.headers },
    )
    expect(answer.status).toBe(200)
    return (await shop.get(`/api/order/${id}`, clerk.headers)).json
  }
  const endReturn = async (id: string, how: object, steps: object[]) => {
    const asked = { status: 'Return', from: 'Delivered', reason: 'defect', ...how }
    expect((await putReturn(shop, id, asked, clerk)).status).toBe(200)
    const one = (await returnsOf(shop, id, clerk)).returns.at(-1)
    for (const step of steps) {
      const { status, text } = await takeStep(shop, one._id, step, clerk)
      expect(status, text).toBe(200)
    }
    return one
  }

  it('brings none of it again where it went back after a cancellation', async () => {
    const id = await paidByHand()
    await move(id, 'Cancelled')
    expect((await refund(id)).status).toBe(200)
    expect(await approved(id)).toMatchObject({ paymentState: 'refunded', paid: 20, refunded: 20, balance: 0 })
  })

  it('nor where a piece came back and was paid out, or moved on to an exchange', async () => {
    const back = await paidByHand()
    await move(back, 'Confirmed', 'Delivered')
    const piece = { line: 0, quantity: 1 }
    const whole = { to: 'closed', finish: true, restocked: [piece], amount: 9, method: 'transfer' }
    await endReturn(back, { lines: [piece] }, [{ from: 'requested', ...whole }])
    expect(await approved(back)).toMatchObject({ paid: 20, refunded: 9, balance: 0 })

    const moved = await paidByHand()
    await move(moved, 'Confirmed', 'Delivered')
    const exchange = [{ line: 0, size: 'N/A', color: 'N/A', quantity: 2 }]
    await endReturn(moved, {}, [{ from: 'requested', to: 'approved', exchange }])
    expect(await approved(moved)).toMatchObject({ paymentState: 'refunded', balance: 0 })
  })

  it('brings what is owed again, where the order goes on', async () => {
    const id = await paidByHand()
    await move(id, 'Cancelled')
    expect((await refund(id)).status).toBe(200)
    await move(id, 'Confirmed')
    expect(await approved(id)).toMatchObject({ paymentState: 'paid', paid: 40, refunded: 20, balance: 0 })
  })
})
