import { defineMessages } from '#src/i18n/messages.ts'

export const waitingOrderMessages = defineMessages({
  waits: {
    en: 'Your order will be sent when the line is back.',
    ar: 'سيُرسل الطلب عند عودة الاتصال.',
  },
  overdue: {
    en: 'An order that you confirmed earlier was not sent yet.',
    ar: 'طلب سبق تأكيده لم يُرسل بعد.',
  },
  sendNow: { en: 'Send it now', ar: 'إرسال الآن' },
  doNotSend: { en: 'Do not send it', ar: 'عدم الإرسال' },
  takenBack: { en: 'The order will not be sent.', ar: 'لن يُرسل الطلب.' },
  takenBackText: {
    en: 'If it reached the shop before the line broke, it stands, and the shop will call.',
    ar: 'إذا كان قد وصل إلى المتجر قبل انقطاع الاتصال فهو قائم، وسيتصل المتجر.',
  },
  sent: {
    en: (number: string) => `Your order ${number} was sent.`,
    ar: (number: string) => `أُرسل الطلب ${number}.`,
  },
  see: { en: 'See the order', ar: 'عرض الطلب' },
  refused: { en: 'Your order could not be taken.', ar: 'تعذّر قبول الطلب.' },
  lookAgain: { en: 'Look at it again', ar: 'مراجعة الطلب' },
})
