import { defineMessages } from '#src/i18n/messages.ts'

/** What ordering without a script says beside the words of checkout. */
export const withoutScriptMessages = defineMessages({
  title: { en: 'Your order', ar: 'الطلب' },
  goods: { en: 'Products', ar: 'القطع' },
  goOn: { en: 'Add another product', ar: 'إضافة قطعة أخرى' },
  update: { en: 'Update', ar: 'تحديث' },
  remove: { en: (name: string) => `Remove ${name}`, ar: (name: string) => `حذف ${name}` },
  removeShort: { en: 'Remove', ar: 'حذف' },
  quantity: { en: (name: string) => `Quantity of ${name}`, ar: (name: string) => `كمية ${name}` },
  gone: { en: 'This product is no longer available.', ar: 'لم يعد هذا المنتج متوفرًا.' },
  unknown: { en: 'A product', ar: 'منتج' },
  choose: { en: 'Choose', ar: 'اختيار' },
  review: { en: 'Review the order', ar: 'مراجعة الطلب' },
  notYet: {
    en: 'Next you see the total. Nothing is ordered before you confirm.',
    ar: 'يظهر المجموع في الخطوة التالية، ولا يُرسل الطلب قبل التأكيد.',
  },
  emptyTitle: { en: 'Nothing is chosen yet', ar: 'لم تُختر أي قطعة بعد' },
  emptyText: {
    en: 'Open a product, choose its size and colour, and add it. It then stands here.',
    ar: 'تُضاف القطعة من صفحتها بعد اختيار المقاس واللون، ثم تظهر هنا.',
  },
  toShop: { en: 'To the shop', ar: 'إلى المتجر' },
  wrong: { en: 'Please look at these again:', ar: 'يرجى مراجعة ما يلي:' },
  full: {
    en: 'This order has no room for one more product. Send it first, then order the rest.',
    ar: 'لا يتسع هذا الطلب لقطعة أخرى. يرجى إرساله أولًا ثم طلب الباقي.',
  },
  area: {
    en: 'Area or village; abroad the city and quarter',
    ar: 'المنطقة أو القرية، وخارج عُمان المدينة والحي',
  },
  wilayatHint: { en: 'In Oman.', ar: 'داخل عُمان.' },
  pinHint: {
    en: 'Paste a link of a map app. The driver opens it.',
    ar: 'يمكن لصق رابط من تطبيق الخرائط، ويفتحه المندوب.',
  },
  byPlace: {
    en: 'What it costs depends on the wilayat; the next page says it.',
    ar: 'تعتمد الرسوم على الولاية، وتظهر في الصفحة التالية.',
  },
  transferNext: {
    en: 'The bank account stands on the next page, where the receipt is sent, too.',
    ar: 'رقم الحساب في الصفحة التالية، وفيها يُرسل الإيصال أيضًا.',
  },
  reviewTitle: { en: 'Check your order', ar: 'مراجعة الطلب' },
  details: { en: 'Delivery and payment', ar: 'التوصيل والدفع' },
  arrives: { en: 'Estimated delivery', ar: 'موعد التوصيل المتوقع' },
  change: { en: 'Change something', ar: 'تعديل الطلب' },
  sendReceipt: { en: 'Send the receipt', ar: 'إرسال الإيصال' },
  receiptFirst: {
    en: 'Transfer the total, send a picture of the receipt, and then confirm the order.',
    ar: 'يُحوَّل المجموع وتُرسل صورة الإيصال، ثم يُؤكَّد الطلب.',
  },
  otherReceipt: { en: 'Send another receipt', ar: 'إرسال إيصال آخر' },
  receiptHint: { en: 'A picture of at most 10 MB.', ar: 'صورة لا تتجاوز 10 ميغابايت.' },
  newPrice: {
    en: (before: string, now: string) =>
      `The price has changed since you saw it: ${before} before, ${now} now. Nothing was ordered yet.`,
    ar: (before: string, now: string) =>
      `تغيّر السعر بعد عرضه: كان ${before} وأصبح ${now}. ولم يُرسل الطلب بعد.`,
  },
})
