import { type Locale, languages } from '#src/core/locale.ts'

/** What search engines are told of a shelf in the place of its name and its text; empty where nothing was typed (P21). */
export type SearchTexts = {
  searchTitle: string
  searchTitleAr: string
  searchText: string
  searchTextAr: string
}

/** As far as they were typed. */
export type SomeSearchTexts = { [F in keyof SearchTexts]?: string | undefined }

type SearchColumns = {
  search_title: string
  search_title_ar: string
  search_text: string
  search_text_ar: string
}

/** The texts of a row. */
export function searchTextsOf(row: SearchColumns): SearchTexts {
  return {
    searchTitle: row.search_title,
    searchTitleAr: row.search_title_ar,
    searchText: row.search_text,
    searchTextAr: row.search_text_ar,
  }
}

/** The same as columns. */
export function searchColumnsOf(texts: SearchTexts): SearchColumns {
  return {
    search_title: texts.searchTitle,
    search_title_ar: texts.searchTitleAr,
    search_text: texts.searchText,
    search_text_ar: texts.searchTextAr,
  }
}

/** What is told in one language: only what was typed in it, for a shelf has its name in each. */
export function toldOf(texts: SomeSearchTexts, locale: Locale): { title: string; text: string } {
  const { suffix } = languages[locale]
  return { title: texts[`searchTitle${suffix}`] || '', text: texts[`searchText${suffix}`] || '' }
}

/** Whether anything was typed. */
export function hasSearchTexts(texts: SomeSearchTexts = {}): boolean {
  return Boolean(texts.searchTitle || texts.searchTitleAr || texts.searchText || texts.searchTextAr)
}
