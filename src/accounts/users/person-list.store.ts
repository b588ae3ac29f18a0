import { type ExpressionBuilder, sql } from 'kysely'
import { type PersonRow, personColumns } from '#src/accounts/person/person.store.ts'
import { fold } from '#src/core/fold.ts'
import { decodeCursor, encodeCursor, type Page } from '#src/core/page.ts'
import type { Db, Tables } from '#src/db/db.ts'

type Place = { limit?: number | undefined; cursor?: string | undefined }

/** Somebody, and how many second factors they have. */
export type ListedPerson = PersonRow & { factors: number | null }

/**
 * Everybody with an account, newest first; those whose name or e-mail contains `q`. All of them, or a page with
 * `limit` (A1). Throws `malformed` for a cursor of something else.
 */
export async function listPersons(
  db: Db,
  { q, limit, cursor }: Place & { q?: string | undefined },
): Promise<Page<ListedPerson>> {
  let query = db
    .selectFrom('users')
    .select(personColumns)
    .select((person) =>
      person
        .selectFrom('second_factors')
        .select((factor) => factor.fn.countAll<number>().as('count'))
        .whereRef('user_id', '=', 'users.id')
        .where('confirmed_at', 'is not', null)
        .as('factors'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  if (q) query = query.where(answers(q))
  if (cursor) {
    const [at = '', id = ''] = decodeCursor(cursor, ['string', 'string'])
    query = query.where(sql<boolean>`(created_at, id) < (${at}, ${id})`)
  }
  if (limit === undefined) return { items: await query.execute() }
  const rows = await query.limit(limit + 1).execute()
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  if (rows.length <= limit || !last) return { items }
  return { items, next: encodeCursor([last.created_at, last.id]) }
}

/** How many people `q` leaves. */
export async function countPersons(db: Db, q: string | undefined): Promise<number> {
  let query = db.selectFrom('users').select((row) => row.fn.countAll<number>().as('count'))
  if (q) query = query.where(answers(q))
  return (await query.executeTakeFirstOrThrow()).count
}

function answers(q: string) {
  const pattern = `%${fold(q).replace(/[\\%_]/g, String.raw`\$&`)}%`
  return ({ or }: ExpressionBuilder<Tables, 'users'>) =>
    or([
      sql<boolean>`name_folded like ${pattern} escape '\\'`,
      sql<boolean>`email like ${pattern} escape '\\'`,
    ])
}
