import * as z from 'zod'
import { findCategory, placeKey, type Tree } from '#src/catalogue/categories/category-tree.ts'
import { subCategoriesAt } from '#src/catalogue/categories/find-sub-category.ts'
import { type Collections, isShown } from '#src/catalogue/collections/collection.ts'
import { fold, latinDigits } from '#src/core/fold.ts'
import { toBaisa } from '#src/core/money.ts'
import { startOfMuscatMinute } from '#src/core/muscat.ts'
import { line } from '#src/http/field.ts'
import { pageParameters } from '#src/http/next-page.ts'
import { tableSorts } from './buying.ts'
import { productTypes, visibilities } from './product-fields.ts'
import type { ProductFilter } from './product-filter.store.ts'
import { idsIn, tagsOf } from './read-field.ts'

const price = z
  .string()
  .transform((text) => toBaisa(Number(latinDigits(text))))
  .refine((baisa) => baisa !== undefined && baisa >= 0, {
    params: {
      text: { en: 'Enter an amount in OMR, such as 12.500.', ar: 'يرجى إدخال مبلغ بالريال، مثل 12.500.' },
    },
  })

const staffOnly = 'For staff, others find nothing'

const ruleQuery = {
  category: line(60).optional(),
  subCategory: line(60).optional(),
  productType: z.enum(productTypes).optional(),
  minPrice: price.optional(),
  maxPrice: price.optional(),
  offer: z.literal('1').optional(),
  tags: line(500)
    .optional()
    .meta({ description: `With one of these, commas between them. ${staffOnly}` }),
  newDays: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional()
    .meta({ description: `Added in the last days, today is 1. ${staffOnly}` }),
  inStock: z
    .literal('1')
    .optional()
    .meta({ description: `What can be bought now. ${staffOnly}` }),
}

/** By what a collection chooses its goods: a question to the list that is kept as it would be asked (P18). */
export const CollectionRule = z.object(ruleQuery)

/** What the list may be asked for; the key under which its answers are kept is made of all of it. */
export const ListQuery = z.object({
  productVisibility: z.enum(visibilities).optional(),
  ...ruleQuery,
  collection: line(60).optional().meta({ description: 'The address of a collection (P18)' }),
  ids: line(1300).optional().meta({ description: 'Only these, commas between them' }),
  searchQuery: line(100).optional(),
  color: line(60).optional(),
  size: line(60).optional(),
  sku: line(64)
    .optional()
    .meta({ description: `Exactly this one. ${staffOnly}` }),
  barcode: line(64)
    .optional()
    .meta({ description: `Exactly this one. ${staffOnly}` }),
  sort: z.enum(tableSorts).optional().meta({
    description:
      'Without it a search starts with what answers it best, a collection chosen by hand with its first, a list with the newest',
  }),
  ...pageParameters,
  fields: z.literal('card').optional().meta({ description: 'Only what a card in a grid shows' }),
})
type ListQuery = z.infer<typeof ListQuery>

type Lists = { tree: Tree; collections: Collections }

/**
 * The stored form of what was asked; undefined when nothing can match. Only staff are shown hidden products (P2),
 * and find products by what only they know.
 */
export function filterOf(
  query: ListQuery,
  lists: Lists,
  { staff, today }: { staff: boolean; today: string },
): ProductFilter | undefined {
  const { sku, barcode, tags, newDays, inStock } = query
  if ((query.productVisibility === 'Hidden' || sku || barcode || tags || newDays || inStock) && !staff)
    return undefined
  const asked = standingPlace(query, lists.tree)
  const { categories } = lists.tree
  const category = asked.category ? findCategory(categories, asked.category) : undefined
  if (asked.category && !category) return undefined
  const subs = asked.subCategory
    ? subCategoriesAt(category ? [category] : categories, asked.subCategory)
    : undefined
  if (subs?.length === 0) return undefined
  const collection = query.collection
    ? lists.collections.all.find((one) => one.slug === query.collection && (staff || isShown(one)))
    : undefined
  if (query.collection && !collection) return undefined
  const { rule, asOf = today } = collection ?? {}
  const within = rule && filterOf(CollectionRule.parse(rule), lists, { staff: true, today: asOf })
  if (rule && !within) return undefined
  return {
    visibility: staff ? query.productVisibility : 'Public',
    category: category?.slug,
    ...(subs && inOneOf(subs, category ? [category] : categories)),
    productType: query.productType,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    color: query.color ? [query.color] : undefined,
    size: query.size,
    onOffer: query.offer === '1',
    tags: tags === undefined ? undefined : tagsOf(tags).map(fold),
    since: newDays === undefined ? undefined : daysBefore(today, Number(newDays) - 1),
    inStock: inStock === '1',
    sku: sku && latinDigits(sku),
    barcode: barcode && latinDigits(barcode),
    ids: query.ids === undefined ? undefined : idsIn(query.ids),
    chosenIn: rule ? undefined : collection?.slug,
    within,
  }
}

/** The goods of these sub-categories: by the address that they alone share, else each in its own category. */
function inOneOf(
  subs: ReturnType<typeof subCategoriesAt>,
  among: Tree['categories'],
): Pick<ProductFilter, 'subCategory' | 'places'> {
  const [address, another] = new Set(subs.map(({ subCategory }) => subCategory.slug))
  const having = among.filter(({ subCategories }) => subCategories.some(({ slug }) => slug === address))
  if (another === undefined && having.length === subs.length) return { subCategory: address }
  const places = subs.map((one) => ({ category: one.category.slug, subCategory: one.subCategory.slug }))
  return { places }
}

/** The place that is asked for, or where it went (P15): a rule outlives it. One that went nowhere is no place, not all. */
function standingPlace(
  { category, subCategory }: Pick<ListQuery, 'category' | 'subCategory'>,
  { moves }: Tree,
): { category?: string | undefined; subCategory?: string | undefined } {
  const to = moves.get(placeKey({ category: category ?? '', subCategory: subCategory ?? '' }))
  return to?.category ? to : { category, subCategory }
}

/** The instant, as ISO, at which the Muscat day so many days before that one began. */
function daysBefore(day: string, days: number): string {
  return new Date(startOfMuscatMinute(`${day}T00:00`).getTime() - days * 24 * 60 * 60 * 1000).toISOString()
}
