import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putStatus, storedOrder, tracesOf } from '#src/orders/changes/change-status.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import { orderEmails } from './order.emails.ts'

describeShop('an order that its customer cancels', (shop) => {
  let boxes = 0
  const shopHears = async (id: string, from: string, to: string, who: SignedIn) => {
    expect([from, to, (await putStatus(shop, id, { status: to, from }, who)).status]).toEqual([from, to, 200])
    const { emails } = await tracesOf(shop, id)
    return emails.filter(({ kind }) => kind === 'order-cancelled').map(({ recipient }) => recipient)
  }
  const orderOf = async (status = 'Pending') => {
    boxes += 1
    const address = `owner${boxes}@example.com`
    const owner = await signIn(shop.shop, 'customer', { email: address })
    return { owner, id: (await fileOrder(shop.db, { status, customer_email: address })).id }
  }

  it('is told to the shop, to the address of its settings, and the email can be read', async () => {
    const boss = await signIn(shop.shop, 'manager')
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await writeSettings(trx, { emailAddress: 'hello@haqiba.test' })
      catalogueChanged()
    })
    for (const from of ['Pending', 'Confirmed', 'Shipping']) {
      const { owner, id } = await orderOf(from)
      expect(await shopHears(id, from, 'Cancelled', owner)).toEqual(['hello@haqiba.test'])
      const { data } = (await shop.get('/api/letters?status=waiting', boss.headers)).json
      const letter = data.find((one: { kind: string }) => one.kind === 'order-cancelled')
      const { json } = await shop.get(`/api/letter/${letter._id}`, boss.headers)
      expect([letter.recipient, json.data.subject]).toEqual([
        'hello@haqiba.test',
        expect.stringMatching(/^Order \d{6} was cancelled: OMR 22\.000, Maryam Al Balushi$/),
      ])
      await shop.db.deleteFrom('mail_outbox').execute()
    }
  })

  it('is told in the language of the shop, as its other letters are, whatever the customer reads', async () => {
    await inTransaction(shop.db, (trx) => writeSettings(trx, { shopLocale: 'ar' }))
    await shop.db.deleteFrom('mail_outbox').execute()
    const { owner, id } = await orderOf()
    await shopHears(id, 'Pending', 'Cancelled', owner)
    const product = await stockOne(shop.db)
    await shop.post('/api/postOrder', sampleOrder([{ product }]), { 'accept-language': 'en' })
    const message = { fullName: 'Salma', email: 'salma@people.test', message: 'Hello there' }
    await shop.post('/api/contact', message, { 'accept-language': 'en' })
    const rows = await shop.db.selectFrom('mail_outbox').select(['kind', 'locale']).execute()
    const languages = Object.fromEntries(rows.map(({ kind, locale }) => [kind, locale]))
    expect(languages).toMatchObject({
      'order-cancelled': 'ar',
      'order-placed': 'ar',
      'contact-message': 'ar',
      'order-received': 'en',
    })
    await inTransaction(shop.db, (trx) => writeSettings(trx, { shopLocale: 'en' }))
  })

  it('is told for a cancellation alone, and not where staff cancel', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const { owner, id } = await orderOf()
    expect(await shopHears(id, 'Pending', 'Cancelled', boss)).toEqual([])
    expect(await shopHears(id, 'Cancelled', 'Confirmed', boss)).toEqual([])
    expect(await shopHears(id, 'Confirmed', 'Cancelled', owner)).toEqual(['hello@haqiba.test'])
  })

  it('is told with the cancellation or not at all, and ten emails a day at most', async () => {
    const { owner, id } = await orderOf()
    await putStatus(shop, id, { status: 'Cancelled', from: 'Confirmed' }, owner)
    expect((await tracesOf(shop, id)).emails).toEqual([])
    let heard: string[] = []
    for (let n = 0; n < 8; n++) {
      heard = await shopHears(id, 'Pending', 'Cancelled', owner)
      await shop.db.updateTable('orders').set({ status: 'Pending' }).where('id', '=', id).execute()
    }
    expect(heard).toHaveLength(8)
    for (let n = 0; n < 4; n++) {
      heard = await shopHears(id, 'Pending', 'Cancelled', owner)
      await shop.db.updateTable('orders').set({ status: 'Pending' }).where('id', '=', id).execute()
    }
    expect(heard).toHaveLength(10)
  })

  it('is told of somebody who deleted her account too, without her name', async () => {
    const { owner, id } = await orderOf()
    const marked = { user_id: owner.person.id, forget_when_finished: 1 as const }
    await shop.db.updateTable('orders').set(marked).where('id', '=', id).execute()
    expect(await shopHears(id, 'Pending', 'Cancelled', owner)).toEqual(['hello@haqiba.test'])
    expect((await storedOrder(shop, id)).customer_name).toBe('—')
    const mail = await orderEmails['order-cancelled']({ payload: { orderId: id }, locale: 'en' }, shop.shop)
    expect([mail.subject, mail.replyTo]).toEqual([expect.stringContaining(', —'), undefined])
    expect(mail.text).not.toMatch(/Maryam|@example/)
  })
})

describeShop(
  'SHOP_MAIL',
  (shop) => {
    it('is where a cancellation is told, before any address of the settings', async () => {
      const owner = await signIn(shop.shop, 'customer', { email: 'maryam@example.com' })
      const { id } = await fileOrder(shop.db)
      await putStatus(shop, id, { status: 'Cancelled' }, owner)
      expect((await tracesOf(shop, id)).emails).toContainEqual({
        kind: 'order-cancelled',
        recipient: 'orders@shop.test',
      })
    })
  },
  { SHOP_MAIL: 'orders@shop.test' },
)
