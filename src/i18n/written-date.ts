import type { Locale } from '#src/core/locale.ts'

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

/** M4's "05 Jan, 2026", or a part of it such as "05 Jan", as the reader writes it: "5 يناير 2026" in Arabic. */
export function writtenDate(locale: Locale, date: string): string {
  if (locale === 'en') return date
  const [day, month = '', ...year] = date.split(/[ ,]+/)
  return [Number(day), arabicMonths[month] ?? month, ...year].join(' ')
}

/** M4's "03:07 pm" as the reader writes it: "03:07 م" in Arabic. */
export function writtenTime(locale: Locale, time: string): string {
  return locale === 'en' ? time : time.replace('am', 'ص').replace('pm', 'م')
}
