import { defineMessages } from '#src/i18n/messages.ts'

/** What is offered beside the products found: fetched with them, so that no page carries it. */
export const searchHelpMessages = defineMessages({
  recent: { en: 'Recent searches', ar: 'عمليات البحث الأخيرة' },
  forget: { en: 'Clear recent searches', ar: 'مسح عمليات البحث الأخيرة' },
  popular: { en: 'Most popular', ar: 'الأكثر طلبًا' },
  categories: { en: 'Categories', ar: 'الأقسام' },
})
