import { type Locale, languages } from '#src/core/locale.ts'
import { muscatDate, muscatWeekday } from '#src/core/muscat.ts'
import { weekdayName } from '#src/i18n/weekday.ts'
import { writtenDate } from '#src/i18n/written-date.ts'

/** "Sunday, 4 Jan" and "الأحد، 4 يناير": a Muscat day as it is said, whatever the machine's zone and language (M4). */
export function formatDeliveryDay(locale: Locale, at: Date): string {
  const weekday = weekdayName(locale, muscatWeekday(at))
  return `${weekday}${languages[locale].comma} ${formatShortDay(locale, at)}`
}

/** "4 Jan" and "4 يناير": the same without its weekday, where there is little room. */
export function formatShortDay(locale: Locale, at: Date): string {
  const [day, month] = muscatDate(at).split(/[ ,]+/)
  return writtenDate(locale, `${Number(day)} ${month}`)
}
