import { defineMessages } from '#src/i18n/messages.ts'
import { numberInArabic } from '#src/orders/order/order-number.ts'

/** The words of taking a status back and of returns that staff record (O5'). */
export const undoingMessages = defineMessages({
  undo: { en: 'Undo', ar: 'تراجع' },
  undone: { en: 'Taken back', ar: 'تم التراجع' },
  undoneText: { en: 'The order is as it was before.', ar: 'عاد الطلب إلى ما كان عليه.' },
  undoTitle: {
    en: (n: string) => `Take back the last change of order #${n}?`,
    ar: (n: string) => `التراجع عن آخر تغيير للطلب ${numberInArabic(n)}؟`,
  },
  undoTo: {
    en: (status: string) => `It becomes: ${status}.`,
    ar: (status: string) => `تصبح حالته: ${status}.`,
  },
  undoWhy: { en: 'Why is it taken back?', ar: 'سبب التراجع' },
  undoYes: { en: 'Take back', ar: 'تراجع' },
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
  why: { en: 'Why does it come back?', ar: 'سبب الإرجاع' },
  'change of mind': { en: 'Change of mind', ar: 'تغيير الرأي' },
  defect: { en: 'Defect', ar: 'عيب في المنتج' },
  overText: { en: 'The days are over: words are needed.', ar: 'انتهت المدة: يلزم ذكر السبب كتابةً.' },
  choose: { en: 'Please choose why the order comes back.', ar: 'يرجى اختيار سبب الإرجاع.' },
  words: { en: 'Words for the history', ar: 'ملاحظة في سجل الطلب' },
  wordsNeeded: { en: 'Please write why.', ar: 'يرجى كتابة السبب.' },
  refuse: { en: 'Refuse the return', ar: 'رفض الإرجاع' },
  refuseTitle: {
    en: (n: string) => `Refuse the return of order #${n}?`,
    ar: (n: string) => `رفض إرجاع الطلب ${numberInArabic(n)}؟`,
  },
  refuseLead: {
    en: 'It becomes Delivered again, and a customer who gave an email is told.',
    ar: 'تعود حالته «تم التوصيل»، وتصل إلى العميل رسالة بذلك إن كان للطلب بريد إلكتروني.',
  },
})
