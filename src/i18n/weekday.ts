import type { Locale } from '#src/core/locale.ts'

const weekdays: Record<Locale, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
}

/** "Friday" and "الجمعة"; Sunday = 0. */
export function weekdayName(locale: Locale, weekday: number): string {
  return weekdays[locale][weekday] ?? ''
}
