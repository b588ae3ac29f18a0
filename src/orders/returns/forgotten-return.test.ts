import { beforeAll, expect, it } from 'vitest'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { putReturn, putStatus } from '#src/orders/changes/change-status.sample.ts'
import { forgetFinishedOrders } from '#src/orders/changes/forget-finished-orders.ts'
import { readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { changeAsGuest, deliver, limited, returnsOf, takeStep } from './returns.sample.ts'

const password = 'a good long one'
const asked = { status: 'Return', from: 'Delivered', reason: 'defect', comment: 'The zip is broken' }

describeShop('an order that is not finished when its customer deletes her account (I8)', (shop) => {
  let clerk: SignedIn
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
  })

  async function customer(email: string) {
    const browser = browserOf(shop)
    await browser.post('/api/auth/sign-up/email', { name: 'Salma', email, password })
    await shop.db.updateTable('users').set({ email_verified: 1 }).where('email', '=', email).execute()
    return async () => expect((await browser.post('/api/auth/delete-user', { password })).status).toBe(200)
  }

  /** A bag for OMR 22 that was paid in cash and is to come back, and an account to delete. */
  async function comesBack(email: string, more: object = {}) {
    const forget = await customer(email)
    const { id, token } = await deliver(shop, clerk, [{ product: await limited(shop, 3) }], { email })
    expect((await changeAsGuest(shop, token, { ...asked, ...more })).status).toBe(200)
    const [one] = (await returnsOf(shop, id, clerk)).returns
    return { id, token, forget, returnId: one._id as string }
  }

  const step = async (id: string, from: string, to: string, more: object = {}) =>
    expect((await takeStep(shop, id, { from, to, ...more }, clerk)).status).toBe(200)
  const nameOf = async (id: string) => (await readOrder(shop, id, clerk)).customerData.name
  const track = async (token: string) => (await shop.get(`/api/trackOrder/${token}`)).status
  const cleanUp = () => forgetFinishedOrders(shop.shop, new AbortController().signal)

  it('keeps whom goods are fetched from and the words of her return, until that is closed', async () => {
    const { id, token, forget, returnId } = await comesBack('one@example.com')
    const name = await nameOf(id)
    await forget()
    await cleanUp()
    expect([await nameOf(id), await track(token)]).toEqual([name, 200])
    expect((await returnsOf(shop, id, clerk)).returns[0].comment).toBe(asked.comment)
    await step(returnId, 'requested', 'approved')
    await step(returnId, 'approved', 'received', { restocked: [{ line: 0, quantity: 1 }] })
    await step(returnId, 'received', 'refunded', { method: 'cash', amount: 22 })
    await cleanUp()
    expect([await nameOf(id), await track(token)]).toEqual([name, 200])
    await step(returnId, 'refunded', 'closed')
    expect([await nameOf(id), await track(token)]).toEqual(['—', 404])
    expect(JSON.stringify(await returnsOf(shop, id, clerk))).not.toContain(asked.comment)
  })

  it('is forgotten when its return is refused', async () => {
    const { id, forget } = await comesBack('two@example.com')
    const name = await nameOf(id)
    await forget()
    expect(await nameOf(id)).toBe(name)
    const back = { status: 'Delivered', from: 'Return', comment: 'It was worn' }
    expect((await putReturn(shop, id, back, clerk)).status).toBe(200)
    expect(await nameOf(id)).toBe('—')
  })

  it.each(['refund', 'taken back'])('keeps whom money goes back to, until it did: %s', async (how) => {
    const email = `${how.replace(' ', '-')}@example.com`
    const forget = await customer(email)
    const placed = (
      await shop.post('/api/postOrder', sampleOrder([{ product: await limited(shop, 3) }], { email }))
    ).json
    const { insertedId: id } = placed
    const name = await nameOf(id)
    await putStatus(shop, id, { status: 'Confirmed' }, clerk)
    const money = { amount: 22, method: 'transfer' }
    await shop.post(`/api/orderPayment/${id}`, { ...money, seen: 0 }, clerk.headers)
    await putStatus(shop, id, { status: 'Cancelled' }, clerk)
    await forget()
    await cleanUp()
    const order = await readOrder(shop, id, clerk)
    expect([order.paymentState, order.customerData.name]).toEqual(['refund due', name])
    const seen = { ...money, seen: 1 }
    const { status } =
      how === 'refund'
        ? await shop.post(`/api/orderRefund/${id}`, seen, clerk.headers)
        : await shop.post(`/api/paymentReversal/${id}`, { payment: order.payments?.[0]?._id }, clerk.headers)
    expect([status, await nameOf(id)]).toEqual([200, '—'])
  })

  it('keeps both orders of an exchange that staff make after it, until the new pieces arrived', async () => {
    const { id, forget, returnId } = await comesBack('three@example.com', { wants: 'exchange' })
    const name = await nameOf(id)
    await forget()
    await step(returnId, 'requested', 'approved', {
      exchange: [{ line: 0, size: 'N/A', color: 'N/A', quantity: 1 }],
    })
    const fresh: string = (await returnsOf(shop, id, clerk)).returns[0].exchange._id
    await putStatus(shop, fresh, { status: 'Shipping' }, clerk)
    await step(returnId, 'approved', 'received', { restocked: [{ line: 0, quantity: 1 }] })
    await step(returnId, 'received', 'exchanged')
    await step(returnId, 'exchanged', 'closed')
    await cleanUp()
    expect([await nameOf(id), await nameOf(fresh)]).toEqual([name, name])
    await putStatus(shop, fresh, { status: 'Delivered' }, clerk)
    await cleanUp()
    expect([await nameOf(id), await nameOf(fresh)]).toEqual(['—', '—'])
  })
})
