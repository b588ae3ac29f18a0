import { defineMessages, plural } from '#src/i18n/messages.ts'

/** The words around papers, as staff read them. */
export const papersMessages = defineMessages({
  title: { en: 'Print', ar: 'طباعة' },
  print: { en: 'Print', ar: 'طباعة' },
  kind: { en: 'What is printed', ar: 'المطلوب طباعته' },
  slip: { en: 'Packing slips', ar: 'قوائم التعبئة' },
  pick: { en: 'Pick list', ar: 'قائمة التجهيز' },
  label: { en: 'Labels 100 × 150 mm', ar: 'ملصقات 100 × 150 مم' },
  labels: { en: 'Labels on A4', ar: 'ملصقات على A4' },
  handover: { en: 'Hand-over list', ar: 'كشف المندوب' },
  invoice: { en: 'Invoices', ar: 'الفواتير' },
  preview: { en: 'Preview', ar: 'معاينة' },
  count: {
    en: (n: number) => plural('en', n, { one: '# order', other: '# orders' }),
    ar: (n: number) => `عدد الطلبات: ${n}`,
  },
  missing: {
    en: (n: number) =>
      plural('en', n, {
        one: '# order is not there any more and is left out.',
        other: '# orders are not there any more and are left out.',
      }),
    ar: (n: number) => `طلبات لم تعد موجودة ولن تُطبع: ${n}.`,
  },
  tooMany: {
    en: (most: number) => `The first ${most} are printed; the others need a print of their own.`,
    ar: (most: number) => `تُطبع أول ${most} فقط، وتحتاج البقية إلى طباعة أخرى.`,
  },
  backToOrder: { en: 'Back to the order', ar: 'العودة إلى الطلب' },
  backToOrders: { en: 'All orders', ar: 'كل الطلبات' },
  loading: { en: 'Preparing the papers', ar: 'جارٍ تجهيز الأوراق' },
  emptyTitle: { en: 'There is nothing to print', ar: 'لا يوجد ما يُطبع' },
  emptyText: {
    en: 'Choose orders in their list, then press Print.',
    ar: 'يرجى اختيار الطلبات من قائمتها ثم الضغط على «طباعة».',
  },
  failedTitle: { en: 'The orders could not be loaded', ar: 'تعذّر تحميل الطلبات' },
  failedText: { en: 'Please check the connection.', ar: 'يرجى التحقق من الاتصال.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
})
