import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the screen of tax papers. */
export const taxMessages = defineMessages({
  title: { en: 'Tax', ar: 'الضريبة' },
  lead: {
    en: 'What was issued in a month, for the return of VAT. Documents are never changed once they are issued.',
    ar: 'ما صدر خلال الشهر لإعداد الإقرار الضريبي. لا تتغير المستندات بعد إصدارها.',
  },
  month: { en: 'Month', ar: 'الشهر' },
  download: { en: 'Download as CSV', ar: 'تنزيل ملف CSV' },
  xml: { en: (number: string) => `${number} as XML`, ar: (number: string) => `‏${number} بصيغة XML` },
  error: { en: 'The file did not come', ar: 'لم يصل الملف' },
  sums: { en: 'Sums of the month', ar: 'مجاميع الشهر' },
  what: { en: 'What', ar: 'البند' },
  invoices: { en: 'Tax invoices', ar: 'الفواتير الضريبية' },
  creditNotes: { en: 'Credit notes', ar: 'الإشعارات الدائنة' },
  declared: { en: 'For the return', ar: 'للإقرار' },
  count: { en: 'Documents', ar: 'المستندات' },
  standardNet: { en: 'Net at the standard rate', ar: 'الصافي بالنسبة الأساسية' },
  standardVat: { en: 'VAT', ar: 'الضريبة' },
  zeroNet: { en: 'Zero-rated', ar: 'خاضع لنسبة الصفر' },
  exportNet: { en: 'Exported, zero-rated', ar: 'صادرات خاضعة لنسبة الصفر' },
  documents: { en: 'Documents', ar: 'المستندات' },
  order: { en: 'Order', ar: 'الطلب' },
  invoice: { en: 'Tax invoice', ar: 'فاتورة ضريبية' },
  'credit-note': { en: 'Credit note', ar: 'إشعار دائن' },
  none: { en: 'Nothing was issued in this month.', ar: 'لم يصدر شيء في هذا الشهر.' },
  off: {
    en: 'VAT is off. It is switched on in the settings.',
    ar: 'ضريبة القيمة المضافة غير مفعلة، ويمكن تفعيلها من الإعدادات.',
  },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  failed: { en: 'The documents could not be read.', ar: 'تعذّر تحميل المستندات.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  more: { en: 'Show more', ar: 'عرض المزيد' },
  loading: { en: 'Reading the documents', ar: 'جارٍ تحميل المستندات' },
})
