import type { AuditKind, AuditTopic } from '#src/audit/audit-kind.ts'
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
  search: { en: 'Name, number or value', ar: 'اسم أو رقم أو قيمة' },
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

/** What was done. A kind without its words does not compile. */
export const kindTexts: Record<AuditKind, Text> = {
  'product-added': { en: 'Product added', ar: 'إضافة منتج' },
  'product-changed': { en: 'Product changed', ar: 'تعديل منتج' },
  'product-shown': { en: 'Product made public', ar: 'إظهار منتج' },
  'product-hidden': { en: 'Product hidden', ar: 'إخفاء منتج' },
  'product-deleted': { en: 'Product deleted', ar: 'حذف منتج' },
  'product-restored': { en: 'Product taken back', ar: 'استعادة منتج' },
  'category-added': { en: 'Category added', ar: 'إضافة قسم' },
  'category-changed': { en: 'Category changed', ar: 'تعديل قسم' },
  'category-moved': { en: 'Category moved', ar: 'نقل قسم' },
  'category-removed': { en: 'Category deleted', ar: 'حذف قسم' },
  'collection-added': { en: 'Collection added', ar: 'إضافة مجموعة' },
  'collection-changed': { en: 'Collection changed', ar: 'تعديل مجموعة' },
  'collections-arranged': { en: 'Collections put in order', ar: 'ترتيب المجموعات' },
  'collection-deleted': { en: 'Collection deleted', ar: 'حذف مجموعة' },
  'products-imported': { en: 'Products imported', ar: 'استيراد منتجات' },
  'order-status-changed': { en: 'Order status changed', ar: 'تغيير حالة طلب' },
  'order-note-written': { en: 'Note on an order', ar: 'ملاحظة على طلب' },
  'order-made': { en: 'Order made', ar: 'إنشاء طلب' },
  'order-offered': { en: 'Order prepared for a link', ar: 'تجهيز طلب برابط' },
  'order-edited': { en: 'Order edited', ar: 'تعديل طلب' },
  'order-restored': { en: 'Order taken back from the bin', ar: 'استعادة طلب من المحذوفات' },
  'bin-emptied': { en: 'Bin emptied', ar: 'إفراغ المحذوفات' },
  'payment-recorded': { en: 'Payment recorded', ar: 'تسجيل دفعة' },
  'refund-recorded': { en: 'Refund recorded', ar: 'تسجيل استرداد' },
  'credit-recorded': { en: 'Credit recorded', ar: 'تسجيل رصيد' },
  'payment-taken-back': { en: 'Entry of the ledger taken back', ar: 'التراجع عن قيد مالي' },
  'return-changed': { en: 'Return taken a step further', ar: 'متابعة إرجاع' },
  'courier-added': { en: 'Courier added', ar: 'إضافة مندوب توصيل' },
  'courier-changed': { en: 'Courier changed', ar: 'تعديل مندوب توصيل' },
  'courier-settled': { en: 'Courier brought cash', ar: 'تسليم نقد من مندوب' },
  'order-handed-over': { en: 'Order handed to a courier', ar: 'تسليم طلب إلى مندوب' },
  'order-not-delivered': { en: 'Nobody was there', ar: 'تعذّر التسليم لعدم وجود أحد' },
  'order-called': { en: 'Customer called', ar: 'الاتصال بعميل' },
  'order-deleted': { en: 'Order deleted', ar: 'حذف طلب' },
  'receipt-approved': { en: 'Receipt approved', ar: 'اعتماد إيصال' },
  'receipt-asked-again': { en: 'Receipt asked for again', ar: 'طلب إيصال من جديد' },
  'receipt-refused': { en: 'Receipt of a cancelled order refused', ar: 'رفض إيصال طلب ملغى' },
  'customer-note-written': { en: 'Note on a customer', ar: 'ملاحظة على عميل' },
  'customer-note-deleted': { en: 'Note on a customer deleted', ar: 'حذف ملاحظة على عميل' },
  'customer-tagged': { en: 'Tags of a customer changed', ar: 'تغيير وسوم عميل' },
  'customer-blocked': { en: 'Customer blocked', ar: 'حظر عميل' },
  'customer-unblocked': { en: 'Customer unblocked', ar: 'إلغاء حظر عميل' },
  'settings-changed': { en: 'Settings changed', ar: 'تغيير الإعدادات' },
  'brand-changed': { en: 'Look of the shop changed', ar: 'تغيير مظهر المتجر' },
  'shop-opened': { en: 'Shop opened', ar: 'افتتاح المتجر' },
  'shop-closed': { en: 'Shop closed', ar: 'إغلاق المتجر' },
  'preview-link-changed': { en: 'Preview link replaced', ar: 'استبدال رابط المعاينة' },
  'demo-cleared': { en: 'Demo removed', ar: 'إزالة المحتوى التجريبي' },
  'setup-skipped': { en: 'Steps of the guide left out', ar: 'تخطي خطوات من الدليل' },
  'test-letter-sent': { en: 'Test letter sent', ar: 'إرسال رسالة تجريبية' },
  'slide-added': { en: 'Slide added', ar: 'إضافة شريحة' },
  'slide-changed': { en: 'Slide changed', ar: 'تعديل شريحة' },
  'slide-deleted': { en: 'Slide deleted', ar: 'حذف شريحة' },
  'slides-arranged': { en: 'Slides put in order', ar: 'ترتيب الشرائح' },
  'page-added': { en: 'Page written', ar: 'كتابة صفحة' },
  'page-changed': { en: 'Page changed', ar: 'تعديل صفحة' },
  'page-deleted': { en: 'Page deleted', ar: 'حذف صفحة' },
  'home-arranged': { en: 'Home arranged', ar: 'ترتيب الصفحة الرئيسية' },
  'home-section-changed': { en: 'Section of home changed', ar: 'تعديل قسم في الصفحة الرئيسية' },
  'role-changed': { en: 'Role changed', ar: 'تغيير دور' },
  'person-deleted': { en: 'Account deleted', ar: 'حذف حساب' },
  'person-invited': { en: 'Staff invited', ar: 'دعوة إلى الفريق' },
  'invitation-revoked': { en: 'Invitation taken back', ar: 'إلغاء دعوة' },
  'invitation-accepted': { en: 'Invitation accepted', ar: 'قبول دعوة' },
  'signed-in': { en: 'Signed in', ar: 'تسجيل دخول' },
  'sign-in-refused': { en: 'Wrong password', ar: 'كلمة مرور خاطئة' },
  'sign-in-locked': { en: 'Sign-in locked for a while', ar: 'إيقاف تسجيل الدخول مؤقتًا' },
  'call-refused': { en: 'Refused: not allowed', ar: 'رفض إجراء غير مسموح' },
  'password-changed': { en: 'Password changed', ar: 'تغيير كلمة المرور' },
  'password-reset': { en: 'Password set anew', ar: 'إعادة تعيين كلمة المرور' },
  'factor-added': { en: 'Second factor added', ar: 'إضافة عامل تحقق ثانٍ' },
  'factor-removed': { en: 'Second factor removed', ar: 'إزالة عامل التحقق الثاني' },
  'recovery-codes-renewed': { en: 'Recovery codes made anew', ar: 'تجديد رموز الاسترداد' },
  'sessions-ended': { en: 'Sessions ended', ar: 'إنهاء جلسات' },
  'delivery-changed': { en: 'Delivery changed', ar: 'تغيير إعدادات التوصيل' },
  'staff-security-changed': { en: 'Demand of a second factor changed', ar: 'تغيير اشتراط العامل الثاني' },
  exported: { en: 'File taken out', ar: 'تصدير ملف' },
  'backup-made': { en: 'Backup made', ar: 'إنشاء نسخة احتياطية' },
  restored: { en: 'Restored from a backup', ar: 'استعادة من نسخة احتياطية' },
  'letter-resent': { en: 'Letter sent again', ar: 'إعادة إرسال رسالة' },
  'message-answered': { en: 'Message answered', ar: 'رد على رسالة' },
  'message-reopened': { en: 'Message reopened', ar: 'إعادة فتح رسالة' },
  'message-deleted': { en: 'Message deleted', ar: 'حذف رسالة' },
}

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
  letters: { en: 'Letters', ar: 'الرسائل' },
}

/** What was done in the reader's words; a kind of a newer program by its own name. */
export function kindText(kind: string, locale: Locale): string {
  return Object.hasOwn(kindTexts, kind) ? kindTexts[kind as AuditKind][locale] : kind
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
