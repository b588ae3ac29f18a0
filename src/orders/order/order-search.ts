import { fold } from '#src/core/fold.ts'
import { phoneDigits, phoneInLink, plainPhone } from '#src/core/phone.ts'
import { homeCountry } from '#src/places/country.ts'
import { storedPhone } from '#src/places/phone.ts'

/** What of an order is searched: whoever changes one of these stores `searchColumns` anew. */
type Searched = {
  id: string
  order_id: string
  customer_name: string
  customer_mobile: string
  lines: readonly {
    name: string
    name_ar?: string | null | undefined
    sku?: string | null | undefined
    barcode?: string | null | undefined
  }[]
}

// Marks of direction come with numbers that are copied out of chats in Arabic.
const directionMarks = /[\u061c\u200e\u200f]/g
// As people write a number: in groups between spaces, dots, strokes and dashes of any length.
const couldBePhone = /^[+\d\s()./\u2010-\u2015\u2212-]+$/

/**
 * What an order may carry to answer a search (O9), as the database keeps it: the words themselves without the `#` of
 * a number and, where they could be a phone or a link to one, its digits however they were spaced, and those
 * of a whole number as an order would keep it. Undefined when nothing was typed.
 */
export function orderSearch(typed: string): string[] | undefined {
  const folded = fold(typed.replace(directionMarks, '')).replace(/^#\s*/, '')
  const words = phoneInLink(folded) ?? folded
  if (words === '') return undefined
  const spellings = couldBePhone.test(words) ? [words, storedPhone(plainPhone(words), homeCountry)] : []
  return [...new Set([words, ...spellings.map(phoneDigits).filter(Boolean)])]
}

/** The two columns an order is found by (O9): ids, name, phone and goods in both languages, and the phone alone. */
export function searchColumns({ id, order_id, customer_name, customer_mobile, lines }: Searched) {
  const goods = lines.flatMap(({ name, name_ar, sku, barcode }) => [name, name_ar, sku, barcode])
  const words = new Set([customer_name, customer_mobile, ...goods].filter(Boolean))
  return {
    search_folded: fold([id, ...words, order_id].join(' ')),
    phone_digits: phoneDigits(customer_mobile),
  }
}
