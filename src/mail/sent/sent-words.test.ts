import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { emailTemplates } from '#src/app/email-templates.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { keepMessage } from '#src/contact/contact.store.ts'
import { contactPersonalData } from '#src/contact/personal-data.store.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { emailFixture } from '#src/mail/email-fixture.sample.ts'
import { createFileTransport } from '#src/mail/file-transport.ts'
import { forgetCustomer } from '#src/orders/order/forget-orders.store.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'

const salma = 'salma@people.test'

describeShop(
  'an email that was sent, as staff see it',
  (shop) => {
    const { serverThat, senderTo, queue, stored } = emailFixture(shop, emailTemplates)
    let [manager, admin]: SignedIn[] = []
    beforeAll(async () => {
      manager = await signIn(shop.shop, 'manager')
      admin = await signIn(shop.shop, 'admin')
    })

    const list = async (who = manager) => (await shop.get('/api/letters', who?.headers)).json.data
    const read = async (id: string, who = manager) =>
      (await shop.get(`/api/letter/${id}`, who?.headers)).json.data
    const entryTo = async (recipient: string, who = manager) =>
      (await list(who)).find((one: { recipient: string }) => one.recipient === recipient)

    /** Places an order of Maryam and sends its letters; answers its record id and number. */
    async function sentOrder(): Promise<{ _id: string; orderId: string }> {
      const bag = sampleProduct({ name: 'Ruby tote' })
      await stockCatalogue(shop.db, bag)
      const { json } = await shop.post('/api/postOrder', sampleOrder([{ product: bag }]))
      await senderTo(await serverThat()).sendDue()
      return { _id: json.insertedId, orderId: json.orderId }
    }

    it('says what it said then, whatever became of its order, and leads to it by its subject', async () => {
      const order = await sentOrder()
      const { _id } = await entryTo('maryam@example.com')
      const went = await read(_id)
      expect(went).toMatchObject({ asSent: true, text: expect.stringContaining('Ruby tote') })
      await shop.db
        .updateTable('order_lines')
        .set({ name: 'Another bag' })
        .where('order_id', '=', order._id)
        .execute()
      expect(await read(_id)).toEqual(went)
      expect(went).toMatchObject({ order, subject: expect.stringContaining(order.orderId) })
      expect(await entryTo('maryam@example.com')).toMatchObject({ order, subject: went.subject })
    })

    it('from before its words were kept is written anew, and is not called what was sent', async () => {
      const order = await sentOrder()
      await shop.db.updateTable('mail_outbox').set({ subject: null, sent_words: null }).execute()
      await shop.db
        .updateTable('order_lines')
        .set({ name: 'Another bag' })
        .where('order_id', '=', order._id)
        .execute()
      const entry = await entryTo('maryam@example.com')
      expect([entry.subject, entry.order]).toEqual([undefined, order])
      const shown = await read(entry._id)
      expect([shown.asSent, shown.text]).toEqual([undefined, expect.stringContaining('Another bag')])
    })

    it('keeps no link that opens an account, and its subject from managers', async () => {
      const link = 'https://shop.test/reset?token=SECRET'
      await queue({ kind: 'reset-password', recipient: salma, locale: 'en', payload: { link } })
      await senderTo(await serverThat()).sendDue()
      const [row] = await stored()
      expect([row?.status, row?.sent_words, JSON.stringify(row)]).toEqual([
        'sent',
        null,
        expect.not.stringContaining('SECRET'),
      ])
      expect((await entryTo(salma)).subject).toBeUndefined()
      expect((await entryTo(salma, admin)).subject).toMatch(/password/i)
      const shown = await read(row?.id ?? '', admin)
      expect([shown.asSent, JSON.stringify(shown)]).toEqual([
        undefined,
        expect.not.stringContaining('SECRET'),
      ])
    })

    it('forgets whom it told about, also the one to the shop and one that is on its way', async () => {
      const order = await sentOrder()
      await shop.db.updateTable('orders').set({ status: 'Cancelled' }).where('id', '=', order._id).execute()
      const ours = await entryTo('orders@shop.test')
      expect([ours.subject, (await read(ours._id)).text].join()).toContain('Maryam')
      await queue({
        kind: 'order-cancelled',
        recipient: 'shop@shop.test',
        locale: 'en',
        payload: { orderId: order._id },
      })
      const dir = await mkdtemp(path.join(tmpdir(), 'haqiba-letters-'))
      const folder = createFileTransport(dir)
      await senderTo(
        { url: '' },
        {
          async send(mail, cut) {
            await inTransaction(shop.db, (trx) =>
              forgetCustomer(trx, { userId: 'nobody', email: 'maryam@example.com' }),
            )
            await folder.send(mail, cut)
          },
        },
      ).sendDue()
      await rm(dir, { recursive: true })
      expect((await list()).map(({ kind }: { kind: string }) => kind).sort()).toEqual([
        'order-cancelled',
        'order-placed',
      ])
      for (const row of await stored()) {
        expect([row.status, row.subject, row.sent_words]).toEqual(['sent', '', ''])
        const shown = await read(row.id)
        expect([shown.asSent, JSON.stringify(shown)]).toEqual([
          undefined,
          expect.not.stringContaining('Maryam'),
        ])
      }
    })

    it('forgets a message that an admin deletes, and what it was answered', async () => {
      const id = await keepMessage(
        shop.db,
        { fullName: 'Salma', email: salma, message: 'A private thing' },
        { now: shop.now, locale: 'en', shopMail: 'hello@shop.test' },
      )
      const reply = { text: 'A private answer', seen: 0 }
      await shop.post(`/api/inbox/${id}/reply`, reply, manager?.headers)
      await senderTo(await serverThat()).sendDue()
      const letters = await list()
      const shown = async () =>
        Promise.all(
          letters.map(async ({ _id }: { _id: string }) => shop.get(`/api/letter/${_id}`, manager?.headers)),
        )
      const told = async () => (await shown()).map(({ text }) => /private (thing|answer)/.test(text))
      expect(await told()).toEqual([true, true])
      expect((await shop.send('DELETE', `/api/inbox/${id}`, undefined, admin?.headers ?? {})).status).toBe(
        200,
      )
      expect(await told()).toEqual([false, false])
      expect((await stored()).map((row) => [row.subject, row.sent_words])).toEqual([
        ['', ''],
        ['', ''],
      ])
    })

    it('forgets a message, and is gone with it', async () => {
      await keepMessage(
        shop.db,
        { fullName: 'Salma', email: salma, message: 'Hello there' },
        { now: shop.now, locale: 'en', shopMail: 'hello@shop.test' },
      )
      await senderTo(await serverThat()).sendDue()
      const { _id, subject } = await entryTo('hello@shop.test')
      expect([subject, (await read(_id)).asSent]).toEqual(['Message from Salma', true])
      await inTransaction(shop.db, (trx) =>
        contactPersonalData.forget(trx, { userId: 'nobody', email: salma }),
      )
      expect(JSON.stringify(await stored())).not.toContain('Salma')
      expect((await shop.get(`/api/letter/${_id}`, manager?.headers)).status).toBe(404)
    })
  },
  { SHOP_MAIL: 'orders@shop.test' },
)
