import { defineMessages } from '#src/i18n/messages.ts'

/** The words around an invoice, as staff read them. */
export const invoiceMessages = defineMessages({
  title: { en: 'Invoice', ar: 'الفاتورة' },
  print: { en: 'Print Invoice', ar: 'طباعة الفاتورة' },
  printing: { en: 'Preparing to print', ar: 'جارٍ التحضير للطباعة' },
  earlier: { en: 'Print the earlier papers too', ar: 'طباعة الأوراق السابقة أيضًا' },
  back: { en: 'Back to the order', ar: 'العودة إلى الطلب' },
  language: { en: 'Language of the invoice', ar: 'لغة الفاتورة' },
  loading: { en: 'Opening the invoice', ar: 'جارٍ فتح الفاتورة' },
  missingTitle: { en: 'There is no such invoice', ar: 'هذه الفاتورة غير موجودة' },
  missingText: {
    en: 'The address names two different orders. Open the invoice from its order.',
    ar: 'يشير العنوان إلى طلبين مختلفين. يمكن فتح الفاتورة من صفحة الطلب.',
  },
  toOrders: { en: 'Pending orders', ar: 'طلبات بانتظار التأكيد' },
})
