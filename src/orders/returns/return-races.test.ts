import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { putReturn } from '#src/orders/changes/change-status.sample.ts'
import { describeShop } from '#test/shop.ts'
import { changeAsGuest, deliver, limited, piecesOf, returnsOf, takeStep } from './returns.sample.ts'

const ask = { status: 'Return', from: 'Delivered', reason: 'defect' }

describeShop('two people at one return (O16)', (shop) => {
  let clerks: SignedIn[]

  beforeAll(async () => {
    clerks = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'admin')]
  })

  const first = () => clerks[0] as SignedIn
  const askedFor = async () => {
    const bag = await limited(shop, 9, { originalPrice: 10_000 })
    const order = await deliver(shop, first(), [{ product: bag, quantity: 2 }])
    await changeAsGuest(shop, order.token, ask)
    const [one] = (await returnsOf(shop, order.id, first())).returns
    return { ...order, bag, returnId: one._id as string }
  }
  /** The same step, sent eight times at once by two people; answers the statuses. */
  const atOnce = async (returnId: string, body: object) => {
    const sent = Array.from({ length: 8 }, (_, at) =>
      takeStep(shop, returnId, body, clerks[at % 2] as SignedIn),
    )
    return (await Promise.all(sent)).map(({ status }) => status).sort()
  }
  const once = [200, ...Array.from({ length: 7 }, () => 409)]

  it('take each step once: the pieces come back once, the money goes back once', async () => {
    const { id, returnId, bag } = await askedFor()
    expect(await atOnce(returnId, { from: 'requested', to: 'approved' })).toEqual(once)
    const restocked = [{ line: 0, quantity: 2 }]
    expect(await atOnce(returnId, { from: 'approved', to: 'received', restocked })).toEqual(once)
    expect(await piecesOf(shop, bag.id)).toBe(9)
    const refund = { from: 'received', to: 'refunded', amount: 22, method: 'cash' }
    expect(await atOnce(returnId, refund)).toEqual(once)
    const order = (await shop.get(`/api/order/${id}`, first().headers)).json
    expect(order).toMatchObject({ refunded: 22, balance: 0, paymentState: 'refunded' })
    expect(await atOnce(returnId, { from: 'refunded', to: 'closed' })).toEqual(once)
  })

  it('who approve and refuse get one answer, and the order is what the return is', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, returnId } = await askedFor()
      const refusal = { status: 'Delivered', from: 'Return', comment: 'Worn' }
      const [approved, refused] = await Promise.all([
        takeStep(shop, returnId, { from: 'requested', to: 'approved' }, first()),
        putReturn(shop, id, refusal, clerks[1] as SignedIn),
      ])
      const [one] = (await returnsOf(shop, id, first())).returns
      const { orderStatus } = (await shop.get(`/api/order/${id}`, first().headers)).json
      // An approval that came first may still be refused; a refusal that came first is the end.
      expect(refused.status).toBe(200)
      expect([200, 409]).toContain(approved.status)
      expect([one.state, orderStatus]).toEqual(['refused', 'Delivered'])
      const steps = one.history.map(({ state }: { state: string }) => state)
      expect(steps).toEqual(
        approved.status === 200 ? ['requested', 'approved', 'refused'] : ['requested', 'refused'],
      )
    }
  })

  it('who refund here and in the ledger never give back more than was paid', async () => {
    const { id, returnId } = await askedFor()
    await takeStep(shop, returnId, { from: 'requested', to: 'approved' }, first())
    await takeStep(shop, returnId, { from: 'approved', to: 'received', restocked: [] }, first())
    const refund = { from: 'received', to: 'refunded', amount: 22, method: 'cash' }
    const answers = await Promise.all([
      takeStep(shop, returnId, refund, first()),
      shop.post(`/api/orderRefund/${id}`, { amount: 22, method: 'cash', seen: 1 }, clerks[1]?.headers),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const order = (await shop.get(`/api/order/${id}`, first().headers)).json
    expect(order).toMatchObject({ refunded: 22, balance: 0 })
  })

  it('who ask for the same pieces get one return', async () => {
    const bag = await limited(shop, 9, { originalPrice: 10_000 })
    const { id, token } = await deliver(shop, first(), [{ product: bag, quantity: 2 }])
    const answers = await Promise.all(Array.from({ length: 6 }, () => changeAsGuest(shop, token, ask)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await returnsOf(shop, id, first())).returns).toHaveLength(1)
  })
})
