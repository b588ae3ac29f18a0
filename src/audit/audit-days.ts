import type { Text } from '#src/core/locale.ts'

/** What is said where the last day asked for is before the first. */
export const daysTurned: Text = {
  en: 'The last day is before the first one.',
  ar: 'اليوم الأخير يسبق اليوم الأول.',
}

/** Whether two Muscat days (`2026-03-01`), each of which may be left out, are the right way round. */
export function areDaysInOrder({
  from,
  to,
}: {
  from?: string | undefined
  to?: string | undefined
}): boolean {
  return !from || !to || from <= to
}
