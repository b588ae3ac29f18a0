import { type SelectQueryBuilder, sql } from 'kysely'
import { firstAnswers } from '#src/catalogue/search/first-answers.store.ts'
import { answersTo } from '#src/catalogue/search/product-search.store.ts'
import type { SearchPlan } from '#src/catalogue/search/search-plan.ts'
import { decodeCursor, encodeCursor, type Page } from '#src/core/page.ts'
import { keepForVersion } from '#src/db/catalogue-version.ts'
import type { Db } from '#src/db/db.ts'
import { mostCounted, type TableSort } from './buying.ts'
import { commonOptions, filtered, type ProductFilter } from './product-filter.store.ts'
import type { ProductRow } from './product-row.ts'

type OrderColumn = 'relevance' | 'position' | 'popular' | 'name_folded' | 'created_at' | 'lowest_price' | 'id'

type Order = {
  columns: readonly OrderColumn[]
  direction: 'asc' | 'desc'
}

const orders: Record<TableSort | 'relevance' | 'chosen', Order> = {
  chosen: { columns: ['position', 'id'], direction: 'asc' },
  relevance: { columns: ['relevance', 'created_at', 'id'], direction: 'desc' },
  newest: { columns: ['created_at', 'id'], direction: 'desc' },
  popular: { columns: ['popular', 'created_at', 'id'], direction: 'desc' },
  'price-asc': { columns: ['lowest_price', 'id'], direction: 'asc' },
  'price-desc': { columns: ['lowest_price', 'id'], direction: 'desc' },
  oldest: { columns: ['created_at', 'id'], direction: 'asc' },
  name: { columns: ['name_folded', 'id'], direction: 'asc' },
  'name-desc': { columns: ['name_folded', 'id'], direction: 'desc' },
}

const numbers = new Set(['relevance', 'position', 'popular', 'lowest_price'])

type Place = { sort?: TableSort | undefined; limit?: number | undefined; cursor?: string | undefined }

/**
 * One page by keyset, or all of it without a limit (A1): a search the best answers first and any other list the
 * newest, unless another order is asked for. A search tells its `total` on the way, but on an empty later page.
 * Throws a `malformed` Problem for a foreign cursor.
 */
export async function listProducts(
  db: Db,
  filter: ProductFilter,
  place: Place,
): Promise<Page<ProductRow> & { total?: number }> {
  const { search } = filter
  if (filter.chosenIn && !place.sort && !search) {
    const chosen = filtered(db, filter)
      .innerJoin('collection_products as chosen', 'chosen.product_id', 'products.id')
      .where('chosen.collection', '=', filter.chosenIn)
      .selectAll('products')
      .select('chosen.position')
    return readPage(chosen, orders.chosen, place)
  }
  const order = orders[place.sort ?? (search ? 'relevance' : 'newest')]
  if (!search) {
    const common = place.limit === undefined ? [] : await commonOptions(db, filter)
    return readPage(filtered(db, filter, order, common).selectAll(), order, place)
  }
  const { keys, total, next } =
    (await readFirst(db, filter, search, place)) ?? (await readFound(db, filter, search, order, place))
  if (keys.length === 0) return { items: [], ...(!place.cursor && { total: 0 }) }
  const ids = keys.map(({ id }) => id)
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = ids.flatMap((id) => byId.get(id) ?? [])
  return { items, ...(total !== undefined && { total }), ...(next && { next }) }
}

type Keys = { keys: { id: string }[]; total?: number | undefined; next?: string | undefined }

/** The best answers of a search that very many products answer; undefined where all are gathered to know them. */
async function readFirst(
  db: Db,
  filter: ProductFilter,
  search: SearchPlan,
  { sort, limit, cursor }: Place,
): Promise<Keys | undefined> {
  if (sort || limit === undefined) return undefined
  const after = cursor ? decodeCursor(cursor, shapeOf(orders.relevance)) : undefined
  const common = await commonOptions(db, filter)
  const first = await firstAnswers(db, search, {
    narrowed: () => filtered(db, filter, orders.newest, common),
    limit: limit + 1,
    after: after as [number, string, string] | undefined,
  })
  if (!first) return undefined
  const { items, next } = pageOf(first.answers, orders.relevance, limit)
  return { keys: items, next, total: await first.count(mostCounted) }
}

/** All that a search finds, ranked and counted without the wide rows, which are read only for the page. */
async function readFound(
  db: Db,
  filter: ProductFilter,
  search: SearchPlan,
  order: Order,
  place: Place,
): Promise<Keys> {
  const found = filtered(db, filter)
    .innerJoin((await answersTo(db, search)).as('answers'), 'answers.id', 'products.id')
    .select((row) => [
      'products.id',
      'popular',
      'lowest_price',
      'name_folded',
      'created_at',
      'relevance',
      row.fn.countAll<number>().over().as('total'),
    ])
  const { items, next } = await readPage(db.selectFrom(found.as('found')).selectAll(), order, place)
  return { keys: items, next, total: Math.min(items[0]?.total ?? 0, mostCounted) }
}

/** How many products the filter leaves; of a search 1,000 at most, to visitors of any other filter too, all of it once a version (P3). */
export async function countProducts(db: Db, filter: ProductFilter, toVisitor = false): Promise<number> {
  const { visibility, search, ...narrowing } = filter
  const isCapped = search || (toVisitor && Object.values(narrowing).some((value) => value || value === 0))
  if (toVisitor && visibility === 'Public' && !isCapped) return countPublic(db)
  const common = isCapped ? await commonOptions(db, filter) : []
  const all = filtered(db, filter, undefined, common).select('products.id')
  const found = search
    ? all.innerJoin((await answersTo(db, search)).as('answers'), 'answers.id', 'products.id')
    : all
  const { count } = await db
    .selectFrom((isCapped ? found.limit(mostCounted) : found).as('found'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many products visitors may see, asked once for each version of the catalogue. */
const countPublic = keepForVersion((db) => countProducts(db, { visibility: 'Public' }))

async function readPage<DB, TB extends keyof DB, Row extends Partial<Record<OrderColumn, string | number>>>(
  asked: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  { limit, cursor }: Place,
): Promise<Page<Row>> {
  const { columns, direction } = order
  let query = asked
  for (const column of columns) query = query.orderBy(sql.ref(column), direction)
  if (cursor) {
    const last = decodeCursor(cursor, shapeOf(order))
    const left = sql.join(columns.map((column) => sql.ref(column)))
    query = query.where(
      sql<boolean>`(${left}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${sql.join(last)})`,
    )
  }
  if (limit === undefined) return { items: await query.execute() }
  return pageOf(await query.limit(limit + 1).execute(), order, limit)
}

function shapeOf({ columns }: Order): ('number' | 'string')[] {
  return columns.map((column) => (numbers.has(column) ? 'number' : 'string'))
}

/** A page of rows, of which there is one more where it is not the last. */
function pageOf<Row extends Partial<Record<OrderColumn, string | number>>>(
  rows: readonly Row[],
  { columns }: Order,
  limit: number,
): Page<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  if (rows.length <= limit || !last) return { items }
  return { items, next: encodeCursor(columns.map((column) => last[column] ?? '')) }
}
