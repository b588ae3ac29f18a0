import { languages } from '#src/core/locale.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { writtenDate, writtenTime } from '#src/i18n/written-date.ts'

/** Date and time in Muscat, given as the shop writes them (M4). */
export function DateTime({ date, time, className = '' }: { date: string; time: string; className?: string }) {
  const locale = useLocale()
  return (
    <bdi className={`figures ${className}`}>
      <span className="whitespace-nowrap">
        {writtenDate(locale, date)}
        {languages[locale].comma}
      </span>{' '}
      <span className="whitespace-nowrap">{writtenTime(locale, time)}</span>
    </bdi>
  )
}
