import { categoryName } from '#src/catalogue/categories/category.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import type { Locale } from '#src/core/locale.ts'
import type { choiceMessages } from '#src/orders/display/choice.messages.ts'
import type { sourceMessages } from '#src/orders/display/source.messages.ts'
import type { breakdownMessages } from './report.messages.ts'
import type { Breakdown, ReportRow } from './report.ts'

/** The words of a reader's language, and the categories there are. */
export type Naming = {
  words: (typeof breakdownMessages)[Locale]
  sources: (typeof sourceMessages)[Locale]
  choices: (typeof choiceMessages)[Locale]
  categories: readonly (Parameters<typeof categoryName>[1] & { slug: string })[]
}

/** What a row of a breakdown is called in a reader's language, on screen and in a file; a value of a newer program by its own name. */
export function rowNamer(
  by: Breakdown,
  locale: Locale,
  { words, sources, choices, categories }: Naming,
): (row: ReportRow) => string {
  const texts: Record<string, unknown> = { ...words, ...sources, ...choices }
  switch (by) {
    case 'product':
      return ({ key, name, nameAr }) => nameIn(locale, { name: name || key, nameAr })
    case 'category':
      return ({ key }) => {
        const category = categories.find(({ slug }) => slug === key)
        return category ? categoryName(locale, category) : words.goneProducts
      }
    case 'staff':
      return ({ key, name }) => name ?? (key === '' ? sources.web : words.deletedAccount)
    case 'courier':
      return ({ name, key }) => name ?? key
    case 'searches':
      return ({ key }) => key
    default:
      return ({ key }) => String(texts[key] ?? key)
  }
}
