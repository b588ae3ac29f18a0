import { inEveryLanguage, type Locale } from '#src/core/locale.ts'

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

// Whole in every build: staff print an invoice in the customer's language, whatever they read themselves.
const dates = inEveryLanguage<Record<Locale, (date: string) => string>>({
  en: (date) => date,
  ar: (date) => {
    const [day, month = '', ...year] = date.split(/[ ,]+/)
    return [Number(day), arabicMonths[month] ?? month, ...year].join(' ')
  },
})

const times: Record<Locale, (time: string) => string> = {
  en: (time) => time,
  ar: (time) => time.replace('am', 'ص').replace('pm', 'م'),
}

/** M4's "05 Jan, 2026", or a part of it such as "05 Jan", as the reader writes it: "5 يناير 2026" in Arabic. */
export function writtenDate(locale: Locale, date: string): string {
  return dates[locale](date)
}

/** M4's "03:07 pm" as the reader writes it: "03:07 م" in Arabic. */
export function writtenTime(locale: Locale, time: string): string {
  return times[locale](time)
}
