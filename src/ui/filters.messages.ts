import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the button that unfolds what a list is narrowed by. */
export const filtersMessages = defineMessages({
  filters: { en: 'Filters', ar: 'التصفية' },
  filtersOn: { en: (n: number) => `Filters (${n})`, ar: (n: number) => `التصفية (${n})` },
})
