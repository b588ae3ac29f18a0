import { defineMessages } from '#src/i18n/messages.ts'

/** The words of where an order goes that come after the form itself. */
export const destinationMessages = defineMessages({
  arrives: { en: 'Estimated delivery:', ar: 'التوصيل المتوقع:' },
  saved: { en: 'Deliver to', ar: 'التوصيل إلى' },
  another: { en: 'Somewhere else', ar: 'مكان آخر' },
  last: { en: 'As last time', ar: 'كما في المرة السابقة' },
})
