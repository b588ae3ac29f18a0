import { defineMessages } from '#src/i18n/messages.ts'

/** What the states of an order are called (SPEC section 4). */
export const statusMessages = defineMessages({
  Pending: { en: 'Pending', ar: 'قيد الانتظار' },
  Confirmed: { en: 'Confirmed', ar: 'تم التأكيد' },
  Shipping: { en: 'Shipping', ar: 'في الطريق إليكِ' },
  Delivered: { en: 'Delivered', ar: 'تم التوصيل' },
  Cancelled: { en: 'Cancelled', ar: 'ملغي' },
  Return: { en: 'Return', ar: 'مُرجَع' },
})
