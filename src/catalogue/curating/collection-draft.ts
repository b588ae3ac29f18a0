import type { CardFilter } from '#src/catalogue/product/product.query.ts'
import { latinDigits } from '#src/core/fold.ts'
import { typedName } from '#src/core/names.ts'
import type { CollectionBody, StaffCollection } from './collection-body.ts'

/** What is typed about a collection. */
export type CollectionDraft = ReturnType<typeof draftOf>

export type Chosen = StaffCollection['products'][number]

/** A collection as its form shows it; without one, an empty form. */
export function draftOf(one: StaffCollection | undefined) {
  const rule = one?.rule ?? {}
  return {
    name: one ? typedName(one) : '',
    nameAr: one?.nameAr ?? '',
    slug: one?.slug ?? '',
    text: one?.text ?? '',
    textAr: one?.textAr ?? '',
    searchTitle: one?.searchTitle ?? '',
    searchTitleAr: one?.searchTitleAr ?? '',
    searchText: one?.searchText ?? '',
    searchTextAr: one?.searchTextAr ?? '',
    image: one?.image ?? '',
    startsAt: one?.startsAt ?? '',
    endsAt: one?.endsAt ?? '',
    hidden: one?.hidden ?? false,
    inMenu: one?.inMenu ?? false,
    by: one && !one.rule ? 'hand' : 'rule',
    rule: {
      tags: rule.tags ?? '',
      category: rule.category ?? '',
      productType: rule.productType ?? '',
      minPrice: rule.minPrice ?? '',
      maxPrice: rule.maxPrice ?? '',
      newDays: rule.newDays ?? '',
      offer: rule.offer === '1',
      inStock: rule.inStock === '1',
    },
    products: (one?.products ?? []) as Chosen[],
  }
}

/** The same as the call takes it. */
export function bodyOfDraft({ by, rule, products, ...rest }: CollectionDraft): CollectionBody {
  return by === 'rule'
    ? { ...rest, rule: ruleOf(rule), products: [] }
    : { ...rest, rule: null, products: products.map(({ _id }) => _id) }
}

/** What the list of products is asked for; what says nothing is left out. */
export function ruleOf({
  offer,
  inStock,
  newDays,
  ...texts
}: CollectionDraft['rule']): Record<string, string> {
  const typed = Object.entries({ ...texts, newDays: latinDigits(newDays) })
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '')
  return { ...Object.fromEntries(typed), ...(offer && { offer: '1' }), ...(inStock && { inStock: '1' }) }
}

/** The rule as a list of cards is asked for it, as shoppers would find it. */
export function filterOfRule(rule: Record<string, string>): CardFilter {
  return { ...rule, productVisibility: 'Public' }
}
