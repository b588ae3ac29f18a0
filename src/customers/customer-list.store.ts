import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { decodeCursor, encodeCursor, type Page } from '#src/core/page.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { lockRows } from '#src/db/row-lock.ts'
import { contains, isCommon } from '#src/db/text-search.ts'
import { orderSearch } from '#src/orders/order/order-search.ts'
import { whatCounts } from '#src/orders/sums/what-counts.store.ts'
import type { CustomerSort } from './customer-limits.ts'

export type CustomerRow = Selectable<Tables['customers']> & { tags: string[]; blocked: boolean }

/** What the list is narrowed to; all given conditions hold together. */
export type CustomerFilter = {
  q?: string | undefined
  tag?: string | undefined
  blocked?: boolean | undefined
  sort?: CustomerSort | undefined
}

const columnOf = { last: 'last_at', paid: 'paid', orders: 'orders' } as const

/**
 * Everybody who ordered, by keyset: who ordered last first, or who paid or ordered most (O26); whom the demo invented
 * only until there is a real order (B3). Throws a `malformed` Problem for a foreign cursor.
 */
export async function listCustomers(
  db: Db,
  { q, tag, blocked, sort = 'last' }: CustomerFilter,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<CustomerRow>> {
  const column = columnOf[sort]
  const after = cursor === undefined ? undefined : decodeCursor(cursor, [typeOf(sort), 'string'])
  let found = db.selectFrom('customers').selectAll().where('orders', '>', 0)
  if ((await whatCounts(db)) === 'real') found = found.where('demo', '=', 0)
  const texts = orderSearch(q ?? '') ?? []
  if (texts.length > 0) {
    const common = await Promise.all(texts.map((text) => isCommon(db, 'customers.search_folded', text)))
    const read = common.includes(true)
    found = found.where(({ or }) =>
      or(texts.map((text) => contains(db, 'customers.search_folded', text, { read }))),
    )
  }
  if (tag) found = found.where('id', 'in', ownersOf(db.selectFrom('customer_tags').where('tag', '=', tag)))
  if (blocked) found = found.where('id', 'in', ownersOf(db.selectFrom('customer_blocks')))
  if (after) found = found.where(sql<boolean>`(${sql.ref(column)}, id) < (${sql.join(after)})`)
  const rows = await found
    .orderBy(column, 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = await withMarks(db, rows.slice(0, limit))
  const last = items.at(-1)
  return { items, ...(rows.length > limit && last && { next: encodeCursor([last[column], last.id]) }) }
}

function typeOf(sort: CustomerSort): 'string' | 'number' {
  return sort === 'last' ? 'string' : 'number'
}

/** Whom a mark is about by now: what was said of a phone is said of the account it belongs to. */
function ownersOf<T extends 'customer_tags' | 'customer_blocks'>(
  marks: SelectQueryBuilder<Tables, T, object>,
) {
  return (marks as SelectQueryBuilder<Tables, 'customer_tags', object>)
    .innerJoin('customers as marked', 'marked.id', 'customer_id')
    .select(sql<string>`coalesce(marked.into_id, marked.id)`.as('id'))
}

/** What an invented customer comes to beside real ones (B3). */
const nothing = { orders: 0, paid: 0, came_back: 0, returns: 0, refusals: 0 }

/** The customer of this id, or who placed the order of this record id; undefined when there is none. */
export async function findCustomer(db: Db, id: string): Promise<CustomerRow | undefined> {
  const asked = await db
    .selectFrom('customers')
    .select(['id', 'into_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const ordered = asked
    ? undefined
    : await db.selectFrom('orders').select('customer_id').where('id', '=', id).executeTakeFirst()
  const own = asked?.into_id ?? asked?.id ?? ordered?.customer_id
  if (!own) return undefined
  const row = await db.selectFrom('customers').selectAll().where('id', '=', own).executeTakeFirst()
  if (!row) return undefined
  const counts = row.demo === 0 || (await whatCounts(db)) === 'demo'
  return (await withMarks(db, [counts ? row : { ...row, ...nothing }]))[0]
}

/** Nobody else writes about this customer, or removes it, until the transaction ends; false when it is gone. */
export async function holdCustomer(trx: Db, id: string): Promise<boolean> {
  const row = await lockRows(
    trx,
    trx.selectFrom('customers').select('id').where('id', '=', id),
  ).executeTakeFirst()
  return row !== undefined
}

/** Tags and blocks of these customers, those of their phones among them. */
async function withMarks(db: Db, rows: readonly Selectable<Tables['customers']>[]): Promise<CustomerRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const marked = await db
    .selectFrom('customers')
    .leftJoin('customer_tags', 'customer_tags.customer_id', 'customers.id')
    .leftJoin('customer_blocks', 'customer_blocks.customer_id', 'customers.id')
    .select(['customers.id', 'into_id', 'tag', 'customer_blocks.customer_id as block'])
    .where(({ or, eb }) => or([eb('customers.id', 'in', ids), eb('into_id', 'in', ids)]))
    .execute()
  const marksOf = Map.groupBy(marked, ({ id, into_id }) => into_id ?? id)
  return rows.map((row) => {
    const marks = marksOf.get(row.id) ?? []
    const tags = [...new Set(marks.flatMap(({ tag }) => tag ?? []))].sort()
    return { ...row, tags, blocked: marks.some(({ block }) => block !== null) }
  })
}

/** What these customers are called in their newest order, by id; who was forgotten is left out (I8). */
export async function nameCustomers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('customers').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.filter(({ name }) => name !== '').map((row) => [row.id, row.name]))
}
