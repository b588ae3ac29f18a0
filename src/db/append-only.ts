import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres } from './engine.ts'

type Kept = {
  /** Days of the database's own clock for which no row is deleted; the table has a column `at` in ISO 8601. */
  keptDays: number
  /** A condition on `old` under which a row may go sooner. */
  unless?: RawBuilder<unknown>
}

/**
 * Makes the database itself refuse to change the rows of a table, and to delete those that are not old enough. There
 * is no switch to get past it: the only rows that can go are those the condition names.
 */
export async function createAppendOnly(
  db: Kysely<unknown>,
  table: string,
  { keptDays, unless = sql`false` }: Kept,
): Promise<void> {
  const refused = `${table} is append-only`
  if (!isPostgres(db)) {
    const oldest = sql.raw(`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${keptDays} days')`)
    await sql`create trigger ${sql.ref(`${table}_no_update`)} before update on ${sql.table(table)} begin
      select raise(abort, ${sql.lit(refused)}); end`.execute(db)
    await sql`create trigger ${sql.ref(`${table}_no_delete`)} before delete on ${sql.table(table)}
      when not (old.at < ${oldest} or (${unless})) begin
      select raise(abort, ${sql.lit(refused)}); end`.execute(db)
    return
  }
  const oldest = sql.raw(
    `to_char((now() at time zone 'utc') - interval '${keptDays} days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  )
  const guard = sql.ref(`${table}_guard`)
  await sql`create function ${guard}() returns trigger language plpgsql as ${sql.raw('$$')} begin
    if tg_op = 'DELETE' then
      if old.at < ${oldest} or (${unless}) then return old; end if;
    end if;
    raise exception ${sql.lit(refused)};
  end ${sql.raw('$$')}`.execute(db)
  await sql`create trigger ${sql.ref(`${table}_rows`)} before update or delete on ${sql.table(table)}
    for each row execute function ${guard}()`.execute(db)
  await sql`create trigger ${sql.ref(`${table}_whole`)} before truncate on ${sql.table(table)}
    for each statement execute function ${guard}()`.execute(db)
}
