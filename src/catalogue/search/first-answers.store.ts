import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { begins, idsWith, placeOf } from '#src/db/text-search.ts'
import { hasCode } from './product-search.store.ts'
import { wordBegins } from './product-words.store.ts'
import type { SearchPlan, SearchTerm } from './search-plan.ts'
import { wordsOf } from './search-words.ts'
import { costIn, every, rowsOf, type Way, waysOf } from './term-ways.store.ts'

/** A product of a search and where it stands: by relevance, then the newest first, as answersTo counts them. */
export type Answer = { id: string; created_at: string; relevance: number }

/** What is asked for: `narrowed` are the products that may be found, `after` is the last one that was shown. */
type Asked = {
  narrowed: () => SelectQueryBuilder<Tables, 'products', object>
  limit: number
  after?: readonly [relevance: number, createdAt: string, id: string] | undefined
}

/**
 * So many answers make a way common: then the newest products are asked for it, one after the other. So many of them at
 * most: what is common has twenty among far fewer, unless all of it is old.
 */
const bounds = { commonFrom: 2000, mostAsked: 5000 }

/** So many answers are looked at to count, and then so many: most filters leave enough of the first. */
const lookedAt = [2000, 8000]

/** The first of them, and how many there are, `most` at most; undefined where only gathering tells. */
type First = { answers: Answer[]; count: (most: number) => Promise<number | undefined> }

/**
 * The first answers of a search that many products answer, read in the order of the list; undefined where all must be
 * gathered to know them, which is the sooner way to few. What can stand before a common way is rare, so it is gathered.
 */
export async function firstAnswers(
  db: Db,
  plan: SearchPlan,
  asked: Asked,
  { commonFrom, mostAsked } = bounds,
): Promise<First | undefined> {
  if (plan.byCode && (await hasCode(db, plan.text))) return undefined
  const terms = plan.terms.map((term) => Map.groupBy(waysOf(term), ({ cost }) => cost))
  const common = await commonOf(db, plan.text, terms, commonFrom)
  const ways = common.text ? inText(db, plan, common) : inWords(db, plan.text, terms, common.costs)
  if (!ways) return undefined
  const answers: Answer[] = []
  for (const tier of ways.tiers) {
    if (asked.after && asked.after[0] < tier.least) continue
    const more = await tier.read({ ...asked, limit: asked.limit - answers.length, mostAsked })
    if (!more) return undefined
    answers.push(...more)
    if (answers.length === asked.limit) return { answers, count: (most) => countSome(asked, ways.some, most) }
  }
  return undefined
}

type Condition = Expression<SqlBool>
type Reading = Asked & { mostAsked: number }

/** Answers of at least this relevance, and below the tier before; undefined where too many would have to be asked. */
type Tier = { least: number; read: (asked: Reading) => Promise<Answer[] | undefined> }

/** The tiers of a search from the best on, and a condition of its answers that looks at so many of them. */
type Tiers = { tiers: Tier[]; some: (most: number) => Condition }

/**
 * Where many names hold the text: those that begin so, then those with words that do, which answer each word as typed;
 * then, where the text is too short for terms, the others.
 */
function inText(db: Db, { text, terms }: SearchPlan, common: Common): Tiers | undefined {
  if (terms.some(({ starts }: SearchTerm) => starts.length === 0)) return undefined
  const [place, inside] = placesOf(db, text)
  const tier = (least: number, condition: Condition, few?: RawBuilder<unknown>): Tier => ({
    least,
    read: (asked) =>
      few
        ? gather(db, asked, sql`${sql.lit(least)}`, sql`products.id in (${few}) and ${condition}`)
        : walk(asked, least, condition),
  })
  const tiers = [
    tier(300, sql`${place} = 1`, common.begun ? undefined : idsBegun(db, text)),
    tier(200, sql`${place} > 1 and ${inside} > 0`, common.word ? undefined : idsByWord(text)),
    ...(terms.length === 0 ? [tier(100, sql`${place} > 1 and ${inside} = 0`)] : []),
  ]
  return { tiers, some: amongFirst(idsWith(db, name, text)) }
}

/** The ways to answer one term, by their cost. */
type Costs = Map<number, Way[]>

/** Where few hold it: those, and whatever answers a term better than its first common way; then what answers all so. */
function inWords(
  db: Db,
  text: string,
  terms: readonly Costs[],
  common: readonly ReadonlySet<number>[],
): Tiers | undefined {
  const usual = terms.flatMap((costs, n) => [...costs.keys()].find((cost) => common[n]?.has(cost)) ?? [])
  if (terms.length === 0 || usual.length < terms.length) return undefined
  const waysTo = (n: number, most = Infinity) =>
    [...(terms[n] ?? [])].flatMap(([cost, ways]) => (cost <= most ? ways : []))
  const costs = terms.map((_, n) => sql`(${costIn(waysTo(n))})`)
  const better = usual.flatMap((cost, n) => waysTo(n, cost - 1))
  const few = [
    idsWith(db, name, text),
    ...(better.length > 0 ? [sql`select id from (${rowsOf(better, every)}) as better`] : []),
  ]
  const [place, inside] = placesOf(db, text)
  const cost = sql.join(costs, sql` + `)
  const relevance = sql`case when ${place} = 0 then 0 - (${cost})
    else case when ${place} = 1 then 300 when ${inside} > 0 then 200 else 100 end - coalesce(${cost}, 0) end`
  const least = 0 - usual.reduce((sum, each) => sum + each, 0)
  const eachSo = sql.join(
    usual.map((cost, n) => sql`(${costIn(waysTo(n, cost))}) = ${sql.lit(cost)}`),
    sql` and `,
  )
  // One term answered better and another worse may come to the same sum.
  const asUsual =
    better.length > 0 && terms.length > 1
      ? sql`(${eachSo} or (products.id in (select id from (${rowsOf(better, every)}) as better) and ${cost} = ${sql.lit(0 - least)}))`
      : eachSo
  const tiers: Tier[] = [
    {
      least: least + 1,
      read: (asked) =>
        gather(db, asked, relevance, sql`products.id in (${sql.join(few, sql` union `)})`, least + 1),
    },
    { least, read: (asked) => walk(asked, least, sql`${asUsual} and ${place} = 0`) },
  ]
  // Words are found sooner than what a category has.
  const first = usual.indexOf(Math.min(...usual))
  const others = costs.filter((_, n) => n !== first).map((each) => sql` and ${each} is not null`)
  const among = amongFirst(rowsOf(terms[first]?.get(usual[first] ?? 0) ?? [], every))
  return { tiers, some: (most) => sql<SqlBool>`${among(most)} ${sql.join(others, sql``)}` }
}

const name = 'products.name_folded'

/** Where the text stands in a name, and where it does at the beginning of a word after the first. */
function placesOf(db: Db, text: string) {
  return [placeOf(db, name, text), placeOf(db, name, ` ${text}`)] as const
}

function idsBegun(db: Db, text: string): RawBuilder<unknown> {
  return sql`select id from products where ${begins(db, name, text)}`
}

/** What has a word that begins as the text's first does: all names with the text at the beginning of a word. Of signs alone, everything. */
function idsByWord(text: string): RawBuilder<unknown> {
  const [first] = wordsOf(text)
  if (first === undefined) return sql`select id from products`
  return sql`select product_id as id from product_words where ${wordBegins(first)}`
}

function amongFirst(ids: RawBuilder<unknown>): (most: number) => RawBuilder<SqlBool> {
  return (most) =>
    sql`products.id in (select id from (select id from (${ids}) as answers limit ${sql.lit(most)}) as first_ones)`
}

async function countSome(
  { narrowed }: Asked,
  some: Tiers['some'],
  most: number,
): Promise<number | undefined> {
  for (const looked of lookedAt) {
    const found = await narrowed().where(some(looked)).select('products.id').limit(most).execute()
    if (found.length === most) return most
  }
  return undefined
}

/** What of a search is common: its text in names, at their beginning, its first word, and which costs of each term. */
type Common = { text: boolean; begun: boolean; word: boolean; costs: ReadonlySet<number>[] }

async function commonOf(db: Db, text: string, terms: readonly Costs[], from: number): Promise<Common> {
  const asked = [
    idsWith(db, name, text),
    idsBegun(db, text),
    idsByWord(text),
    ...terms.flatMap((costs) => [...costs.values()].map((ways) => rowsOf(ways, every))),
  ]
  const counts = asked.map(
    (rows, n) => sql`select ${sql.lit(n)} as n, (select count(*) from (
      select 1 from (${rows}) as ways limit ${sql.lit(from)}) as counted) as answers`,
  )
  const { rows } = await sql<{ n: number; answers: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  const common = new Set(rows.filter(({ answers }) => answers >= from).map(({ n }) => n))
  let n = 3
  const costs = terms.map((term) => new Set([...term.keys()].filter(() => common.has(n++))))
  return { text: common.has(0), begun: common.has(1), word: common.has(2), costs }
}

/** The few products of a condition, each with its own relevance, of which `least` is the least. */
async function gather(
  db: Db,
  { narrowed, limit, after }: Asked,
  relevance: RawBuilder<unknown>,
  condition: Condition,
  least = 0,
): Promise<Answer[]> {
  const all = narrowed()
    .where(condition)
    .select(['products.id', 'products.created_at', sql<number>`${relevance}`.as('relevance')])
  const { rows } = await sql<Answer>`select * from (${all}) as gathered where relevance >= ${sql.lit(least)}
    ${after ? sql`and (relevance, created_at, id) < (${sql.join([...after])})` : sql``}
    order by relevance desc, created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** The newest products of a condition, all of one relevance; undefined where they are not among those that are asked. */
async function walk(
  { narrowed, limit, after, mostAsked }: Reading,
  relevance: number,
  condition: Condition,
): Promise<Answer[] | undefined> {
  const [last, createdAt, id] = after ?? []
  const from = () =>
    last === relevance ? narrowed().where(sql<SqlBool>`(created_at, id) < (${createdAt}, ${id})`) : narrowed()
  const newest = <O>(query: SelectQueryBuilder<Tables, 'products', O>) =>
    query.orderBy('created_at', 'desc').orderBy('id', 'desc')
  const end = await newest(from().select('created_at')).offset(mostAsked).limit(1).executeTakeFirst()
  const near = end ? from().where('created_at', '>=', end.created_at) : from()
  const rows = await newest(near.where(condition).select(['id', 'created_at']))
    .limit(limit)
    .execute()
  return end && rows.length < limit ? undefined : rows.map((row) => ({ ...row, relevance }))
}
