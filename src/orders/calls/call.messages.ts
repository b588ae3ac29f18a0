import { inEveryLanguage, type Locale } from '#src/core/locale.ts'
import { defineMessages } from '#src/i18n/messages.ts'

/** What a message to who ordered begins with, in the customer's language (O33). */
export const callTexts: Record<Locale, (shop: string, n: string, total: string) => string> = inEveryLanguage({
  en: (shop: string, n: string, total: string) =>
    `Hello, this is ${shop}. We received your order ${n} for ${total}. Please answer to confirm it.`,
  ar: (shop: string, n: string, total: string) =>
    `السلام عليكم، معكم ${shop}. استلمنا طلبك رقم ${n} بقيمة ${total}. يرجى الرد لتأكيد الطلب.`,
})

/** The words of calling who ordered (O33). */
export const callMessages = defineMessages({
  title: { en: 'To call', ar: 'طلبات للاتصال' },
  lead: {
    en: 'Pending orders, the oldest first. Each is kept for one person for 10 minutes.',
    ar: 'الطلبات بانتظار التأكيد، الأقدم أولًا. يُحجز كل طلب لشخص واحد مدة 10 دقائق.',
  },
  waiting: { en: (n: number) => `Waiting: ${n}`, ar: (n: number) => `بانتظار الاتصال: ${n}` },
  loading: { en: 'Looking for the next order', ar: 'جارٍ البحث عن الطلب التالي' },
  failedList: { en: 'The next order could not be loaded', ar: 'تعذّر تحميل الطلب التالي' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  emptyTitle: { en: 'Nobody to call now', ar: 'لا يوجد من يلزم الاتصال به الآن' },
  emptyText: {
    en: 'New orders, and those whose turn comes again, appear here.',
    ar: 'تظهر هنا الطلبات الجديدة والطلبات التي حان موعدها من جديد.',
  },
  over: {
    en: (status: string) => `Meanwhile this order became: ${status}. There is nothing to call about.`,
    ar: (status: string) => `أصبحت حالة هذا الطلب الآن: ${status}. لم يعد يلزم الاتصال.`,
  },
  gone: { en: 'Meanwhile this order was deleted.', ar: 'تم حذف هذا الطلب.' },
  saved: {
    en: 'The call is saved. The next order could not be loaded.',
    ar: 'تم حفظ الاتصال. تعذّر تحميل الطلب التالي.',
  },
  goOn: { en: 'Next order', ar: 'الطلب التالي' },
  look: { en: 'Look again', ar: 'تحديث' },
  order: { en: 'Order', ar: 'الطلب' },
  open: { en: 'Open the order', ar: 'فتح الطلب' },
  call: { en: 'Call', ar: 'اتصال' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  refusals: {
    en: (n: number) => `Refused at the door by this phone: ${n}`,
    ar: (n: number) => `طلبات رفضها هذا الرقم عند الباب: ${n}`,
  },
  receiptWaits: {
    en: 'Paid by transfer, and nobody has looked at the receipt yet.',
    ar: 'الدفع بالتحويل، ولم تتم مراجعة الإيصال بعد.',
  },
  reviewReceipt: { en: 'Review it first', ar: 'مراجعته أولًا' },
  goods: { en: 'Goods', ar: 'المنتجات' },
  address: { en: 'Address', ar: 'العنوان' },
  deliveryArea: { en: 'Delivery area', ar: 'مكان التوصيل' },
  comment: { en: 'Comment', ar: 'ملاحظة العميل' },
  outcome: { en: 'What came of the call?', ar: 'ما نتيجة الاتصال؟' },
  confirmed: { en: 'Confirmed', ar: 'تم التأكيد' },
  'no answer': { en: 'No answer', ar: 'لم يتم الرد' },
  'call later': { en: 'Call at a time', ar: 'اتصال في موعد' },
  refused: { en: 'Refused', ar: 'رفض الطلب' },
  'wrong number': { en: 'Wrong number', ar: 'رقم خاطئ' },
  choose: { en: 'Please choose what came of the call.', ar: 'يرجى اختيار نتيجة الاتصال.' },
  at: { en: 'When', ar: 'الموعد' },
  atHint: { en: 'Time in Muscat, within 14 days', ar: 'بتوقيت مسقط، خلال 14 يومًا' },
  atNeeded: { en: 'Please choose when to call again.', ar: 'يرجى اختيار موعد الاتصال.' },
  note: { en: 'Note', ar: 'ملاحظة' },
  reason: { en: 'Why', ar: 'السبب' },
  reasonNeeded: { en: 'Please write why.', ar: 'يرجى كتابة السبب.' },
  save: { en: 'Save', ar: 'حفظ' },
  later: { en: 'Later', ar: 'لاحقًا' },
  failed: { en: 'The call could not be saved.', ar: 'تعذّر حفظ الاتصال.' },
  offline: {
    en: 'No connection. What was typed is still here.',
    ar: 'لا يوجد اتصال. ما تمت كتابته لا يزال هنا.',
  },
  calls: { en: 'Calls', ar: 'الاتصالات' },
  none: { en: 'Nobody has called yet.', ar: 'لم يُجرَ أي اتصال بعد.' },
  next: { en: 'Next', ar: 'الموعد التالي' },
  by: { en: (name: string) => `by ${name}`, ar: (name: string) => name },
})
