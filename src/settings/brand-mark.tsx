import type { Locale } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { Logo } from '#src/ui/page/logo.tsx'
import { isHaqiba } from './brand/is-haqiba.ts'
import type { Settings } from './settings.ts'

type Named = Pick<Settings, 'shopName' | 'shopNameAr'>

/** The shop's name as it stands in a page: drawn for this shop's own, written for one that calls itself otherwise (B1). */
export function BrandMark({
  settings,
  locale,
  className,
}: {
  settings: Named | undefined
  locale: Locale
  className: string
}) {
  if (!settings || isHaqiba(settings)) return <Logo className={className} />
  return (
    <bdi className={`brand-name line-clamp-2 leading-tight font-heading font-medium ${className}`}>
      {dataText(locale, settings, 'shopName')}
    </bdi>
  )
}
