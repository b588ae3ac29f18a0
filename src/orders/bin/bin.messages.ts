import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the bin (O21). */
export const binMessages = defineMessages({
  title: { en: 'Deleted orders', ar: 'الطلبات المحذوفة' },
  lead: {
    en: 'They are in no list, and stay in every figure. An admin can take them back.',
    ar: 'لا تظهر في القوائم وتبقى ضمن كل الأرقام، ويمكن للمدير استعادتها.',
  },
  loading: { en: 'Loading deleted orders', ar: 'جارٍ تحميل الطلبات المحذوفة' },
  emptyTitle: { en: 'The bin is empty', ar: 'لا توجد طلبات محذوفة' },
  failed: { en: 'The deleted orders could not be loaded', ar: 'تعذّر تحميل الطلبات المحذوفة' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  more: { en: 'Show more', ar: 'عرض المزيد' },
  placed: { en: 'Placed', ar: 'تاريخ الطلب' },
  deleted: { en: 'Deleted', ar: 'تاريخ الحذف' },
  by: { en: (name: string) => `by ${name}`, ar: (name: string) => name },
  restore: { en: 'Take back', ar: 'استعادة' },
  askRestore: { en: 'Take this order back?', ar: 'استعادة هذا الطلب؟' },
  askRestoreText: {
    en: 'It returns to the list of its status. The customer gets no email.',
    ar: 'يعود إلى قائمة حالته، ولا يصل إلى العميل بريد بذلك.',
  },
  empty: { en: 'Remove for good', ar: 'حذف نهائي' },
  askEmpty: { en: 'Remove old orders for good?', ar: 'حذف الطلبات القديمة نهائيًا؟' },
  askEmptyText: {
    en: 'Only orders older than the 10 years for which the tax law asks to keep records. This cannot be undone.',
    ar: 'يشمل فقط الطلبات الأقدم من 10 سنوات، وهي مدة حفظ السجلات في قانون الضريبة. لا يمكن التراجع عن ذلك.',
  },
  removed: {
    en: (n: number) => (n === 0 ? 'Nothing is old enough to go.' : `Removed for good: ${n}`),
    ar: (n: number) => (n === 0 ? 'لا يوجد طلب تجاوز مدة الحفظ.' : `تم الحذف نهائيًا: ${n}`),
  },
  error: { en: 'It did not work. Please try again.', ar: 'لم يتم ذلك. يرجى المحاولة مرة أخرى.' },
})
