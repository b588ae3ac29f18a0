import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the dashboard's proof inbox. */
export const paymentProofsMessages = defineMessages({
  title: { en: 'Receipts', ar: 'إيصالات الدفع' },
  lead: {
    en: 'Pictures of transfers that came with orders. Compare each with your bank before you approve it.',
    ar: 'صور التحويلات التي وصلت مع الطلبات. تجب مطابقة كل صورة مع الحساب البنكي قبل قبولها.',
  },
  filter: { en: 'Which receipts', ar: 'حالة الإيصالات' },
  waiting: { en: 'Waiting', ar: 'بانتظار المراجعة' },
  approved: { en: 'Approved', ar: 'مقبولة' },
  'asked-again': { en: 'Asked for again', ar: 'طُلبت من جديد' },
  loading: { en: 'Loading the receipts', ar: 'جارٍ تحميل إيصالات الدفع' },
  emptyTitle: { en: 'Nothing here', ar: 'لا شيء هنا' },
  emptyWaiting: { en: 'Every receipt has its answer.', ar: 'تمت مراجعة كل إيصالات الدفع.' },
  failed: { en: 'The receipts could not be loaded', ar: 'تعذّر تحميل إيصالات الدفع' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  more: { en: 'Show more', ar: 'عرض المزيد' },
  picture: {
    en: (number: string) => `Receipt of order ${number}`,
    ar: (number: string) => `إيصال دفع الطلب ${number}`,
  },
  open: { en: 'Open in full size', ar: 'فتح بالحجم الكامل' },
  order: { en: 'Order', ar: 'الطلب' },
  alsoUsed: {
    en: 'The same picture also came with',
    ar: 'وصلت الصورة نفسها أيضًا مع',
  },
  approve: { en: 'Approve', ar: 'قبول' },
  askFirst: { en: 'Ask for a receipt', ar: 'طلب إيصال' },
  askRest: {
    en: (amount: string) => `Ask for the rest · ${amount}`,
    ar: (amount: string) => `طلب المبلغ المتبقي · ${amount}`,
  },
  askAgain: { en: 'Ask again', ar: 'طلب إيصال جديد' },
  approveTitle: { en: 'Approve this receipt?', ar: 'قبول إيصال الدفع هذا؟' },
  approveText: {
    en: (amount: string) => `${amount} has arrived in your account, and is booked.`,
    ar: (amount: string) => `وصل إلى حساب المتجر مبلغ ${amount}، وسيُسجَّل مدفوعًا.`,
  },
  approveBooked: {
    en: 'What this receipt was sent for is booked already, so nothing is added. If more came, record it as a payment.',
    ar: 'سبق تسجيل مبلغ هذا الإيصال، فلن يُضاف شيء. إذا وصل أكثر من ذلك، يُسجَّل دفعةً يدويًا.',
  },
  off: {
    en: 'The order is cancelled. If the money came, it is to be refunded.',
    ar: 'الطلب ملغى. إذا وصل المبلغ تجب إعادته.',
  },
  approveOffText: {
    en: (amount: string) =>
      `${amount} has arrived in your account. The order is cancelled, so it is noted as due to the customer.`,
    ar: (amount: string) => `وصل إلى حساب المتجر مبلغ ${amount}. الطلب ملغى، لذلك يُسجَّل المبلغ مستحقًا للعميل.`,
  },
  refuse: { en: 'No money came', ar: 'لم يصل أي مبلغ' },
  refuseTitle: { en: 'Did no money come for this receipt?', ar: 'ألم يصل أي مبلغ لهذا الإيصال؟' },
  refuseText: {
    en: 'The receipt no longer waits. The customer gets no email.',
    ar: 'لا يبقى الإيصال بانتظار المراجعة، ولا تُرسل أي رسالة إلى العميل.',
  },
  askFirstTitle: { en: 'Ask for a first picture of the receipt?', ar: 'طلب أول صورة للإيصال؟' },
  askFirstText: {
    en: 'No receipt came with this order. A customer who gave an email gets the reason and a link where a first picture can be sent. The tracking page says the reason, too.',
    ar: 'لم يصل إيصال مع هذا الطلب. تصل إلى العميل رسالة فيها السبب ورابط لإرسال أول صورة إن كان للطلب بريد إلكتروني، ويظهر السبب في صفحة التتبّع أيضًا.',
  },
  askTitle: { en: 'Ask for a new picture?', ar: 'طلب صورة جديدة؟' },
  askRestText: {
    en: 'A customer who gave an email gets your reason, the sum and a link where a receipt for it can be sent. The tracking page says so, too.',
    ar: 'تصل إلى العميل رسالة فيها السبب والمبلغ ورابط لإرسال إيصاله إن كان للطلب بريد إلكتروني، ويظهر ذلك في صفحة التتبّع أيضًا.',
  },
  askText: {
    en: 'A customer who gave an email gets your reason and a link where a new picture can be sent. The tracking page says the reason, too.',
    ar: 'تصل إلى العميل رسالة فيها السبب ورابط لإرسال صورة جديدة إن كان للطلب بريد إلكتروني، ويظهر السبب في صفحة التتبّع أيضًا.',
  },
  askWhy: { en: 'Why? The customer reads it in their own language.', ar: 'السبب، وسيظهر للعميل بلغته' },
  askOwn: { en: 'In my own words', ar: 'صياغة السبب كتابةً' },
  askMore: { en: 'Words beside it', ar: 'توضيح إضافي' },
  askReason: { en: 'Why: the customer reads this', ar: 'السبب كما سيقرأه العميل' },
  newReceipt: { en: 'The receipt that came meanwhile', ar: 'الإيصال الذي وصل للتو' },
  done: { en: 'Saved!', ar: 'تم الحفظ!' },
  error: { en: 'Error!', ar: 'حدث خطأ!' },
})
