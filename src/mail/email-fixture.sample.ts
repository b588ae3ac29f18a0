import { afterEach, beforeEach } from 'vitest'
import { inTransaction } from '#src/db/transaction.ts'
import type { TestShop } from '#test/shop.ts'
import type { EmailTemplates } from './email.ts'
import { type MailServer, openMailServer } from './mail-server.sample.ts'
import type { MailTransport } from './mail-transport.ts'
import { type NewEmail, queueEmails } from './outbox.store.ts'
import { createSender, type MailSender } from './sender.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** An outbox with servers and senders around it; after each test all are closed and the outbox is empty. */
export function emailFixture(shop: TestShop, templates: EmailTemplates) {
  let closing: (() => Promise<void> | void)[] = []
  beforeEach(() => {
    shop.now = new Date('2026-03-01T08:00:00Z')
  })
  afterEach(async () => {
    for (const close of closing) await close()
    closing = []
    await shop.db.deleteFrom('mail_outbox').execute()
  })
  const atTheEnd = (close: () => Promise<void> | void) => void closing.push(close)

  return {
    atTheEnd,
    async serverThat(...behaviour: Parameters<typeof openMailServer>): Promise<MailServer> {
      const server = await openMailServer(...behaviour)
      atTheEnd(() => server.close())
      return server
    },
    senderTo({ url }: Pick<MailServer, 'url'>, transport?: MailTransport): MailSender {
      // As patient as the shop: on a busy machine a good server takes its time too.
      const through = transport ?? createSmtpTransport(url)
      const sender = createSender({ ...shop.shop, templates, transport: through })
      closing.unshift(() => sender.close())
      return sender
    },
    queue: (...wanted: NewEmail[]) => inTransaction(shop.db, (trx) => queueEmails(trx, wanted, shop.now)),
    stored: () => shop.db.selectFrom('mail_outbox').selectAll().orderBy('recipient').execute(),
    later(ms: number) {
      shop.now = new Date(shop.now.getTime() + ms)
    },
  }
}

/** Gives a server up that hangs, after a time in which everything else has long been done. */
export function impatient({ url }: Pick<MailServer, 'url'>): MailTransport {
  const [connectionTimeout, greetingTimeout, socketTimeout] = [2000, 2000, 2000]
  return createSmtpTransport(url, { connectionTimeout, greetingTimeout, socketTimeout })
}

/** An email that needs nothing in the database. */
export function verify(recipient: string): NewEmail {
  return {
    kind: 'verify-email',
    recipient,
    locale: 'en',
    payload: { link: 'https://shop.test/verify?token=1' },
  }
}
