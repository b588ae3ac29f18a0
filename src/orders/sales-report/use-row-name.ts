import { categoryName } from '#src/catalogue/categories/category.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useStaffTree } from '#src/catalogue/shelving/category-tree.query.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { sourceMessages } from '#src/orders/display/source.messages.ts'
import { breakdownMessages } from './report.messages.ts'
import type { Breakdown, ReportRow } from './report.ts'

/** What a row of a breakdown is called in the reader's language; a value of a newer program by its own name. */
export function useRowName(by: Breakdown): (row: ReportRow) => string {
  const locale = useLocale()
  const tree = useStaffTree()
  const words = useMessages(breakdownMessages)
  const sources = useMessages(sourceMessages)
  const texts: Record<string, unknown> = { ...words, ...sources, ...useMessages(choiceMessages) }
  const wordOf = (key: string) => String(texts[key] ?? key)
  switch (by) {
    case 'product':
      return ({ key, name, nameAr }) => nameIn(locale, { name: name || key, nameAr })
    case 'category':
      return ({ key }) => {
        const category = tree?.categories.find(({ slug }) => slug === key)
        return category ? categoryName(locale, category) : words.goneProducts
      }
    case 'staff':
      return ({ key, name }) => name ?? (key === '' ? sources.web : words.deletedAccount)
    case 'courier':
      return ({ name, key }) => name ?? key
    case 'searches':
      return ({ key }) => key
    default:
      return ({ key }) => wordOf(key)
  }
}
