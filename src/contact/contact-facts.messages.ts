import { defineMessages } from '#src/i18n/messages.ts'

/** What the ways to reach the shop are called. */
export const contactFactsMessages = defineMessages({
  findUs: { en: 'Where to find us', ar: 'عنواننا' },
  address: { en: 'Address', ar: 'العنوان' },
  map: { en: 'See it on the map', ar: 'العرض على الخريطة' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
})
