import type { Locale } from '#src/core/locale.ts'
import { defineMessages, plural } from '#src/i18n/messages.ts'
import type { Breakdown } from './report.ts'

/** The words of /dashboard/reports. */
export const reportMessages = defineMessages({
  title: { en: 'Reports', ar: 'التقارير' },
  lead: {
    en: 'Days are Muscat’s. Deleted orders stay in every figure.',
    ar: 'الأيام بتوقيت مسقط، وتبقى الطلبات المحذوفة ضمن كل الأرقام.',
  },
  range: { en: 'Range', ar: 'المدة' },
  today: { en: 'Today', ar: 'اليوم' },
  week: { en: '7 days', ar: '7 أيام' },
  month: { en: 'This month', ar: 'هذا الشهر' },
  lastMonth: { en: 'Last month', ar: 'الشهر الماضي' },
  from: { en: 'From', ar: 'من تاريخ' },
  to: { en: 'To', ar: 'إلى تاريخ' },
  comparedWith: { en: 'Compared with', ar: 'مقارنة مع' },
  before: { en: 'before', ar: 'سابقًا' },
  loading: { en: 'Counting', ar: 'جارٍ الحساب' },
  failed: { en: 'The figures could not be loaded.', ar: 'تعذّر تحميل الأرقام.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  wrongRange: {
    en: 'The last day comes after the first, and two years later at most.',
    ar: 'يجب أن يكون اليوم الأخير بعد الأول، وخلال سنتين منه على الأكثر.',
  },
  csv: { en: 'CSV', ar: 'CSV' },
  csvOf: { en: (what: string) => `${what} as CSV`, ar: (what: string) => `تنزيل CSV: ${what}` },
  error: { en: 'Error!', ar: 'حدث خطأ!' },
  csvFailed: { en: 'The file could not be made.', ar: 'تعذّر إنشاء الملف.' },
  rowsOf: { en: (what: string) => `${what}: rows`, ar: (what: string) => `صفوف: ${what}` },
  nothing: { en: 'Nothing in these days.', ar: 'لا شيء في هذه الأيام.' },
  showAll: { en: (n: number) => `Show all ${n}`, ar: (n: number) => `عرض الكل (${n})` },
  inFile: {
    en: (n: number) => `${n} more are in the file.`,
    ar: (n: number) =>
      plural('ar', n, {
        one: 'صف واحد آخر في الملف.',
        two: 'صفان آخران في الملف.',
        few: '# صفوف أخرى في الملف.',
        many: '# صفًا آخر في الملف.',
        other: '# صف آخر في الملف.',
      }),
  },
})

/** What the figures are called, and what each of them is. */
export const figureMessages = defineMessages({
  sales: { en: 'Sales', ar: 'المبيعات' },
  salesText: { en: 'without cancelled and returned orders', ar: 'دون الطلبات الملغاة والمرتجعة' },
  orders: { en: 'Orders', ar: 'الطلبات' },
  ordersText: { en: 'without cancelled and returned ones', ar: 'دون الملغاة والمرتجعة' },
  average: { en: 'Average order', ar: 'متوسط الطلب' },
  averageText: { en: 'sales by orders', ar: 'المبيعات على عدد الطلبات' },
  discounts: { en: 'Discounts', ar: 'الخصومات' },
  discountsText: {
    en: (n: number) => plural('en', n, { one: 'on # order', other: 'on # orders' }),
    ar: (n: number) =>
      plural('ar', n, {
        zero: 'على 0 طلب',
        one: 'على طلب واحد',
        two: 'على طلبين',
        few: 'على # طلبات',
        many: 'على # طلبًا',
        other: 'على # طلب',
      }),
  },
  paid: { en: 'Paid', ar: 'المدفوع' },
  paidText: { en: 'money that came in', ar: 'مبالغ وصلت' },
  promised: { en: 'Promised', ar: 'المنتظر' },
  promisedText: { en: 'placed, not paid yet', ar: 'طلبات لم تُدفع بعد' },
  cameBack: { en: 'Came back', ar: 'المستردّ' },
  cameBackText: { en: 'refunds and credits to customers', ar: 'مبالغ وأرصدة أعيدت إلى العملاء' },
  cancelled: { en: 'Cancelled', ar: 'الملغاة' },
  cancelledText: { en: 'orders placed then', ar: 'من طلبات هذه المدة' },
  returns: { en: 'Returns', ar: 'المرتجعات' },
  returnsText: { en: 'asked for, worth', ar: 'مطلوبة، بقيمة' },
  refusals: { en: 'Refused at the door', ar: 'مرفوضة عند الباب' },
  refusalsText: { en: 'orders, worth', ar: 'طلبات بقيمة' },
})

/** What the breakdowns, their columns and their rows are called. */
export const breakdownMessages = defineMessages({
  product: { en: 'By product', ar: 'حسب المنتج' },
  category: { en: 'By category', ar: 'حسب القسم' },
  area: { en: 'By area', ar: 'حسب مكان التوصيل' },
  method: { en: 'By payment method', ar: 'حسب طريقة الدفع' },
  source: { en: 'By source', ar: 'حسب المصدر' },
  staff: { en: 'By who made the order', ar: 'حسب من أنشأ الطلب' },
  courier: { en: 'By courier', ar: 'حسب مندوب التوصيل' },
  returns: { en: 'Returns', ar: 'المرتجعات' },
  refusals: { en: 'Refused at the door', ar: 'مرفوضة عند الباب' },
  searches: { en: 'Searched for and not found', ar: 'كلمات بحث بلا نتائج' },
  productText: { en: 'before discounts and delivery', ar: 'قبل الخصم والتوصيل' },
  categoryText: { en: 'before discounts and delivery', ar: 'قبل الخصم والتوصيل' },
  courierText: { en: 'handed over in these days', ar: 'ما أُسند إليهم في هذه الأيام' },
  returnsText: { en: 'asked for in these days', ar: 'ما طُلب في هذه الأيام' },
  searchesText: { en: 'how often nothing was found', ar: 'عدد مرات عدم العثور على شيء' },
  id: { en: 'Id', ar: 'المعرّف' },
  name: { en: 'What', ar: 'البيان' },
  orders: { en: 'Orders', ar: 'الطلبات' },
  pieces: { en: 'Pieces', ar: 'القطع' },
  sales: { en: 'Sales', ar: 'المبيعات' },
  worth: { en: 'Worth', ar: 'القيمة' },
  handed: { en: 'Handed over', ar: 'أُسند إليه' },
  delivered: { en: 'Delivered', ar: 'تم توصيله' },
  refused: { en: 'Refused', ar: 'مرفوض' },
  notThere: { en: 'Nobody there', ar: 'لم يوجد أحد' },
  times: { en: 'Times', ar: 'المرات' },
  goneProducts: { en: 'Products that are gone', ar: 'منتجات لم تعد موجودة' },
  deletedAccount: { en: 'Deleted account', ar: 'حساب محذوف' },
  'change of mind': { en: 'Change of mind', ar: 'تغيير الرأي' },
  defect: { en: 'Defect', ar: 'عيب في المنتج' },
})

type BreakdownWords = (typeof breakdownMessages)[Locale]

/** What the numbers of a breakdown are called: what came back or was refused is no sale. */
export function titlesOf(words: BreakdownWords, by: Breakdown) {
  const isWorth = by === 'returns' || by === 'refusals'
  return { ...words, refusals: words.refused, sales: isWorth ? words.worth : words.sales }
}
