import { useSuspenseQuery } from '@tanstack/react-query'
import type { Locale, Text } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useAnswer } from '#src/ui/data/use-answer.ts'
import { isHaqiba } from './brand/is-haqiba.ts'
import { settingsQuery } from './settings.query.ts'
import type { Settings, ShownSettings } from './settings.ts'

/** The site settings, which every page's layout has loaded, and the shop's name in the page's language. */
export function useShop(): { settings: Settings; shopName: string } {
  const locale = useLocale()
  const { data: settings } = useSuspenseQuery(settingsQuery(useApi()))
  return { settings, shopName: shopNameOf(settings, locale) }
}

/** The shop's settings; undefined on an error page that could not load them. */
export function useSettings(): ShownSettings | undefined {
  return useAnswer(settingsQuery(useApi()))
}

/** What the shop is called in the page's language, also where its settings could not be loaded. */
export function useShopName(): string {
  return shopNameOf(useSettings(), useLocale())
}

/** Whether the shop has a name of its own (B1): what ours says of its goods and its town is then not said of it. */
export function useIsRenamed(): boolean {
  const settings = useSettings()
  return settings !== undefined && !isHaqiba(settings)
}

const usualName: Text = { en: 'Haqiba', ar: 'حقيبة' }

function shopNameOf(settings: Settings | undefined, locale: Locale): string {
  return (settings && dataText(locale, settings, 'shopName')) || usualName[locale]
}
