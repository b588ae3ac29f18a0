import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { editOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { uploadPhoto } from '#src/orders/returns/returns.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'

describeShop('a receipt that never came, or came for another sum (O15)', (shop) => {
  it('is asked for, sent by the link and approved like any other, of an order of nothing that costs something since it was corrected', async () => {
    const clerk = await signIn(shop.shop, 'admin')
    const bag = await stockOne(shop.db, { originalPrice: 60_000 })
    await inTransaction(shop.db, (trx) => writeSettings(trx, { paymentMethods: ['Online Payment'] }))
    const gift = staffOrderOf([{ product: bag }], {
      customerData: { paymentMethod: 'Online Payment', email: 'mira@example.com' },
      discount: { omr: 60, reason: 'A gift' },
      total: 0,
    })
    const { json: kept } = await shop.post('/api/orderDraft', gift, clerk.headers)
    const path = `/api/orderDraft/${kept.draftUrl.split('/').at(-1)}/confirm`
    const { insertedId: id, trackUrl } = (
      await shop.post(path, { paymentMethod: 'Online Payment', paymentProof: '' })
    ).json
    const token = trackUrl.split('/').at(-1)
    const tracked = async () => (await shop.get(`/api/trackOrder/${token}`)).json.data
    const decide = (decision: string, review: string) =>
      shop.send('PUT', `/api/proofReview/${id}`, JSON.stringify({ decision, review, comment: 'Mirrors' }), {
        'content-type': 'application/json',
        ...clerk.headers,
      })
    const send = async (width: number) =>
      shop.post(`/api/trackOrder/${token}/proof`, { paymentProof: await uploadPhoto(shop, width) })

    expect((await decide('ask-again', 'waiting')).status, 'nothing is owed').toBe(404)
    expect((await send(610)).status, 'nothing is asked for').toBe(409)
    const before = await readOrder(shop, id, clerk)
    const edited = await putEdit(shop, id, editOf(before, [{ product: bag, line: 0 }]), clerk)
    expect(edited.status, edited.text).toBe(200)
    expect((await readOrder(shop, id, clerk)).balance).toBe(60)

    expect((await decide('approve', 'waiting')).status, 'there is none to approve').toBe(404)
    expect((await decide('ask-again', 'waiting')).status).toBe(200)
    expect((await decide('ask-again', 'waiting')).status, 'somebody asked before').toBe(409)
    expect(await tracked()).toMatchObject({ proofNeeded: true, proofReason: 'Mirrors' })
    const { data } = (await shop.get('/api/letters?status=waiting', clerk.headers)).json
    expect(data.map(({ kind }: { kind: string }) => kind)).toContain('proof-needed')
    const list = await shop.get('/api/proofs?review=asked-again', clerk.headers)
    expect([list.status, list.json.data], 'there is no picture to look at').toEqual([200, []])

    await putStatus(shop, id, { status: 'Cancelled' }, clerk)
    expect((await send(620)).status, 'of a cancelled one none is asked for').toBe(409)
    await putStatus(shop, id, { status: 'Confirmed' }, clerk)
    expect((await send(630)).status).toBe(200)
    expect((await send(640)).status, 'once').toBe(409)
    expect((await tracked()).proofNeeded).toBeUndefined()
    expect((await decide('approve', 'waiting')).status).toBe(200)
    expect(await readOrder(shop, id, clerk)).toMatchObject({ paymentState: 'paid', paid: 60, balance: 0 })
  })

  it('is sent unasked by the link of an order that staff made, until nothing is owed', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 9000 })
    await inTransaction(shop.db, (trx) => writeSettings(trx, { paymentMethods: ['Online Payment'] }))
    const made = staffOrderOf([{ product: bag }], { customerData: { paymentMethod: 'Online Payment' } })
    const { json } = await shop.post('/api/staffOrder', made, clerk.headers)
    const [id, token] = [json.insertedId, json.trackUrl.split('/').at(-1)]
    const tracked = async () => (await shop.get(`/api/trackOrder/${token}`)).json.data
    const send = async (width: number) =>
      shop.post(`/api/trackOrder/${token}/proof`, { paymentProof: await uploadPhoto(shop, width) })
    const { total } = await readOrder(shop, id, clerk)
    expect(await tracked()).toMatchObject({ proofNeeded: true, transferDue: total })
    const some = { amount: 2, method: 'cash', seen: 0 }
    expect((await shop.post(`/api/orderPayment/${id}`, some, clerk.headers)).status).toBe(200)
    expect(await tracked()).toMatchObject({ proofNeeded: true, transferDue: total - 2 })
    const rest = { amount: total - 2, method: 'cash', seen: 1 }
    expect((await shop.post(`/api/orderPayment/${id}`, rest, clerk.headers)).status).toBe(200)
    expect((await tracked()).proofNeeded).toBeUndefined()
    expect((await send(650)).status, 'all is paid').toBe(409)
    const payment = (await readOrder(shop, id, clerk)).payments?.at(-1)?._id
    expect((await shop.post(`/api/paymentReversal/${id}`, { payment }, clerk.headers)).status).toBe(200)
    expect((await send(660)).status).toBe(200)
    expect(await readOrder(shop, id, clerk)).toMatchObject({ receipt: 'waiting' })
    expect((await tracked()).transferDue).toBeUndefined()
  })

  it('is approved by who knows what the order came to cost meanwhile, for the sum it was sent for', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 9000 })
    const paymentProof = await uploadPhoto(shop, 670)
    const order = sampleOrder([{ product: bag }], { paymentMethod: 'Online Payment' })
    const { insertedId: id } = (await shop.post('/api/postOrder', { ...order, paymentProof })).json
    const approve = (total: number) =>
      shop.send('PUT', `/api/proofReview/${id}`, JSON.stringify({ decision: 'approve', total }), {
        'content-type': 'application/json',
        ...clerk.headers,
      })
    const seen = await readOrder(shop, id, clerk)
    const two = editOf(seen, [{ product: bag, line: 0, quantity: 2 }])
    expect((await putEdit(shop, id, two, clerk)).status).toBe(200)
    const refused = await approve(seen.total)
    expect([refused.status, refused.json.total]).toEqual([409, seen.total + 9])
    expect(await readOrder(shop, id, clerk)).toMatchObject({ receipt: 'waiting', paid: 0 })
    expect((await approve(seen.total + 9)).status).toBe(200)
    expect(await readOrder(shop, id, clerk)).toMatchObject({ paid: seen.total, balance: 9 })
  })

  it('is asked for beside an approved one, of a transfer that owes more since it was corrected, and books only that', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 9000 })
    const order = sampleOrder([{ product: bag }], { paymentMethod: 'Online Payment' })
    const paymentProof = await uploadPhoto(shop, 680)
    const placed = (await shop.post('/api/postOrder', { ...order, paymentProof })).json
    const [id, token] = [placed.insertedId, placed.trackUrl.split('/').at(-1)]
    const tracked = async () => (await shop.get(`/api/trackOrder/${token}`)).json.data
    const decide = async (decision: string, review: string, reason = 'order costs more') => {
      const body = JSON.stringify({ decision, review, ...(decision === 'ask-again' && { reason }) })
      const headers = { 'content-type': 'application/json', ...clerk.headers }
      return shop.send('PUT', `/api/proofReview/${id}`, body, headers)
    }
    const send = async (width: number) =>
      (await shop.post(`/api/trackOrder/${token}/proof`, { paymentProof: await uploadPhoto(shop, width) }))
        .status
    const inList = async (review: string) =>
      (await shop.get(`/api/proofs?review=${review}`, clerk.headers)).json.data.find(
        (proof: { _id: string }) => proof._id === id,
      )
    const read = () => readOrder(shop, id, clerk)
    await shop.db.deleteFrom('mail_outbox').execute()
    const { total } = await read()
    expect(await read()).toMatchObject({ receipt: 'waiting', receiptBooks: total })
    expect(await inList('waiting')).toMatchObject({ balance: total, books: total })
    expect((await decide('ask-again', 'waiting')).status, 'nothing was approved').toBe(422)
    expect((await decide('approve', 'waiting')).status).toBe(200)
    expect((await read()).receiptBooks, 'it is booked').toBeUndefined()
    const untrue = await decide('ask-again', 'approved', 'proof amount differs')
    expect([untrue.status, untrue.json.errors[0].path], 'it was approved').toEqual([422, 'reason'])
    const nothing = await decide('ask-again', 'approved')
    expect([nothing.status, nothing.json.message]).toEqual([409, 'Nothing is owed for this order any more.'])

    const two = editOf(await read(), [{ product: bag, line: 0, quantity: 2 }])
    expect((await putEdit(shop, id, two, clerk)).status).toBe(200)
    expect(await inList('approved')).toMatchObject({ balance: 9 })
    expect((await inList('approved')).books).toBeUndefined()
    expect((await decide('approve', 'approved')).status, 'it was approved').toBe(409)
    expect((await decide('ask-again', 'waiting')).status, 'somebody approved it meanwhile').toBe(409)
    expect((await decide('ask-again', 'approved')).status).toBe(200)
    expect(await tracked()).toMatchObject({ proofNeeded: true, proofWhy: 'order costs more', transferDue: 9 })
    const { data: letters } = (await shop.get('/api/letters?status=waiting', clerk.headers)).json
    const asked = letters.find(({ kind }: { kind: string }) => kind === 'proof-needed')
    const { text } = (await shop.get(`/api/letter/${asked._id}`, clerk.headers)).json.data
    expect(text).toContain('Your order costs more since it was changed.')
    expect(text).toMatch(/Still to be paid\W+(OMR )?9\.000/)
    const old = await decide('approve', 'asked-again')
    expect([old.status, old.json.message]).toEqual([
      409,
      'This receipt was approved before. A new one is awaited.',
    ])
    expect((await read()).receiptBooks).toBeUndefined()
    expect((await inList('asked-again')).books).toBeUndefined()

    expect(await send(700)).toBe(200)
    expect(await read()).toMatchObject({ receipt: 'waiting', receiptBooks: 9, paid: total })
    expect((await tracked()).proofNeeded).toBeUndefined()
    expect((await decide('approve', 'waiting')).status).toBe(200)
    expect(await read()).toMatchObject({ paymentState: 'paid', paid: total + 9, balance: 0 })
  })

  it('is asked for once more where what was asked for was paid by hand, and more is owed since', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 9000 })
    const made = staffOrderOf([{ product: bag }], {
      customerData: { paymentMethod: 'Online Payment', email: 'nora@example.com' },
    })
    const { json } = await shop.post('/api/staffOrder', made, clerk.headers)
    const [id, token] = [json.insertedId, json.trackUrl.split('/').at(-1)]
    const ask = async (review: string) => {
      const body = JSON.stringify({ decision: 'ask-again', review, comment: 'The second bag' })
      const headers = { 'content-type': 'application/json', ...clerk.headers }
      return (await shop.send('PUT', `/api/proofReview/${id}`, body, headers)).status
    }
    const letters = async () =>
      (await shop.db.selectFrom('mail_outbox').select('payload').where('kind', '=', 'proof-needed').execute())
        .map(({ payload }) => JSON.parse(payload).orderId)
        .filter((orderId) => orderId === id).length
    const tracked = async () => (await shop.get(`/api/trackOrder/${token}`)).json.data
    const { total } = await readOrder(shop, id, clerk)
    expect(await ask('waiting')).toBe(200)
    const paid = { amount: total, method: 'transfer', seen: 0 }
    expect((await shop.post(`/api/orderPayment/${id}`, paid, clerk.headers)).status).toBe(200)
    expect(await ask('asked-again'), 'it is paid').toBe(409)
    const two = editOf(await readOrder(shop, id, clerk), [{ product: bag, line: 0, quantity: 2 }])
    expect((await putEdit(shop, id, two, clerk)).status).toBe(200)
    expect(await ask('waiting'), 'whoever did not see that it was asked for').toBe(409)
    expect(await ask('asked-again')).toBe(200)
    expect(await letters(), 'the first waited when it was paid').toBe(1)
    expect(await tracked()).toMatchObject({
      proofNeeded: true,
      proofReason: 'The second bag',
      transferDue: 9,
    })
    const sent = await shop.post(`/api/trackOrder/${token}/proof`, {
      paymentProof: await uploadPhoto(shop, 710),
    })
    expect(sent.status).toBe(200)
    expect(await readOrder(shop, id, clerk)).toMatchObject({ receipt: 'waiting', receiptBooks: 9 })
  })

  it('is asked for with a ready sentence, which no order hears whose receipt is there', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 9000 })
    await shop.db.deleteFrom('mail_outbox').execute()
    const transfer = { paymentMethod: 'Online Payment' } as const
    const made = staffOrderOf([{ product: bag }], {
      customerData: { ...transfer, email: 'lama@example.com' },
      locale: 'ar',
    })
    const { json } = await shop.post('/api/staffOrder', made, clerk.headers)
    const paymentProof = await uploadPhoto(shop, 720)
    const sent = await shop.post('/api/postOrder', {
      ...sampleOrder([{ product: bag }], transfer),
      paymentProof,
    })
    const ask = (id: string, reason = 'proof missing') => {
      const body = JSON.stringify({ decision: 'ask-again', review: 'waiting', reason })
      const headers = { 'content-type': 'application/json', ...clerk.headers }
      return shop.send('PUT', `/api/proofReview/${id}`, body, headers)
    }
    const refused = await ask(sent.json.insertedId)
    expect([refused.status, refused.json.errors[0].path]).toEqual([422, 'reason'])
    expect((await ask(json.insertedId, 'proof unreadable')).status, 'there is none to read').toBe(422)
    expect((await ask(json.insertedId)).status).toBe(200)
    const { data } = (await shop.get(`/api/trackOrder/${json.trackUrl.split('/').at(-1)}`)).json
    expect(data).toMatchObject({ proofNeeded: true, proofWhy: 'proof missing' })
    const letters = (await shop.get('/api/letters?status=waiting', clerk.headers)).json.data
    const asked = letters.find(({ kind }: { kind: string }) => kind === 'proof-needed')
    const { text } = (await shop.get(`/api/letter/${asked._id}`, clerk.headers)).json.data
    expect(text).toContain('لم يصلنا إيصال التحويل بعد.')
    const { history } = await readOrder(shop, json.insertedId, clerk)
    expect(history.at(-1)).toMatchObject({ reason: 'proof missing' })
  })

  it('is asked for of no order in cash, nor of one whose customer is forgotten', async () => {
    const admin = await signIn(shop.shop, 'admin')
    const bag = await stockOne(shop.db, { originalPrice: 9000 })
    const paymentMethods = ['Online Payment', 'Cash On Delivery'] as const
    await inTransaction(shop.db, (trx) => writeSettings(trx, { paymentMethods: [...paymentMethods] }))
    const makeFor = async (customer: object) => {
      const made = staffOrderOf([{ product: bag }], { customerData: customer })
      return (await shop.post('/api/staffOrder', made, admin.headers)).json.insertedId as string
    }
    const ask = async (id: string) => {
      const body = JSON.stringify({ decision: 'ask-again', reason: 'proof missing' })
      const headers = { 'content-type': 'application/json', ...admin.headers }
      return (await shop.send('PUT', `/api/proofReview/${id}`, body, headers)).status
    }
    expect(await ask(await makeFor({ paymentMethod: 'Cash On Delivery' })), 'in cash').toBe(404)

    const owner = await signIn(shop.shop, 'customer', { email: 'rima@example.com' })
    const id = await makeFor({ paymentMethod: 'Online Payment', email: 'rima@example.com' })
    await inTransaction(shop.db, (trx) =>
      trx.updateTable('orders').set({ user_id: owner.person.id }).where('id', '=', id).execute(),
    )
    await putStatus(shop, id, { status: 'Confirmed' }, admin)
    await putStatus(shop, id, { status: 'Delivered' }, admin)
    expect((await shop.send('DELETE', `/api/deleteUser/${owner.person.id}`, '', admin.headers)).status).toBe(
      200,
    )
    const left = await readOrder(shop, id, admin)
    expect([left.customerData.mobileNumber, left.balance > 0]).toEqual(['', true])
    expect(await ask(id), 'nobody is there to be asked').toBe(404)
  })

  it('that was never sent fills no page of the list of those asked for again', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 9000 })
    const transfer = { paymentMethod: 'Online Payment' } as const
    const ask = async (id: string) => {
      const body = JSON.stringify({ decision: 'ask-again', comment: 'Please send it' })
      const headers = { 'content-type': 'application/json', ...clerk.headers }
      expect((await shop.send('PUT', `/api/proofReview/${id}`, body, headers)).status).toBe(200)
    }
    const paymentProof = await uploadPhoto(shop, 730)
    const sent = await shop.post('/api/postOrder', {
      ...sampleOrder([{ product: bag }], transfer),
      paymentProof,
    })
    await ask(sent.json.insertedId)
    for (let n = 0; n < 3; n += 1) {
      shop.now = new Date(shop.now.getTime() + 1000)
      const made = staffOrderOf([{ product: bag }], { customerData: transfer })
      await ask((await shop.post('/api/staffOrder', made, clerk.headers)).json.insertedId)
    }
    const { data } = (await shop.get('/api/proofs?review=asked-again&limit=1', clerk.headers)).json
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([sent.json.insertedId])
  })
})
