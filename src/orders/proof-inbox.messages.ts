import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the dashboard's proof inbox. */
export const proofInboxMessages = defineMessages({
  title: { en: 'Payment Proofs', ar: 'إثباتات الدفع' },
  lead: {
    en: 'Pictures of transfers that came with orders. Compare each with your bank before you approve it.',
    ar: 'صور التحويلات التي وصلت مع الطلبات. قارن كل صورة بحسابك البنكي قبل قبولها.',
  },
  filter: { en: 'Which proofs', ar: 'أي الإثباتات' },
  waiting: { en: 'Waiting', ar: 'بانتظار القرار' },
  approved: { en: 'Approved', ar: 'مقبولة' },
  'asked-again': { en: 'Asked for again', ar: 'طُلبت من جديد' },
  loading: { en: 'Loading payment proofs', ar: 'جارٍ تحميل إثباتات الدفع' },
  emptyTitle: { en: 'Nothing here', ar: 'لا شيء هنا' },
  emptyWaiting: { en: 'Every payment proof has its answer.', ar: 'بُتّ في جميع إثباتات الدفع.' },
  failed: { en: 'The payment proofs could not be loaded', ar: 'تعذّر تحميل إثباتات الدفع' },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  more: { en: 'Show more', ar: 'عرض المزيد' },
  picture: {
    en: (number: string) => `Payment proof of order ${number}`,
    ar: (number: string) => `إثبات دفع الطلب ${number}`,
  },
  open: { en: 'Open in full size', ar: 'فتح بالحجم الكامل' },
  order: { en: 'Order', ar: 'الطلب' },
  alsoUsed: {
    en: 'The same picture also came with',
    ar: 'وصلت الصورة نفسها أيضًا مع',
  },
  approve: { en: 'Approve', ar: 'قبول' },
  askAgain: { en: 'Ask again', ar: 'طلب إثبات جديد' },
  approveTitle: { en: 'Approve this payment proof?', ar: 'قبول إثبات الدفع هذا؟' },
  approveText: {
    en: 'The money has arrived in your account.',
    ar: 'وصل المبلغ إلى حسابك.',
  },
  askTitle: { en: 'Ask for a new picture?', ar: 'طلب صورة جديدة؟' },
  askText: {
    en: 'The customer gets an e-mail with a link where a new picture can be sent.',
    ar: 'ستصل إلى العميلة رسالة بريد فيها رابط لإرسال صورة جديدة.',
  },
  done: { en: 'Saved!', ar: 'تم الحفظ!' },
  error: { en: 'Error!', ar: 'خطأ!' },
})
