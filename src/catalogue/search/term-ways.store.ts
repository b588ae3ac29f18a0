import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CategorySlugs } from './category-words.ts'
import { wordBegins } from './product-words.store.ts'
import type { SearchTerm } from './search-plan.ts'

/** What stands after `from`: a table, up to its condition. */
export type Rows = (table: 'products' | 'product_words', product: string) => RawBuilder<unknown>

export const every: Rows = (table) => sql`${sql.table(table)} where`

/**
 * One way to answer a term, at what cost: 0 as typed, 1 in another number, 2 by one typo, 3 by a synonym, 4 by its
 * category. `rows` are the ids and costs of what answers it so, `isSo` asks it of one row of products.
 */
export type Way = { cost: number; rows: (rows: Rows) => RawBuilder<unknown>; isSo: RawBuilder<SqlBool> }

/** All ways to answer a term, the cheapest first. */
export function waysOf({ starts, close, names, categories }: SearchTerm): Way[] {
  const single = names.filter((name) => name.length === 1).flat()
  return [
    ...starts.map((start, n) => byWord(n === 0 ? 0 : 1, sql`${wordBegins(start)}`)),
    ...(close.length > 0 ? [byWord(2, sql`word in (${sql.join(close)})`)] : []),
    ...(single.length > 0 ? [byWord(3, sql`word in (${sql.join(single)})`)] : []),
    ...names.filter((name) => name.length > 1).map(byAllWords),
    ...(categories.length > 0 ? [byCategory(categories)] : []),
  ]
}

/** What answers a term, some of it more than once. */
export function rowsOf(ways: readonly Way[], rows: Rows): RawBuilder<unknown> {
  return sql.join(
    ways.map((way) => way.rows(rows)),
    sql` union all `,
  )
}

/** At what cost a row of products answers it; null where it does not. */
export function costIn(ways: readonly Way[]): Expression<number> {
  const cases = ways.map(({ isSo, cost }) => sql`when ${isSo} then ${sql.lit(cost)}`)
  return cases.length > 0 ? sql<number>`case ${sql.join(cases, sql` `)} end` : sql<number>`null`
}

function byWord(cost: number, condition: RawBuilder<unknown>): Way {
  return {
    cost,
    rows: (rows) =>
      sql`select product_id as id, ${sql.lit(cost)} as cost from ${rows('product_words', 'product_id')} ${condition}`,
    // Not with `exists`, for which PostgreSQL would read all rows of the word.
    isSo: sql`(select 1 from product_words where product_id = products.id and ${condition} limit 1) = 1`,
  }
}

function byAllWords(words: readonly string[]): Way {
  const [has, all] = [sql`word in (${sql.join(words)})`, sql.lit(words.length)]
  return {
    cost: 3,
    rows: (rows) =>
      sql`select product_id as id, 3 as cost from ${rows('product_words', 'product_id')} ${has} group by product_id having count(*) = ${all}`,
    isSo: sql`(select count(*) from product_words where product_id = products.id and ${has}) = ${all}`,
  }
}

function byCategory(categories: readonly CategorySlugs[]): Way {
  const inside = categories.map(({ category, subCategory }) =>
    subCategory === undefined
      ? sql`category = ${category}`
      : sql`(category = ${category} and sub_category = ${subCategory})`,
  )
  const isSo = sql<SqlBool>`(${sql.join(inside, sql` or `)})`
  return {
    cost: 4,
    rows: (rows) => sql`select products.id as id, 4 as cost from ${rows('products', 'products.id')} ${isSo}`,
    isSo,
  }
}
