import type { EmailTemplates } from '#src/mail/email.ts'
import { mailLink, renderContent } from '#src/mail/email-template.ts'
import { letterHead } from '#src/settings/branding/letter-head.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { contactEmailMessages } from './contact-email.messages.ts'

/** The emails about a message: to the shop about a message from the contact form (P9); an answer goes to who wrote it. */
export const contactEmails: Pick<EmailTemplates, 'contact-message' | 'contact-reply'> = {
  async 'contact-message'({ payload, locale }, context) {
    const { full_name, email, message } = await context.db
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', payload.messageId)
      .executeTakeFirstOrThrow()
    const settings = await readSettings(context.db)
    const words = contactEmailMessages[locale]
    return renderContent({
      locale,
      ...(await letterHead(settings, locale, context)),
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
  async 'contact-reply'({ payload, locale }, context) {
    const { text, message } = await context.db
      .selectFrom('contact_replies')
      .innerJoin('contact_messages', 'contact_messages.id', 'contact_replies.message_id')
      .select(['contact_replies.text', 'contact_messages.message'])
      .where('contact_replies.id', '=', payload.replyId)
      .executeTakeFirstOrThrow()
    const settings = await readSettings(context.db)
    const head = await letterHead(settings, locale, context)
    const words = contactEmailMessages[locale]
    return renderContent({
      locale,
      ...head,
      subject: words.replySubject(head.shopName),
      title: words.replyTitle,
      ...(settings.emailAddress && { replyTo: { name: head.shopName, address: settings.emailAddress } }),
      parts: [
        ...text.split(/\n+/).map((line) => ({ part: 'say' as const, text: line })),
        { part: 'note', text: words.youWrote },
        { part: 'quote', text: message },
      ],
    })
  },
}
