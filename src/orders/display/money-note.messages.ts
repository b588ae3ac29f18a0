import { defineMessages } from '#src/i18n/messages.ts'

/** What a shopper is told about money that comes back to her (O17). */
export const moneyNoteMessages = defineMessages({
  waits: { en: 'We have your receipt and are checking it.', ar: 'وصلنا إيصال التحويل، وهو قيد المراجعة.' },
  back: {
    en: (amount: string, day: string) => `Your payment of ${amount} will be returned by ${day}.`,
    ar: (amount: string, day: string) => `سيتم استرداد المبلغ المدفوع ${amount} في موعد أقصاه ${day}.`,
  },
  late: {
    en: (amount: string) => `${amount} of your payment is to be returned. Please ask us about it.`,
    ar: (amount: string) => `من المبلغ المدفوع ${amount} مستحقة الاسترداد. يرجى التواصل معنا بشأنها.`,
  },
  paid: {
    en: (paid: string, due: string) =>
      due ? `${paid} is paid. Still to be paid: ${due}.` : `${paid} is paid. Nothing more is to be paid.`,
    ar: (paid: string, due: string) =>
      due ? `المدفوع ${paid}، والمتبقي للدفع ${due}.` : `المدفوع ${paid}، ولا يتبقى شيء للدفع.`,
  },
  overpaid: {
    en: (paid: string, back: string) => `${paid} is paid. ${back} of it will be returned.`,
    ar: (paid: string, back: string) => `المدفوع ${paid}، وسيتم استرداد ${back} منه.`,
  },
  credit: {
    en: (amount: string) => `A credit of ${amount} was booked for you.`,
    ar: (amount: string) => `تم تسجيل رصيد لك بقيمة ${amount}.`,
  },
  ifExchangeCancelled: {
    en: (amount: string) =>
      `The ${amount} that the pieces you sent back are worth will be returned, once they are with us.`,
    ar: (amount: string) => `سيتم استرداد قيمة القطع المرتجعة ${amount} بعد وصولها إلينا.`,
  },
  ifCancelled: {
    en: (amount: string) => `Your payment of ${amount} will be returned.`,
    ar: (amount: string) => `سيتم استرداد المبلغ المدفوع ${amount}.`,
  },
  done: {
    en: (amount: string) => `${amount} has been returned to you.`,
    ar: (amount: string) => `تم استرداد ${amount}.`,
  },
})
