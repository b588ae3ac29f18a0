import { languages, locales } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { directionOf } from '#src/i18n/locale.ts'
import type { Settings } from '#src/settings/settings.ts'

/** The shop's name in each script it is written in. */
export function ShopHeading({ settings }: { settings: Settings }) {
  const names = new Map(locales.map((locale) => [dataText(locale, settings, 'shopName'), locale]))
  return (
    <p className="paper-shop">
      {[...names].map(([name, locale]) => (
        <bdi key={locale} lang={locale} dir={directionOf(locale)} data-script={languages[locale].script}>
          {name}
        </bdi>
      ))}
    </p>
  )
}
