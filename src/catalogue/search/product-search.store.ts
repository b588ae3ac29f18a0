import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/db/db.ts'
import { contains } from '#src/db/text-search.ts'
import type { SearchPlan, SearchTerm } from './search-plan.ts'
import { every, type Rows, rowsOf, waysOf } from './term-ways.store.ts'

/** What the search finds, hidden products among them, and how well each answers: the more the better. */
export type Found = { id: string; relevance: number }

/** So many answers make a term common: then all of each term are read, which is the sooner way. */
const commonFrom = 3000

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
    ...(byCode ? codesOf(text) : []),
  ]
  const all = sql.join(ways, sql` union all `)
  return sql<Found>`(select id, sum(score) as relevance from (${all}) as answers group by id)`
}

/** Whether some SKU or barcode begins so. */
export async function hasCode(db: Db, text: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from (${sql.join(codesOf(text), sql` union all `)}) as codes limit 1`.execute(db)
  return rows.length > 0
}

function codesOf(text: string): RawBuilder<unknown>[] {
  return [byColumn('sku_folded', text), byColumn('barcode_folded', text), byVariant(text)]
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
      select 1 from (${rowsOf(waysOf(term), every)}) as ways limit ${sql.lit(commonFrom)}) as counted) as answers`,
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

/** For each answer of the rarest term what there is of it; a cross join keeps SQLite to this order. */
const ofRarest: Rows = (table, product) =>
  sql`rarest cross join ${sql.table(table)} where ${sql.ref(product)} = rarest.id and`

/** What answers one term, at what cost: 0 as typed, 1 in another number, 2 by one typo, 3 by a synonym, 4 by its category. */
function answersToOne(term: SearchTerm, rows: Rows): RawBuilder<unknown> {
  return sql`select id, min(cost) as cost from (${rowsOf(waysOf(term), rows)}) as ways group by id`
}

function like(before: string, text: string): string {
  return `${before}${text.replace(/[\\%_]/g, '\\$&')}%`
}
