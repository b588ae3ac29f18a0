import { findCategory } from '#src/catalogue/categories/category-tree.ts'
import { type ProductSort, productSorts } from '#src/catalogue/product/buying.ts'
import type { CardFilter } from '#src/catalogue/product/product.query.ts'
import { latinDigits } from '#src/core/fold.ts'
import { toBaisa } from '#src/core/money.ts'
import type { ListAddress, Narrowing } from './list-parameters.ts'

/** The order an address asks for; an unknown one counts as none. */
export function sortIn(asked: ListAddress): ProductSort
export function sortIn(asked: ListAddress, byHand: boolean): ProductSort | 'chosen'
export function sortIn(asked: ListAddress, byHand = false): ProductSort | 'chosen' {
  return askedSort(asked) ?? (byHand ? 'chosen' : 'newest')
}

/** The same for the shop, where a search starts with what answers it best. */
export function shopSortIn(asked: ListAddress): ProductSort | 'relevance' {
  return askedSort(asked) ?? (asked.get('q')?.trim() ? 'relevance' : 'newest')
}

/**
 * What `/shop` narrows its list by, from the address (P3). What cannot be meant, such as a price in words, is
 * left out: a mistyped filter shows more goods, never an error.
 */
export function narrowingIn(
  asked: ListAddress,
  categories: readonly { slug: string; name: string }[],
): Partial<Record<Narrowing, string>> {
  const text = (name: Narrowing, most: number) => asked.get(name)?.trim().slice(0, most) || undefined
  return withoutHoles({
    q: text('q', 100),
    category: findCategory(categories, asked.get('category') ?? '')?.slug,
    minPrice: priceIn(asked.get('minPrice')),
    maxPrice: priceIn(asked.get('maxPrice')),
    color: text('color', 60),
    size: text('size', 60),
    offer: asked.get('offer') === '1' ? '1' : undefined,
  })
}

/** The same as a question to the API. */
export function cardFilterOf(
  narrowing: Partial<Record<Narrowing, string>>,
  sort: ProductSort | 'relevance',
): CardFilter {
  const { q, offer, ...rest } = narrowing
  return {
    ...rest,
    ...(q && { searchQuery: q }),
    ...(offer && { offer: '1' as const }),
    ...(sort !== 'relevance' && { sort }),
  }
}

/** An address with other parameters; empty ones, the usual order and the place in the old list are left out. */
export function addressWith(
  path: string,
  asked: URLSearchParams,
  changes: Record<string, string | undefined>,
): string {
  const next = new URLSearchParams(asked)
  next.delete('cursor')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  // Where the search is taken away, the newest first is the usual order again.
  if (asked.has('q') && !next.has('q') && next.get('sort') === 'newest') next.delete('sort')
  return next.size > 0 ? `${path}?${next}` : path
}

function askedSort(asked: ListAddress): ProductSort | undefined {
  const sort = asked.get('sort')
  return productSorts.find((one) => one === sort)
}

function priceIn(text: string | null): string | undefined {
  const typed = latinDigits(text ?? '')
    .trim()
    .replace('٫', '.')
  if (!/^\d{1,7}(\.\d+)?$/.test(typed)) return undefined
  return toBaisa(Number(typed)) === undefined ? undefined : typed
}

function withoutHoles<T extends Record<string, string | undefined>>(
  table: T,
): Partial<Record<keyof T, string>> {
  const entries = Object.entries(table).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<Record<keyof T, string>>
}
