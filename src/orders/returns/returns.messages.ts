import { defineMessages } from '#src/i18n/messages.ts'
import { numberInArabic } from '#src/orders/order/order-number.ts'

/** The words of returns for staff (O16). */
export const returnCardMessages = defineMessages({
  title: { en: 'Returns', ar: 'الإرجاع' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  failed: { en: 'That could not be done.', ar: 'تعذّر تنفيذ ذلك.' },
  failedList: { en: 'The returns could not be loaded.', ar: 'تعذّر تحميل بيانات الإرجاع.' },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  value: { en: 'Worth', ar: 'القيمة' },
  toRefund: { en: 'To be returned', ar: 'المبلغ المستحق' },
  photo: { en: (n: number) => `Photo ${n}, in a new tab`, ar: (n: number) => `الصورة ${n}، في نافذة جديدة` },
  restocked: {
    en: (back: number, all: number) => `${back} of ${all} back to the stock`,
    ar: (back: number, all: number) => `عاد إلى المخزون: ${back} من ${all}`,
  },
  'change of mind': { en: 'Change of mind', ar: 'تغيير الرأي' },
  defect: { en: 'Defect', ar: 'عيب في المنتج' },
  by: { en: 'asked for by', ar: 'بطلب من' },
  customer: { en: 'the customer', ar: 'العميل' },
  staff: { en: 'staff', ar: 'الموظفين' },
  approved: { en: 'Approve', ar: 'موافقة' },
  received: { en: 'Goods received', ar: 'تم استلام البضاعة' },
  refunded: { en: 'Return the money', ar: 'إعادة المبلغ' },
  credited: { en: 'Give a credit', ar: 'تسجيل رصيد' },
  closed: { en: 'Finish the return', ar: 'إنهاء الإرجاع' },
  approvedLead: {
    en: 'The customer gets an e-mail and the goods come back. Nothing is paid yet.',
    ar: 'تصل إلى العميل رسالة وتعود البضاعة. لا يتم دفع أي مبلغ الآن.',
  },
  receivedLead: {
    en: 'How many pieces go back to the stock? The others are written off.',
    ar: 'كم قطعة تعود إلى المخزون؟ تُشطب القطع الأخرى.',
  },
  refundedLead: {
    en: (amount: string) => `${amount} is booked as returned, and the customer gets an e-mail.`,
    ar: (amount: string) => `يتم تسجيل إعادة ${amount}، وتصل إلى العميل رسالة بذلك.`,
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
  method: { en: 'How the money goes back', ar: 'طريقة إعادة المبلغ' },
  cash: { en: 'Cash', ar: 'نقدًا' },
  transfer: { en: 'Transfer', ar: 'تحويل' },
  card: { en: 'Card', ar: 'بطاقة' },
  other: { en: 'Other', ar: 'أخرى' },
  reference: { en: 'Reference', ar: 'المرجع' },
  back: { en: 'Back', ar: 'رجوع' },
})

/** The words of returns for who asks for one (O16, O8). */
export const guestReturnMessages = defineMessages({
  title: { en: 'Change or return', ar: 'الإلغاء والإرجاع' },
  state: { en: 'Return', ar: 'الإرجاع' },
  cancel: { en: 'Cancel the order', ar: 'إلغاء الطلب' },
  askCancel: {
    en: (n: string) => `Cancel order #${n}?`,
    ar: (n: string) => `إلغاء الطلب ${numberInArabic(n)}؟`,
  },
  yesCancel: { en: 'Yes, cancel it', ar: 'نعم، إلغاء الطلب' },
  keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
  ask: { en: 'Return something', ar: 'طلب إرجاع' },
  pieces: { en: 'What comes back?', ar: 'القطع المراد إرجاعها' },
  why: { en: 'Why?', ar: 'سبب الإرجاع' },
  'change of mind': { en: 'Change of mind', ar: 'تغيير الرأي' },
  defect: { en: 'Defect', ar: 'عيب في المنتج' },
  until: { en: (day: string) => `until ${day}`, ar: (day: string) => `حتى ${day}` },
  over: { en: 'The days are over', ar: 'انتهت المدة' },
  comment: { en: 'Comment', ar: 'ملاحظة' },
  photos: { en: 'Photos, up to 3', ar: 'صور، 3 على الأكثر' },
  photoSending: { en: 'Sending the photo', ar: 'جارٍ إرسال الصورة' },
  photoReady: { en: (n: number) => `Photos: ${n}`, ar: (n: number) => `الصور: ${n}` },
  photoFailed: { en: 'The photo could not be sent.', ar: 'تعذّر إرسال الصورة.' },
  choose: { en: 'Please choose a reason.', ar: 'يرجى اختيار السبب.' },
  send: { en: 'Send the request', ar: 'إرسال الطلب' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  back: { en: 'Back', ar: 'رجوع' },
  failed: { en: 'That could not be done. Please try again.', ar: 'تعذّر تنفيذ ذلك. يرجى المحاولة من جديد.' },
})
