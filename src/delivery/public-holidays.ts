import type { Text } from '#src/core/locale.ts'

/** A day on which Oman rests, as it is to be expected; the moon may move those of the Hijri calendar by a day. */
export type ExpectedHoliday = { day: string; name: Text; moon: boolean }

const names = {
  accession: { en: 'Accession day', ar: 'يوم تولي السلطان مقاليد الحكم' },
  national: { en: 'National day', ar: 'اليوم الوطني' },
  newYear: { en: 'Hijri new year', ar: 'رأس السنة الهجرية' },
  birthday: { en: "The Prophet's birthday", ar: 'المولد النبوي' },
  isra: { en: 'Isra and Miraj', ar: 'الإسراء والمعراج' },
  fitr: { en: 'Eid al-Fitr', ar: 'عيد الفطر' },
  adha: { en: 'Eid al-Adha', ar: 'عيد الأضحى' },
} satisfies Record<string, Text>

/** By the day of the year, `01-11`. */
const fixed: Readonly<Record<string, Text>> = {
  '01-11': names.accession,
  '11-20': names.national,
  '11-21': names.national,
}

/** By month and day of the Hijri year, `1/1`. */
const hijri: Readonly<Record<string, Text>> = {
  '1/1': names.newYear,
  '3/12': names.birthday,
  '7/27': names.isra,
  '9/29': names.fitr,
  '9/30': names.fitr,
  '10/1': names.fitr,
  '10/2': names.fitr,
  '10/3': names.fitr,
  '12/9': names.adha,
  '12/10': names.adha,
  '12/11': names.adha,
  '12/12': names.adha,
}

const dayMs = 24 * 60 * 60 * 1000
const hijriDay = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/**
 * The public holidays of Oman to be expected in a year, in their order: the owner confirms them, since the sighting of the
 * moon and a decree say the days themselves (O40).
 */
export function expectedHolidays(year: number): ExpectedHoliday[] {
  const days: ExpectedHoliday[] = []
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += dayMs) {
    const day = new Date(at).toISOString().slice(0, 10)
    const parts = hijriDay.formatToParts(at)
    const part = (type: string) => parts.find((one) => one.type === type)?.value
    const [sure, moon] = [fixed[day.slice(5)], hijri[`${part('month')}/${part('day')}`]]
    const name = sure ?? moon
    if (name) days.push({ day, name, moon: sure === undefined })
  }
  return days
}
