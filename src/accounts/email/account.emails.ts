import type { Locale } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import type { EmailTemplates, TemplateContext } from '#src/mail/email.ts'
import type { Part } from '#src/mail/email-parts.ts'
import { renderContent } from '#src/mail/email-template.ts'
import { greetableName } from '#src/mail/greeting.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { accountEmailMessages } from './account-email.messages.ts'

/** The emails with a link that proves who somebody is (I5). */
export const accountEmails: Pick<EmailTemplates, 'reset-password' | 'verify-email'> = {
  async 'reset-password'({ payload, locale }, context) {
    const shopName = await shopNameIn(locale, context)
    const words = accountEmailMessages[locale]
    return renderContent({
      locale,
      shopName,
      subject: words.resetSubject(shopName),
      title: words.resetTitle,
      parts: [
        ...greeting(payload.name, locale),
        { part: 'say', text: words.resetText },
        { part: 'button', text: words.resetButton, href: payload.link },
        { part: 'note', text: words.resetNote },
      ],
    })
  },

  async 'verify-email'({ payload, locale }, context) {
    const shopName = await shopNameIn(locale, context)
    const words = accountEmailMessages[locale]
    return renderContent({
      locale,
      shopName,
      subject: words.verifySubject(shopName),
      title: words.verifyTitle,
      parts: [
        ...greeting(payload.name, locale),
        { part: 'say', text: words.verifyText },
        { part: 'button', text: words.verifyButton, href: payload.link },
        { part: 'note', text: words.verifyNote },
      ],
    })
  },
}

async function shopNameIn(locale: Locale, { db }: TemplateContext): Promise<string> {
  const settings = await readSettings(db)
  return dataText(locale, settings, 'shopName')
}

function greeting(name: string | undefined, locale: Locale): Part[] {
  const greetable = greetableName(name)
  return greetable ? [{ part: 'say', text: accountEmailMessages[locale].hello(greetable) }] : []
}
