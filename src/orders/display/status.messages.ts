import { defineMessages } from '#src/i18n/messages.ts'

/** What the states of an order are called (SPEC section 4). */
export const statusMessages = defineMessages({
  Pending: { en: 'Pending', ar: 'بانتظار التأكيد' },
  Confirmed: { en: 'Confirmed', ar: 'تم التأكيد' },
  Shipping: { en: 'Shipping', ar: 'في الطريق' },
  Delivered: { en: 'Delivered', ar: 'تم التوصيل' },
  Cancelled: { en: 'Cancelled', ar: 'ملغى' },
  Return: { en: 'Return', ar: 'قيد الإرجاع' },
})
