import type { Locale } from '#src/core/locale.ts'
import { joined } from '#src/i18n/joined.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { unsetIn } from '#src/settings/placeholders.ts?every-language'
import { settingsFormMessages } from '#src/settings/settings-form.messages.ts'
import { useSettings } from '#src/settings/use-settings.ts'

/** What says of a text in a language that a part of it is not shown, since the settings have nothing for its name in braces (W2). */
export function useUnsetHint(): (text: string, language: Locale) => string | undefined {
  const words = useMessages(settingsFormMessages)
  const locale = useLocale()
  const settings = useSettings()
  return (text, language) => {
    if (!settings) return undefined
    // These two are words, which a page has of its own language alone; asked is whether there are any.
    const inWords = new Map([
      ['deliveryTime', 'always'],
      ['restDays', settings.nonDeliveryWeekdays.join()],
    ])
    const unset = unsetIn(text, settings, language, inWords).map((name) => `\u2066{${name}}\u2069`)
    return unset.length > 0 ? words.marqueeUnset(joined(locale, unset)) : undefined
  }
}
