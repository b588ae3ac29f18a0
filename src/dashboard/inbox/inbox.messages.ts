import { inEveryLanguage, type Locale } from '#src/core/locale.ts'
import { defineMessages, plural } from '#src/i18n/messages.ts'

/** The words of /dashboard/inbox. */
export const inboxMessages = defineMessages({
  title: { en: 'Inbox', ar: 'صندوق الوارد' },
  lead: {
    en: 'What visitors write on the contact page.',
    ar: 'ما يكتبه الزوار في صفحة التواصل.',
  },
  show: { en: 'Show', ar: 'عرض' },
  open: { en: 'Open', ar: 'بانتظار الرد' },
  answered: { en: 'Answered', ar: 'تم الرد' },
  all: { en: 'All', ar: 'الكل' },
  search: { en: 'Search name, email or words', ar: 'البحث بالاسم أو البريد أو النص' },
  answeredBy: { en: (name: string) => `Answered by ${name}`, ar: (name: string) => `تم الرد من ${name}` },
  more: { en: 'Show more', ar: 'عرض المزيد' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  failedList: { en: 'The messages could not be loaded.', ar: 'تعذّر تحميل الرسائل.' },
  failedOne: { en: 'The message could not be loaded.', ar: 'تعذّر تحميل الرسالة.' },
  emptyTitle: { en: 'No messages here', ar: 'لا توجد رسائل هنا' },
  emptyText: {
    en: 'Messages from the contact page appear here, also without a mail server.',
    ar: 'تظهر هنا رسائل صفحة التواصل، حتى دون خادم بريد.',
  },
  newMessages: {
    en: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
    ar: (count: number) =>
      plural('ar', count, {
        one: 'رسالة جديدة',
        two: 'رسالتان جديدتان',
        few: '# رسائل جديدة',
        other: '# رسالة جديدة',
      }),
  },
  showNew: { en: 'Show', ar: 'عرض' },
  call: { en: 'Call', ar: 'اتصال' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  phoneHint: {
    en: 'The phone is that of an order with this email.',
    ar: 'الهاتف من طلب بهذا البريد الإلكتروني.',
  },
  wroteBack: { en: (name: string) => `${name} replied`, ar: (name: string) => `رد من ${name}` },
  deletedPerson: { en: 'Deleted account', ar: 'حساب محذوف' },
  reply: { en: 'Reply by email', ar: 'الرد بالبريد الإلكتروني' },
  replyHint: {
    en: (language: string) => `It goes to the writer’s email. The email around it is in ${language}.`,
    ar: (language: string) => `يصل إلى بريد المرسل، ولغة الرسالة المحيطة بالرد: ${language}.`,
  },
  fillIn: { en: 'Please write a reply.', ar: 'يرجى كتابة الرد.' },
  send: { en: 'Send the reply', ar: 'إرسال الرد' },
  sent: { en: 'The reply is on its way.', ar: 'الرد في طريقه.' },
  markAnswered: { en: 'Mark as answered', ar: 'وضع علامة «تم الرد»' },
  reopen: { en: 'Reopen', ar: 'إعادة الفتح' },
  remove: { en: 'Delete', ar: 'حذف' },
  removeTitle: { en: 'Delete this message?', ar: 'حذف هذه الرسالة؟' },
  removeText: {
    en: 'The message and the replies to it are gone for good.',
    ar: 'تُحذف الرسالة والردود عليها نهائيًا.',
  },
  removed: { en: 'The message is deleted.', ar: 'تم حذف الرسالة.' },
  error: { en: 'Error!', ar: 'حدث خطأ!' },
  failed: { en: 'That could not be done.', ar: 'تعذّر تنفيذ ذلك.' },
  offline: {
    en: 'No answer came. What you typed is still here.',
    ar: 'لم يصل رد من الخادم. النص المكتوب ما زال هنا.',
  },
})

/** Goes to the customer, in the language of the message: every build keeps all of them. */
export const inboxWhatsappTexts: Record<Locale, (name: string, shop: string) => string> = inEveryLanguage({
  en: (name: string, shop: string) => `Hello ${name}, this is ${shop} about your message to us.`,
  ar: (name: string, shop: string) => `السلام عليكم ${name}، معكم ${shop} بخصوص رسالتكم إلينا.`,
})
