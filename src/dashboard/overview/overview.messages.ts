import { defineMessages, plural } from '#src/i18n/messages.ts'

/** The words of the figures on the dashboard's index, as staff read them. */
export const overviewMessages = defineMessages({
  toDo: { en: 'To do', ar: 'المهام' },
  toDoPending: { en: 'Orders to confirm', ar: 'طلبات للتأكيد' },
  toDoReceipts: { en: 'Receipts to check', ar: 'إيصالات للمراجعة' },
  toDoReturns: { en: 'Returns', ar: 'مرتجعات' },
  toDoMessages: { en: 'Messages', ar: 'رسائل' },
  yesterday: { en: (sum: string) => `Yesterday ${sum}`, ar: (sum: string) => `أمس ${sum}` },
  week: { en: 'The last 7 days', ar: 'آخر 7 أيام' },
  weekBefore: {
    en: (sum: string) => `7 days before ${sum}`,
    ar: (sum: string) => `الأيام السبعة قبلها ${sum}`,
  },
  today: { en: "Today's sales", ar: 'مبيعات اليوم' },
  month: { en: "This month's sales", ar: 'مبيعات هذا الشهر' },
  orders: {
    en: (n: number) => plural('en', n, { one: '# order', other: '# orders' }),
    ar: (n: number) =>
      plural('ar', n, {
        zero: 'لا طلبات',
        one: 'طلب واحد',
        two: 'طلبان',
        few: '# طلبات',
        many: '# طلبًا',
        other: '# طلب',
      }),
  },
  salesHint: {
    en: 'Cancelled and returned orders are not counted.',
    ar: 'لا تُحسب الطلبات الملغاة والمرتجعة.',
  },
  monthBefore: {
    en: (sum: string) => `Last month by this day ${sum}`,
    ar: (sum: string) => `الشهر الماضي حتى مثل هذا اليوم ${sum}`,
  },
  money: { en: 'Money', ar: 'الحساب' },
  ofIt: { en: (sum: string) => `Today ${sum}`, ar: (sum: string) => `اليوم ${sum}` },
  ledger: { en: 'Paid, promised and came back', ar: 'المدفوع والمنتظر والمستردّ' },
  paidMonth: { en: 'Paid this month', ar: 'المدفوع هذا الشهر' },
  paidText: { en: 'money that came in', ar: 'مبالغ وصلت' },
  promisedMonth: { en: 'Promised this month', ar: 'المنتظر من هذا الشهر' },
  promisedText: { en: 'placed, not paid yet', ar: 'طلبات لم تُدفع بعد' },
  cameBackMonth: { en: 'Came back this month', ar: 'المستردّ هذا الشهر' },
  cameBackText: { en: 'refunds and credits to customers', ar: 'مبالغ وأرصدة أعيدت إلى العملاء' },
  deletedCount: {
    en: 'Deleted orders stay in every figure.',
    ar: 'تبقى الطلبات المحذوفة ضمن كل الأرقام.',
  },
  bin: { en: 'Deleted orders', ar: 'الطلبات المحذوفة' },
  byStatus: { en: 'Orders by status', ar: 'الطلبات حسب الحالة' },
  needShop: {
    en: (n: number) => plural('en', n, { one: '# order needs the shop', other: '# orders need the shop' }),
    ar: (n: number) =>
      plural('ar', n, {
        one: 'طلب واحد بانتظار المتجر',
        two: 'طلبان بانتظار المتجر',
        few: '# طلبات بانتظار المتجر',
        many: '# طلبًا بانتظار المتجر',
        other: '# طلب بانتظار المتجر',
      }),
  },
  perDay: { en: 'Sales per day', ar: 'المبيعات اليومية' },
  perDayText: { en: 'The last 30 days, in OMR', ar: 'آخر 30 يومًا، بالريال العُماني' },
  chartLabel: {
    en: (total: string, best: string) =>
      `Sales of the last 30 days: ${total} in all; the best day was ${best}.`,
    ar: (total: string, best: string) => `مبيعات آخر 30 يومًا: المجموع ${total}، وأفضل يوم ${best}.`,
  },
  noSales: { en: 'No sales in the last 30 days yet.', ar: 'لا مبيعات في آخر 30 يومًا بعد.' },
  asTable: { en: 'As a table', ar: 'عرض كجدول' },
  day: { en: 'Day', ar: 'اليوم' },
  sales: { en: 'Sales', ar: 'المبيعات' },
  ordersColumn: { en: 'Orders', ar: 'الطلبات' },
  bestSellers: { en: 'Best sellers', ar: 'الأكثر مبيعًا' },
  bestSellersText: { en: 'The last 30 days', ar: 'آخر 30 يومًا' },
  pieces: {
    en: (n: number) => plural('en', n, { one: '# piece', other: '# pieces' }),
    ar: (n: number) =>
      plural('ar', n, {
        one: 'قطعة واحدة',
        two: 'قطعتان',
        few: '# قطع',
        many: '# قطعة',
        other: '# قطعة',
      }),
  },
  noBestSellers: { en: 'What sells most appears here.', ar: 'تظهر هنا المنتجات الأكثر مبيعًا.' },
  lowStock: { en: 'Low stock', ar: 'مخزون منخفض' },
  left: { en: (n: number) => `${n} left`, ar: (n: number) => `بقي ${n}` },
  soldOut: { en: 'Sold out', ar: 'نفد' },
  noLowStock: {
    en: 'Nothing is running out. Products without a stock count are never listed here.',
    ar: 'لا شيء على وشك النفاد. المنتجات التي لا يُحسب مخزونها لا تظهر هنا.',
  },
  moreLowStock: {
    en: (n: number) => `and ${n} more`,
    ar: (n: number) => `و${n} غيرها`,
  },
  loading: { en: 'Counting', ar: 'جارٍ الحساب' },
  failed: { en: 'The figures could not be loaded.', ar: 'تعذّر تحميل الأرقام.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
})

/** The words of a customer's counts. */
export const myFiguresMessages = defineMessages({
  title: { en: 'Your orders', ar: 'طلباتك' },
  failed: { en: 'Your orders could not be counted.', ar: 'تعذّر عدّ طلباتك.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  loading: { en: 'Counting your orders', ar: 'نعدّ طلباتك' },
})
