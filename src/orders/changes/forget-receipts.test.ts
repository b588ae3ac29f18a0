import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop } from '#test/shop.ts'
import { storedOrder } from './change-status.sample.ts'
import { forgetFinishedOrders } from './forget-finished-orders.ts'

describeShop(
  'an order whose receipt still waits, once its customer deleted her account (I8, O15)',
  (shop) => {
    it.each(['approve', 'ask-again'])('keeps her until staff decide: %s', async (decision) => {
      const admin = await signIn(shop.shop, 'admin')
      const { person } = await signIn(shop.shop, 'customer')
      const receipt = randomUUID().replaceAll('-', '')
      const { id } = await fileOrder(shop.db, {
        status: 'Cancelled',
        user_id: person.id,
        customer_email: person.email,
        customer_name: 'Salma',
        payment_method: 'Online Payment',
        payment_proof: `/proofs/${receipt}.webp`,
        receipt: 'waiting',
        payment_state: 'proof waiting',
      })
      const picture = {
        id: receipt,
        width: 1,
        height: 1,
        private: 1 as const,
        purpose: 'proof',
        order_id: id,
      }
      await shop.db
        .insertInto('pictures')
        .values({ ...picture, created_at: shop.now.toISOString() })
        .execute()
      const gone = await shop.send('DELETE', `/api/deleteUser/${person.id}`, '', admin.headers)
      expect(gone.status).toBe(200)
      const sweep = () => forgetFinishedOrders(shop.shop, new AbortController().signal)
      const isKept = async () => (await storedOrder(shop, id)).customer_name === 'Salma'
      await sweep()
      expect([
        await isKept(),
        (await shop.get('/api/proofs?review=waiting', admin.headers)).json.data,
      ]).toEqual([true, [expect.objectContaining({ _id: id })]])
      const json = { 'content-type': 'application/json', ...admin.headers }
      const decided = await shop.send('PUT', `/api/proofReview/${id}`, JSON.stringify({ decision }), json)
      expect(decided.status).toBe(200)
      await sweep()
      // Approved, her money has to go back, and who she is is needed for that.
      expect(await isKept()).toBe(decision === 'approve')
      if (decision === 'approve') {
        const { total } = await storedOrder(shop, id)
        const back = { amount: total / 1000, method: 'transfer', seen: 1 }
        expect((await shop.post(`/api/orderRefund/${id}`, back, admin.headers)).status).toBe(200)
        await sweep()
        expect(await isKept()).toBe(false)
      }
      expect(await storedOrder(shop, id)).toMatchObject({ user_id: null, payment_proof: '', receipt: '' })
    })

    it('of goods that were delivered keeps her while she is asked for it again, until they are paid', async () => {
      const admin = await signIn(shop.shop, 'admin')
      const { person } = await signIn(shop.shop, 'customer')
      const { id } = await fileOrder(shop.db, {
        status: 'Delivered',
        user_id: person.id,
        customer_email: person.email,
        customer_name: 'Salma',
        payment_method: 'Online Payment',
        receipt: 'asked-again',
        payment_state: 'unpaid',
        delivered_at: shop.now.toISOString(),
      })
      await shop.send('DELETE', `/api/deleteUser/${person.id}`, '', admin.headers)
      const sweep = () => forgetFinishedOrders(shop.shop, new AbortController().signal)
      await sweep()
      expect((await storedOrder(shop, id)).customer_name).toBe('Salma')
      const { total } = await storedOrder(shop, id)
      const paid = { amount: total / 1000, method: 'cash', seen: 0 }
      expect((await shop.post(`/api/orderPayment/${id}`, paid, admin.headers)).status).toBe(200)
      await sweep()
      expect(await storedOrder(shop, id)).toMatchObject({ customer_name: '—', receipt: '' })
    })

    it('in the bin waits for nobody', async () => {
      const admin = await signIn(shop.shop, 'admin')
      const { person } = await signIn(shop.shop, 'customer')
      const thrown = { status: 'Cancelled', receipt: 'waiting', deleted_at: shop.now.toISOString() }
      const { id } = await fileOrder(shop.db, { ...thrown, user_id: person.id, customer_name: 'Salma' })
      await shop.send('DELETE', `/api/deleteUser/${person.id}`, '', admin.headers)
      expect(await storedOrder(shop, id)).toMatchObject({ user_id: null, customer_name: '—' })
    })
  },
)
