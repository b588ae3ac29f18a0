import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putReturn, putStatus } from '#src/orders/changes/change-status.sample.ts'
import { readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { returnsOf, takeStep, uploadPhoto } from '#src/orders/returns/returns.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { placeTransfer as placeTransferIn } from './placed-transfer.sample.ts'

describeShop('the receipt of a transfer that was changed (O15)', (shop) => {
  const placeTransfer = () => placeTransferIn(shop)

  it('is sent by the link unasked, which complains of no earlier one', async () => {
    const { tracked, read, decide, costs, send } = await placeTransfer()
    const blurred = { reason: 'proof unreadable' }
    expect((await decide('ask-again', 'waiting', blurred)).status).toBe(200)
    expect(await tracked()).toMatchObject({ proofNeeded: true, proofWhy: 'proof unreadable' })
    expect(await send(720)).toBe(200)
    expect(await tracked()).toMatchObject({ paymentState: 'proof waiting' })
    expect((await decide('approve', 'waiting')).status).toBe(200)
    expect((await tracked()).proofNeeded, 'it is paid').toBeUndefined()
    expect(await send(730), 'nothing is owed').toBe(409)

    const { total } = await read()
    await costs(2)
    const now = await tracked()
    expect(now).toMatchObject({ proofNeeded: true, transferDue: 9 })
    expect(now.proofWhy).toBeUndefined()
    expect(await send(740)).toBe(200)
    expect(await read()).toMatchObject({ receipt: 'waiting', receiptBooks: 9, paid: total })
    expect((await decide('approve', 'waiting')).status).toBe(200)
    expect(await read()).toMatchObject({ receipt: 'approved', paymentState: 'paid', balance: 0 })
  })

  it('is asked for once more by one letter, also where two of staff ask at the same moment', async () => {
    const { id, decide, letters } = await placeTransfer()
    expect((await decide('ask-again', 'waiting')).status).toBe(200)
    shop.now = new Date(shop.now.getTime() + 600_000)
    const colleague = await signIn(shop.shop, 'manager')
    const body = JSON.stringify({ decision: 'ask-again', review: 'asked-again' })
    const json = { 'content-type': 'application/json', ...colleague.headers }
    const both = await Promise.all([
      decide('ask-again', 'asked-again'),
      shop.send('PUT', `/api/proofReview/${id}`, body, json),
    ])
    expect([both.map(({ status }) => status).sort(), await letters()]).toEqual([[200, 409], 2])
    // Later, and by who asked herself, it may be asked for once more.
    shop.now = new Date(shop.now.getTime() + 120_000)
    expect((await shop.send('PUT', `/api/proofReview/${id}`, body, json)).status).toBe(200)
    expect((await shop.send('PUT', `/api/proofReview/${id}`, body, json)).status).toBe(200)
    expect(await letters()).toBe(4)
  })

  it('is asked for once more right after a colleague confirmed the order, which is no letter about it', async () => {
    const { id, decide, letters } = await placeTransfer()
    expect((await decide('ask-again', 'waiting')).status).toBe(200)
    shop.now = new Date(shop.now.getTime() + 10_000)
    const colleague = await signIn(shop.shop, 'manager')
    expect((await putStatus(shop, id, { status: 'Confirmed' }, colleague)).status).toBe(200)
    shop.now = new Date(shop.now.getTime() + 10_000)
    expect((await decide('ask-again', 'asked-again')).status).toBe(200)
    expect(await letters()).toBe(2)
  })

  it('is not asked for by two within a minute, also where the second confirms the order between', async () => {
    const { id, decide, letters } = await placeTransfer()
    expect((await decide('ask-again', 'waiting')).status).toBe(200)
    const boss = await signIn(shop.shop, 'admin')
    shop.now = new Date(shop.now.getTime() + 10_000)
    expect((await putStatus(shop, id, { status: 'Confirmed' }, boss)).status).toBe(200)
    const body = JSON.stringify({ decision: 'ask-again', review: 'asked-again' })
    const json = { 'content-type': 'application/json', ...boss.headers }
    const twice = await shop.send('PUT', `/api/proofReview/${id}`, body, json)
    expect([twice.status, await letters()]).toEqual([409, 1])
  })

  it('is approved also where a reason is sent along, which is one of asking alone', async () => {
    const { read, decide } = await placeTransfer()
    expect((await decide('approve', 'waiting', { reason: 'proof missing' })).status).toBe(200)
    const { receipt, history } = await read()
    expect([receipt, history.at(-1)?.reason]).toEqual(['approved', 'proof approved'])
  })

  it('is awaited no more once it costs less again, or is off: the approved one stands', async () => {
    const { id, clerk, read, decide, costs, listed } = await placeTransfer()
    await decide('approve', 'waiting')
    for (const end of [() => costs(1), () => putStatus(shop, id, { status: 'Cancelled' }, clerk)]) {
      await costs(2)
      expect((await decide('ask-again', 'approved', { reason: 'order costs more' })).status).toBe(200)
      expect(await listed('asked-again')).toBe(true)
      await end()
      expect((await read()).receipt).toBe('approved')
      expect(await listed('asked-again')).toBe(false)
    }
  })

  it('that came and is not needed any more is refused without a letter', async () => {
    const { tracked, read, decide, costs, send, letters } = await placeTransfer()
    await decide('approve', 'waiting')
    await costs(2)
    expect(await send(750)).toBe(200)
    await costs(1)
    expect((await decide('ask-again', 'waiting')).status).toBe(200)
    expect(await letters()).toBe(0)
    const { history } = await read()
    expect(history.at(-1)).toMatchObject({ reason: 'proof refused' })
    expect((await tracked()).proofNeeded).toBeUndefined()
  })

  it('books what it was sent for, also where the order costs less by the time it is approved', async () => {
    const { read, decide, costs, send } = await placeTransfer()
    await decide('approve', 'waiting')
    const { total } = await read()
    await costs(2)
    expect(await send(760)).toBe(200)
    await costs(1)
    expect(await read()).toMatchObject({ receiptBooks: 9, balance: 0 })
    expect((await decide('approve', 'waiting')).status).toBe(200)
    expect(await read()).toMatchObject({ paid: total + 9, balance: -9, paymentState: 'refund due' })
  })

  it('books what was left to pay, not the price, where a piece came back before it was sent', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 9000 })
    const made = staffOrderOf([{ product: bag, quantity: 2 }], {
      customerData: { paymentMethod: 'Online Payment', email: 'huda@example.com' },
    })
    const { json } = await shop.post('/api/staffOrder', made, clerk.headers)
    const [id, token] = [json.insertedId, json.trackUrl.split('/').at(-1)]
    await putStatus(shop, id, { status: 'Confirmed' }, clerk)
    await putStatus(shop, id, { status: 'Delivered' }, clerk)
    const back = { status: 'Return', from: 'Delivered', reason: 'defect', lines: [{ line: 0, quantity: 1 }] }
    expect((await putReturn(shop, id, back, clerk)).status).toBe(200)
    const one = (await returnsOf(shop, id, clerk)).returns.at(-1)
    const step = { from: 'requested', to: 'closed', finish: true, restocked: [] }
    const { status, text } = await takeStep(shop, one._id, step, clerk)
    expect(status, text).toBe(200)
    const { data } = (await shop.get(`/api/trackOrder/${token}`)).json
    const { total } = await readOrder(shop, id, clerk)
    expect(data.transferDue).toBe(total - 9)
    const paymentProof = await uploadPhoto(shop, 770)
    expect((await shop.post(`/api/trackOrder/${token}/proof`, { paymentProof })).status).toBe(200)
    const body = JSON.stringify({ decision: 'approve', review: 'waiting', total })
    const headers = { 'content-type': 'application/json', ...clerk.headers }
    expect((await shop.send('PUT', `/api/proofReview/${id}`, body, headers)).status).toBe(200)
    expect(await readOrder(shop, id, clerk)).toMatchObject({ paid: total - 9, balance: 0 })
  })

  it('that could not be read, beside money that came, is asked for again, and not the transfer', async () => {
    const { tracked, decide, costs, send } = await placeTransfer()
    await decide('approve', 'waiting')
    await costs(2)
    expect(await send(780)).toBe(200)
    expect((await decide('ask-again', 'waiting', { reason: 'proof unreadable' })).status).toBe(200)
    const unreadable = await tracked()
    expect(unreadable).toMatchObject({ proofNeeded: true, proofWhy: 'proof unreadable', balance: 9 })
    expect(unreadable.transferDue, 'it may have come').toBeUndefined()
    expect(await send(781)).toBe(200)
    expect((await decide('ask-again', 'waiting', { reason: 'transfer not arrived' })).status).toBe(200)
    expect(await tracked()).toMatchObject({ proofWhy: 'transfer not arrived', transferDue: 9 })
  })

  it('books its own sum beside cash for what the order came to cost more', async () => {
    const { read, tracked, decide, costs, send, pay } = await placeTransfer()
    const { total: first } = await read()
    await costs(2)
    await pay(9)
    expect(await read()).toMatchObject({ receiptBooks: first, balance: first })
    expect((await decide('approve', 'waiting')).status).toBe(200)
    expect(await read()).toMatchObject({ paid: first + 9, balance: 0, paymentState: 'paid' })
    await costs(3)
    expect(await send(800)).toBe(200)
    await costs(4)
    await pay(9)
    expect((await decide('approve', 'waiting')).status).toBe(200)
    expect(await read()).toMatchObject({ balance: 0, paymentState: 'paid' })
    expect((await tracked()).proofNeeded).toBeUndefined()
  })

  it('books its own sum beside an earlier payment whose entry was mended since: cash that was a transfer', async () => {
    const { read, tracked, decide, send, pay, takeBackFirst } = await placeTransfer()
    const { total } = await read()
    await decide('ask-again', 'waiting', { reason: 'transfer not arrived' })
    await pay(4)
    expect(await send(810)).toBe(200)
    await takeBackFirst()
    await pay(4, 'transfer')
    expect(await read()).toMatchObject({ receiptBooks: total - 4, balance: total - 4 })
    expect((await decide('approve', 'waiting')).status).toBe(200)
    expect(await read()).toMatchObject({ paid: total, balance: 0, paymentState: 'paid' })
    expect((await tracked()).proofNeeded, 'all of it came').toBeUndefined()
  })

  it('books nothing where its sum was paid in cash instead, also once the order costs more', async () => {
    const { read, decide, costs, pay } = await placeTransfer()
    const { total } = await read()
    await pay(total)
    expect(await read()).toMatchObject({ receiptBooks: 0, balance: 0 })
    await costs(2)
    expect(await read()).toMatchObject({ receiptBooks: 0, balance: 9 })
    expect((await decide('approve', 'waiting')).status).toBe(200)
    expect(await read()).toMatchObject({ paid: total, balance: 9, paymentState: 'balance due' })
  })

  it('that was refused while nothing was owed is not answered by what was said of an earlier one', async () => {
    // What was said as it was refused is read once the order is taken up again, and no account, for the money may be there.
    const says = async ({ tracked }: Awaited<ReturnType<typeof placeTransfer>>, said: string | undefined) => {
      const now = await tracked()
      expect(now).toMatchObject({ proofNeeded: true, balance: expect.any(Number) })
      expect([now.proofWhy, now.proofReason, now.transferDue]).toEqual([undefined, said, undefined])
    }
    const monday = { reason: 'transfer not arrived', comment: 'Nothing on our account since Monday' }
    const off = await placeTransfer()
    expect((await off.decide('ask-again', 'waiting', monday)).status).toBe(200)
    expect(await off.send(820)).toBe(200)
    expect((await putStatus(shop, off.id, { status: 'Cancelled' }, off.clerk)).status).toBe(200)
    const unreadable = { reason: 'proof unreadable' }
    expect((await off.decide('ask-again', 'waiting', unreadable)).status).toBe(200)
    const mistake = { from: 'Cancelled', reason: 'Mistake' }
    expect((await shop.post(`/api/undoStatus/${off.id}`, mistake, off.clerk.headers)).status).toBe(200)
    await says(off, 'The picture is blurred or cut off.')
    // Whoever reads it, in whichever language the order was placed.
    const inArabic = 'الصورة غير واضحة أو مقطوعة.'
    expect((await off.tracked('ar')).proofReason).toBe(inArabic)
    expect(await off.page('/ar')).toContain(inArabic)
    expect(await off.page('')).toContain('The picture is blurred or cut off.')
    const refusalIn = async (language: string) => {
      const headers = { ...off.clerk.headers, 'accept-language': language }
      const { history } = (await shop.get(`/api/order/${off.id}`, headers)).json
      return history.findLast(({ reason }: { reason?: string }) => reason === 'proof refused').comment
    }
    expect(await refusalIn('en')).toBe('The picture is blurred or cut off.')
    expect(await refusalIn('ar')).toBe(inArabic)
    expect((await off.decide('ask-again', 'asked-again', monday)).status, 'said anew').toBe(200)
    expect(await off.tracked()).toMatchObject({ proofWhy: 'transfer not arrived', transferDue: 11 })

    const cheaper = await placeTransfer()
    await cheaper.decide('approve', 'waiting')
    await cheaper.costs(2)
    expect(await cheaper.send(830)).toBe(200)
    expect((await cheaper.decide('ask-again', 'waiting', monday)).status).toBe(200)
    expect(await cheaper.send(840)).toBe(200)
    await cheaper.costs(1)
    const own = { ...unreadable, comment: 'Only half of it' }
    expect((await cheaper.decide('ask-again', 'waiting', own)).status).toBe(200)
    await cheaper.costs(2)
    await says(cheaper, 'The picture is blurred or cut off.\nOnly half of it')

    const wordless = await placeTransfer()
    expect((await putStatus(shop, wordless.id, { status: 'Cancelled' }, wordless.clerk)).status).toBe(200)
    expect((await wordless.decide('ask-again', 'waiting')).status).toBe(200)
    expect((await shop.post(`/api/undoStatus/${wordless.id}`, mistake, wordless.clerk.headers)).status).toBe(
      200,
    )
    await says(wordless, undefined)
  })
})
