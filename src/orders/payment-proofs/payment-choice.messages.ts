import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the ways to pay, at checkout and where a prepared order is confirmed. */
export const paymentChoiceMessages = defineMessages({
  payment: { en: 'Payment method', ar: 'طريقة الدفع' },
  cashText: { en: 'Pay when your order reaches you.', ar: 'الدفع عند وصول الطلب.' },
  cashAtShop: { en: 'Pay when you collect your order.', ar: 'الدفع عند استلام الطلب من المتجر.' },
  cashFee: { en: (omr: string) => `Fee: ${omr}.`, ar: (omr: string) => `الرسوم: ${omr}.` },
  cashLimit: {
    en: (omr: string) => `Only for orders up to ${omr}.`,
    ar: (omr: string) => `للطلبات حتى ${omr} فقط.`,
  },
  onlineText: {
    en: 'Bank or mobile transfer, with a picture of the receipt.',
    ar: 'تحويل بنكي أو عبر الهاتف، مع صورة الإيصال.',
  },
})
