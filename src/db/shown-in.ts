import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** From the minute of `starts_at` on, and no more from that of `ends_at`: 1 or 0, at this minute of Muscat. */
export function shownIn(minute: string): RawBuilder<0 | 1> {
  return sql<0 | 1>`
    case
      when (starts_at is null or starts_at <= ${minute}) and (ends_at is null or ends_at > ${minute})
      then 1
      else 0
    end`
}

/** The next minute of Muscat after this one at which something of the table starts or ends; undefined when nothing does. */
export async function nextStartOrEnd(
  db: Db,
  table: 'sliders' | 'collections',
  minute: string,
): Promise<string | undefined> {
  const next = await db
    .selectFrom(table)
    .select([
      sql<string | null>`min(case when starts_at > ${minute} then starts_at end)`.as('start'),
      sql<string | null>`min(case when ends_at > ${minute} then ends_at end)`.as('end'),
    ])
    .executeTakeFirstOrThrow()
  return [next.start, next.end].filter((one) => one !== null).sort()[0]
}
