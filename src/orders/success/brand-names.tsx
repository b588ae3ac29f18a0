import { locales } from '#src/core/locale.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { isHaqiba } from '#src/settings/brand/is-haqiba.ts'
import { BrandMark } from '#src/settings/brand-mark.tsx'
import { useSettings } from '#src/settings/use-settings.ts'

/** What the shop is called in every script it writes; drawn for this shop's own, which is both at once. */
export function BrandNames() {
  const settings = useSettings()
  const own = useLocale()
  const drawn = !settings || isHaqiba(settings)
  const written = drawn ? [own] : [own, ...locales.filter((locale) => locale !== own)]
  return (
    <div className="gift-note flex flex-wrap justify-center gap-x-4">
      {written.map((locale) => (
        <BrandMark key={locale} settings={settings} locale={locale} className="text-2xl" />
      ))}
    </div>
  )
}
