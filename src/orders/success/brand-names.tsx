import { locales } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { isHaqiba } from '#src/settings/brand/is-haqiba.ts'
import { BrandMark } from '#src/settings/brand-mark.tsx'
import { useSettings } from '#src/settings/use-settings.ts'

/** What the shop is called in every script it writes, a name that is the same in both once; drawn for this shop's own, which is both at once. */
export function BrandNames() {
  const settings = useSettings()
  const own = useLocale()
  const drawn = !settings || isHaqiba(settings)
  const others = drawn
    ? []
    : locales.filter(
        (locale) => dataText(locale, settings, 'shopName') !== dataText(own, settings, 'shopName'),
      )
  return (
    <div className="gift-note flex flex-wrap justify-center gap-x-4">
      {[own, ...others].map((locale) => (
        <BrandMark key={locale} settings={settings} locale={locale} className="text-2xl" />
      ))}
    </div>
  )
}
