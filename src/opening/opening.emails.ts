import { dataText } from '#src/i18n/data-text.ts'
import type { EmailTemplates } from '#src/mail/email.ts'
import { renderContent } from '#src/mail/email-template.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { setupMessages } from './setup.messages.ts'

/** The letter by which an admin sees that letters arrive (B4). */
export const openingEmails: Pick<EmailTemplates, 'test-letter'> = {
  async 'test-letter'({ locale }, { db }) {
    const words = setupMessages[locale]
    return renderContent({
      locale,
      shopName: dataText(locale, await readSettings(db), 'shopName'),
      subject: words.letterTitle,
      title: words.letterTitle,
      parts: [{ part: 'note', text: words.letterText }],
    })
  },
}
