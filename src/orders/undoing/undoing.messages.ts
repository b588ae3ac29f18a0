import { defineMessages } from '#src/i18n/messages.ts'
import { numberInArabic } from '#src/orders/order/order-number.ts'

/** The words of taking a status back and of returns that staff record (O5'). */
export const undoingMessages = defineMessages({
  undo: { en: 'Undo', ar: 'تراجع' },
  undone: { en: 'Taken back', ar: 'تم التراجع' },
  undoneText: { en: 'The status is as it was before.', ar: 'عادت الحالة إلى ما كانت عليه.' },
  undoTitle: {
    en: (n: string) => `Take back the last status of order #${n}?`,
    ar: (n: string) => `التراجع عن آخر حالة للطلب ${numberInArabic(n)}؟`,
  },
  undoTo: {
    en: (status: string) => `It becomes: ${status}.`,
    ar: (status: string) => `تصبح حالته: ${status}.`,
  },
  undoToReturn: {
    en: 'Its return goes on where it stood; what was paid back stays booked.',
    ar: 'يُستأنف الإرجاع من حيث كان، وتبقى المبالغ المستردّة مسجّلة.',
  },
  undoToCancelled: { en: 'Its pieces go back to the stock.', ar: 'تعود قطعه إلى المخزون.' },
  undoFromReturn: {
    en: 'The return is withdrawn, and so is an exchange that was made for it.',
    ar: 'يُلغى الإرجاع، ومعه الاستبدال إن سُجّل له.',
  },
  undoFromCancelled: {
    en: 'Its pieces are taken out of the stock again.',
    ar: 'تُحجز قطعه من المخزون من جديد.',
  },
  undoFromDelivered: {
    en: 'Cash that was booked with it leaves the books, and the days for a return do not run.',
    ar: 'يُلغى تسجيل المبلغ النقدي الذي سُجّل معه، ولا تُحتسب مدة الإرجاع.',
  },
  undoTold: {
    en: 'A customer who was told by email is told of this, too.',
    ar: 'وإن كانت قد وصلت إلى العميل رسالة بالتغيير، فتصله رسالة بالتراجع.',
  },
  undoWhy: { en: 'Why is it taken back?', ar: 'سبب التراجع' },
  undoYes: { en: 'Take back', ar: 'نعم، إعادة الحالة' },
  undoNo: { en: 'Keep it', ar: 'لا، إبقاؤها' },
  error: { en: 'Error!', ar: 'حدث خطأ!' },
  failed: { en: 'That could not be done.', ar: 'تعذّر تنفيذ ذلك.' },
  back: { en: 'Back', ar: 'رجوع' },
  record: { en: 'Record a return', ar: 'تسجيل إرجاع' },
  recordTitle: {
    en: (n: string) => `Record the return of order #${n}`,
    ar: (n: string) => `تسجيل إرجاع الطلب ${numberInArabic(n)}`,
  },
  recordLead: {
    en: 'For a customer who called or wrote. A customer who gave an email is told.',
    ar: 'لمن طلب الإرجاع هاتفيًا أو كتابةً، وتصل إلى العميل رسالة بذلك إن كان للطلب بريد إلكتروني.',
  },
  pieces: { en: 'What comes back?', ar: 'القطع المراد إرجاعها' },
  allPieces: { en: 'All of them', ar: 'كل القطع' },
  choosePieces: { en: 'Please choose what comes back.', ar: 'يرجى اختيار القطع المراد إرجاعها.' },
  why: { en: 'Why does it come back?', ar: 'سبب الإرجاع' },
  'change of mind': { en: 'Change of mind', ar: 'تغيير الرأي' },
  defect: { en: 'Defect', ar: 'عيب في المنتج' },
  overText: { en: 'The days are over: words are needed.', ar: 'انتهت المدة: يلزم ذكر السبب كتابةً.' },
  choose: { en: 'Please choose why the order comes back.', ar: 'يرجى اختيار سبب الإرجاع.' },
  words: { en: 'Words for the history', ar: 'ملاحظة في سجل الطلب' },
  // The tracking page and the letter tell them why.
  wordsForCustomer: { en: 'Words for the customer', ar: 'رسالة إلى العميل' },
  wordsNeeded: { en: 'Please write why.', ar: 'يرجى كتابة السبب.' },
  refuse: { en: 'Refuse the return', ar: 'رفض الإرجاع' },
  refuseTitle: {
    en: (n: string) => `Refuse the return of order #${n}?`,
    ar: (n: string) => `رفض إرجاع الطلب ${numberInArabic(n)}؟`,
  },
  refuseLead: {
    en: 'It becomes Delivered again, an exchange under way is cancelled, and a customer who gave an email is told.',
    ar: 'تعود حالته «تم التوصيل»، ويُلغى الاستبدال الجاري إن وُجد، وتصل إلى العميل رسالة بذلك إن كان للطلب بريد إلكتروني.',
  },
})
