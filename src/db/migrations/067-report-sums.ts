import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres } from '#src/db/engine.ts'

/** A change of these rows, or of these columns of them, changes the sums of the days that these instants are in. */
type Watched = { table: string; name: string; columns?: string[]; instants: (row: 'old' | 'new') => string }

const body = sql.raw('$$')

export const placedAt = (row: string) => `select placed_at as at from orders where id = ${row}.order_id`

const watched: Watched[] = [
  {
    table: 'orders',
    name: 'orders_sums',
    columns: [
      'placed_at',
      'status',
      'total',
      'discount',
      'delivery_area',
      'payment_method',
      'source',
      'made_by',
    ],
    instants: (row) => `select ${row}.placed_at as at`,
  },
  {
    table: 'orders',
    name: 'orders_shipment_sums',
    columns: ['total', 'delivery_area'],
    instants: (row) => `select handed_at as at from shipments where order_id = ${row}.id
      union select ended_at from shipments where order_id = ${row}.id`,
  },
  { table: 'order_lines', name: 'order_lines_sums', instants: placedAt },
  {
    table: 'payments',
    name: 'payments_sums',
    instants: (row) => `select ${row}.booked_at as at union ${placedAt(row)}`,
  },
  { table: 'returns', name: 'returns_sums', instants: (row) => `select ${row}.asked_at as at` },
  {
    table: 'return_lines',
    name: 'return_lines_sums',
    instants: (row) => `select asked_at as at from returns where id = ${row}.return_id`,
  },
  {
    table: 'shipments',
    name: 'shipments_sums',
    instants: (row) => `select ${row}.handed_at as at union select ${row}.ended_at`,
  },
]

/**
 * Sums of Muscat days and months, so that a report of a year does not read its orders (O35). The database itself says
 * which of them no longer hold, so that no path of the code can forget it. It adds a row to `outdated_sums` and deletes
 * nothing: two orders of one day, changed at once, would wait for each other.
 */
export async function addReportSums(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('report_sums')
    .addColumn('period', 'text', (column) => column.primaryKey())
    .addColumn('shape', 'bigint', (column) => column.notNull())
    .addColumn('figures', 'text', (column) => column.notNull())
    .addColumn('products', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('outdated_sums')
    .addColumn('period', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('outdated_sums_period').on('outdated_sums').columns(['period']).execute()
  if (isPostgres(db)) await prepareOnPostgres(db)
  await watch(db, watched)
}

/** Lets the database say which sums no longer hold after a change of these rows. */
export async function watch(db: Kysely<unknown>, tables: readonly Watched[]): Promise<void> {
  if (isPostgres(db)) await watchOnPostgres(db, tables)
  else await watchOnSqlite(db, tables)
}

/** Says that kept sums no longer hold, once. */
const outdate = (periods: RawBuilder<unknown>) => sql`
  insert into outdated_sums (period) select period from report_sums s where period in (${periods})
    and not exists (select 1 from outdated_sums o where o.period = s.period)`

async function watchOnSqlite(db: Kysely<unknown>, tables: readonly Watched[]): Promise<void> {
  for (const { table, name, columns, instants } of tables) {
    const saying = (row: 'old' | 'new') => {
      const from = sql.raw(`from (${instants(row)})`)
      return sql`${outdate(sql`select date(at, '+4 hours') ${from} union select strftime('%Y-%m', at, '+4 hours') ${from}`)};`
    }
    for (const [event, rows] of events(columns))
      await sql`create trigger ${sql.ref(`${name}_${event.slice(0, 6)}`)} after ${sql.raw(event)} on ${sql.table(table)}
        begin ${sql.join(rows.map(saying), sql` `)} end`.execute(db)
  }
}

function events(columns?: string[]): [event: string, rows: ('old' | 'new')[]][] {
  return [
    ['insert', ['new']],
    ['delete', ['old']],
    [columns ? `update of ${columns.join(', ')}` : 'update', ['old', 'new']],
  ]
}

/**
 * Who changes a day takes its lock together with all others who do and holds it to the end of the transaction; who keeps its
 * sums takes it alone and gives up where that would mean waiting (db/report-sums.ts). So nobody reads a day of which a
 * change is under way that found no sums to outdate. A day of the year has one lock in all years, so that a restored
 * shop needs 378 of them and not one for each day it has been open.
 */
async function prepareOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function report_sums_lock() returns int language sql immutable as ${body} select 39 ${body}`.execute(
    db,
  )
  await sql`create function report_sums_key(period text) returns int language sql immutable as ${body}
    select case when length(period) = 7 then 400 + substr(period, 6)::int
      else extract(doy from period::date)::int end ${body}`.execute(db)
  await sql`create function outdate_sums(instant text) returns void language plpgsql as ${body}
    declare
      muscat timestamp := (instant::timestamptz at time zone 'utc') + interval '4 hours';
      own_day text := to_char(muscat, 'YYYY-MM-DD');
      own_month text := to_char(muscat, 'YYYY-MM');
    begin
      perform pg_advisory_xact_lock_shared(report_sums_lock(), report_sums_key(own_day));
      perform pg_advisory_xact_lock_shared(report_sums_lock(), report_sums_key(own_month));
      ${outdate(sql.raw('own_day, own_month'))};
    end ${body}`.execute(db)
}

async function watchOnPostgres(db: Kysely<unknown>, tables: readonly Watched[]): Promise<void> {
  for (const { table, name, columns, instants } of tables) {
    const say = (row: 'old' | 'new') =>
      sql.raw(`perform outdate_sums(at) from (${instants(row)}) as instants where at is not null;`)
    await sql`create function ${sql.ref(name)}() returns trigger language plpgsql as ${body} begin
      if tg_op <> 'INSERT' then ${say('old')} end if;
      if tg_op <> 'DELETE' then ${say('new')} end if;
      return null;
    end ${body}`.execute(db)
    await sql`create trigger ${sql.ref(name)}
      after insert or delete or ${sql.raw(columns ? `update of ${columns.join(', ')}` : 'update')}
      on ${sql.table(table)} for each row execute function ${sql.ref(name)}()`.execute(db)
  }
}
