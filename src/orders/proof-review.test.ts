import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person.sample.ts'
import { sampleProduct, stockShelves } from '#src/catalogue/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { plainPicture } from '#src/media/picture.sample.ts'
import { sweepProofs } from '#src/media/sweep-proofs.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { sampleOrder } from './order.sample.ts'

async function upload(shop: TestShop, width: number): Promise<string> {
  const form = new FormData()
  form.append(
    'image',
    new Blob([new Uint8Array(await plainPicture(width, 300).jpeg().toBuffer())]),
    'receipt.jpg',
  )
  const answer = await fetch(`${shop.origin}/api/upload`, { method: 'POST', body: form })
  return (await answer.json()).data.url
}

describeShop('payment proofs in the dashboard (F2, O15)', (shop) => {
  let clerk: SignedIn
  let bag: Awaited<ReturnType<typeof stockShelves>>[number]

  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
    const [one] = await stockShelves(shop.db, sampleProduct())
    if (!one) throw new Error('the shelf is empty')
    bag = one
    await inTransaction(shop.db, (trx) =>
      writeSettings(trx, { paymentMethods: ['Online Payment', 'Cash On Delivery'] }),
    )
  })

  const order = async (proof: string): Promise<{ insertedId: string; orderId: string; trackUrl: string }> => {
    const request = sampleOrder([{ product: bag }])
    request.customerData.paymentMethod = 'Online Payment'
    request.paymentProof = proof
    const { status, json } = await shop.post('/api/postOrder', request)
    expect(status).toBe(200)
    return json
  }
  const inbox = async (review = 'waiting') =>
    (await shop.get(`/api/proofs?review=${review}`, clerk.headers)).json.data
  const decide = (id: string, decision: string) =>
    shop.send('PUT', `/api/proofReview/${id}`, JSON.stringify({ decision }), {
      'content-type': 'application/json',
      ...clerk.headers,
    })

  it('wait until staff approve them; the decision is in the history, and comes once', async () => {
    const placed = await order(await upload(shop, 400))
    const [waiting] = await inbox()
    expect(waiting).toMatchObject({ _id: placed.insertedId, orderId: placed.orderId, alsoUsedBy: [] })
    expect((await shop.get(waiting.picture)).headers['content-type']).toBe('image/webp')
    expect((await decide(placed.insertedId, 'approve')).status).toBe(200)
    expect((await decide(placed.insertedId, 'ask-again')).status).toBe(409)
    expect([await inbox(), (await inbox('approved')).length]).toEqual([[], 1])
    const details = await shop.get(`/api/order/${placed.insertedId}`, clerk.headers)
    const { history, orderStatus } = details.json.data ?? details.json
    expect([orderStatus, history.at(-1).reason, history.at(-1).byName]).toEqual([
      'Pending',
      'proof approved',
      clerk.person.name,
    ])
    const tracked = await shop.get(`/api/trackOrder/${placed.trackUrl.split('/').at(-1)}`)
    expect(tracked.json.data.history.length).toBe(1)
  })

  it('tell when the very same picture pays for two orders', async () => {
    const [first, second] = [await order(await upload(shop, 500)), await order(await upload(shop, 500))]
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const entry = (await inbox()).find((proof: { _id: string }) => proof._id === one.insertedId)
      expect(entry.alsoUsedBy).toEqual([{ _id: other.insertedId, orderId: other.orderId }])
    }
  })

  it('that cannot be read are asked for again by letter, and the tracking page takes a new one once', async () => {
    const placed = await order(await upload(shop, 600))
    const token = placed.trackUrl.split('/').at(-1)
    const send = async (paymentProof: string) =>
      (await shop.post(`/api/trackOrder/${token}/proof`, { paymentProof })).status
    expect(await send(await upload(shop, 610))).toBe(409)
    await decide(placed.insertedId, 'ask-again')
    const [letter] = await shop.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('kind', '=', 'proof-needed')
      .execute()
    expect(JSON.parse(letter?.payload ?? '{}').link).toBe(`https://shop.test/track/${token}#proof`)
    expect((await shop.get(`/api/trackOrder/${token}`)).json.data.proofNeeded).toBe(true)
    expect(await send('/proofs/00000000000000000000000000000000.webp')).toBe(422)
    const fresh = await upload(shop, 620)
    expect([await send(fresh), await send(await upload(shop, 630))]).toEqual([200, 409])
    expect(await inbox()).toContainEqual(expect.objectContaining({ _id: placed.insertedId }))
    expect((await shop.get(`/api/trackOrder/${token}`)).json.data.proofNeeded).toBeUndefined()
  })

  it('that no order used are gone after a day; those of orders stay', async () => {
    const unused = await upload(shop, 700)
    const placed = await order(await upload(shop, 710))
    const swept = () => sweepProofs(shop.shop)
    await swept()
    expect(
      (await shop.db.selectFrom('pictures').select('id').where('id', '=', unused.slice(8, 40)).execute())
        .length,
    ).toBe(1)
    shop.now = new Date(shop.now.getTime() + 24 * 3600_000 + 1)
    expect(await swept()).toBeGreaterThan(0)
    expect(await shop.shop.proofs.find(`${unused.slice(8, 40)}.webp`)).toBeUndefined()
    clerk = await signIn(shop.shop, 'manager')
    expect(await inbox()).toContainEqual(expect.objectContaining({ _id: placed.insertedId }))
  })
})
