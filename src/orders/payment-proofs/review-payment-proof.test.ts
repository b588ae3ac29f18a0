import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { deleteUnusedProofs } from '#src/media/delete-unused-proofs.ts'
import { plainPicture } from '#src/media/picture.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { proofRefusalTexts } from '#src/orders/proof-refusal.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

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
  let bag: Awaited<ReturnType<typeof stockCatalogue>>[number]

  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
    const [one] = await stockCatalogue(shop.db, sampleProduct())
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
  const decide = (id: string, decision: string, review?: string, picture?: string) =>
    shop.send('PUT', `/api/proofReview/${id}`, JSON.stringify({ decision, review, picture }), {
      'content-type': 'application/json',
      ...clerk.headers,
    })

  it('say why a new one is asked for: in the e-mail, and on the tracking page until it has come', async () => {
    const placed = await order(await upload(shop, 410))
    const token = placed.trackUrl.split('/').at(-1)
    const tracked = async () => (await shop.get(`/api/trackOrder/${token}`)).json.data
    const headers = { 'content-type': 'application/json', ...clerk.headers }
    const comment = 'The last digits of the amount are cut off.'
    const body = JSON.stringify({ decision: 'ask-again', comment })
    expect((await shop.send('PUT', `/api/proofReview/${placed.insertedId}`, body, headers)).status).toBe(200)
    const asked = await tracked()
    expect(asked).toMatchObject({ proofNeeded: true, proofReason: comment })
    expect(asked, 'the money may have come').not.toHaveProperty('transferDue')
    const { data } = (await shop.get('/api/letters?status=waiting', clerk.headers)).json
    const letter = data.find(({ kind }: { kind: string }) => kind === 'proof-needed')
    expect((await shop.get(`/api/letter/${letter._id}`, clerk.headers)).json.data.text).toContain(comment)
    const fresh = { paymentProof: await upload(shop, 420) }
    expect((await shop.post(`/api/trackOrder/${token}/proof`, fresh)).status).toBe(200)
    expect(await tracked()).not.toHaveProperty('proofReason')
    expect((await decide(placed.insertedId, 'approve')).status).toBe(200)
    await shop.db.deleteFrom('mail_outbox').execute()
  })

  it('wait until staff approve them; the decision is in the history, and comes once', async () => {
    const placed = await order(await upload(shop, 400))
    const [waiting] = await inbox()
    expect(waiting).toMatchObject({ _id: placed.insertedId, orderId: placed.orderId, alsoUsedBy: [] })
    expect((await shop.get(waiting.picture)).headers['content-type']).toBe('image/webp')
    expect((await decide(placed.insertedId, 'approve')).status).toBe(200)
    expect((await decide(placed.insertedId, 'ask-again')).status).toBe(409)
    expect([await inbox(), (await inbox('approved')).length]).toEqual([[], 2])
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
      const also = [{ _id: other.insertedId, orderId: other.orderId }]
      expect(entry.alsoUsedBy).toEqual(also)
      expect((await shop.get(`/api/order/${one.insertedId}`, clerk.headers)).json.alsoUsedBy).toEqual(also)
    }
    const alone = await order(await upload(shop, 501))
    expect((await shop.get(`/api/order/${alone.insertedId}`, clerk.headers)).json.alsoUsedBy).toBeUndefined()
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

  it('are asked for no more once the order is paid by hand', async () => {
    const { insertedId, trackUrl } = await order(await upload(shop, 605))
    await decide(insertedId, 'ask-again')
    const read = async () => (await shop.get(`/api/trackOrder/${trackUrl.split('/').at(-1)}`)).json.data
    const { headers } = await signIn(shop.shop, 'manager')
    const money = { amount: (await read()).balance, method: 'transfer', seen: 0 }
    const key = { 'idempotency-key': insertedId, ...headers }
    expect((await shop.post(`/api/orderPayment/${insertedId}`, money, key)).status).toBe(200)
    const tracked = await read()
    expect(tracked).toMatchObject({ balance: 0 })
    expect(tracked.proofNeeded).toBeUndefined()
  })

  it('that were asked for again by mistake can be approved, once, and never a fresh one unseen', async () => {
    const [kept, changed] = [await order(await upload(shop, 640)), await order(await upload(shop, 650))]
    for (const { insertedId } of [kept, changed])
      expect([await decide(insertedId, 'ask-again'), await decide(insertedId, 'ask-again')]).toMatchObject([
        { status: 200 },
        { status: 409 },
      ])
    const approve = async (id: string) => (await decide(id, 'approve', 'asked-again')).status
    const twice = await Promise.all([approve(kept.insertedId), approve(kept.insertedId)])
    expect(twice.sort()).toEqual([200, 409])
    const token = changed.trackUrl.split('/').at(-1)
    const paymentProof = await upload(shop, 660)
    expect((await shop.post(`/api/trackOrder/${token}/proof`, { paymentProof })).status).toBe(200)
    expect(await approve(changed.insertedId)).toBe(409)
    expect((await decide(changed.insertedId, 'approve', 'waiting')).status).toBe(200)
  })

  it('that came while another was looked at are not decided unseen, though both wait', async () => {
    const placed = await order(await upload(shop, 680))
    const shown = async () =>
      (await inbox()).find(({ _id }: { _id: string }) => _id === placed.insertedId).picture
    const seen = await shown()
    expect((await decide(placed.insertedId, 'ask-again', 'waiting', seen)).status).toBe(200)
    const token = placed.trackUrl.split('/').at(-1)
    const paymentProof = await upload(shop, 690)
    expect((await shop.post(`/api/trackOrder/${token}/proof`, { paymentProof })).status).toBe(200)
    for (const decision of ['approve', 'ask-again'])
      expect(await decide(placed.insertedId, decision, 'waiting', seen)).toMatchObject({
        status: 409,
        json: { message: 'A new receipt came for this order meanwhile: look at it first.' },
      })
    expect((await decide(placed.insertedId, 'approve', 'waiting', await shown())).status).toBe(200)
  })

  it('tell the state the order has when they are decided, not the one it had before', async () => {
    const placed = await order(await upload(shop, 670))
    const status = JSON.stringify({ status: 'Confirmed' })
    const headers = { 'content-type': 'application/json', ...clerk.headers }
    const both = await Promise.all([
      shop.send('PUT', `/api/orderStatus/${placed.insertedId}`, status, headers),
      decide(placed.insertedId, 'approve'),
    ])
    expect(both.map((answer) => answer.status)).toEqual([200, 200])
    const details = await shop.get(`/api/order/${placed.insertedId}`, clerk.headers)
    const { history } = details.json.data ?? details.json
    for (const [n, change] of history.entries()) if (n > 0) expect(change.from).toBe(history[n - 1].to)
  })

  it('come in pages that name the next one', async () => {
    const page = await shop.get('/api/proofs?review=approved&limit=1', clerk.headers)
    const next = /^<([^>]+)>; rel="next"$/.exec(page.headers.link ?? '')?.[1] ?? ''
    expect(new URL(next, shop.origin).searchParams.get('cursor')).toBe(page.json.nextCursor)
    const second = await shop.get(next, clerk.headers)
    expect(second.json.data.length).toBe(1)
    expect(second.json.data[0]._id).not.toBe(page.json.data[0]._id)
    const whole = await shop.get('/api/proofs?review=approved&limit=100', clerk.headers)
    expect(whole.headers.link).toBeUndefined()
  })

  it('that no order used are gone after a day; those of orders stay', async () => {
    const unused = await upload(shop, 700)
    const placed = await order(await upload(shop, 710))
    const swept = () => deleteUnusedProofs(shop.shop)
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

  it('of a cancelled order wait for whether money came: approved it is owed back, refused nobody is asked', async () => {
    const [came, none] = [await order(await upload(shop, 720)), await order(await upload(shop, 730))]
    const headers = { 'content-type': 'application/json', ...clerk.headers }
    const call = { outcome: 'refused', note: 'Changed her mind' }
    for (const { insertedId } of [came, none])
      expect(
        (await shop.send('POST', `/api/orderCalls/${insertedId}`, JSON.stringify(call), headers)).status,
      ).toBe(200)
    const ids = async () => (await inbox()).map(({ _id }: { _id: string }) => _id)
    expect(await ids()).toEqual(expect.arrayContaining([came.insertedId, none.insertedId]))
    await shop.db.deleteFrom('mail_outbox').execute()
    expect((await decide(came.insertedId, 'approve')).status).toBe(200)
    expect((await decide(none.insertedId, 'ask-again')).status).toBe(200)
    const left = await ids()
    expect(left).not.toContain(came.insertedId)
    expect(left).not.toContain(none.insertedId)
    const read = async (id: string) => (await shop.get(`/api/order/${id}`, clerk.headers)).json
    expect(await read(came.insertedId)).toMatchObject({
      orderStatus: 'Cancelled',
      paymentState: 'refund due',
    })
    const refused = await read(none.insertedId)
    expect(refused).toMatchObject({ orderStatus: 'Cancelled', paymentState: 'unpaid' })
    expect(refused.history.at(-1).reason).toBe('proof refused')
    const kinds = await shop.db.selectFrom('mail_outbox').select('kind').execute()
    expect(kinds.map(({ kind }) => kind)).not.toContain('proof-needed')
    const token = none.trackUrl.split('/').at(-1)
    expect((await shop.get(`/api/trackOrder/${token}`)).json.data.proofNeeded).toBeUndefined()
    const paymentProof = await upload(shop, 740)
    expect((await shop.post(`/api/trackOrder/${token}/proof`, { paymentProof })).status).toBe(409)
    // Confirmed again after all, it needs a receipt again.
    const status = JSON.stringify({ status: 'Confirmed' })
    const again = await shop.send('PUT', `/api/orderStatus/${none.insertedId}`, status, headers)
    expect(again.status).toBe(200)
    expect((await shop.get(`/api/trackOrder/${token}`)).json.data.proofNeeded).toBe(true)
  })

  it('name a ready reason in the language of who reads it: customer, e-mail, history', async () => {
    const request = sampleOrder([{ product: bag }])
    request.customerData.paymentMethod = 'Online Payment'
    request.paymentProof = await upload(shop, 430)
    const placed = (await shop.post('/api/postOrder', request, { 'accept-language': 'ar' })).json
    const headers = { 'content-type': 'application/json', ...clerk.headers }
    const ask = (body: object) =>
      shop.send('PUT', `/api/proofReview/${placed.insertedId}`, JSON.stringify(body), headers)
    expect((await ask({ decision: 'ask-again', reason: 'out of mind' })).status).toBe(422)
    const reason = 'proof amount differs'
    expect((await ask({ decision: 'ask-again', reason })).status).toBe(200)
    const tracked = await shop.get(`/api/trackOrder/${placed.trackUrl.split('/').at(-1)}`)
    expect(tracked.json.data).toMatchObject({ proofNeeded: true, proofWhy: reason })
    const { data } = (await shop.get('/api/letters?status=waiting', clerk.headers)).json
    const asked = data.find(({ kind }: { kind: string }) => kind === 'proof-needed')
    const { text } = (await shop.get(`/api/letter/${asked._id}`, clerk.headers)).json.data
    expect(text).toContain(proofRefusalTexts[reason].ar)
    const details = await shop.get(`/api/order/${placed.insertedId}`, clerk.headers)
    expect((details.json.data ?? details.json).history.at(-1)).toMatchObject({ reason })
    expect((await decide(placed.insertedId, 'approve', 'asked-again')).status).toBe(200)
  })

  it('are asked for again in the list of whoever ordered, who hears nothing else of them', async () => {
    const owner = await signIn(shop.shop, 'customer', { email: 'receipt@example.com' })
    const request = sampleOrder([{ product: bag }])
    request.customerData.paymentMethod = 'Online Payment'
    request.paymentProof = await upload(shop, 409)
    const { json } = await shop.post('/api/postOrder', request, owner.headers)
    const own = async () => (await shop.get('/api/order?email=receipt@example.com', owner.headers)).json[0]
    expect(await own()).toMatchObject({ _id: json.insertedId, paymentState: 'proof waiting' })
    expect((await own()).receipt).toBeUndefined()
    await decide(json.insertedId, 'ask-again')
    expect((await own()).receipt).toBe('asked-again')
    await decide(json.insertedId, 'approve')
    expect((await own()).receipt).toBeUndefined()
  })

  it('name an order that sent the same picture twice once', async () => {
    const [first, second] = [await order(await upload(shop, 510)), await order(await upload(shop, 510))]
    await decide(second.insertedId, 'ask-again')
    const again = { paymentProof: await upload(shop, 510) }
    const token = second.trackUrl.split('/').at(-1)
    expect((await shop.post(`/api/trackOrder/${token}/proof`, again)).status).toBe(200)
    const { alsoUsedBy } = (await shop.get(`/api/order/${first.insertedId}`, clerk.headers)).json
    expect(alsoUsedBy).toEqual([{ _id: second.insertedId, orderId: second.orderId }])
  })
})
