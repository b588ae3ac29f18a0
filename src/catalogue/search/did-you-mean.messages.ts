import { defineMessages } from '#src/i18n/messages.ts'

export const didYouMeanMessages = defineMessages({
  didYouMean: { en: 'Did you mean:', ar: 'هل المقصود:' },
})
