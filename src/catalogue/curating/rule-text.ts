import { productTypes } from '#src/catalogue/product/product-fields.ts'
import { categoriesMessages } from '#src/catalogue/shelving/categories.messages.ts'
import type { Locale } from '#src/core/locale.ts'
import { joined } from '#src/i18n/joined.ts'
import { curatingMessages } from './curating.messages.ts'

/**
 * A collection's rule as the activity log keeps it, in JSON and perhaps cut short, in the words of its form (P18); null
 * is by hand. `nameOf` says what the category of an address is called. What is no rule stays as it is.
 */
export function ruleText(logged: string, locale: Locale, nameOf: (slug: string) => string): string {
  const words = curatingMessages[locale]
  if (logged === 'null') return words.byHand
  if (!logged.startsWith('{')) return logged
  const fields = logged.matchAll(/"(\w+)":"((?:[^"\\]|\\.)*)/g)
  const said = [...fields].map(([, field = '', text = '']) => fieldText(field, text.replace(/\\(.)/g, '$1')))
  return joined(locale, said)

  function fieldText(field: string, value: string): string {
    switch (field) {
      case 'offer':
      case 'inStock':
        return words[field]
      case 'category':
      case 'subCategory':
        return `${categoriesMessages[locale].parent}: ${nameOf(value)}`
      case 'productType': {
        const type = productTypes.find((one) => one === value)
        return `${words.type}: ${type ? words[type] : value}`
      }
      case 'tags':
      case 'minPrice':
      case 'maxPrice':
      case 'newDays':
        return `${words[field]}: ${value}`
      default:
        return `${field}: ${value}`
    }
  }
}
