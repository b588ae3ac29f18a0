import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { accountEmails } from '#src/accounts/email/account.emails.ts'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { emailTemplates } from '#src/app/email-templates.ts'
import { keepMessage } from '#src/contact/contact.store.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { describeShop } from '#test/shop.ts'
import { planOf } from '#test/statements.ts'
import { createFileTransport } from './file-transport.ts'
import { openMailServer } from './mail-server.sample.ts'
import { queueEmails } from './outbox.store.ts'
import { createSender } from './sender.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const link = 'https://shop.test/reset?token=SECRET'

describeShop('the outbox as staff see it', (shop) => {
  let [manager, customer, admin]: SignedIn[] = []
  beforeAll(async () => {
    manager = await signIn(shop.shop, 'manager')
    customer = await signIn(shop.shop, 'customer')
    admin = await signIn(shop.shop, 'admin')
  })
  afterEach(() => shop.db.deleteFrom('mail_outbox').execute())

  const get = (address: string) => shop.get(address, manager?.headers)
  const resend = (id: string) => shop.post(`/api/letter/${id}/resend`, {}, manager?.headers)
  const verify = (recipient: string) =>
    ({ kind: 'verify-email', recipient, locale: 'en', payload: { link } }) as const
  const queue = (...recipients: string[]) =>
    inTransaction(shop.db, (trx) => queueEmails(trx, recipients.map(verify), shop.now))
  const message = () =>
    keepMessage(
      shop.db,
      { fullName: 'Salma', email: 'salma@people.test', message: 'Hello there' },
      { now: shop.now, locale: 'en', shopMail: 'hello@shop.test' },
    )

  it('is nobody else’s to read or to change', async () => {
    await message()
    const { _id } = (await get('/api/letters')).json.data[0]
    for (const address of ['/api/letters', `/api/letter/${_id}`, '/letters']) {
      expect((await shop.get(address)).status).toBe(401)
      expect((await shop.get(address, customer?.headers)).status).toBe(403)
    }
    expect((await shop.post(`/api/letter/${_id}/resend`, {})).status).toBe(401)
    expect((await shop.post(`/api/letter/${_id}/resend`, {}, customer?.headers)).status).toBe(403)
  })

  it('says of an email that only went into a folder that it was not sent, whatever comes later', async () => {
    await message()
    const dir = await mkdtemp(path.join(tmpdir(), 'haqiba-letters-'))
    await createSender({
      ...shop.shop,
      templates: emailTemplates,
      transport: createFileTransport(dir),
    }).sendDue()
    await rm(dir, { recursive: true })
    const folder = (await get('/api/letters?status=sent')).json
    expect([folder.goTo, folder.data[0].filed]).toEqual(['folder', true])

    const server = await openMailServer()
    await queue('salma@people.test')
    await createSender({
      ...shop.shop,
      templates: emailTemplates,
      transport: createSmtpTransport(server.url),
    }).sendDue()
    await server.close()
    const { data } = (await get('/api/letters?status=sent')).json
    const filed = Object.fromEntries(
      data.map(({ kind, filed }: { kind: string; filed?: true }) => [kind, filed]),
    )
    expect(filed).toEqual({ 'contact-message': true, 'verify-email': undefined })
  })

  it('shows an email that was given up with the reason, its words, and sends it again', async () => {
    const server = await openMailServer(undefined, () => '5.1.1 no such user')
    await message()
    await createSender({
      ...shop.shop,
      templates: emailTemplates,
      transport: createSmtpTransport(server.url),
    }).sendDue()
    await server.close()
    const { data } = (await get('/api/letters?status=dead')).json
    expect(data).toEqual([
      {
        _id: expect.any(String),
        kind: 'contact-message',
        recipient: 'hello@shop.test',
        locale: 'en',
        status: 'dead',
        attempts: 1,
        lastError: expect.stringContaining('5.1.1 no such user'),
        createdAt: shop.now.toISOString(),
        nextAttemptAt: null,
        sentAt: null,
      },
    ])
    const { _id } = data[0]
    expect((await get(`/api/letter/${_id}`)).json.data).toMatchObject({
      ...data[0],
      subject: 'Message from Salma',
      text: expect.stringContaining('> Hello there'),
      html: expect.stringContaining('Hello there'),
    })
    const again = await resend(_id)
    expect([again.status, again.json.data.status, again.json.data.attempts]).toEqual([200, 'waiting', 0])
    const better = await openMailServer()
    await createSender({
      ...shop.shop,
      templates: emailTemplates,
      transport: createSmtpTransport(better.url),
    }).sendDue()
    await better.close()
    expect(better.taken.map(({ to }) => to)).toEqual([['hello@shop.test']])
    expect((await get('/api/letters?status=dead')).json.data).toEqual([])
    expect((await get('/api/letters?status=sent')).json.data).toMatchObject([
      { _id, sentAt: shop.now.toISOString() },
    ])
  })

  it('sends nothing again that was not given up, nor a secret link, nor what is not there', async () => {
    await message()
    const { _id } = (await get('/api/letters')).json.data[0]
    const refused = await resend(_id)
    expect([refused.status, refused.json.letterStatus]).toEqual([409, 'waiting'])
    await shop.db.updateTable('mail_outbox').set({ status: 'dead' }).execute()
    const both = await Promise.all([resend(_id), resend(_id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await shop.db.deleteFrom('mail_outbox').execute()
    await queue('a@people.test')
    await shop.db.updateTable('mail_outbox').set({ status: 'dead' }).execute()
    const secret = (await get('/api/letters')).json.data[0]
    expect((await shop.post(`/api/letter/${secret._id}/resend`, {}, admin?.headers)).status).toBe(409)
    expect((await resend('nobody')).status).toBe(404)
    expect((await get('/api/letter/nobody')).status).toBe(404)
  })

  it('tells nobody a link that opens an account, even before it was sent', async () => {
    await queue('admin@people.test')
    const [{ _id }] = (await get('/api/letters')).json.data
    const { status, text, json } = await shop.get(`/api/letter/${_id}`, admin?.headers)
    expect([status, json.data.text]).toEqual([200, expect.stringContaining('Confirm my email')])
    expect(text).not.toContain('SECRET')
    expect((await get('/api/letters')).text).not.toContain('SECRET')
  })

  it.each(Object.keys(accountEmails))(
    'tells managers that there is a letter %s, and not what it says',
    async (kind) => {
      await queue('somebody@people.test')
      const payload = JSON.stringify({
        link,
        name: 'Salma',
        browser: 'Firefox',
        factor: 'Phone',
        at: shop.now.toISOString(),
      })
      await shop.db.updateTable('mail_outbox').set({ kind, payload, status: 'dead' }).execute()
      const [{ _id, ...entry }] = (await get('/api/letters')).json.data
      expect(entry).toMatchObject({ kind, status: 'dead' })
      const refused = [await get(`/api/letter/${_id}`), await resend(_id)]
      expect(refused.map(({ status }) => status)).toEqual([403, 403])
      for (const { text } of refused) expect(text).not.toMatch(/SECRET|Salma|Firefox|Phone/)
      expect((await shop.get(`/api/letter/${_id}`, admin?.headers)).status).toBe(200)
    },
  )

  it('says so when what an email tells about is gone', async () => {
    await message()
    await shop.db.deleteFrom('contact_messages').execute()
    const [{ _id }] = (await get('/api/letters')).json.data
    expect((await get(`/api/letter/${_id}`)).status).toBe(404)
  })

  it('is walked page by page, each email once, the newest first', async () => {
    const all = Array.from({ length: 7 }, (_, n) => `p${n}@people.test`)
    await queue(...all)
    shop.now = new Date(shop.now.getTime() + 1000)
    await queue('newest@people.test')
    const seen: string[] = []
    let address: string | undefined = '/api/letters?status=waiting&limit=3'
    for (let pages = 0; address && pages < 5; pages++) {
      const { json, headers } = await get(address)
      seen.push(...json.data.map(({ recipient }: { recipient: string }) => recipient))
      expect(json.data.length).toBeLessThanOrEqual(3)
      address = /^<(.+)>; rel="next"$/.exec(headers.link ?? '')?.[1]
      expect(json.nextCursor !== undefined).toBe(address !== undefined)
    }
    expect([seen[0], [...seen].sort()]).toEqual(['newest@people.test', ['newest@people.test', ...all]])
    for (const bad of ['limit=0', 'limit=101', 'status=lost', 'cursor=x'])
      expect([400, 422]).toContain((await get(`/api/letters?${bad}`)).status)
  })
})

describeShop('the list of emails', (shop) => {
  it('comes out of an index in its order, without sorting all emails there ever were', async () => {
    const asked = sql`select * from mail_outbox order by next_attempt_at desc, id desc limit 51`
    const plan = await planOf(shop, asked.compile(shop.db), { without: ['seqscan'] })
    expect(plan).toContain('mail_outbox_list')
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
  })
})
