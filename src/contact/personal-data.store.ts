import { z } from '@hono/zod-openapi'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { forgetEmailsTo, forgetWordsAbout } from '#src/mail/forget-emails.store.ts'

const MyMessage = z.object({
  fullName: z.string(),
  message: z.string(),
  createdAt: z.string(),
  replies: z.array(z.string()),
})

/** Messages come without an account: they are somebody's once the mailbox is proved. */
export const contactPersonalData: PersonalData = {
  myData: {
    fields: { contactMessages: z.array(MyMessage) },
    async read(db, { email, emailVerified }) {
      const rows = await db
        .selectFrom('contact_messages')
        .selectAll()
        .where((row) => row(row.fn<string>('lower', ['email']), '=', emailVerified ? email : ''))
        .orderBy('created_at', 'desc')
        .execute()
      const ids = rows.map(({ id }) => id)
      const replies = await db
        .selectFrom('contact_replies')
        .select(['message_id', 'text'])
        .where('message_id', 'in', ids.length > 0 ? ids : [''])
        .orderBy('sent_at')
        .execute()
      return {
        contactMessages: rows.map((row) => ({
          fullName: row.full_name,
          message: row.message,
          createdAt: row.created_at,
          replies: replies.filter(({ message_id }) => message_id === row.id).map(({ text }) => text),
        })),
      }
    },
  },
  async forget(trx, { email }) {
    if (email === undefined) return
    const messages = await trx
      .deleteFrom('contact_messages')
      .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
      .returning('id')
      .execute()
    await forgetWordsAbout(
      trx,
      messages.map(({ id }) => id),
    )
    await forgetEmailsTo(trx, email, ['contact-reply'])
  },
}
