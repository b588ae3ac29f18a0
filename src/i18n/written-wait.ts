import type { Text } from '#src/core/locale.ts'
import { plural } from './messages.ts'

/** How long somebody is to wait, as it stands behind "in" or "بعد": in seconds, and in minutes where it is longer than 90 s. */
export function writtenWait(seconds: number): Text {
  const minutes = Math.ceil(seconds / 60)
  return seconds > 90
    ? { en: `${minutes} min.`, ar: arabicMinutes(minutes) }
    : { en: `${seconds} s.`, ar: arabicSeconds(seconds) }
}

function arabicMinutes(count: number): string {
  return plural('ar', count, { two: 'دقيقتين', few: '# دقائق', other: '# دقيقة' })
}

function arabicSeconds(count: number): string {
  return plural('ar', count, { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', other: '# ثانية' })
}
