import { defineMessages } from '#src/i18n/messages.ts'

export const copyMessages = defineMessages({
  copy: { en: (what: string) => `Copy ${what}`, ar: (what: string) => `نسخ ${what}` },
  copied: { en: 'Copied', ar: 'تم النسخ' },
})
