import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putReturn, putStatus, undo } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { changeAsGuest, returnsOf, takeStep } from './returns.sample.ts'

const ask = { status: 'Return', from: 'Delivered', reason: 'defect', wants: 'exchange', comment: 'In M' }

describeShop('an exchange inside a return (O16)', (shop) => {
  let clerk: SignedIn
  let phones = 0
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
  })

  /** A shoe in S and M, so many pieces of each. */
  async function shoe(s: number, m: number, originalPrice = 10_000) {
    const product = await stockOne(shop.db, { originalPrice, sizes: ['S', 'M'] })
    const cells = { S: s, M: m }
    for (const size of ['S', 'M'] as const)
      await shop.db
        .insertInto('product_stock')
        .values({ product_id: product.id, size, color: 'N/A', quantity: cells[size] })
        .execute()
    const left = async () =>
      (
        await shop.db
          .selectFrom('product_stock')
          .select('quantity')
          .where('product_id', '=', product.id)
          .orderBy('size', 'desc')
          .execute()
      ).map(({ quantity }) => quantity)
    return { product, left }
  }
  type Shoe = Awaited<ReturnType<typeof shoe>>

  /** An order of these in S, delivered for cash, of which so many come back; with the return that is asked for. */
  async function comesBack({ product }: Shoe, quantity: number, back: number) {
    const mobileNumber = `9${String(1_000_000 + phones++)}`
    const placed = await shop.post(
      '/api/postOrder',
      sampleOrder([{ product, quantity, size: 'S' }], { mobileNumber }),
    )
    const id: string = placed.json.insertedId
    const token = placed.json.trackUrl.split('/').at(-1)
    for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, clerk)
    const asked = await changeAsGuest(shop, token, { ...ask, lines: [{ line: 0, quantity: back }] })
    expect(asked.status).toBe(200)
    const [one] = (await returnsOf(shop, id, clerk)).returns
    return { id, token, returnId: one._id as string }
  }
  const approve = (returnId: string, exchange: object[]) =>
    takeStep(shop, returnId, { from: 'requested', to: 'approved', exchange }, clerk)
  const inM = { line: 0, size: 'M', color: 'N/A', quantity: 1 }
  const read = async (id: string) => (await shop.get(`/api/order/${id}`, clerk.headers)).json
  const exchangeOf = async (id: string) => (await returnsOf(shop, id, clerk)).returns.at(-1).exchange
  /** All the money there is in the ledgers of these orders, in OMR. */
  const inHand = async (...ids: string[]) => {
    const sums = await Promise.all(ids.map(read))
    return sums.reduce((all, { paid, refunded }) => all + paid - refunded, 0)
  }

  it('for another size reserves the piece at approval, costs nothing, goes out under its own number and ends the return', async () => {
    const goods = await shoe(9, 1)
    const { id, token, returnId } = await comesBack(goods, 2, 1)
    expect((await returnsOf(shop, id, clerk)).returns[0]).toMatchObject({ wants: 'exchange' })
    expect((await approve(returnId, [inM])).status).toBe(200)
    expect(await goods.left()).toEqual([7, 0])
    const exchange = await exchangeOf(id)
    const fresh = await read(exchange._id)
    expect(fresh).toMatchObject({
      orderStatus: 'Confirmed',
      source: 'exchange',
      products: [{ size: 'M', originalPrice: 10, quantity: 1 }],
      total: 10,
      paid: 10,
      balance: 0,
      paymentState: 'paid',
      exchangeOf: { _id: id },
    })
    expect(await read(id)).toMatchObject({ balance: 0, paid: 12 })
    expect(await inHand(id, exchange._id)).toBe(22)
    const tracked = (await shop.get(`/api/trackOrder/${token}/return`)).json.data.returns[0]
    expect(tracked.exchange).toMatchObject({ orderId: fresh.orderId })
    expect(tracked.exchange._id).toBeUndefined()
    const letters = await shop.db
      .selectFrom('mail_outbox')
      .select(['kind', 'payload'])
      .where('payload', 'like', `%${id}%`)
      .execute()
    const told = letters.find(({ kind }) => kind === 'return-step')
    expect(told?.payload).toContain(fresh.orderId)

    await takeStep(
      shop,
      returnId,
      { from: 'approved', to: 'received', restocked: [{ line: 0, quantity: 1 }] },
      clerk,
    )
    expect(await goods.left()).toEqual([8, 0])
    const early = await takeStep(shop, returnId, { from: 'received', to: 'exchanged' }, clerk)
    expect(early.status, 'nothing was sent yet').toBe(409)
    const offered = async () => (await returnsOf(shop, id, clerk)).returns[0].steps
    expect(await offered(), 'what would be refused').not.toContain('exchanged')
    expect(await offered()).not.toContain('closed')
    for (const status of ['Shipping', 'Delivered']) await putStatus(shop, exchange._id, { status }, clerk)
    expect(await offered()).toContain('exchanged')
    for (const [from, to] of [
      ['received', 'exchanged'],
      ['exchanged', 'closed'],
    ] as const)
      expect([to, (await takeStep(shop, returnId, { from, to }, clerk)).status]).toEqual([to, 200])
    expect(await read(id)).toMatchObject({ orderStatus: 'Delivered', balance: 0 })
    expect(await inHand(id, exchange._id), 'no money came or went').toBe(22)
  })

  it("offers no way back behind it once the new pieces are on their way (O5')", async () => {
    const goods = await shoe(9, 1)
    const { id, returnId } = await comesBack(goods, 2, 1)
    expect((await approve(returnId, [inM])).status).toBe(200)
    const boss = await signIn(shop.shop, 'admin')
    const offered = async () => (await shop.get(`/api/order/${id}`, boss.headers)).json.undo
    expect(await offered()).toMatchObject({ to: 'Delivered' })
    await putStatus(shop, (await exchangeOf(id))._id, { status: 'Shipping' }, clerk)
    expect(await offered()).toBeUndefined()
    for (const why of [{}, { reason: 'A mistake' }]) {
      const back = await undo(shop, id, { from: 'Return', ...why }, boss)
      expect(back.status, 'no reason is asked for what cannot be').toBe(409)
    }
  })

  it('for something dearer is due at the door, for something cheaper the rest goes back; delivery is not paid twice', async () => {
    const goods = await shoe(9, 9)
    const [dear, cheap] = [
      await stockOne(shop.db, { originalPrice: 15_000 }),
      await stockOne(shop.db, { originalPrice: 6000 }),
    ]
    const other = (product: { id: string }) => [{ ...inM, _id: product.id, size: 'N/A' }]
    const first = await comesBack(goods, 1, 1)
    await approve(first.returnId, other(dear))
    const up = await exchangeOf(first.id)
    expect(up.balance).toBe(5)
    const letter = await shop.db
      .selectFrom('mail_outbox')
      .select('payload')
      .where('kind', '=', 'return-step')
      .where('payload', 'like', `%${first.id}%`)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(letter.payload), 'the customer is told before it is sent').toMatchObject({
      exchangeDue: 5000,
    })
    for (const status of ['Shipping', 'Delivered']) await putStatus(shop, up._id, { status }, clerk)
    expect(await read(up._id)).toMatchObject({ total: 17, paid: 17, balance: 0 })
    expect(await read(first.id)).toMatchObject({ paymentState: 'refunded', refunded: 0, balance: 0 })
    expect(await inHand(first.id, up._id)).toBe(17)

    const second = await comesBack(goods, 1, 1)
    await approve(second.returnId, other(cheap))
    const down = await exchangeOf(second.id)
    expect(down.balance).toBe(0)
    expect((await returnsOf(shop, second.id, clerk)).toRefund).toBe(4)
    await takeStep(shop, second.returnId, { from: 'approved', to: 'received', restocked: [] }, clerk)
    const refund = { from: 'received', to: 'refunded', amount: 4, method: 'cash' }
    expect((await takeStep(shop, second.returnId, refund, clerk)).status).toBe(200)
    expect(await inHand(second.id, down._id)).toBe(8)
    const close = { from: 'refunded', to: 'closed' }
    expect((await takeStep(shop, second.returnId, close, clerk)).status, 'not sent yet').toBe(409)
    await putStatus(shop, down._id, { status: 'Shipping' }, clerk)
    expect((await takeStep(shop, second.returnId, close, clerk)).status).toBe(200)
  })

  it('that was called exchanged while money was owed goes on to its end: the money back, then closed', async () => {
    const goods = await shoe(9, 9)
    const { id, returnId } = await comesBack(goods, 2, 2)
    await approve(returnId, [inM])
    const one = async () => (await returnsOf(shop, id, clerk)).returns[0]
    const step = (body: object) => takeStep(shop, returnId, body, clerk)
    await putStatus(shop, (await exchangeOf(id))._id, { status: 'Shipping' }, clerk)
    await step({ from: 'approved', to: 'received', restocked: [] })
    const { toRefund } = await returnsOf(shop, id, clerk)
    expect([toRefund > 0, (await one()).steps]).toEqual([true, ['refunded', 'exchanged', 'credited']])
    expect((await step({ from: 'received', to: 'exchanged' })).status).toBe(200)
    expect((await one()).steps, 'not closed, which is refused').toEqual(['refunded', 'credited'])
    expect((await step({ from: 'exchanged', to: 'closed' })).status).toBe(409)
    const road = { from: 'exchanged', to: 'closed', finish: true, amount: toRefund, method: 'cash' }
    expect((await step(road)).status).toBe(200)
    expect(await read(id)).toMatchObject({ balance: 0 })
  })

  it('that is cancelled after the rest was given back waits for what is owed again, and ends', async () => {
    const goods = await shoe(9, 9)
    for (const isExchanged of [false, true]) {
      const { id, returnId } = await comesBack(goods, 3, 2)
      await approve(returnId, [inM])
      const step = (body: object) => takeStep(shop, returnId, body, clerk)
      const exchange = (await exchangeOf(id))._id
      await step({ from: 'approved', to: 'received', restocked: [] })
      const { toRefund: rest } = await returnsOf(shop, id, clerk)
      if (isExchanged) {
        await putStatus(shop, exchange, { status: 'Shipping' }, clerk)
        await step({ from: 'received', to: 'exchanged' })
      }
      const from = isExchanged ? 'exchanged' : 'received'
      expect((await step({ from, to: 'refunded', amount: rest, method: 'cash' })).status).toBe(200)
      expect((await putStatus(shop, exchange, { status: 'Cancelled' }, clerk)).status).toBe(200)
      const now = await returnsOf(shop, id, clerk)
      expect([now.toRefund, now.returns[0].state]).toEqual([10, 'received'])
      const road = { from: 'received', to: 'closed', finish: true, amount: 10, method: 'cash' }
      expect((await step({ ...road, restocked: [] })).status).toBe(200)
      expect(await read(id)).toMatchObject({ balance: 0, orderStatus: 'Delivered' })
    }
  })

  it('gives its pieces and its money back when the return is refused, taken back or the exchange is cancelled, and not once it is sent', async () => {
    const goods = await shoe(9, 3)
    const refused = await comesBack(goods, 1, 1)
    await approve(refused.returnId, [inM])
    const gone = await exchangeOf(refused.id)
    expect((await goods.left())[1]).toBe(2)
    const [half] = (await read(gone._id)).payments
    const taken = await shop.post(`/api/paymentReversal/${gone._id}`, { payment: half._id }, clerk.headers)
    expect(taken.status, 'one half of moved money').toBe(409)
    const no = { status: 'Delivered', from: 'Return', comment: 'Worn for a week' }
    expect((await putReturn(shop, refused.id, no, clerk)).status).toBe(200)
    expect((await goods.left())[1]).toBe(3)
    expect(await read(gone._id)).toMatchObject({ orderStatus: 'Cancelled', paid: 0 })
    expect(await read(refused.id)).toMatchObject({ orderStatus: 'Delivered', paid: 12, paymentState: 'paid' })
    for (const again of [
      await putStatus(shop, gone._id, { status: 'Confirmed' }, clerk),
      await undo(shop, gone._id, { from: 'Cancelled' }, clerk),
    ])
      expect(again.status, 'its money is gone').toBe(409)

    const changed = await comesBack(goods, 1, 1)
    await approve(changed.returnId, [inM])
    const cancelled = await exchangeOf(changed.id)
    expect((await putStatus(shop, cancelled._id, { status: 'Cancelled' }, clerk)).status).toBe(200)
    expect(await goods.left()).toEqual([7, 3])
    expect(await exchangeOf(changed.id)).toBeUndefined()
    const over = await read(cancelled._id)
    expect(over, 'nothing is offered that is refused').toMatchObject({ allowedChanges: [] })
    expect(over, 'and it still says of which order it was').toMatchObject({ exchangeOf: { _id: changed.id } })
    expect(over).not.toHaveProperty('undo')
    expect((await returnsOf(shop, changed.id, clerk)).toRefund, 'the money goes back instead').toBe(12)

    const sent = await comesBack(goods, 1, 1)
    await approve(sent.returnId, [inM])
    await putStatus(shop, (await exchangeOf(sent.id))._id, { status: 'Shipping' }, clerk)
    expect((await putReturn(shop, sent.id, no, clerk)).status).toBe(409)
    expect((await goods.left())[1]).toBe(2)
  })

  it('never sells a piece twice: of all who get the last one at once one does, and one approval makes one order', async () => {
    const goods = await shoe(9, 1)
    const all = []
    for (let at = 0; at < 4; at++) all.push(await comesBack(goods, 1, 1))
    const answers = await Promise.all(all.map(({ returnId }) => approve(returnId, [inM])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json.detail).toMatch(/sold out/)
    expect((await goods.left())[1]).toBe(0)

    const plenty = await shoe(9, 9)
    const one = await comesBack(plenty, 1, 1)
    const clicks = await Promise.all(Array.from({ length: 6 }, () => approve(one.returnId, [inM])))
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await plenty.left())[1]).toBe(8)
    const more = await comesBack(plenty, 2, 1)
    const greedy = await approve(more.returnId, [{ ...inM, quantity: 2 }])
    expect([greedy.status, greedy.json.errors[0].path]).toEqual([422, 'exchange'])
    const strange = await approve(more.returnId, [{ ...inM, size: 'XXL' }])
    expect([strange.status, strange.json.errors[0].path]).toEqual([422, 'exchange.0.size'])
    expect(strange.json.detail, 'staff have no bag').toContain('in this order')
    expect((await returnsOf(shop, more.id, clerk)).returns[0].state).toBe('requested')
  })

  it('names what is short where it was asked for, also behind pieces that became one line', async () => {
    const { returnId } = await comesBack(await shoe(9, 0), 3, 3)
    const inS = { ...inM, size: 'S' }
    const short = await approve(returnId, [inS, inS, inM])
    expect([short.status, short.json.errors[0].path]).toEqual([409, 'exchange.2.quantity'])
  })
})
