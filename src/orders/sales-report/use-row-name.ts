import { findCategory } from '#src/catalogue/categories/category.ts'
import { categoryName } from '#src/catalogue/categories/category-table.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { breakdownMessages } from './report.messages.ts'
import type { Breakdown, ReportRow } from './report.ts'

/** What a row of a breakdown is called in the reader's language; a value of a newer program by its own name. */
export function useRowName(by: Breakdown): (row: ReportRow) => string {
  const locale = useLocale()
  const words = useMessages(breakdownMessages)
  const choices: Record<string, unknown> = useMessages(choiceMessages)
  const texts: Record<string, unknown> = words
  const wordOf = (key: string) => String(choices[key] ?? texts[key] ?? key)
  switch (by) {
    case 'product':
      return ({ key, name, nameAr }) => nameIn(locale, { name: name || key, nameAr })
    case 'category':
      return ({ key }) => {
        const category = findCategory(key)
        return category ? categoryName(locale, category) : words.goneProducts
      }
    case 'staff':
      return ({ key, name }) => name ?? (key === '' ? words.web : words.deletedAccount)
    case 'courier':
      return ({ name, key }) => name ?? key
    case 'searches':
      return ({ key }) => key
    default:
      return ({ key }) => wordOf(key)
  }
}
