import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the dialog about another price (O1); apart from checkout's, for it is seldom seen. */
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
