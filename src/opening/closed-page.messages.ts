import { defineMessages } from '#src/i18n/messages.ts'

/** What visitors read while the shop is not open (B2). */
export const closedPageMessages = defineMessages({
  title: { en: 'Opening soon', ar: 'نفتتح قريبًا' },
  text: {
    en: 'We are still arranging the shelves. Until we open, you can reach us here.',
    ar: 'ما زلنا نرتب الرفوف. وحتى الافتتاح يمكن التواصل معنا من هنا.',
  },
  textAlone: {
    en: 'We are still arranging the shelves. Please come back in a while.',
    ar: 'ما زلنا نرتب الرفوف. نراكم بعد حين.',
  },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  call: { en: 'Call', ar: 'اتصال' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  messages: { en: 'Message', ar: 'مراسلة' },
  instagram: { en: 'Instagram', ar: 'إنستغرام' },
  facebook: { en: 'Facebook', ar: 'فيسبوك' },
  tiktok: { en: 'TikTok', ar: 'تيك توك' },
  staff: { en: 'Staff sign-in', ar: 'دخول فريق العمل' },
})
