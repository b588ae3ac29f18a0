import { defineMessages } from '#src/i18n/messages.ts'

/** What a shopper is told about money that comes back to her (O17). */
export const moneyNoteMessages = defineMessages({
  back: {
    en: (amount: string, day: string) => `Your payment of ${amount} will be returned by ${day}.`,
    ar: (amount: string, day: string) => `ستتم إعادة المبلغ المدفوع ${amount} في موعد أقصاه ${day}.`,
  },
  late: {
    en: (amount: string) => `${amount} of your payment is to be returned. Please ask us about it.`,
    ar: (amount: string) => `من المبلغ المدفوع ${amount} مستحقة الإعادة. يرجى التواصل معنا بشأنها.`,
  },
  done: {
    en: (amount: string) => `${amount} has been returned to you.`,
    ar: (amount: string) => `تمت إعادة ${amount}.`,
  },
})
