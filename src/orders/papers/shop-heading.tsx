import { type Locale, languages, locales } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { isHaqiba } from '#src/settings/brand/is-haqiba.ts'
import type { Settings } from '#src/settings/settings.ts'
import { HouseMark } from '#src/ui/page/house-mark.tsx'

/** The shop's name in each script it is written in, signed; in the paper's `language` first. */
export function ShopHeading({ settings, language }: { settings: Settings; language: Locale }) {
  const order = [language, ...locales.filter((locale) => locale !== language)]
  const names = new Map(order.map((locale) => [dataText(locale, settings, 'shopName'), locale]))
  return (
    <p className="paper-shop">
      {isHaqiba(settings) && <HouseMark className="paper-mark" />}
      {[...names].map(([name, locale]) => (
        <bdi key={locale} lang={locale} dir={directionOf(locale)} data-script={languages[locale].script}>
          {name}
        </bdi>
      ))}
    </p>
  )
}
