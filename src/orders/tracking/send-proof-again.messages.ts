import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the card that asks for the receipt again; few pages show it, so they travel with it. */
export const sendProofMessages = defineMessages({
  proofTitle: { en: 'Please send the receipt', ar: 'يرجى إرسال الإيصال' },
  proofText: {
    en: 'We could not match a transfer with this order. Please send a picture of the receipt.',
    ar: 'لا يوجد تحويل يطابق هذا الطلب. يرجى إرسال صورة الإيصال.',
  },
  proofAgain: {
    en: 'Please send a picture of the receipt.',
    ar: 'يرجى إرسال صورة الإيصال.',
  },
  proofSent: {
    en: 'The receipt has been sent. We check it now.',
    ar: 'تم إرسال الإيصال، وسنراجعه.',
  },
  proofTotal: {
    en: (total: string) => `The order comes to ${total}.`,
    ar: (total: string) => `مجموع الطلب ${total}.`,
  },
  proofSend: { en: 'Send', ar: 'إرسال' },
  proofFailed: {
    en: 'The receipt could not be sent. Please try again.',
    ar: 'تعذّر إرسال الإيصال. يرجى المحاولة مرة أخرى.',
  },
})
