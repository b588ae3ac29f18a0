import { defineMessages } from '#src/i18n/messages.ts'

/** The words around bank details and receipt (O15); apart from checkout's, for most pay in cash. */
export const onlinePaymentMessages = defineMessages({
  transferTo: { en: 'Transfer the total to this account:', ar: 'تحويل المجموع إلى هذا الحساب:' },
  due: {
    en: (amount: string) =>
      `${amount} is still to be transferred. After that, please send a picture of the receipt.`,
    ar: (amount: string) => `المبلغ المتبقي للتحويل ${amount}. يرجى إرسال صورة الإيصال بعد التحويل.`,
  },
  account: { en: 'Transfer to this account:', ar: 'التحويل إلى هذا الحساب:' },
  bankName: { en: 'Bank', ar: 'البنك' },
  accountHolder: { en: 'Account holder', ar: 'صاحب الحساب' },
  accountNumber: { en: 'Account number', ar: 'رقم الحساب' },
  bankMobile: { en: 'Mobile transfer', ar: 'التحويل عبر الهاتف' },
  proof: { en: 'Picture of the receipt', ar: 'صورة الإيصال' },
  proofSending: { en: 'Uploading…', ar: 'جارٍ الرفع…' },
  receiptSending: { en: 'Sending receipt…', ar: 'جارٍ إرسال الإيصال…' },
  proofReady: { en: 'The receipt is attached.', ar: 'أُرفق الإيصال.' },
  proofFailed: {
    en: 'The picture could not be uploaded. Please choose it again.',
    ar: 'تعذّر رفع الصورة. يرجى اختيارها مرة أخرى.',
  },
})
