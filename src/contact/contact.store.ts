import { randomUUID } from 'node:crypto'
import { fold } from '#src/core/fold.ts'
import type { Locale } from '#src/core/locale.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { queueEmails } from '#src/mail/outbox.store.ts'
import { recordNotice } from '#src/notices/record-notice.store.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { ContactRequest } from './contact.ts'

type Arrival = {
  now: Date
  /** The language of whoever wrote. */
  locale: Locale
  /** Where the shop's own emails go; the settings' address when nobody said otherwise. */
  shopMail?: string | undefined
}

/**
 * Keeps a message together with its email to the shop, or neither (P9); answers its id. A shop without any
 * address has the message alone.
 */
export async function keepMessage(db: Db, request: ContactRequest, arrival: Arrival): Promise<string> {
  const id = randomUUID()
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('contact_messages')
      .values({
        id,
        full_name: request.fullName,
        email: request.email,
        message: request.message,
        created_at: arrival.now.toISOString(),
        locale: arrival.locale,
        search_folded: fold(`${request.fullName} ${request.email} ${request.message}`),
      })
      .execute()
    await recordNotice(trx, { kind: 'message-received', thing: { id } }, arrival.now)
    const { emailAddress, shopLocale: locale } = await readSettings(trx)
    const recipient = arrival.shopMail ?? emailAddress
    const email = { kind: 'contact-message', recipient, locale, payload: { messageId: id } } as const
    await queueEmails(trx, [email], arrival.now)
  })
  return id
}
