import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/db/db.ts'
import { contains } from '#src/db/text-search.ts'
import type { CategorySlugs } from './category-words.ts'
import { wordBegins } from './product-words.store.ts'
import type { SearchPlan, SearchTerm } from './search-plan.ts'

/** What the search finds, hidden products among them, and how well each answers: the more the better. */
export type Found = { id: string; relevance: number }

/** So many answers make a term common: then all of each term are read, which is the sooner way. */
const commonFrom = 1000

/**
 * The products that a search finds. First those whose names begin with the typed text, then those with a word that
 * does, then those that hold it; after them whatever answers every term, the fewer detours the sooner. For staff the
 * products with this SKU or barcode come before all others, then those whose code begins so.
 */
export async function answersTo(db: Db, { text, terms, byCode }: SearchPlan): Promise<RawBuilder<Found>> {
  const asTyped = sql`select id, case when name_folded like ${like('', text)} escape '\\' then 300
    when name_folded like ${like('% ', text)} escape '\\' then 200 else 100 end as score
    from products where ${contains(db, 'products.name_folded', text)}`
  const ways = [
    asTyped,
    ...(terms.length > 0 ? [answersToAll(terms, await rarestOf(db, terms))] : []),
    ...(byCode ? [byColumn('sku_folded', text), byColumn('barcode_folded', text), byVariant(text)] : []),
  ]
  const all = sql.join(ways, sql` union all `)
  return sql<Found>`(select id, sum(score) as relevance from (${all}) as answers group by id)`
}

function byColumn(column: 'sku_folded' | 'barcode_folded', text: string): RawBuilder<unknown> {
  const code = sql.ref(column)
  return sql`select id, case when ${code} = ${text} then 2000 else 1000 end as score
    from products where ${code} >= ${text} and ${code} < ${`${text}\u{10ffff}`}`
}

/** Once for a product, however many of its variants have such a code. */
function byVariant(text: string): RawBuilder<unknown> {
  return sql`select product_id as id, max(case when code_folded = ${text} then 2000 else 1000 end) as score
    from product_codes where code_folded >= ${text} and code_folded < ${`${text}\u{10ffff}`} group by product_id`
}

/** The term that the fewest products answer, where it saves reading all that answer the others. */
async function rarestOf(db: Db, terms: readonly SearchTerm[]): Promise<SearchTerm | undefined> {
  if (terms.length < 2) return undefined
  const counts = terms.map(
    (term, n) => sql`select ${sql.lit(n)} as term, (select count(*) from (
      select 1 from (${waysTo(term, every)}) as ways limit ${sql.lit(commonFrom)}) as counted) as answers`,
  )
  const { rows } = await sql<{
    term: number
    answers: number
  }>`${sql.join(counts, sql` union all `)}`.execute(db)
  const [rarest] = rows.toSorted((one, other) => one.answers - other.answers)
  return rarest && rarest.answers < commonFrom ? terms[rarest.term] : undefined
}

/** Products that answer every term; each takes off what its best answer costs. What answers a rarest one is alone asked for the others. */
function answersToAll(terms: readonly SearchTerm[], rarest: SearchTerm | undefined): RawBuilder<unknown> {
  const rarestFirst = rarest ? [rarest, ...terms.filter((term) => term !== rarest)] : terms
  const rows = rarest ? ofRarest : every
  const tables = rarestFirst.map((term, n) =>
    term === rarest ? sql`rarest as term0` : sql`(${answersToOne(term, rows)}) as ${sql.table(`term${n}`)}`,
  )
  const costs = terms.map((_, n) => sql.ref(`term${n}.cost`))
  const same = terms.slice(1).map((_, n) => sql`term0.id = ${sql.ref(`term${n + 1}.id`)}`)
  const joined = same.length > 0 ? sql`where ${sql.join(same, sql` and `)}` : sql``
  const found = sql`select term0.id, 0 - (${sql.join(costs, sql` + `)}) as score from ${sql.join(tables)} ${joined}`
  if (!rarest) return found
  return sql`select id, score from (
    with rarest as materialized (${answersToOne(rarest, every)}) ${found}) as answered`
}

/** What stands after `from`: a table, up to its condition. */
type Rows = (table: 'products' | 'product_words', product: string) => RawBuilder<unknown>

const every: Rows = (table) => sql`${sql.table(table)} where`
/** For each answer of the rarest term what there is of it; a cross join keeps SQLite to this order. */
const ofRarest: Rows = (table, product) =>
  sql`rarest cross join ${sql.table(table)} where ${sql.ref(product)} = rarest.id and`

/** What answers one term, at what cost: 0 as typed, 1 in another number, 2 by one typo, 3 by a synonym, 4 by its category. */
function answersToOne(term: SearchTerm, rows: Rows): RawBuilder<unknown> {
  return sql`select id, min(cost) as cost from (${waysTo(term, rows)}) as ways group by id`
}

function waysTo({ starts, close, names, categories }: SearchTerm, rows: Rows): RawBuilder<unknown> {
  const single = names.filter((name) => name.length === 1).flat()
  const byWord = (cost: number, condition: RawBuilder<unknown>) =>
    sql`select product_id as id, ${sql.lit(cost)} as cost from ${rows('product_words', 'product_id')} ${condition}`
  const ways = [
    ...starts.map((start, n) => byWord(n === 0 ? 0 : 1, sql`${wordBegins(start)}`)),
    ...(close.length > 0 ? [byWord(2, sql`word in (${sql.join(close)})`)] : []),
    ...(single.length > 0 ? [byWord(3, sql`word in (${sql.join(single)})`)] : []),
    ...names.filter((name) => name.length > 1).map((name) => byAllWords(name, rows)),
    ...(categories.length > 0 ? [byCategory(categories, rows)] : []),
  ]
  return sql.join(ways, sql` union all `)
}

function byAllWords(words: readonly string[], rows: Rows): RawBuilder<unknown> {
  return sql`select product_id, 3 from ${rows('product_words', 'product_id')} word in (${sql.join(words)})
    group by product_id having count(*) = ${sql.lit(words.length)}`
}

function byCategory(categories: readonly CategorySlugs[], rows: Rows): RawBuilder<unknown> {
  const inside = categories.map(({ category, subCategory }) =>
    subCategory === undefined
      ? sql`category = ${category}`
      : sql`(category = ${category} and sub_category = ${subCategory})`,
  )
  return sql`select products.id, 4 from ${rows('products', 'products.id')} (${sql.join(inside, sql` or `)})`
}

function like(before: string, text: string): string {
  return `${before}${text.replace(/[\\%_]/g, '\\$&')}%`
}
