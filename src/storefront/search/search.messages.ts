import { defineMessages, plural } from '#src/i18n/messages.ts'

/** The words of the search box. */
export const searchMessages = defineMessages({
  search: { en: 'Search', ar: 'بحث' },
  searchProducts: { en: 'Search products', ar: 'البحث عن منتج' },
  placeholder: { en: 'Search the shop', ar: 'البحث في المتجر' },
  closeSearch: { en: 'Close search', ar: 'إغلاق البحث' },
  clear: { en: 'Clear', ar: 'مسح' },
  results: { en: 'Products found', ar: 'نتائج البحث' },
  searching: { en: 'Searching…', ar: 'جارٍ البحث…' },
  found: {
    en: (count: number) => plural('en', count, { one: '# product found', other: '# products found' }),
    ar: (count: number) =>
      plural('ar', count, {
        zero: 'لا نتائج',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: '# نتائج',
        many: '# نتيجة',
        other: '# نتيجة',
      }),
  },
  seeAll: {
    en: (count: number) => `See all ${count} products`,
    ar: (count: number) => `عرض كل النتائج (${count})`,
  },
  nothing: {
    en: (text: string) => `Nothing found for “${text}”.`,
    ar: (text: string) => `لا نتائج عن «${text}».`,
  },
  nothingHint: {
    en: 'Try a shorter word, or look through the shop.',
    ar: 'قد تنفع كلمة أقصر، أو تصفّح المتجر.',
  },
  failed: { en: 'Search did not answer.', ar: 'تعذّر البحث.' },
  tryAgain: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
})
