import { useQuery } from '@tanstack/react-query'
import { pageValues } from '#src/content/page/fill-page.ts'
import type { Locale } from '#src/core/locale.ts'
import { zonesQuery } from '#src/delivery/delivery.query.ts'
import { joined } from '#src/i18n/joined.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { unsetIn } from '#src/settings/placeholders.ts?every-language'
import { settingsFormMessages } from '#src/settings/settings-form.messages.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { useApi } from '#src/ui/data/api.ts'

/**
 * What says of a text in a language that a part of it is not shown, since the settings have nothing for its name in
 * braces (W2); `more` has the values of names that such a text has beside.
 */
export function useUnsetHint(
  more?: ReadonlyMap<string, string>,
): (text: string, language: Locale) => string | undefined {
  const words = useMessages(settingsFormMessages)
  const locale = useLocale()
  const settings = useSettings()
  return (text, language) => {
    if (!settings) return undefined
    // These two are words, which a page has of its own language alone; asked is whether there are any.
    const inWords = new Map([
      ...(more ?? []),
      ['deliveryTime', 'always'],
      ['restDays', settings.nonDeliveryWeekdays.join()],
    ])
    const unset = unsetIn(text, settings, language, inWords)
      .filter((name) => !text.includes(`{${otherTime.get(name)}}`))
      .map((name) => `\u2066{${name}}\u2069`)
    return unset.length > 0 ? words.marqueeUnset(joined(locale, unset)) : undefined
  }
}

/** What pages alone have in braces, in the reader's language: asked is whether there is any. Undefined until it is known. */
export function usePageValues(): ReadonlyMap<string, string> | undefined {
  const locale = useLocale()
  const settings = useSettings()
  const zones = useQuery(zonesQuery(useApi())).data
  return settings && zones && pageValues({ settings, zones }, locale)
}

// Of these one is always empty: where both stand, nothing is left to set.
const otherTime: ReadonlyMap<string, string> = new Map([
  ['timeEverywhere', 'timeElsewhere'],
  ['timeElsewhere', 'timeEverywhere'],
])
