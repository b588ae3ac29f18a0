import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the link to an order that the shop has deleted. */
export const closedOrderMessages = defineMessages({
  closed: { en: 'The shop has closed this order.', ar: 'أغلق المتجر هذا الطلب.' },
  ask: {
    en: 'If something about it is still open, please ask the shop.',
    ar: 'إذا بقي أمر يتعلق به، يرجى التواصل مع المتجر.',
  },
})
