import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { NotDelivered } from '#src/mail/email-delivery.ts'
import { emailFixture } from '#src/mail/email-fixture.sample.ts'
import { putReturn, putStatus } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { placeTransfer } from '#src/orders/payment-proofs/placed-transfer.sample.ts'
import { describeShop } from '#test/shop.ts'
import { emailTemplates } from './email-templates.ts'

describeShop('a letter that asks for a receipt, while a mail server is in trouble (O15)', (shop) => {
  const { senderTo } = emailFixture(shop, emailTemplates)

  /** Of this order the letter's state, once a server that first answers "later" was asked, and again after `meanwhile`. */
  async function triedTwice(
    meanwhile: (transfer: Awaited<ReturnType<typeof placeTransfer>>) => Promise<void>,
  ) {
    const transfer = await placeTransfer(shop)
    expect((await transfer.decide('ask-again', 'waiting', { reason: 'transfer not arrived' })).status).toBe(
      200,
    )
    const letters = () =>
      shop.db
        .selectFrom('mail_outbox')
        .select(['status', 'last_error'])
        .where('kind', '=', 'proof-needed')
        .where('about', '=', transfer.id)
        .execute()
    const sent: string[] = []
    let tries = 0
    const transport = {
      async send({ subject }: { subject: string }) {
        sent.push(subject)
        if (!subject.includes('receipt') || tries++ > 0) return
        // Being sent it is nobody's to withdraw.
        await meanwhile(transfer)
        throw new NotDelivered('451 later')
      },
    }
    const sender = senderTo({ url: 'smtp://nobody.example' }, transport)
    await sender.sendDue()
    expect(await letters()).toMatchObject([{ status: 'waiting' }])
    shop.now = new Date(shop.now.getTime() + 300_000)
    sent.length = 0
    await sender.sendDue()
    return {
      sent: [...sent],
      letters: await letters(),
      transfer,
      /** The subjects of what leaves after that. */
      async later() {
        sent.length = 0
        shop.now = new Date(shop.now.getTime() + 300_000)
        await sender.sendDue()
        return sent.filter((subject) => subject.includes('receipt'))
      },
    }
  }

  it('goes out later where it is still true, and not once the order is paid', async () => {
    const due = await triedTwice(async () => {})
    expect(due.letters).toMatchObject([{ status: 'sent' }])
    const paid = await triedTwice((transfer) => transfer.pay(11))
    expect(paid.sent.filter((subject) => subject.includes('receipt'))).toEqual([])
    expect(paid.letters).toMatchObject([{ status: 'dead', last_error: expect.stringContaining('settled') }])
  })

  it('does not go out about an order in the bin, until it is taken out again', async () => {
    const boss = await signIn(shop.shop, 'admin')
    let deleted = 0
    const gone = await triedTwice(async ({ id, clerk }) => {
      for (const status of ['Confirmed', 'Delivered'] as const) await putStatus(shop, id, { status }, clerk)
      deleted = (await shop.send('DELETE', `/api/deleteOrder/${id}`, '', boss.headers)).status
    })
    expect(deleted).toBe(200)
    expect(gone.letters).toMatchObject([{ status: 'dead' }])
    const path = `/api/restoreOrder/${gone.transfer.id}`
    expect((await shop.post(path, {}, boss.headers)).status).toBe(200)
    expect(await gone.later(), 'once it is taken out again').toHaveLength(1)
  })

  it('is owed again where the payment is taken back by which it was needless, and goes out once', async () => {
    const { transfer, letters, later } = await triedTwice((placed) => placed.pay(11))
    expect(letters).toMatchObject([{ status: 'dead' }])
    await transfer.takeBackFirst()
    expect(await later()).toHaveLength(1)
    await transfer.pay(11)
    await transfer.takeBackLast()
    expect(await later(), 'she has it').toEqual([])
  })
})

describeShop('a letter about an order that staff deleted before it left (O15)', (shop) => {
  const { senderTo } = emailFixture(shop, emailTemplates)

  it('goes out where it says that the order is cancelled or a return refused, and not where it tells of a status', async () => {
    const boss = await signIn(shop.shop, 'admin')
    let people = 0
    /** What the customer is sent of an order that was led so and deleted at once. */
    async function sentOf(lead: (id: string) => Promise<unknown>) {
      const email = `deleted${++people}@example.com`
      const bag = await stockOne(shop.db)
      const { json } = await shop.post('/api/postOrder', sampleOrder([{ product: bag }], { email }))
      await lead(json.insertedId)
      const path = `/api/deleteOrder/${json.insertedId}`
      expect((await shop.send('DELETE', path, '', boss.headers)).status).toBe(200)
      shop.now = new Date(shop.now.getTime() + 300_000)
      const sent: { to: string; subject: string; text: string }[] = []
      const transport = { send: async (mail: (typeof sent)[number]) => void sent.push(mail) }
      await senderTo({ url: 'smtp://nobody.example' }, transport).sendDue()
      const letters = sent.filter(({ to, subject }) => to === email && !/^Your order \d+ at /.test(subject))
      return { subjects: letters.map(({ subject }) => subject), text: letters.map(({ text }) => text).join() }
    }
    const move = async (id: string, ...statuses: string[]) => {
      for (const status of statuses) expect((await putStatus(shop, id, { status }, boss)).status).toBe(200)
    }
    const delivered = await sentOf((id) => move(id, 'Confirmed', 'Delivered'))
    expect(delivered.subjects).toEqual([])
    const dropped = shop.db.selectFrom('mail_outbox').select('last_error').where('status', '=', 'dead')
    expect(await dropped.execute()).toMatchObject([{ last_error: expect.stringContaining('settled') }])

    const cancelled = await sentOf((id) => move(id, 'Cancelled'))
    expect(cancelled.subjects).toEqual([expect.stringContaining('Cancelled')])
    const refused = await sentOf(async (id) => {
      await move(id, 'Confirmed', 'Delivered')
      await putReturn(shop, id, { status: 'Return', from: 'Delivered', reason: 'defect' }, boss)
      const answer = { status: 'Delivered', from: 'Return', comment: 'It was worn' }
      expect((await putReturn(shop, id, answer, boss)).status).toBe(200)
    })
    expect(refused.text).toContain('It was worn')
    expect(refused.subjects).toHaveLength(1)
  })
})
