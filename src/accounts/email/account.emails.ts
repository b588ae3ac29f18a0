import { deviceName } from '#src/accounts/devices/device.messages.ts'
import type { Locale } from '#src/core/locale.ts'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { writtenDate, writtenTime } from '#src/i18n/written-date.ts'
import type { EmailTemplates, TemplateContext } from '#src/mail/email.ts'
import type { Part } from '#src/mail/email-parts.ts'
import { renderContent } from '#src/mail/email-template.ts'
import { greetableName } from '#src/mail/greeting.ts'
import { letterHead } from '#src/settings/branding/letter-head.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { accountEmailMessages } from './account-email.messages.ts'

type Kinds =
  | 'reset-password'
  | 'verify-email'
  | 'invitation'
  | 'new-device'
  | 'password-changed'
  | 'factor-added'
  | 'factor-removed'

/**
 * The emails with a link that proves who somebody is (I5), and those that tell what happened to the account (I14) and
 * to its second factors (I12).
 */
export const accountEmails: Pick<EmailTemplates, Kinds> = {
  async 'reset-password'({ payload, locale }, context) {
    const head = await headOf(locale, context)
    const words = accountEmailMessages[locale]
    return renderContent({
      locale,
      ...head,
      subject: words.resetSubject(head.shopName),
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
    const head = await headOf(locale, context)
    const words = accountEmailMessages[locale]
    return renderContent({
      locale,
      ...head,
      subject: words.verifySubject(head.shopName),
      title: words.verifyTitle,
      parts: [
        ...greeting(payload.name, locale),
        { part: 'say', text: words.verifyText },
        { part: 'button', text: words.verifyButton, href: payload.link },
        { part: 'note', text: words.verifyNote },
      ],
    })
  },

  async invitation({ payload, locale }, context) {
    const head = await headOf(locale, context)
    const words = accountEmailMessages[locale]
    return renderContent({
      locale,
      ...head,
      subject: words.invitationSubject(head.shopName),
      title: words.invitationTitle,
      parts: [
        { part: 'say', text: words.invitationText(words[payload.role]) },
        { part: 'button', text: words.invitationButton, href: payload.link },
        { part: 'note', text: words.invitationNote },
      ],
    })
  },

  async 'new-device'({ payload, locale }, context) {
    const head = await headOf(locale, context)
    const words = accountEmailMessages[locale]
    return renderContent({
      locale,
      ...head,
      subject: words.deviceSubject(head.shopName),
      title: words.deviceTitle,
      parts: [
        ...greeting(payload.name, locale),
        { part: 'say', text: words.deviceText },
        {
          part: 'facts',
          rows: [
            { label: words.device, value: [{ text: deviceName(locale, payload) }] },
            { label: words.when, value: [{ text: writtenAt(locale, payload.at) }] },
            ...(payload.address
              ? [{ label: words.address, value: [{ text: payload.address, ltr: true }] }]
              : []),
          ],
        },
        { part: 'note', text: words.deviceNote },
        { part: 'button', text: words.changeButton, href: forgotLink(locale, context) },
      ],
    })
  },

  async 'password-changed'({ payload, locale }, context) {
    const head = await headOf(locale, context)
    const words = accountEmailMessages[locale]
    return renderContent({
      locale,
      ...head,
      subject: words.changedSubject(head.shopName),
      title: words.changedTitle,
      parts: [
        ...greeting(payload.name, locale),
        { part: 'say', text: words.changedText(writtenAt(locale, payload.at)) },
        { part: 'note', text: words.changedNote },
        { part: 'button', text: words.changeButton, href: forgotLink(locale, context) },
      ],
    })
  },

  async 'factor-added'({ payload, locale }, context) {
    const head = await headOf(locale, context)
    const words = accountEmailMessages[locale]
    return renderContent({
      locale,
      ...head,
      subject: words.factorAddedSubject(head.shopName),
      title: words.factorAddedTitle,
      parts: [
        ...greeting(payload.name, locale),
        { part: 'say', text: words.factorAddedText(payload.factor) },
        { part: 'note', text: words.factorNote },
        { part: 'button', text: words.changeButton, href: forgotLink(locale, context) },
      ],
    })
  },

  async 'factor-removed'({ payload, locale }, context) {
    const head = await headOf(locale, context)
    const words = accountEmailMessages[locale]
    return renderContent({
      locale,
      ...head,
      subject: words.factorRemovedSubject(head.shopName),
      title: words.factorRemovedTitle,
      parts: [
        ...greeting(payload.name, locale),
        { part: 'say', text: words.factorRemovedText(payload.factor) },
        { part: 'note', text: words.factorNote },
        { part: 'button', text: words.changeButton, href: forgotLink(locale, context) },
      ],
    })
  },
}

function writtenAt(locale: Locale, at: string): string {
  const date = new Date(at)
  return `${writtenDate(locale, muscatDate(date))} ${writtenTime(locale, muscatTime(date))}`
}

/** Where somebody who was not it chooses a new password, which ends every session. */
function forgotLink(locale: Locale, { config }: TemplateContext): string {
  return `${config.PUBLIC_URL}${pathIn(locale, '/authentication/forgot-password')}`
}

async function headOf(locale: Locale, context: TemplateContext) {
  return letterHead(await readSettings(context.db), locale, context)
}

function greeting(name: string | undefined, locale: Locale): Part[] {
  const greetable = greetableName(name)
  return greetable ? [{ part: 'say', text: accountEmailMessages[locale].hello(greetable) }] : []
}
