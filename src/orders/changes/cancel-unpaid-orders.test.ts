import { beforeAll, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { startHourlyCleanup } from '#src/app/hourly-cleanup.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { plainPicture } from '#src/media/picture.sample.ts'
import { editOf, putEdit } from '#src/orders/correcting/edit-order.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
import { putStatus } from './change-status.sample.ts'

const hourMs = 3600_000

describeShop('orders that hold limited pieces and that nobody pays for (O23)', (shop) => {
  /** Signed in anew each time: tokens live 15 minutes, and here pass days. */
  const clerk = () => signIn(shop.shop, 'manager')
  let bag: Awaited<ReturnType<typeof stockOne>>
  let endless: typeof bag

  beforeAll(async () => {
    bag = await stockOne(shop.db, { stock: [{ size: 'N/A', color: 'N/A', quantity: 9 }] })
    endless = await stockOne(shop.db)
    await inTransaction(shop.db, (trx) =>
      writeSettings(trx, { paymentMethods: ['Online Payment', 'Cash On Delivery'] }),
    )
  })

  const pass = (hours: number) => {
    shop.now = new Date(shop.now.getTime() + hours * hourMs)
  }
  const set = (unpaidHours: number | null) =>
    inTransaction(shop.db, (trx) => writeSettings(trx, { unpaidHours }))
  const sweep = () => cancelUnpaidOrders(shop.shop, new AbortController().signal)

  async function place(product = bag, paymentProof = ''): Promise<string> {
    const request = sampleOrder([{ product }])
    if (paymentProof) request.customerData.paymentMethod = 'Online Payment'
    const { status, json } = await shop.post('/api/postOrder', { ...request, paymentProof })
    expect(status).toBe(200)
    return json.insertedId
  }

  async function receipt(): Promise<string> {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(await plainPicture(90, 90).png().toBuffer())]), 'r.png')
    const answer = await fetch(`${shop.origin}/api/upload`, { method: 'POST', body: form })
    return (await answer.json()).data.url
  }

  const review = async (id: string, decision: string) =>
    shop.send('PUT', `/api/proofReview/${id}`, JSON.stringify({ decision }), {
      'content-type': 'application/json',
      ...(await clerk()).headers,
    })
  const details = async (id: string) => {
    const { json } = await shop.get(`/api/order/${id}`, (await clerk()).headers)
    return json.data ?? json
  }
  const statusOf = async (id: string) => (await details(id)).orderStatus
  const left = async () =>
    (
      await shop.db
        .selectFrom('product_stock')
        .select('quantity')
        .where('product_id', '=', bag.id)
        .executeTakeFirstOrThrow()
    ).quantity

  it('stay for ever where the shop says nothing', async () => {
    const id = await place()
    pass(10_000)
    await sweep()
    expect([await statusOf(id), await left()]).toEqual(['Pending', 8])
    await putStatus(shop, id, { status: 'Cancelled' }, await clerk())
  })

  it('are cancelled after its hours: stock back, a letter, a line by the shop; others stay', async () => {
    await set(24)
    const [cash, unlimited, confirmed] = [await place(), await place(endless), await place()]
    await putStatus(shop, confirmed, { status: 'Confirmed' }, await clerk())
    expect(await left()).toBe(7)
    pass(23)
    await sweep()
    expect(await statusOf(cash)).toBe('Pending')
    const fresh = await place()
    pass(1)
    await sweep()
    const orders = [cash, unlimited, confirmed, fresh]
    expect(await Promise.all(orders.map(statusOf))).toEqual(['Cancelled', 'Pending', 'Confirmed', 'Pending'])
    expect(await left()).toBe(7)
    const last = (await details(cash)).history.at(-1)
    expect(last).toMatchObject({
      from: 'Pending',
      to: 'Cancelled',
      byRole: 'shop',
      reason: 'not paid in time',
    })
    expect(last).not.toHaveProperty('byName')
    const letters = await shop.db
      .selectFrom('mail_outbox')
      .select('payload')
      .where('kind', '=', 'order-status-changed')
      .execute()
    const told = letters.map(({ payload }) => JSON.parse(payload)).filter(({ orderId }) => orderId === cash)
    expect(told).toEqual([{ orderId: cash, status: 'Cancelled' }])
    await sweep()
    expect(await left()).toBe(7)
    pass(24)
    await sweep()
    expect([await statusOf(fresh), await left()]).toEqual(['Cancelled', 8])
  })

  it('stay while a receipt waits for staff or was approved, and have their hours anew when it is asked for again', async () => {
    const [waiting, approved, asked] = [
      await place(bag, await receipt()),
      await place(bag, await receipt()),
      await place(bag, await receipt()),
    ]
    expect((await review(approved, 'approve')).status).toBe(200)
    pass(30)
    expect((await review(asked, 'ask-again')).status).toBe(200)
    await sweep()
    expect(await Promise.all([waiting, approved, asked].map(statusOf))).toEqual(Array(3).fill('Pending'))
    pass(25)
    await sweep()
    expect(await Promise.all([waiting, approved, asked].map(statusOf))).toEqual([
      'Pending',
      'Pending',
      'Cancelled',
    ])
  })

  it('stay once staff recorded money for them, and are settled as cancelled once all of it went back', async () => {
    const [id, other] = [await place(), await place()]
    const book = async (what: string, amount: number, seen: number) =>
      shop.post(
        `/api/order${what}/${id}`,
        { amount, method: 'transfer', reference: 'TR-1', seen },
        (await clerk()).headers,
      )
    expect((await book('Payment', 5, 0)).status).toBe(200)
    pass(25)
    await sweep()
    expect(await Promise.all([id, other].map(statusOf))).toEqual(['Pending', 'Cancelled'])
    expect((await book('Refund', 5, 1)).status).toBe(200)
    await sweep()
    expect(await details(id)).toMatchObject({ orderStatus: 'Cancelled', paymentState: 'refunded' })
    const { payment_state } = await shop.db
      .selectFrom('orders')
      .select('payment_state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(payment_state).toBe('refunded')
  })

  it('have their hours anew when staff edit them, and from the time at which a call was asked for; not where nobody answers', async () => {
    const [edited, later, unreached, silent] = [await place(), await place(), await place(), await place()]
    const call = async (id: string, body: object) =>
      expect((await shop.post(`/api/orderCalls/${id}`, body, (await clerk()).headers)).status).toBe(200)
    pass(23)
    const who = await clerk()
    const edit = editOf(await details(edited), [{ product: bag, quantity: 2 }])
    expect((await putEdit(shop, edited, edit, who)).status).toBe(200)
    await call(unreached, { outcome: 'no answer' })
    const at = new Date(shop.now.getTime() + 72 * hourMs).toISOString()
    await call(later, { outcome: 'call later', at })
    const all = () => Promise.all([edited, later, unreached, silent].map(statusOf))
    pass(2)
    await sweep()
    expect(await all()).toEqual(['Pending', 'Pending', 'Cancelled', 'Cancelled'])
    pass(24)
    await sweep()
    expect(await all()).toEqual(['Cancelled', 'Pending', 'Cancelled', 'Cancelled'])
    pass(69)
    await sweep()
    expect((await all())[1], 'a day begins at the time that was asked for').toBe('Pending')
    pass(1)
    await sweep()
    expect(await all()).toEqual(Array(4).fill('Cancelled'))
  })

  it('are cancelled once, also by two processes at once, and by the hourly cleanup', async () => {
    const id = await place()
    const before = await left()
    pass(25)
    await Promise.all([sweep(), sweep()])
    expect([await statusOf(id), await left()]).toEqual(['Cancelled', before + 1])
    const next = await place()
    pass(25)
    const cleanup = startHourlyCleanup(shop.shop)
    await expect.poll(() => statusOf(next)).toBe('Cancelled')
    await cleanup.stop()
  })
})
