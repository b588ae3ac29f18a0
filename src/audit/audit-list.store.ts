import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely'
import { fold } from '#src/core/fold.ts'
import { decodeCursor, encodeCursor, type Page } from '#src/core/page.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { isPostgres } from '#src/db/engine.ts'
import { commonFrom, contains, isCommon } from '#src/db/text-search.ts'
import { type AuditKind, type AuditTopic, auditKinds } from './audit-kind.ts'
import { firstIdAt } from './record-audit.store.ts'

/** What the log is narrowed to; `from` is in it, `to` is not. */
export type AuditFilter = {
  q?: string | undefined
  /** What is called so on the screen is found by `q` too. */
  kinds?: readonly AuditKind[] | undefined
  /** And so is what was done to these goods, by their ids. */
  goods?: readonly string[] | undefined
  topic?: AuditTopic | undefined
  thing?: string | undefined
  /** Whose doing it was: any of these. */
  people?: readonly string[] | undefined
  from?: Date | undefined
  to?: Date | undefined
}

export type AuditRow = Selectable<Tables['audit_lines']> & {
  address: string | null
  personal: string | null
}

/**
 * Lines of the activity log, the newest first (I13). Of what is personal there is only what nobody has forgotten.
 * Throws a `malformed` Problem for a foreign cursor.
 */
export async function listAudit(
  db: Db,
  { q, kinds: called = [], goods = [], topic, thing, people, from, to }: AuditFilter,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<AuditRow>> {
  // The ids alone first, since sorting carries what is selected, and the rows are long.
  let ids = db.selectFrom('audit_lines').select('id')
  const words = fold(q ?? '')
  if (words !== '') {
    const kinds = called.filter((kind) => !topic || auditKinds[kind] === topic)
    // Of kinds the topic is asked for too, since that has an index.
    const topics = [...new Set(kinds.map((kind) => auditKinds[kind]))]
    const isOfKinds = (row: ExpressionBuilder<Tables, 'audit_lines'>) =>
      row.and([row('topic', 'in', topics), row('kind', 'in', kinds)])
    const read =
      (await isCommon(db, 'audit_lines.search_folded', words)) || (await areCommon(db, kinds, isOfKinds))
    const said = contains(db, 'audit_lines.search_folded', words, { read })
    ids = ids.where((row) =>
      row.or([
        said,
        ...(kinds.length > 0 ? [isOfKinds(row)] : []),
        ...(goods.length > 0 ? [row.and([row('topic', '=', 'products'), row('thing_id', 'in', goods)])] : []),
      ]),
    )
  }
  if (topic) ids = ids.where('topic', '=', topic)
  if (thing) ids = ids.where('thing_id', '=', thing)
  if (people?.length === 0) return { items: [] }
  if (people) ids = ids.where('actor_id', 'in', people)
  if (from) ids = ids.where('id', '>=', firstIdAt(from))
  if (to) ids = ids.where('id', '<', firstIdAt(to))
  if (cursor) ids = ids.where('id', '<', String(decodeCursor(cursor, ['string'])[0]))
  const found = await ids
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = found.slice(0, limit).map(({ id }) => id)
  const last = shown.at(-1)
  if (last === undefined) return { items: [] }
  const items = await db
    .selectFrom('audit_lines')
    .leftJoin('audit_personal as address', 'address.id', 'audit_lines.address_ref')
    .leftJoin('audit_personal as hidden', 'hidden.id', 'audit_lines.personal_ref')
    .selectAll('audit_lines')
    .select(['address.content as address', 'hidden.content as personal'])
    .where('audit_lines.id', 'in', shown)
    .orderBy('audit_lines.id', 'desc')
    .execute()
  return found.length > limit ? { items, next: encodeCursor([last]) } : { items }
}

/** As isCommon, of lines of these kinds: SQLite would gather and sort all of them for each page. */
async function areCommon(
  db: Db,
  kinds: readonly AuditKind[],
  isOfKinds: (row: ExpressionBuilder<Tables, 'audit_lines'>) => Expression<SqlBool>,
): Promise<boolean> {
  if (isPostgres(db) || kinds.length === 0) return false
  const found = await db.selectFrom('audit_lines').select('id').where(isOfKinds).limit(commonFrom).execute()
  return found.length === commonFrom
}

/** Which things of a topic were changed, the newest first, each as often as it was; `after` leaves out that line and those before it. */
export async function listChangedThings(
  db: Db,
  topic: AuditTopic,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<{ id: string; thing_id: string | null }[]> {
  return db
    .selectFrom('audit_lines')
    .select(['id', 'thing_id'])
    .where('topic', '=', topic)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
