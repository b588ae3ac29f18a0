import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the bell and its panel. */
export const noticesMessages = defineMessages({
  title: { en: 'Notices', ar: 'الإشعارات' },
  bell: {
    en: (count: number, text: string) => (count === 0 ? 'Notices' : `Notices, ${text} new`),
    ar: (count: number, text: string) => (count === 0 ? 'الإشعارات' : `الإشعارات، الجديد منها: ${text}`),
  },
  isNew: { en: 'New', ar: 'جديد' },
  sound: { en: 'A sound for each notice, on this device', ar: 'صوت مع كل إشعار على هذا الجهاز' },
  emptyTitle: { en: 'No notices yet', ar: 'لا توجد إشعارات بعد' },
  emptyText: {
    en: 'New orders, receipts, returns, messages and low stock appear here.',
    ar: 'تظهر هنا الطلبات والإيصالات وطلبات الإرجاع والرسائل وتنبيهات المخزون.',
  },
  failed: { en: 'The notices could not be loaded.', ar: 'تعذّر تحميل الإشعارات.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  kept: { en: 'Notices are kept for 30 days.', ar: 'تبقى الإشعارات 30 يومًا.' },
})
