import { useLocale } from '#src/i18n/use-locale.ts'
import { type Colour, colourOf } from '#src/ui/colours.ts'
import { useSettings } from '../use-settings.ts'

/** Looks stored colours up, the shop's own too (P6). */
export function useColours(): (stored: string) => Colour {
  const own = useSettings()?.colours
  return (stored) => colourOf(stored, own)
}

/** What stored colours are called in the page's language. */
export function useColourNames(): (stored: string) => string {
  const [find, locale] = [useColours(), useLocale()]
  return (stored) => find(stored).name[locale]
}
