import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { NotDelivered } from '#src/mail/email-delivery.ts'
import { emailFixture } from '#src/mail/email-fixture.sample.ts'
import { putStatus, undo } from '#src/orders/changes/change-status.sample.ts'
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
      async later(ms = 150_000) {
        sent.length = 0
        shop.now = new Date(shop.now.getTime() + ms)
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
    expect(paid.letters, 'nothing failed').toEqual([])
  })

  it('waits with what a mistake writes again, and does not leave once that is taken back', async () => {
    const { transfer, later } = await triedTwice(async ({ id, clerk }) => {
      await putStatus(shop, id, { status: 'Cancelled' }, clerk)
    })
    expect(await later(), 'of a cancelled order').toEqual([])
    const confirmed = await putStatus(shop, transfer.id, { status: 'Confirmed' }, transfer.clerk)
    expect(confirmed.status).toBe(200)
    expect(await later(0), 'at once').toEqual([])
    expect((await undo(shop, transfer.id, { from: 'Confirmed' }, transfer.clerk)).status).toBe(200)
    expect(await later()).toEqual([])
    const again = await putStatus(shop, transfer.id, { status: 'Confirmed' }, transfer.clerk)
    expect(again.status).toBe(200)
    expect(await later()).toHaveLength(1)
  })

  it('does not go out about an order in the bin, until it is taken out again', async () => {
    const boss = await signIn(shop.shop, 'admin')
    let deleted = 0
    const gone = await triedTwice(async ({ id, clerk }) => {
      for (const status of ['Confirmed', 'Delivered'] as const) await putStatus(shop, id, { status }, clerk)
      deleted = (await shop.send('DELETE', `/api/deleteOrder/${id}`, '', boss.headers)).status
    })
    expect(deleted).toBe(200)
    expect(gone.letters).toEqual([])
    const path = `/api/restoreOrder/${gone.transfer.id}`
    expect((await shop.post(path, {}, boss.headers)).status).toBe(200)
    expect(await gone.later(), 'once it is taken out again').toHaveLength(1)
  })

  it('is owed again where the payment is taken back by which it was needless, and goes out once', async () => {
    const { transfer, letters, later } = await triedTwice((placed) => placed.pay(11))
    expect(letters).toEqual([])
    await transfer.takeBackFirst()
    expect(await later()).toHaveLength(1)
    await transfer.pay(11)
    await transfer.takeBackLast()
    expect(await later(), 'she has it').toEqual([])
  })
})
