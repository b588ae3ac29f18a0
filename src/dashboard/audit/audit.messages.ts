import type { AuditTopic } from '#src/audit/audit-kind.ts'
import { type BuiltInPage, isBuiltIn } from '#src/content/page/page-address.ts'
import type { Locale, Text } from '#src/core/locale.ts'
import { defineMessages, plural } from '#src/i18n/messages.ts'
import type { CallOutcome } from '#src/orders/calls/call-outcome.ts'
import type { DoorOutcome } from '#src/orders/shipments/shipment.ts'

/** The words of /dashboard/audit. */
export const auditMessages = defineMessages({
  title: { en: 'Activity', ar: 'سجل النشاط' },
  lead: {
    en: 'What the staff did, the newest first. Nobody can change it; it is kept for two years.',
    ar: 'ما قام به فريق العمل، والأحدث أولًا. لا يمكن لأحد تغييره، ويُحفظ مدة سنتين.',
  },
  search: { en: 'Action, name, number or value', ar: 'إجراء أو اسم أو رقم أو قيمة' },
  searchHint: { en: '3 letters or more', ar: '3 أحرف أو أكثر' },
  person: { en: 'Who', ar: 'من قام به' },
  personHint: { en: 'Name or email', ar: 'الاسم أو البريد' },
  topic: { en: 'What', ar: 'الموضوع' },
  everything: { en: 'Everything', ar: 'كل المواضيع' },
  from: { en: 'From', ar: 'من تاريخ' },
  to: { en: 'To', ar: 'إلى تاريخ' },
  onlyThing: { en: 'Only what was done to one thing is shown.', ar: 'يُعرض ما جرى لعنصر واحد فقط.' },
  showAll: { en: 'Show everything', ar: 'عرض الكل' },
  download: { en: 'Download as CSV', ar: 'تنزيل CSV' },
  downloadFailed: { en: 'The file could not be made.', ar: 'تعذّر إنشاء الملف.' },
  error: { en: 'Error!', ar: 'حدث خطأ!' },
  shell: { en: 'Command on the server', ar: 'أمر على الخادم' },
  visitor: { en: 'Somebody unknown', ar: 'شخص غير معروف' },
  deletedPerson: { en: 'Deleted account', ar: 'حساب محذوف' },
  deletedCustomer: { en: 'Deleted customer', ar: 'عميل محذوف' },
  deletedMessage: { en: 'Deleted message', ar: 'رسالة محذوفة' },
  homeArea: { en: 'Home delivery', ar: 'التوصيل إلى المنزل' },
  officeArea: { en: 'Office delivery', ar: 'التوصيل إلى المكتب' },
  admin: { en: 'Admin', ar: 'مدير المتجر' },
  manager: { en: 'Manager', ar: 'مشرف' },
  customer: { en: 'Customer', ar: 'عميل' },
  address: { en: (address: string) => `from ${address}`, ar: (address: string) => `من العنوان ${address}` },
  becomes: { en: 'becomes', ar: 'أصبح' },
  moreSizes: {
    en: (n: number) => `${n} more`,
    ar: (n: number) => plural('ar', n, { two: 'اثنان آخران', other: '# أخرى' }),
  },
  nothing: { en: 'empty', ar: 'فارغ' },
  picture: { en: (n: number) => `Picture ${n}`, ar: (n: number) => `الصورة ${n}` },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  forgotten: {
    en: 'What was written went with the customer’s data.',
    ar: 'حُذف النص مع بيانات العميل.',
  },
  more: { en: 'Show more', ar: 'عرض المزيد' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  failedList: { en: 'The activity could not be loaded.', ar: 'تعذّر تحميل سجل النشاط.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  emptyTitle: { en: 'Nothing here yet', ar: 'لا يوجد نشاط بعد' },
  emptyText: {
    en: 'Changes of settings, products, orders and roles appear here.',
    ar: 'تظهر هنا تغييرات الإعدادات والمنتجات والطلبات والأدوار.',
  },
  noneTitle: { en: 'Nothing found', ar: 'لا توجد نتائج' },
  noneText: { en: 'Other words or days may find it.', ar: 'قد تظهر النتائج بكلمات أو أيام أخرى.' },
})

export const topicTexts: Record<AuditTopic, Text> = {
  products: { en: 'Products', ar: 'المنتجات' },
  orders: { en: 'Orders', ar: 'الطلبات' },
  customers: { en: 'Customers', ar: 'العملاء' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  sliders: { en: 'Slides', ar: 'الشرائح' },
  pages: { en: 'Pages', ar: 'الصفحات' },
  people: { en: 'People and roles', ar: 'الأشخاص والأدوار' },
  'sign-ins': { en: 'Sign-ins and refusals', ar: 'تسجيل الدخول والرفض' },
  files: { en: 'Files and backups', ar: 'الملفات والنسخ' },
  letters: { en: 'Emails', ar: 'رسائل البريد' },
}

/** What calls came to, and what happened at the door; the keys are stored. */
const outcomes: Record<CallOutcome | DoorOutcome, Text> = {
  confirmed: { en: 'Confirmed', ar: 'تم التأكيد' },
  'no answer': { en: 'No answer', ar: 'لم يتم الرد' },
  'call later': { en: 'To be called at a time', ar: 'اتصال في موعد' },
  refused: { en: 'Refused', ar: 'رفض الطلب' },
  'wrong number': { en: 'Wrong number', ar: 'رقم خاطئ' },
  delivered: { en: 'Delivered', ar: 'تم التوصيل' },
  'not there': { en: 'Nobody was there', ar: 'لم يوجد أحد' },
}

/** A page that the shop has by itself; undefined for one of the owner's own, which has its title. */
export function builtInPageText(id: string | null, locale: Locale): string | undefined {
  return id !== null && isBuiltIn(id) ? builtInPageNames[id][locale] : undefined
}

const builtInPageNames: Record<BuiltInPage, Text> = {
  'about-us': { en: 'About us', ar: 'من نحن' },
  policies: { en: 'Policies', ar: 'سياسات المتجر' },
}

export function outcomeText(value: string, locale: Locale): string {
  return Object.hasOwn(outcomes, value) ? outcomes[value as CallOutcome][locale] : value
}
