import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the controls themselves; what they are about comes in as props. */
export const uiMessages = defineMessages({
  close: { en: 'Close', ar: 'إغلاق' },
  cancel: { en: 'Cancel', ar: 'تراجُع' },
  previous: { en: 'Previous', ar: 'السابق' },
  next: { en: 'Next', ar: 'التالي' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  increase: { en: 'Increase quantity', ar: 'زيادة الكمية' },
  decrease: { en: 'Decrease quantity', ar: 'إنقاص الكمية' },
  dismiss: { en: 'Dismiss', ar: 'إخفاء' },
  optional: { en: 'optional', ar: 'اختياري' },
  from: { en: 'From', ar: 'من' },
  priceNow: { en: 'Price now', ar: 'السعر الآن' },
  priceBefore: { en: 'Price before', ar: 'السعر قبل الخصم' },
  breadcrumb: { en: 'Breadcrumb', ar: 'موقعك في المتجر' },
  lightMode: { en: 'Light Mode', ar: 'الوضع الفاتح' },
  darkMode: { en: 'Dark Mode', ar: 'الوضع الداكن' },
  pageLoading: { en: 'The page is loading', ar: 'جارٍ فتح الصفحة' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
})
