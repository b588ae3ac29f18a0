import { defineMessages } from '#src/i18n/messages.ts'

/** Why something was not done, where the shop itself could not say it. */
export const failureMessages = defineMessages({
  offline: {
    en: 'No answer came: you seem to be offline. Please try again once you are connected.',
    ar: 'لم يصل رد، يبدو أن الاتصال مقطوع. يرجى المحاولة مرة أخرى بعد عودته.',
  },
  unknown: { en: 'Please try again in a moment.', ar: 'يرجى المحاولة مرة أخرى بعد قليل.' },
})
