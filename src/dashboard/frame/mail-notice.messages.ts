import { defineMessages } from '#src/i18n/messages.ts'

/** What staff are told while the shop has no mail server. */
export const mailNoticeMessages = defineMessages({
  title: { en: 'No email leaves the shop', ar: 'لا يخرج أي بريد من المتجر' },
  text: {
    en: 'There is no mail server yet. Emails to customers and to the shop only wait as files in the folder DATA_DIR/mail; nobody gets them.',
    ar: 'لا يوجد خادم بريد بعد. رسائل العملاء ورسائل المتجر تبقى ملفات في المجلد DATA_DIR/mail ولا تصل إلى أحد.',
  },
  how: { en: 'What to do', ar: 'الحل' },
  whatToDo: {
    en: 'Set SMTP_URL and SHOP_MAIL as docs/operate.md says in section 2, and restart the shop. Emails written from then on are sent; those in the folder are not.',
    ar: 'ضبط SMTP_URL وSHOP_MAIL كما في القسم 2 من docs/operate.md ثم إعادة تشغيل المتجر. تُرسل الرسائل التي تُكتب بعد ذلك، أما الموجودة في المجلد فلا تُرسل.',
  },
})
