import { defineMessages } from '#src/i18n/messages.ts'

/** Where orders come from, as staff read it; the keys are the values that are stored (O19). */
export const sourceMessages = defineMessages({
  web: { en: 'The shop’s own checkout', ar: 'موقع المتجر' },
  phone: { en: 'Phone', ar: 'هاتف' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  instagram: { en: 'Instagram', ar: 'إنستغرام' },
  counter: { en: 'Shop counter', ar: 'في المتجر' },
  other: { en: 'Other', ar: 'غير ذلك' },
  exchange: { en: 'Exchange of a return', ar: 'استبدال ضمن إرجاع' },
})
