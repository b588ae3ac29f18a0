import { expect } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { editOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { uploadPhoto } from '#src/orders/returns/returns.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import type { TestShop } from '#test/shop.ts'

/** An order of one bag for OMR 9.000 and its delivery by transfer, whose receipt waits, with what staff and customer do about it. */
export async function placeTransfer(shop: TestShop) {
  const clerk = await signIn(shop.shop, 'manager')
  await inTransaction(shop.db, (trx) => writeSettings(trx, { paymentMethods: ['Online Payment'] }))
  const bag = await stockOne(shop.db, { originalPrice: 9000 })
  const order = sampleOrder([{ product: bag }], { paymentMethod: 'Online Payment' })
  const paymentProof = await uploadPhoto(shop, 710)
  const placed = (await shop.post('/api/postOrder', { ...order, paymentProof })).json
  const [id, token] = [placed.insertedId, placed.trackUrl.split('/').at(-1)]
  const headers = { 'content-type': 'application/json', ...clerk.headers }
  async function takeBack(at: number) {
    const payments = (await readOrder(shop, id, clerk)).payments?.filter(
      ({ kind }) => kind === 'payment recorded',
    )
    const body = { payment: payments?.at(at)?._id }
    expect((await shop.post(`/api/paymentReversal/${id}`, body, clerk.headers)).status).toBe(200)
  }
  return {
    id,
    clerk,
    tracked: async (language = 'en') =>
      (await shop.get(`/api/trackOrder/${token}`, { 'accept-language': language })).json.data,
    /** Its tracking page as the server draws it, in English or under `/ar`. */
    page: async (start: '' | '/ar') => (await shop.get(`${start}/track/${token}`)).text,
    read: () => readOrder(shop, id, clerk),
    decide: (decision: string, review: string, more = {}) =>
      shop.send('PUT', `/api/proofReview/${id}`, JSON.stringify({ decision, review, ...more }), headers),
    async costs(quantity: number) {
      const edit = editOf(await readOrder(shop, id, clerk), [{ product: bag, line: 0, quantity }])
      expect((await putEdit(shop, id, edit, clerk)).status).toBe(200)
    },
    send: async (width: number) =>
      (
        await shop.post(`/api/trackOrder/${token}/proof`, {
          paymentProof: await uploadPhoto(shop, width),
        })
      ).status,
    listed: async (review: string) =>
      (await shop.get(`/api/proofs?review=${review}`, clerk.headers)).json.data.some(
        (proof: { _id: string }) => proof._id === id,
      ),
    filtered: async (receipt: string) =>
      (await shop.get(`/api/orders?receipt=${receipt}&limit=9`, clerk.headers)).json.some(
        (order: { _id: string }) => order._id === id,
      ),
    async pay(amount: number, method = 'cash') {
      const seen = (await readOrder(shop, id, clerk)).payments?.length
      const entry = { amount, method, seen }
      expect((await shop.post(`/api/orderPayment/${id}`, entry, clerk.headers)).status).toBe(200)
    },
    takeBackFirst: () => takeBack(0),
    takeBackLast: () => takeBack(-1),
    letters: async () =>
      (
        await shop.db.selectFrom('mail_outbox').select('payload').where('kind', '=', 'proof-needed').execute()
      ).filter(({ payload }) => JSON.parse(payload).orderId === id).length,
  }
}
