import { defineMessages, plural } from '#src/i18n/messages.ts'

/** The words of the search box. */
export const searchMessages = defineMessages({
  search: { en: 'Search', ar: 'بحث' },
  searchProducts: { en: 'Search products', ar: 'ابحثي عن منتج' },
  placeholder: { en: 'Search the shop', ar: 'ابحثي في المتجر' },
  closeSearch: { en: 'Close search', ar: 'أغلقي البحث' },
  clear: { en: 'Clear', ar: 'امسحي' },
  results: { en: 'Products found', ar: 'منتجات وجدناها' },
  searching: { en: 'Searching…', ar: 'نبحث لكِ…' },
  found: {
    en: (count: number) => plural('en', count, { one: '# product found', other: '# products found' }),
    ar: (count: number) =>
      plural('ar', count, {
        zero: 'لا نتائج',
        one: 'وجدنا منتجًا واحدًا',
        two: 'وجدنا منتجين',
        few: 'وجدنا # منتجات',
        many: 'وجدنا # منتجًا',
        other: 'وجدنا # منتج',
      }),
  },
  seeAll: {
    en: (count: number) => `See all ${count} products`,
    ar: (count: number) => `اعرضي كل النتائج (${count})`,
  },
  nothing: {
    en: (text: string) => `Nothing found for “${text}”.`,
    ar: (text: string) => `لم نجد شيئًا باسم «${text}».`,
  },
  nothingHint: {
    en: 'Try a shorter word, or look through the shop.',
    ar: 'جرّبي كلمة أقصر، أو تصفّحي المتجر.',
  },
  failed: { en: 'Search did not answer.', ar: 'تعذّر البحث.' },
  tryAgain: { en: 'Try again', ar: 'حاولي مرة أخرى' },
})
