import { defineMessages } from '#src/i18n/messages.ts'
import { numberInArabic } from '#src/orders/order/order-number.ts'

/** The words of returns for staff (O16). */
export const returnCardMessages = defineMessages({
  title: { en: 'Returns', ar: 'الإرجاع' },
  which: { en: (which: number) => `Return ${which}`, ar: (which: number) => `الإرجاع ${which}` },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  failed: { en: 'That could not be done.', ar: 'تعذّر تنفيذ ذلك.' },
  failedList: { en: 'The returns could not be loaded.', ar: 'تعذّر تحميل بيانات الإرجاع.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  value: { en: 'Worth', ar: 'القيمة' },
  toRefund: { en: 'To be refunded', ar: 'المبلغ المستحق' },
  photo: { en: (n: number) => `Photo ${n}, in a new tab`, ar: (n: number) => `الصورة ${n}، في نافذة جديدة` },
  restocked: {
    en: (back: number, all: number) => `${back} of ${all} back to the stock`,
    ar: (back: number, all: number) => `عاد إلى المخزون: ${back} من ${all}`,
  },
  'change of mind': { en: 'Change of mind', ar: 'تغيير الرأي' },
  otherSize: { en: 'Another size or colour', ar: 'مقاس أو لون آخر' },
  defect: { en: 'Defect', ar: 'عيب في المنتج' },
  by: { en: 'asked for by', ar: 'بطلب من' },
  customer: { en: 'the customer', ar: 'العميل' },
  staff: { en: 'staff', ar: 'فريق العمل' },
  approved: { en: 'Approve', ar: 'موافقة' },
  received: { en: 'Goods received', ar: 'تم استلام البضاعة' },
  refunded: { en: 'Refund', ar: 'استرداد المبلغ' },
  credited: { en: 'Give a credit', ar: 'تسجيل رصيد' },
  closed: { en: 'Finish the return', ar: 'إنهاء الإرجاع' },
  exchanged: { en: 'New pieces sent', ar: 'تم إرسال القطع البديلة' },
  exchangedLead: {
    en: 'The order of the new pieces is on its way or delivered.',
    ar: 'طلب القطع البديلة في الطريق أو تم توصيله.',
  },
  toStock: { en: 'Back to the stock', ar: 'تعود إلى المخزون' },
  defectStock: {
    en: 'They came back for a defect: none is sold again unless you raise the number.',
    ar: 'سبب الإرجاع عيب في المنتج: لا تعود أي قطعة إلى البيع ما لم يُرفع العدد.',
  },
  finish: { en: 'Receive and finish', ar: 'استلام وإنهاء' },
  finishLead: {
    en: 'The goods are here: how many pieces go back to the stock? The others are written off.',
    ar: 'وصلت البضاعة: كم قطعة تعود إلى المخزون؟ تُشطب القطع الأخرى.',
  },
  finishMoney: {
    en: (amount: string) => `${amount} is booked as refunded, and the return is finished.`,
    ar: (amount: string) => `يتم تسجيل استرداد ${amount} وإنهاء الإرجاع.`,
  },
  wantsExchange: { en: 'Would like an exchange', ar: 'المطلوب استبدال' },
  exchange: { en: 'Order of the new pieces', ar: 'طلب القطع البديلة' },
  exchangeUnsent: {
    en: 'It goes on once the order of the new pieces is on its way.',
    ar: 'يُستكمل الإرجاع بعد خروج طلب القطع البديلة.',
  },
  exchangeDue: { en: 'Still to be paid for it:', ar: 'المتبقي من ثمنه:' },
  wrote: { en: 'What was written with the request', ar: 'الملاحظة المكتوبة مع الطلب' },
  doExchange: { en: 'Exchange for other pieces', ar: 'استبدال بقطع أخرى' },
  for: { en: 'For', ar: 'مقابل' },
  otherProduct: { en: 'Another product', ar: 'منتج آخر' },
  sameProduct: { en: 'The same product after all', ar: 'المنتج نفسه' },
  exchangeFor: { en: 'Product to exchange for', ar: 'المنتج البديل' },
  exchangeForOne: {
    en: (name: string) => `Exchange for ${name}`,
    ar: (name: string) => `استبدال بالمنتج: ${name}`,
  },
  noneChosen: {
    en: 'Choose one of the products that are found, or clear this field.',
    ar: 'يرجى اختيار أحد المنتجات المعروضة، أو ترك هذا الحقل فارغًا.',
  },
  otherHint: {
    en: 'It costs what it costs today; the difference is due at the door, or goes back.',
    ar: 'بسعر اليوم، ويُدفع الفرق عند الاستلام أو تتم إعادته.',
  },
  exchangeLead: {
    en: 'The new pieces are reserved now and go out as an order of their own.',
    ar: 'تُحجز القطع البديلة الآن وتُرسل في طلب مستقل.',
  },
  noDifference: {
    en: 'It costs the same: nothing more is due, and nothing goes back.',
    ar: 'لا فرق في السعر: لا يُدفع شيء ولا يُعاد شيء.',
  },
  afterChoice: {
    en: 'The difference follows once size and colour are chosen.',
    ar: 'يظهر الفرق بعد اختيار المقاس واللون.',
  },
  dueMore: {
    en: (amount: string) => `The customer pays ${amount} more when the new pieces come.`,
    ar: (amount: string) => `فرق يدفعه العميل عند استلام القطع البديلة: ${amount}.`,
  },
  dueBack: {
    en: (amount: string) => `${amount} goes back to the customer.`,
    ar: (amount: string) => `مبلغ يُعاد إلى العميل: ${amount}.`,
  },
  left: { en: (n: number) => `In stock: ${n}`, ar: (n: number) => `المتوفر: ${n}` },
  size: { en: 'Size', ar: 'المقاس' },
  color: { en: 'Colour', ar: 'اللون' },
  sizeMissing: { en: 'Choose a size.', ar: 'يرجى اختيار المقاس.' },
  colorMissing: { en: 'Choose a colour.', ar: 'يرجى اختيار اللون.' },
  approvedLead: {
    en: 'A customer who gave an email is told, and the goods come back. Nothing is paid yet.',
    ar: 'تعود البضاعة، وتصل إلى العميل رسالة إن كان للطلب بريد إلكتروني. لا يتم دفع أي مبلغ الآن.',
  },
  receivedLead: {
    en: 'How many pieces go back to the stock? The others are written off.',
    ar: 'كم قطعة تعود إلى المخزون؟ تُشطب القطع الأخرى.',
  },
  refundedLead: {
    en: (amount: string) => `${amount} is booked as refunded, and a customer who gave an email is told.`,
    ar: (amount: string) =>
      `يتم تسجيل استرداد ${amount}، وتصل إلى العميل رسالة بذلك إن كان للطلب بريد إلكتروني.`,
  },
  creditedLead: {
    en: (amount: string) => `${amount} is booked as a credit that the shop keeps itself, such as a voucher.`,
    ar: (amount: string) => `يتم تسجيل ${amount} كرصيد يحتفظ به المتجر، مثل قسيمة شراء.`,
  },
  closedLead: {
    en: 'The return is finished. If something stays with the customer, the order is Delivered again.',
    ar: 'ينتهي الإرجاع. إذا بقي شيء لدى العميل تعود حالة الطلب «تم التوصيل».',
  },
  words: { en: 'Words for the customer', ar: 'رسالة إلى العميل' },
  method: { en: 'How it is refunded', ar: 'طريقة استرداد المبلغ' },
  cash: { en: 'Cash', ar: 'نقدًا' },
  transfer: { en: 'Transfer', ar: 'تحويل' },
  card: { en: 'Card', ar: 'بطاقة' },
  other: { en: 'Other', ar: 'أخرى' },
  reference: { en: 'Reference', ar: 'المرجع' },
  back: { en: 'Back', ar: 'رجوع' },
})

/** The next step in a row of a list, in the one line that a button has there; `open` where there is none but to look. */
export const returnRowMessages = defineMessages({
  approved: { en: 'Approve', ar: 'موافقة' },
  received: { en: 'Received', ar: 'استلام' },
  refunded: { en: 'Refund', ar: 'استرداد' },
  closed: { en: 'Finish', ar: 'إنهاء' },
  open: { en: 'View', ar: 'عرض' },
})

/** The words of returns for who asks for one (O16, O8). */
export const guestReturnMessages = defineMessages({
  title: { en: 'Change or return', ar: 'الإلغاء والإرجاع' },
  state: { en: 'Return', ar: 'الإرجاع' },
  swapState: { en: 'Exchange', ar: 'الاستبدال' },
  swapAsked: {
    en: 'We have your request for an exchange and will answer it.',
    ar: 'وصل طلب الاستبدال، وسيتم الرد عليه.',
  },
  swapApproved: {
    en: 'The exchange is approved. The new pieces come as an order of their own.',
    ar: 'تمت الموافقة على الاستبدال، وتصل القطع البديلة في طلب مستقل.',
  },
  swapClosed: { en: 'The exchange is finished.', ar: 'انتهى الاستبدال.' },
  givenBack: {
    en: 'Exchange: please hand these over when the new pieces are brought.',
    ar: 'استبدال: يرجى تسليم هذه القطع عند وصول القطع البديلة.',
  },
  broughtBack: {
    en: 'Exchange: please bring these along when you collect the new pieces.',
    ar: 'استبدال: يرجى إحضار هذه القطع عند استلام القطع البديلة من المتجر.',
  },
  cancel: { en: 'Cancel the order', ar: 'إلغاء الطلب' },
  askCancel: {
    en: (n: string) => `Cancel order #${n}?`,
    ar: (n: string) => `إلغاء الطلب ${numberInArabic(n)}؟`,
  },
  yesCancel: { en: 'Yes, cancel it', ar: 'نعم، إلغاء الطلب' },
  cancelled: { en: 'The order has been cancelled.', ar: 'تم إلغاء الطلب.' },
  sent: { en: 'Your request has been sent.', ar: 'تم إرسال طلب الإرجاع.' },
  sentSwap: { en: 'Your request has been sent.', ar: 'تم إرسال طلب الاستبدال.' },
  keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
  ask: { en: 'Return something', ar: 'طلب إرجاع' },
  pieces: { en: 'What comes back?', ar: 'القطع المراد إرجاعها' },
  all: { en: 'All of them', ar: 'كل القطع' },
  choosePieces: { en: 'Please choose what comes back.', ar: 'يرجى اختيار القطع المراد إرجاعها.' },
  why: { en: 'Why?', ar: 'سبب الإرجاع' },
  exchange: { en: 'Order of the new pieces:', ar: 'طلب القطع البديلة:' },
  exchangeDue: { en: 'Still to be paid for them:', ar: 'المتبقي من ثمنها:' },
  wants: { en: 'What would you like?', ar: 'المطلوب' },
  refund: { en: 'Money back', ar: 'استرداد المبلغ' },
  swap: { en: 'An exchange', ar: 'استبدال' },
  swapText: {
    en: 'Please write in the comment what you would like instead.',
    ar: 'يرجى كتابة البديل المطلوب في الملاحظة.',
  },
  whySwap: { en: 'Why?', ar: 'سبب الاستبدال' },
  otherSize: { en: 'Another size or colour', ar: 'مقاس أو لون آخر' },
  which: {
    en: 'Please write which size or colour you would like.',
    ar: 'يرجى كتابة المقاس أو اللون المطلوب.',
  },
  'change of mind': { en: 'Change of mind', ar: 'تغيير الرأي' },
  defect: { en: 'Defect', ar: 'عيب في المنتج' },
  until: { en: (day: string) => `until ${day}`, ar: (day: string) => `حتى ${day}` },
  over: { en: 'The days are over', ar: 'انتهت المدة' },
  comment: { en: 'Comment', ar: 'ملاحظة' },
  photos: { en: 'Photos, up to 3', ar: 'صور، 3 على الأكثر' },
  photoSending: { en: 'Sending the photo', ar: 'جارٍ إرسال الصورة' },
  photoReady: { en: (n: number) => `Photos: ${n}`, ar: (n: number) => `الصور: ${n}` },
  photoFailed: { en: 'The photo could not be sent.', ar: 'تعذّر إرسال الصورة.' },
  withoutPhotos: {
    en: 'No photo is attached. Please choose it again, or send the request without one.',
    ar: 'لا توجد صورة مرفقة. يرجى اختيارها مرة أخرى، أو إرسال الطلب من دونها.',
  },
  choose: { en: 'Please choose a reason.', ar: 'يرجى اختيار السبب.' },
  send: { en: 'Send the request', ar: 'إرسال الطلب' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  back: { en: 'Back', ar: 'رجوع' },
  failed: { en: 'That could not be done. Please try again.', ar: 'تعذّر تنفيذ ذلك. يرجى المحاولة مرة أخرى.' },
})
