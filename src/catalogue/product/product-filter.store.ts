import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { SearchPlan } from '#src/catalogue/search/search-plan.ts'
import { isInStock } from '#src/catalogue/stock/in-stock.store.ts'
import { variantCodes } from '#src/catalogue/stock/variant.ts'
import { fold } from '#src/core/fold.ts'
import type { Baisa } from '#src/core/money.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { readColumn } from '#src/db/read-column.ts'

/** What a list of products may be asked for; all given conditions hold together. Amounts in baisa. */
export type ProductFilter = {
  visibility?: 'Public' | 'Hidden' | undefined
  category?: string | undefined
  subCategory?: string | undefined
  /** In one of these sub-categories, each named with its category. */
  places?: readonly { category: string; subCategory: string }[] | undefined
  productType?: string | undefined
  search?: SearchPlan | undefined
  minPrice?: Baisa | undefined
  maxPrice?: Baisa | undefined
  /** The spellings of one colour, of which a product has one (P6). */
  color?: readonly string[] | undefined
  size?: string | undefined
  sku?: string | undefined
  barcode?: string | undefined
  /** Only products that cost less than their original price now. */
  onOffer?: boolean | undefined
  /** With one of these, folded. */
  tags?: readonly string[] | undefined
  /** Added at this instant or later, as ISO. */
  since?: string | undefined
  inStock?: boolean | undefined
  ids?: readonly string[] | undefined
  /** Chosen by hand for this collection; without another order they stand in that of the choice. */
  chosenIn?: string | undefined
  /** All this holds, too: the rule of a collection. */
  within?: ProductFilter | undefined
}

/**
 * The products that the filter leaves, but for its search. `order`: the columns they are then sorted by, so that the index of those is
 * read and not one of prices; `common`: the options that are looked up product by product, see `commonOptions`.
 */
export function filtered(
  db: Db,
  filter: ProductFilter,
  order?: { columns: readonly string[] },
  common: readonly OptionKind[] = [],
): SelectQueryBuilder<Tables, 'products', object> {
  const isSorted = order && !order.columns.includes('lowest_price')
  const price = isSorted ? readColumn(db, 'lowest_price') : sql.ref<number>('lowest_price')
  return narrowed(db.selectFrom('products'), filter, price, common)
}

function narrowed<O>(
  products: SelectQueryBuilder<Tables, 'products', O>,
  filter: ProductFilter,
  price: RawBuilder<number>,
  common: readonly OptionKind[],
): SelectQueryBuilder<Tables, 'products', O> {
  let query = products
  if (filter.visibility) query = query.where('visibility', '=', filter.visibility)
  if (filter.category) query = query.where('category', '=', filter.category)
  if (filter.subCategory) query = query.where('sub_category', '=', filter.subCategory)
  const { places } = filter
  if (places)
    query = query.where((row) =>
      row.or(places.map(({ category, subCategory }) => row.and({ category, sub_category: subCategory }))),
    )
  if (filter.productType) query = query.where('product_type', '=', filter.productType)
  if (filter.minPrice !== undefined) query = query.where(price, '>=', filter.minPrice)
  if (filter.maxPrice !== undefined) query = query.where(price, '<=', filter.maxPrice)
  if (filter.onOffer) query = query.whereRef('price', '<', 'original_price')
  for (const kind of variantCodes) {
    const code = filter[kind]
    if (code) query = query.where(hasCode(kind, code))
  }
  for (const kind of optionKinds) {
    const values = valuesOf(filter, kind)
    if (values) query = query.where(common.includes(kind) ? hasThis(kind, values) : hasOption(kind, values))
  }
  if (filter.color && filter.size) query = query.where(isMadeIn(filter.size, filter.color))
  if (filter.tags) query = query.where(hasOption('tag', filter.tags))
  if (filter.since) query = query.where('created_at', '>=', filter.since)
  if (filter.ids) query = query.where('products.id', 'in', filter.ids.length > 0 ? filter.ids : [''])
  if (filter.inStock) query = query.where(isInStock)
  if (filter.chosenIn)
    query = query.where(
      sql<boolean>`products.id in (select product_id from collection_products where collection = ${filter.chosenIn})`,
    )
  return filter.within ? narrowed(query, filter.within, price, []) : query
}

const optionKinds = ['size', 'color'] as const
type OptionKind = (typeof optionKinds)[number]

function valuesOf({ size, color }: ProductFilter, kind: OptionKind): readonly string[] | undefined {
  return kind === 'color' ? color : size ? [size] : undefined
}

/** So many products make a size or colour common: a page is there sooner than all that come in it. */
const commonFrom = 1000

/** Which options of a filter very many products have. */
export async function commonOptions(db: Db, filter: ProductFilter): Promise<OptionKind[]> {
  const common: OptionKind[] = []
  for (const kind of optionKinds) {
    const values = valuesOf(filter, kind)
    if (!values) continue
    const { rows } = await sql<{ count: number }>`select count(*) as count from (select 1 from product_options
      where kind = ${kind} and value in (${sql.join(values)}) limit ${sql.lit(commonFrom)}) as counted`.execute(
      db,
    )
    if (Number(rows[0]?.count) >= commonFrom) common.push(kind)
  }
  return common
}

/** The same, asked of one product after the other in the order of the list. */
function hasThis(kind: OptionKind, values: readonly string[]) {
  return sql<boolean>`(select 1 from product_options where product_id = products.id and kind = ${kind} and value in (${sql.join(values)}) limit 1) = 1`
}

/** One of these values; of none, nothing. */
function hasOption(kind: OptionKind | 'tag', values: readonly string[]) {
  if (values.length === 0) return sql<boolean>`1 = 0`
  return sql<boolean>`products.id in (select product_id from product_options where kind = ${kind} and value in (${sql.join(values)}))`
}

/** Not said to be not made (P13) in a spelling that the product has, as variants are written: size, colour, `notMade`. */
function isMadeIn(size: string, colors: readonly string[]) {
  if (colors.length === 1) return isMadeAs(size, colors[0])
  const made = colors.map(
    (color) => sql<boolean>`(${hasThis('color', [color])} and ${isMadeAs(size, color)})`,
  )
  return sql<boolean>`(${sql.join(made, sql` or `)})`
}

function isMadeAs(size: string, color: string | undefined) {
  const absent = JSON.stringify({ size, color, notMade: true })
  // Not with `like`, to which `Ivory` is `ivory` in SQLite.
  return sql<boolean>`replace(variants, ${absent}, '') = variants`
}

/** The product's own code, or that of one of its variants. */
function hasCode(kind: 'sku' | 'barcode', code: string) {
  const [own, folded] = [sql.ref(kind), sql.ref(`${kind}_folded`)]
  return sql<boolean>`((${folded} = ${fold(code)} and ${own} = ${code}) or products.id in (
    select product_id from product_codes where code_folded = ${fold(code)} and kind = ${kind} and code = ${code}))`
}
