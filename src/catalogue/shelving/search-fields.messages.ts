import { defineMessages } from '#src/i18n/messages.ts'

/** What the fields of search engines are called, in the form of a product too. */
export const searchLabels = {
  forSearch: { en: 'For search engines', ar: 'لمحركات البحث' },
  searchTitle: { en: 'Search title in English', ar: 'عنوان البحث بالإنجليزية' },
  searchTitleAr: { en: 'Search title in Arabic', ar: 'عنوان البحث بالعربية' },
  searchText: { en: 'Search text in English', ar: 'نص البحث بالإنجليزية' },
  searchTextAr: { en: 'Search text in Arabic', ar: 'نص البحث بالعربية' },
  searchTitleHint: { en: 'Empty: the name.', ar: 'الحقل الفارغ: الاسم.' },
}

/** The words of those of a category or a collection. */
export const searchFieldsMessages = defineMessages({
  ...searchLabels,
  searchTextHint: { en: 'Empty: the text above.', ar: 'الحقل الفارغ: النص أعلاه.' },
})
