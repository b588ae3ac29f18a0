import { defineMessages } from '#src/i18n/messages.ts'

/** The words around the tax papers of a tracked order; those on them are of tax/tax-words.ts. */
export const trackTaxMessages = defineMessages({
  title: { en: 'Tax invoice', ar: 'الفاتورة الضريبية' },
  back: { en: 'Back to your order', ar: 'العودة إلى الطلب' },
  print: { en: 'Print', ar: 'طباعة' },
  unnamed: {
    en: 'Name and address stand on this invoice once you sign in with the account of the order. The shop can send it to you as well.',
    ar: 'يظهر الاسم والعنوان على الفاتورة بعد تسجيل الدخول بالحساب الذي سُجل به الطلب، ويمكن أيضًا طلبها من المتجر.',
  },
  loading: { en: 'Reading the invoice', ar: 'جارٍ تحميل الفاتورة' },
  none: { en: 'There is no tax invoice here', ar: 'لا توجد فاتورة ضريبية هنا' },
  noneText: {
    en: 'Perhaps it is not issued yet, or a part of the link was lost.',
    ar: 'ربما لم تصدر بعد، أو ضاع جزء من الرابط.',
  },
  failed: { en: 'The invoice could not be loaded', ar: 'تعذّر عرض الفاتورة' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
})
