import type { Locale } from '#src/core/locale.ts'
import { muscatDate, muscatWeekday } from '#src/core/muscat.ts'
import { weekdayName } from '#src/i18n/weekday.ts'

const arabicMonths: Record<string, string> = {
  Jan: 'يناير',
  Feb: 'فبراير',
  Mar: 'مارس',
  Apr: 'أبريل',
  May: 'مايو',
  Jun: 'يونيو',
  Jul: 'يوليو',
  Aug: 'أغسطس',
  Sep: 'سبتمبر',
  Oct: 'أكتوبر',
  Nov: 'نوفمبر',
  Dec: 'ديسمبر',
}

/** "Sunday, 4 Jan" and "الأحد، 4 يناير": a Muscat day as it is said, whatever the machine's zone and language (M4). */
export function formatDeliveryDay(locale: Locale, at: Date): string {
  const [day = '', month = ''] = muscatDate(at).split(/[ ,]+/)
  const weekday = weekdayName(locale, muscatWeekday(at))
  return locale === 'ar'
    ? `${weekday}، ${Number(day)} ${arabicMonths[month] ?? month}`
    : `${weekday}, ${Number(day)} ${month}`
}
