import { expect, it } from 'vitest'
import { emailTemplates } from '#src/app/email-templates.ts'
import { describeShop } from '#test/shop.ts'
import { leaseMs, maxAttempts } from './email-delivery.ts'
import { emailFixture, verify } from './email-fixture.sample.ts'
import type { MailTransport } from './mail-transport.ts'
import { createSender } from './sender.ts'
import { createSmtpTransport } from './smtp-transport.ts'

describeShop('emails that somebody has taken', (shop) => {
  const { serverThat, senderTo, queue, stored, later } = emailFixture(shop, emailTemplates)

  it('go out once from two senders that look at the same moment', async () => {
    const server = await serverThat()
    const senders = Array.from({ length: 3 }, () => senderTo(server))
    const wanted = Array.from({ length: 24 }, (_, n) => `p${String(n).padStart(2, '0')}@people.test`)
    await queue(...wanted.map(verify))
    await Promise.all(senders.map((sender) => sender.sendDue()))
    expect(server.taken.map(({ to }) => to[0]).sort()).toEqual(wanted)
    expect((await stored()).every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true)
    expect(server.most()).toBeGreaterThan(2)
  })

  it('that a process took and never sent are free again after the lease, not before', async () => {
    const server = await serverThat()
    await queue(verify('a@people.test'))
    const never: MailTransport = { send: () => new Promise(() => undefined) }
    void createSender({ ...shop.shop, templates: emailTemplates, transport: never }).sendDue()
    await expect.poll(async () => (await stored())[0]?.status).toBe('sending')
    later(leaseMs - 1)
    await senderTo(server).sendDue()
    expect(server.taken).toHaveLength(0)
    later(1)
    await senderTo(server).sendDue()
    expect([server.taken.length, (await stored())[0]?.attempts]).toEqual([1, 2])
  })

  it('that arrived while the database was away are not sent again', async () => {
    const server = await serverThat()
    const smtp = createSmtpTransport(server.url)
    const sender = senderTo(server, {
      async send(mail, cut) {
        await smtp.send(mail, cut)
        await shop.db.schema.alterTable('mail_outbox').renameTo('mail_away').execute()
      },
    })
    await queue(verify('a@people.test'))
    await expect(sender.sendDue()).rejects.toThrow(/mail_outbox/)
    await shop.db.schema.alterTable('mail_away').renameTo('mail_outbox').execute()
    later(leaseMs)
    await sender.sendDue()
    expect([server.taken.length, (await stored())[0]?.status]).toEqual([1, 'sent'])
  })

  it('on their way when the shop closes go back to the outbox uncounted, and the shop closes in time', async () => {
    const server = await serverThat(() => 'hang')
    const sender = senderTo(server)
    await queue(verify('a@people.test'))
    const sending = sender.sendDue()
    await expect.poll(() => server.given()).toBe(1)
    await sender.close()
    await sending
    // A shop that waited for the server instead of cutting the line would have counted a try.
    expect(await stored()).toMatchObject([{ status: 'waiting', attempts: 0 }])
    await expect.poll(() => server.connections()).toBe(0)
    await sender.sendDue()
    expect(server.given()).toBe(1)
  })

  it('are found by looking, without being called', async () => {
    const server = await serverThat()
    senderTo(server).start()
    await queue(verify('a@people.test'))
    await expect.poll(() => server.taken).toHaveLength(1)
  })

  it('whose taker crashed at the last try are given up, and not tried for ever', async () => {
    const server = await serverThat()
    await queue(verify('a@people.test'))
    await shop.db.updateTable('mail_outbox').set({ status: 'sending', attempts: maxAttempts }).execute()
    await senderTo(server).sendDue()
    expect([server.given(), (await stored())[0]?.status]).toEqual([0, 'dead'])
  })
})
