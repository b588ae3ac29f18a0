import { expect, it } from 'vitest'
import { inTransaction } from '#src/db/transaction.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

const form = {
  fullName: '  Salma Al Harthy ',
  email: 'salma@example.com',
  message: 'Is the camel tote\r\nstill there? شكرًا',
}

async function stored({ db }: TestShop) {
  const messages = await db.selectFrom('contact_messages').selectAll().orderBy('created_at').execute()
  const emails = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('kind', '=', 'contact-message')
    .orderBy('created_at')
    .execute()
  return { messages, emails }
}

async function setMail({ db }: TestShop, emailAddress: string) {
  await inTransaction(db, async (trx, catalogueChanged) => {
    await writeSettings(trx, { ...defaultSettings, emailAddress })
    catalogueChanged()
  })
}

/** Every row comes from an address of its own, but for the one about limits. */
let visitors = 0
function stranger(more: Record<string, string> = {}) {
  visitors += 1
  return { 'x-forwarded-for': `10.7.0.${visitors}`, ...more }
}

describeShop(
  'a message to the shop (P9)',
  (shop) => {
    it('is kept once, together with its email, and answered in the reader’s language', async () => {
      await setMail(shop, 'hello@shop.test')
      const { status, json } = await shop.post('/api/contact', form, stranger({ 'accept-language': 'ar-OM' }))
      expect([status, json.message]).toEqual([200, expect.stringMatching(/^شكرًا/)])
      const { messages, emails } = await stored(shop)
      expect(messages).toEqual([
        {
          id: json.insertedId,
          full_name: 'Salma Al Harthy',
          email: 'salma@example.com',
          message: 'Is the camel tote\nstill there? شكرًا',
          created_at: shop.now.toISOString(),
          locale: 'ar',
          answered_at: null,
          answered_by: null,
          search_folded: expect.stringContaining('salma al harthy salma@example.com'),
        },
      ])
      expect(emails).toMatchObject([
        {
          recipient: 'hello@shop.test',
          status: 'waiting',
          attempts: 0,
          next_attempt_at: shop.now.toISOString(),
        },
      ])
      expect(JSON.parse(emails[0]?.payload ?? '')).toEqual({ messageId: json.insertedId })
      const bare = await shop.post('/contact', form, stranger())
      expect([bare.status, bare.json.message]).toEqual([200, expect.stringMatching(/^Thank you/)])
    })

    it.each([
      ['an empty name', { ...form, fullName: ' ' }, 422, 'fullName'],
      ['a name of two lines', { ...form, fullName: 'a\nb' }, 422, 'fullName'],
      ['no address', { ...form, email: '' }, 422, 'email'],
      ['half an address', { ...form, email: 'salma@' }, 422, 'email'],
      ['a second receiver', { ...form, email: 'a@b.example\r\nBcc: c@d.example' }, 422, 'email'],
      ['an empty message', { ...form, message: '\n \n' }, 422, 'message'],
      ['a message too long', { ...form, message: 'x'.repeat(2001) }, 422, 'message'],
      ['no message at all', { fullName: 'Salma', email: 'salma@example.com' }, 400, 'message'],
      ['a list for a name', { ...form, fullName: ['Salma'] }, 400, 'fullName'],
    ])('with %s is refused at the field, and nothing is kept', async (_, body, status, path) => {
      const before = await stored(shop)
      for (const language of ['en', 'ar']) {
        const answer = await shop.post('/api/contact', body, stranger({ 'accept-language': language }))
        expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json'])
        const error = answer.json.errors.find((one: { path: string }) => one.path === path)
        expect(error?.message).toMatch(language === 'ar' ? /[\u0600-\u06ff]/ : /^[A-Z]/)
      }
      expect(await stored(shop)).toEqual(before)
    })

    it('comes through without JavaScript too, and says on the page how it went', async () => {
      const before = await stored(shop)
      const post = (path: string, body: string, headers = {}) =>
        shop.send(
          'POST',
          path,
          body,
          stranger({ 'content-type': 'application/x-www-form-urlencoded', ...headers }),
        )
      for (const path of ['/contact-us', '/ar/contact-us']) {
        const page = await shop.get(path)
        expect(page.text).toMatch(
          new RegExp(
            `<form[^>]* method="post"[^>]* action="${path}"|<form[^>]* action="${path}"[^>]* method="post"`,
          ),
        )
        const sent = await post(path, String(new URLSearchParams({ ...form, website: 'x' })))
        expect([sent.status, sent.headers.location]).toEqual([303, `${path}?sent=yes`])
        const thanks = await shop.get(`${path}?sent=yes`)
        expect([thanks.status, thanks.text.includes('data-testid="contact-thanks"')]).toEqual([200, true])
        expect(page.text).not.toContain('contact-thanks')
        for (const bad of ['', 'fullName=a&email=b&message=c', '__proto__=1', '%ff=%00'])
          expect((await post(path, bad)).headers.location).toBe(`${path}?sent=check`)
        expect((await shop.get(`${path}?sent=check`)).text).toMatch(/was not sent|لم تُرسل/)
      }
      const foreign = await post('/contact-us', String(new URLSearchParams(form)), {
        'sec-fetch-site': 'cross-site',
      })
      const typed = await post('/contact-us', JSON.stringify(form), { 'content-type': 'application/json' })
      const huge = await post('/contact-us', `message=${'x'.repeat(70_000)}`)
      expect([foreign.status, typed.status, huge.status]).toEqual([403, 415, 413])
      const after = await stored(shop)
      expect(after.messages.length - before.messages.length).toBe(2)
      expect(after.emails.length - before.emails.length).toBe(2)
    })

    it('is kept alone where the shop has no address', async () => {
      await setMail(shop, '')
      const before = await stored(shop)
      expect((await shop.post('/api/contact', form, stranger())).status).toBe(200)
      const after = await stored(shop)
      expect(after.messages.length - before.messages.length).toBe(1)
      expect(after.emails.length).toBe(before.emails.length)
    })

    it('is refused after ten in a minute from one address, by whichever way they come', async () => {
      const before = await stored(shop)
      const one = { 'x-forwarded-for': '10.8.8.8' }
      const formHeaders = { ...one, 'content-type': 'application/x-www-form-urlencoded' }
      const body = String(new URLSearchParams(form))
      for (let n = 0; n < 5; n++) {
        expect((await shop.post('/api/contact', form, one)).status).toBe(200)
        expect((await shop.send('POST', '/contact-us', body, formHeaders)).headers.location).toBe(
          '/contact-us?sent=yes',
        )
      }
      const refused = await shop.post('/contact', form, one)
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
      expect((await shop.send('POST', '/contact-us', body, formHeaders)).headers.location).toBe(
        '/contact-us?sent=later',
      )
      expect((await stored(shop)).messages.length - before.messages.length).toBe(10)
      expect((await shop.post('/api/contact', form, stranger())).status).toBe(200)
    })
  },
  { TRUST_PROXY: '1' },
)

describeShop(
  'a message to a shop whose emails go elsewhere',
  (shop) => {
    it('is mailed to SHOP_MAIL', async () => {
      await setMail(shop, 'hello@shop.test')
      await shop.post('/api/contact', form)
      expect((await stored(shop)).emails).toMatchObject([{ recipient: 'orders@shop.test' }])
    })

    it('leaves nothing behind when its email cannot be kept', async () => {
      const before = await stored(shop)
      await shop.db.schema.alterTable('mail_outbox').renameTo('mail_away').execute()
      const { status } = await shop.post('/api/contact', form)
      await shop.db.schema.alterTable('mail_away').renameTo('mail_outbox').execute()
      expect(status).toBeGreaterThanOrEqual(500)
      expect(await stored(shop)).toEqual(before)
    })
  },
  { SHOP_MAIL: 'orders@shop.test' },
)
