import { defineMessages } from '#src/i18n/messages.ts'

// Apart from checkout's words, for all of this is seldom seen.

/** What is wrong with a field that is filled in, or was left empty though it may be asked for (O15). */
export const wrongFieldMessages = defineMessages({
  wrongEmail: {
    en: 'This email address is not complete. Example: salma@example.com',
    ar: 'عنوان البريد غير مكتمل. مثال: salma@example.com',
  },
  wrongMobile: {
    en: 'Enter a phone number of 8 digits, or an international one.',
    ar: 'يرجى إدخال رقم هاتف من 8 أرقام، أو رقم دولي.',
  },
  proofMissing: { en: 'Please Enter Your Payment Proof!', ar: 'يرجى إرفاق إيصال الدفع!' },
})

/** The words of the dialog about another price (O1). */
export const newPriceMessages = defineMessages({
  priceTitle: { en: 'The price has changed', ar: 'تغيّر السعر' },
  priceText: {
    en: 'Since you chose, the shop has changed a price. Nothing was ordered yet.',
    ar: 'تغيّر سعر في المتجر بعد الاختيار. لم يُرسل الطلب بعد.',
  },
  was: { en: 'before', ar: 'كان' },
  isNow: { en: 'now', ar: 'أصبح' },
  newTotal: { en: 'New total', ar: 'المجموع الجديد' },
  orderAnyway: { en: 'Order at the new price', ar: 'تأكيد بالسعر الجديد' },
  back: { en: 'Back', ar: 'رجوع' },
})

/** What is said where an order could not be sent (product.md section 8). */
export const failureMessages = defineMessages({
  errorTitle: { en: 'Error', ar: 'حدث خطأ' },
  errorText: { en: 'Failed to save order. Please try again.', ar: 'تعذّر حفظ الطلب. يرجى المحاولة مرة أخرى.' },
  offlineText: {
    en: 'No answer came: you seem to be offline. What you typed is kept, and pressing again never orders twice.',
    ar: 'لم يصل رد، يبدو أن الاتصال مقطوع. كل ما كُتب محفوظ، والضغط مرة أخرى لا يكرر الطلب.',
  },
  waitsTitle: { en: 'No connection', ar: 'لا يوجد اتصال' },
  waitsText: {
    en: 'Your order is kept on this device and will be sent when the line is back. Pressing again never orders twice.',
    ar: 'الطلب محفوظ على هذا الجهاز وسيُرسل عند عودة الاتصال. الضغط مرة أخرى لا يكرر الطلب.',
  },
  close: { en: 'Close', ar: 'إغلاق' },
})

/** What is said, and done, of a line that the shop cannot deliver (O14). */
export const lineErrorMessages = defineMessages({
  setTo: { en: (n: number) => `Set to ${n}`, ar: (n: number) => `تعديل إلى ${n}` },
  removeLine: { en: 'Remove', ar: 'حذف' },
  removeOf: { en: (name: string) => `Remove ${name}`, ar: (name: string) => `حذف ${name}` },
})
