import type { EmailTemplates } from '#src/mail/email.ts'
import { renderContent } from '#src/mail/email-template.ts'
import { letterHead } from '#src/settings/branding/letter-head.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { setupMessages } from './setup.messages.ts'

/** The letter by which an admin sees that letters arrive (B4). */
export const openingEmails: Pick<EmailTemplates, 'test-letter'> = {
  async 'test-letter'({ locale }, context) {
    const words = setupMessages[locale]
    return renderContent({
      locale,
      ...(await letterHead(await readSettings(context.db), locale, context)),
      subject: words.letterTitle,
      title: words.letterTitle,
      parts: [{ part: 'note', text: words.letterText }],
    })
  },
}
