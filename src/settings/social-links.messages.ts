import { defineMessages } from '#src/i18n/messages.ts'

/** The words around the links to the shop elsewhere. */
export const socialLinksMessages = defineMessages({
  followUs: { en: 'Follow Us', ar: 'تابعينا' },
  newTab: { en: 'opens in a new tab', ar: 'يفتح في نافذة جديدة' },
})
