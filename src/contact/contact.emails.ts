import { dataText } from '#src/i18n/data-text.ts'
import type { EmailTemplates } from '#src/mail/email.ts'
import { mailLink, renderContent } from '#src/mail/email-template.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { contactEmailMessages } from './contact-email.messages.ts'

/** The email to the shop about a message from the contact form (P9); an answer goes to who wrote it. */
export const contactEmails: Pick<EmailTemplates, 'contact-message'> = {
  async 'contact-message'({ payload, locale }, { db }) {
    const { full_name, email, message } = await db
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', payload.messageId)
      .executeTakeFirstOrThrow()
    const settings = await readSettings(db)
    const words = contactEmailMessages[locale]
    return renderContent({
      locale,
      shopName: dataText(locale, settings, 'shopName'),
      subject: words.subject(full_name),
      title: words.title,
      replyTo: { name: full_name, address: email },
      parts: [
        {
          part: 'facts',
          rows: [
            { label: words.name, value: [{ text: full_name }] },
            {
              label: words.email,
              value: [{ text: email, href: mailLink(email), ltr: true }],
            },
          ],
        },
        { part: 'quote', text: message },
        { part: 'note', text: words.answer },
      ],
    })
  },
}
