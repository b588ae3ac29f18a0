import { defineMessages } from '#src/i18n/messages.ts'

/** The words of where an order goes that come after the form itself. */
export const destinationMessages = defineMessages({
  arrives: { en: 'Estimated delivery:', ar: 'التوصيل المتوقع:' },
  exported: {
    en: 'Goods sent abroad are free of Omani VAT, at the price shown. Customs there may ask for their own.',
    ar: 'لا تُحسب ضريبة القيمة المضافة العمانية على ما يُرسل إلى الخارج، والسعر كما هو معروض. وقد تطلب جمارك الدولة رسومها.',
  },
  saved: { en: 'Deliver to', ar: 'التوصيل إلى' },
  another: { en: 'Somewhere else', ar: 'مكان آخر' },
  last: { en: 'As last time', ar: 'كما في المرة السابقة' },
  zonesFailed: {
    en: 'The charges and days of delivery to your place could not be loaded.',
    ar: 'تعذّر تحميل رسوم التوصيل وموعده لهذا المكان.',
  },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  byWilayat: { en: 'What it costs depends on the wilayat.', ar: 'تعتمد الرسوم على الولاية.' },
})
