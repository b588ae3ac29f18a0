import { defineMessages, plural } from '#src/i18n/messages.ts'

/** The words of the staff's order lists; product.md sections 2 and 8 where it has them. */
export const adminOrderMessages = defineMessages({
  pending: { en: 'View All Pending Orders', ar: 'كل الطلبات بانتظار التأكيد' },
  confirmed: { en: 'View All Confirmed Orders', ar: 'كل الطلبات المؤكدة' },
  cancelled: { en: 'View All Cancelled Orders', ar: 'كل الطلبات الملغاة' },
  delivered: { en: 'View All Delivered Orders', ar: 'كل الطلبات التي تم توصيلها' },
  return: { en: 'View All Return Orders', ar: 'كل طلبات الإرجاع' },
  search: { en: 'Search by number, name or phone', ar: 'البحث برقم الطلب أو الاسم أو الهاتف' },
  searchFor: { en: 'Search for ...', ar: 'البحث عن ...' },
  orderId: { en: 'Order ID', ar: 'رقم الطلب' },
  orderDate: { en: 'Order Date', ar: 'تاريخ الطلب' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  customer: { en: 'Customer', ar: 'العميل' },
  number: { en: 'Number', ar: 'الهاتف' },
  status: { en: 'Status', ar: 'الحالة' },
  payment: { en: 'Payment', ar: 'الدفع' },
  actions: { en: 'Actions', ar: 'الإجراءات' },
  open: { en: (number: string) => `Open order #${number}`, ar: (number: string) => `فتح الطلب #${number}` },
  count: {
    en: (shown: number, total: number) =>
      `${shown} of ${plural('en', total, { one: '# order', other: '# orders' })}`,
    ar: (shown: number, total: number) => `${shown} من ${total}`,
  },
  more: { en: 'Show more orders', ar: 'عرض المزيد' },
  loading: { en: 'Loading orders', ar: 'جارٍ تحميل الطلبات' },
  newOrders: {
    en: (n: number) => plural('en', n, { one: '# new order', other: '# new orders' }),
    ar: (n: number) =>
      plural('ar', n, {
        one: 'طلب جديد',
        two: 'طلبان جديدان',
        few: '# طلبات جديدة',
        many: '# طلبًا جديدًا',
        other: '# طلب جديد',
      }),
  },
  showNew: { en: 'Show', ar: 'عرض' },
  failedTitle: { en: 'The orders could not be loaded', ar: 'تعذّر تحميل الطلبات' },
  failedText: { en: 'Please check the connection.', ar: 'يرجى التحقق من الاتصال.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  noneFound: { en: (q: string) => `No order matches “${q}”`, ar: (q: string) => `لا يوجد طلب يطابق «${q}»` },
  noneFoundText: {
    en: 'The search looks at number, customer name and phone in this list only.',
    ar: 'يشمل البحث رقم الطلب واسم العميل وهاتفه في هذه القائمة فقط.',
  },
  clearSearch: { en: 'Clear the search', ar: 'مسح البحث' },
  reconfirmed: { en: 'Confirmed again by the customer', ar: 'أعاد العميل تأكيده' },
  demo: { en: 'Demo', ar: 'تجريبي' },
})

/** What an empty list will show one day. */
export const emptyListMessages = defineMessages({
  pending: { en: 'No order is waiting', ar: 'لا توجد طلبات بانتظار التأكيد' },
  pendingText: { en: 'New orders appear here by themselves.', ar: 'تظهر الطلبات الجديدة هنا تلقائيًا.' },
  confirmed: { en: 'Nothing to prepare or deliver', ar: 'لا توجد طلبات للتجهيز أو التوصيل' },
  confirmedText: {
    en: 'Confirmed orders and those on their way appear here.',
    ar: 'تظهر هنا الطلبات المؤكدة والطلبات قيد الشحن.',
  },
  cancelled: { en: 'No order was cancelled', ar: 'لا توجد طلبات ملغاة' },
  cancelledText: {
    en: 'What customers or staff cancel appears here and can be confirmed again.',
    ar: 'يظهر هنا ما يلغيه العملاء أو فريق العمل، ويمكن تأكيده من جديد.',
  },
  delivered: { en: 'Nothing delivered yet', ar: 'لم يتم توصيل أي طلب بعد' },
  deliveredText: {
    en: 'Orders that reached their customer appear here.',
    ar: 'تظهر هنا الطلبات التي وصلت إلى العملاء.',
  },
  return: { en: 'No returns', ar: 'لا توجد طلبات إرجاع' },
  returnText: {
    en: 'When a customer asks to return an order, it appears here with the reason.',
    ar: 'عندما يطلب عميل إرجاع طلب يظهر الطلب هنا مع السبب.',
  },
})
