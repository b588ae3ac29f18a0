import type { Locale } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import type { LetterDesk, Letters } from '#src/mail/email.ts'
import type { Part } from '#src/mail/email-parts.ts'
import { mailOn } from '#src/mail/email-template.ts'
import { greetableName } from '#src/mail/greeting.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { accountLetterMessages } from './account-email.messages.ts'

/** The letters with a link that proves who somebody is (I5). */
export const accountLetters: Pick<Letters, 'reset-password' | 'verify-email'> = {
  async 'reset-password'({ payload, locale }, desk) {
    const shopName = await shopNameIn(locale, desk)
    const words = accountLetterMessages[locale]
    return mailOn({
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

  async 'verify-email'({ payload, locale }, desk) {
    const shopName = await shopNameIn(locale, desk)
    const words = accountLetterMessages[locale]
    return mailOn({
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

async function shopNameIn(locale: Locale, { db }: LetterDesk): Promise<string> {
  const settings = await readSettings(db)
  return dataText(locale, settings, 'shopName')
}

function greeting(name: string | undefined, locale: Locale): Part[] {
  const greetable = greetableName(name)
  return greetable ? [{ part: 'say', text: accountLetterMessages[locale].hello(greetable) }] : []
}
