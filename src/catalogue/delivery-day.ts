import type { Locale } from '#src/core/locale.ts'
import { muscatDate, muscatWeekday } from '#src/core/muscat.ts'

const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
}
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

/** "Friday" and "الجمعة"; Sunday = 0. */
export function weekdayName(locale: Locale, weekday: number): string {
  return weekdays[locale][weekday] ?? ''
}

/** "Sunday, 4 Jan" and "الأحد، 4 يناير": a Muscat day as it is said, whatever the machine's zone and language (M4). */
export function formatDeliveryDay(locale: Locale, at: Date): string {
  const [day = '', month = ''] = muscatDate(at).split(/[ ,]+/)
  const weekday = weekdayName(locale, muscatWeekday(at))
  return locale === 'ar'
    ? `${weekday}، ${Number(day)} ${arabicMonths[month] ?? month}`
    : `${weekday}, ${Number(day)} ${month}`
}
