import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { emailTemplates } from '#src/app/email-templates.ts'
import { renderEmail } from '#src/mail/email.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop } from '#test/shop.ts'
import { keepMessage } from './contact.store.ts'
import { deleteOldMessages } from './delete-old-messages.store.ts'

const dayMs = 24 * 3600 * 1000

describeShop('the inbox (N3)', (shop) => {
  const write = (fullName: string, message: string, more: { at?: Date; locale?: 'en' | 'ar' } = {}) =>
    keepMessage(
      shop.db,
      { fullName, email: `${fullName.split(' ')[0]?.toLowerCase()}@example.com`, message },
      { now: more.at ?? shop.now, locale: more.locale ?? 'en', shopMail: '' },
    )
  const list = async ({ headers }: SignedIn, query = '') =>
    (await shop.get(`/api/inbox${query}`, headers)).json
  const put = (address: string, body: unknown, { headers }: SignedIn) =>
    shop.send('PUT', address, JSON.stringify(body), { 'content-type': 'application/json', ...headers })
  const names = ({ data }: { data: { fullName: string }[] }) => data.map(({ fullName }) => fullName)

  it('has every message, with no shop e-mail set, the newest first and page by page', async () => {
    const staff = await signIn(shop.shop, 'manager')
    for (let n = 0; n < 7; n++)
      await write(`Writer ${n}`, `Question ${n}`, { at: new Date(shop.now.getTime() - n * 1000) })
    const pages: string[][] = []
    let cursor = ''
    do {
      const page = await list(staff, `?limit=3${cursor && `&cursor=${cursor}`}`)
      pages.push(names(page))
      cursor = page.nextCursor ?? ''
    } while (cursor)
    expect(pages).toEqual([
      ['Writer 0', 'Writer 1', 'Writer 2'],
      ['Writer 3', 'Writer 4', 'Writer 5'],
      ['Writer 6'],
    ])
    expect((await shop.get('/api/inboxCount', staff.headers)).json).toEqual({ open: 7 })
    expect((await shop.get('/api/inbox?cursor=x', staff.headers)).status).toBe(400)
    const sent = await shop.db.selectFrom('mail_outbox').selectAll().execute()
    expect(sent).toEqual([])
  })

  it('finds a message by name, e-mail or words, in any spelling', async () => {
    const staff = await signIn(shop.shop, 'manager')
    await write('Salma Al Harthy', 'هل الحقيبة متوفّرة؟', { locale: 'ar' })
    for (const q of ['salma', 'HARTHY', 'salma@example', 'الحقيبه', '100%'])
      expect([q, names(await list(staff, `?q=${encodeURIComponent(q)}`))]).toEqual([
        q,
        q === '100%' ? [] : ['Salma Al Harthy'],
      ])
  })

  it('is answered by e-mail in the language of the message, and says by whom and when', async () => {
    const staff = await signIn(shop.shop, 'manager', { name: 'Noor' })
    const id = await write('Maryam', 'متى تصل؟', { locale: 'ar' })
    await fileOrder(shop.db, { customer_email: 'maryam@example.com', customer_mobile: '91234567' })
    const before = (await shop.get(`/api/inbox/${id}`, staff.headers)).json.data
    expect(before).toMatchObject({ answeredAt: null, replies: [], mobileNumber: '91234567' })
    const reply = { text: 'تصل غدًا.\nشكرًا.', seen: 0 }
    const { status, json } = await shop.post(`/api/inbox/${id}/reply`, reply, staff.headers)
    expect([status, json.data.answeredBy, json.data.answeredAt]).toEqual([
      200,
      'Noor',
      shop.now.toISOString(),
    ])
    expect(json.data.replies).toMatchObject([{ text: 'تصل غدًا.\nشكرًا.', sentBy: 'Noor' }])
    const [email] = await shop.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('kind', '=', 'contact-reply')
      .execute()
    expect([email?.recipient, email?.locale, email?.status]).toEqual(['maryam@example.com', 'ar', 'waiting'])
    const letter = await renderEmail(email ?? { kind: '', payload: '', locale: '' }, emailTemplates, {
      db: shop.db,
      config: shop.shop.config,
    })
    expect(letter.text).toMatch(/تصل غدًا\.[\s\S]*شكرًا\.[\s\S]*> متى تصل؟/)
    expect(names(await list(staff, '?state=open'))).not.toContain('Maryam')
    expect(names(await list(staff, '?state=answered'))).toEqual(['Maryam'])
    for (const bad of [
      { text: ' ', seen: 1 },
      { text: 'x'.repeat(4001), seen: 1 },
    ])
      expect((await shop.post(`/api/inbox/${id}/reply`, bad, staff.headers)).status).toBe(422)
  })

  it('is answered once where two reply at the same moment', async () => {
    const [one, other] = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'admin')]
    const id = await write('Huda', 'Do you ship to Salalah?')
    const replies = await Promise.all(
      [one, other].map(({ headers }) =>
        shop.post(`/api/inbox/${id}/reply`, { text: 'Yes.', seen: 0 }, headers),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const kept = await shop.db
      .selectFrom('contact_replies')
      .selectAll()
      .where('message_id', '=', id)
      .execute()
    expect(kept.length).toBe(1)
  })

  it('is marked as answered after a call, and opened again; who is late is told so', async () => {
    const staff = await signIn(shop.shop, 'manager')
    const id = await write('Zainab', 'Please call me')
    expect((await put(`/api/inbox/${id}`, { answered: true }, staff)).json.data.answeredAt).not.toBeNull()
    expect((await put(`/api/inbox/${id}`, { answered: true }, staff)).status).toBe(409)
    expect((await put(`/api/inbox/${id}`, { answered: false }, staff)).json.data).toMatchObject({
      answeredAt: null,
      answeredBy: null,
    })
    expect((await put('/api/inbox/nobody', { answered: true }, staff)).status).toBe(404)
  })

  it('loses a message with its replies when the admin deletes it, and after a year', async () => {
    const [staff, admin] = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'admin')]
    const ids = [
      await write('Amal', 'One'),
      await write('Amal', 'Two', { at: new Date(shop.now.getTime() - 366 * dayMs) }),
    ]
    for (const id of ids)
      await shop.post(`/api/inbox/${id}/reply`, { text: 'Thank you.', seen: 0 }, admin.headers)
    const remove = (id: string | undefined, { headers }: SignedIn) =>
      shop.send('DELETE', `/api/inbox/${id}`, undefined, headers)
    expect((await remove(ids[0], staff)).status).toBe(403)
    expect((await remove(ids[0], admin)).json).toEqual({ deletedCount: 1 })
    expect((await remove(ids[0], admin)).status).toBe(404)
    expect(await deleteOldMessages(shop.db, shop.now)).toBe(1)
    const left = await shop.db
      .selectFrom('contact_replies')
      .selectAll()
      .where('message_id', 'in', ids)
      .execute()
    expect(left).toEqual([])
  })
})
