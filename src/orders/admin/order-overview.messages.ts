import { inEveryLanguage, type Locale } from '#src/core/locale.ts'
import { defineMessages, plural } from '#src/i18n/messages.ts'

/** What staff write to a customer, in the customer's language: every build keeps all of them. */
export const whatsappTexts: Record<Locale, (shop: string, n: string) => string> = inEveryLanguage({
  en: (shop: string, n: string) => `Hello, this is ${shop} about your order ${n}.`,
  ar: (shop: string, n: string) => `السلام عليكم، معكم ${shop} بخصوص طلبك رقم ${n}.`,
})

/** Said beside it of an order that waits at the shop (O40). */
export const whatsappReadyTexts: Record<Locale, string> = inEveryLanguage({
  en: 'It is ready: you can collect it at the shop.',
  ar: 'الطلب جاهز، ويمكن استلامه من المتجر.',
})

/** The same once the receipt was asked for again (O15): why, and where to send it. */
export const whatsappReceiptTexts: Record<Locale, (why: string, link: string) => string> = inEveryLanguage({
  en: (why: string, link: string) => `${why} Please send a picture of the receipt: ${link}`,
  ar: (why: string, link: string) => `${why} يرجى إرسال صورة الإيصال: ${link}`,
})

/** The words of an order's overview, as staff read it. */
export const orderOverviewMessages = defineMessages({
  title: { en: 'Order overview', ar: 'تفاصيل الطلب' },
  order: { en: 'Order', ar: 'الطلب' },
  loading: { en: 'Opening the order', ar: 'جارٍ فتح الطلب' },
  missingTitle: { en: 'There is no such order', ar: 'هذا الطلب غير موجود' },
  missingText: {
    en: 'It may have been deleted. The lists show every order there is.',
    ar: 'ربما حُذف. تعرض القوائم كل الطلبات الموجودة.',
  },
  inBin: { en: 'Deleted orders are in the bin', ar: 'الطلبات المحذوفة في سلة المحذوفات' },
  returnStep: { en: 'Return', ar: 'الإرجاع' },
  toPending: { en: 'Pending orders', ar: 'طلبات بانتظار التأكيد' },
  failedTitle: { en: 'The order could not be loaded', ar: 'تعذّر تحميل الطلب' },
  failedText: { en: 'Please check the connection.', ar: 'يرجى التحقق من الاتصال.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  print: { en: 'Print', ar: 'طباعة' },
  invoice: { en: 'Invoice', ar: 'الفاتورة' },
  unprovedPhone: {
    en: 'Ordered as a guest with the phone of an account: the phone is not confirmed.',
    ar: 'طلب من ضيف برقم هاتف يخص حسابًا، والرقم غير مؤكد.',
  },
  customer: { en: 'Customer', ar: 'العميل' },
  call: { en: 'Call', ar: 'اتصال' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  address: { en: 'Address', ar: 'العنوان' },
  vatin: { en: 'VAT number', ar: 'الرقم الضريبي' },
  comment: { en: 'Comment', ar: 'ملاحظة العميل' },
  deliveryArea: { en: 'Delivery area', ar: 'مكان التوصيل' },
  payment: { en: 'Payment', ar: 'الدفع' },
  proof: { en: 'Receipt', ar: 'إيصال الدفع' },
  openProof: { en: 'Open the receipt in full size', ar: 'فتح إيصال الدفع بالحجم الكامل' },
  noProof: { en: 'No receipt was kept with this order.', ar: 'لا يوجد إيصال دفع محفوظ مع هذا الطلب.' },
  proofGone: { en: 'The picture could not be shown.', ar: 'تعذّر عرض الصورة.' },
  products: { en: 'Products', ar: 'المنتجات' },
  track: { en: "The customer's tracking link", ar: 'رابط التتبّع للعميل' },
  trackOpen: { en: 'Open', ar: 'فتح' },
  waiting: { en: 'The receipt waits for a look.', ar: 'الإيصال بانتظار المراجعة.' },
  lookAtReceipt: { en: 'Look at the receipt', ar: 'مراجعة الإيصال' },
  approved: { en: 'The receipt is approved.', ar: 'الإيصال معتمد.' },
  'asked-again': { en: 'A new receipt was asked for.', ar: 'طُلب إيصال جديد.' },
  firstAsked: { en: 'A receipt was asked for.', ar: 'طُلب إيصال.' },
  refused: { en: 'The receipt was not accepted: no money came.', ar: 'لم يُقبل الإيصال: لم يصل أي مبلغ.' },
  otherOrders: { en: 'Other orders of this customer', ar: 'طلبات أخرى لهذا العميل' },
  allOfCustomer: {
    en: (n: number) => plural('en', n, { one: 'See # order', other: 'See all # orders' }),
    ar: (n: number) => `عرض كل طلباته (${n})`,
  },
  firstOrder: { en: 'This is the only one.', ar: 'لا توجد طلبات أخرى.' },
  aboutCustomer: { en: 'About this customer', ar: 'عن هذا العميل' },
  aroundOrder: { en: 'In the list', ar: 'في القائمة' },
  backToList: { en: 'Back to the list', ar: 'العودة إلى القائمة' },
  toAllOrders: { en: 'All orders', ar: 'كل الطلبات' },
  orderBefore: { en: 'Previous', ar: 'السابق' },
  orderAfter: { en: 'Next', ar: 'التالي' },
  history: { en: 'History', ar: 'سجل الطلب' },
  wholeHistory: { en: (n: number) => `Show all ${n}`, ar: (n: number) => `عرض السجل كله (${n})` },
  source: { en: 'Where it came from', ar: 'مصدر الطلب' },
  madeBy: { en: (name: string) => `made by ${name}`, ar: (name: string) => `بواسطة ${name}` },
  placed: { en: 'Order placed', ar: 'تسجيل الطلب' },
  by: {
    en: (name: string, role: string) => `by ${name} (${role})`,
    ar: (name: string, role: string) => `${name} (${role})`,
  },
  byRole: { en: (role: string) => `by ${role}`, ar: (role: string) => role },
  admin: { en: 'admin', ar: 'مدير المتجر' },
  manager: { en: 'manager', ar: 'مشرف' },
  shop: { en: 'the shop', ar: 'المتجر' },
  customerRole: { en: 'customer', ar: 'عميل' },
  becomes: { en: 'becomes', ar: 'إلى' },
  reason: { en: 'Reason', ar: 'السبب' },
  'change of mind': { en: 'Change of mind', ar: 'تغيير الرأي' },
  'proof approved': { en: 'Receipt approved', ar: 'قُبل إيصال الدفع' },
  'left the bin': { en: 'Taken back from the bin', ar: 'استُعيد من المحذوفات' },
  receiptAwaited: { en: 'Receipt awaited', ar: 'بانتظار إيصال' },
  'proof asked again': { en: 'A new receipt was asked for', ar: 'طُلب إيصال دفع جديد' },
  'proof missing': { en: 'A receipt was asked for', ar: 'طُلب إيصال الدفع' },
  'proof refused': {
    en: 'Receipt not accepted: no money came',
    ar: 'لم يُقبل إيصال الدفع: لم يصل أي مبلغ',
  },
  'not paid in time': { en: 'Not paid in time', ar: 'لم يُدفع في الوقت المحدد' },
  'taken back': { en: 'Taken back', ar: 'تم التراجع' },
  'return refused': { en: 'Return refused', ar: 'رُفض الإرجاع' },
  'return closed': { en: 'Part of it came back', ar: 'تم إرجاع جزء منه' },
  defect: { en: 'Defect', ar: 'عيب في المنتج' },
})

/** The words of the staff's note. */
export const staffNoteMessages = defineMessages({
  note: { en: 'Staff note', ar: 'ملاحظة فريق العمل' },
  add: { en: 'Add a note', ar: 'إضافة ملاحظة' },
  hint: { en: 'Seen by staff only.', ar: 'يراها فريق العمل فقط.' },
  save: { en: 'Save note', ar: 'حفظ الملاحظة' },
  saved: { en: 'Note saved', ar: 'تم حفظ الملاحظة' },
  unsaved: { en: 'Not saved yet', ar: 'لم تُحفظ بعد' },
  failed: {
    en: 'The note could not be saved. What you typed is still here.',
    ar: 'تعذّر حفظ الملاحظة، وما كُتب ما زال هنا.',
  },
  conflictTitle: {
    en: 'Somebody else saved this note meanwhile',
    ar: 'حفظ شخص آخر هذه الملاحظة في هذه الأثناء',
  },
  theirs: { en: 'Their version', ar: 'النسخة المحفوظة' },
  empty: { en: '(empty)', ar: '(فارغة)' },
  yoursStays: { en: 'Yours is still in the field below.', ar: 'نسختك ما زالت في الحقل أدناه.' },
  takeTheirs: { en: 'Use theirs', ar: 'اعتماد النسخة المحفوظة' },
  saveMine: { en: 'Save mine instead', ar: 'حفظ نسختي' },
})
