import { muscatDay } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { claimSums } from '#src/db/report-sums.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Figures, ProductSum, Sums } from './sums.ts'
import type { Counted } from './what-counts.store.ts'

/**
 * Goes up when a sum gets another meaning: what an older program kept is then summed anew. So is what was kept of the
 * demo's orders, from the first real one on.
 */
const shapes: Record<Counted, number> = { demo: 3, real: 4 }

/** Figures of these days (`2026-03-01`) or months (`2026-03`) that are kept and that nothing has changed since. */
export async function listKeptFigures(
  db: Db,
  counted: Counted,
  periods: readonly string[],
): Promise<Map<string, Figures>> {
  const rows = await valid(db, counted, periods).select(['period', 'figures as sums']).execute()
  return new Map(rows.map(({ period, sums }) => [period, JSON.parse(sums)]))
}

export async function listKeptProducts(
  db: Db,
  counted: Counted,
  periods: readonly string[],
): Promise<Map<string, ProductSum[]>> {
  const rows = await valid(db, counted, periods).select(['period', 'products as sums']).execute()
  return new Map(rows.map(({ period, sums }) => [period, JSON.parse(sums)]))
}

function valid(db: Db, counted: Counted, periods: readonly string[]) {
  return db
    .selectFrom('report_sums')
    .where('period', 'in', ['', ...periods])
    .where('shape', '=', shapes[counted])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outdated_sums')
            .select('outdated_sums.period')
            .whereRef('outdated_sums.period', '=', 'report_sums.period'),
        ),
      ),
    )
}

/**
 * Sums a day or a month and keeps it, unless somebody is changing it at this moment: then it is summed all the same, and
 * kept when it is asked for again. `sum` may also answer that there is nothing to keep.
 */
export async function keepSums<Summed extends Sums | undefined>(
  db: Db,
  counted: Counted,
  period: string,
  sum: (trx: Db) => Promise<Summed>,
): Promise<Summed> {
  return inTransaction(db, async (trx) => {
    const isMine = await claimSums(trx, period)
    const sums = await sum(trx)
    if (!isMine || sums === undefined) return sums
    const row = {
      shape: shapes[counted],
      figures: JSON.stringify(sums.figures),
      products: JSON.stringify(sums.products),
    }
    await trx
      .insertInto('report_sums')
      .values({ period, ...row })
      .onConflict((conflict) => conflict.column('period').doUpdateSet(row))
      .execute()
    await trx.deleteFrom('outdated_sums').where('period', '=', period).execute()
    return sums
  })
}

/** The Muscat day of the oldest order; undefined where there is none. */
export async function findFirstDay(db: Db): Promise<string | undefined> {
  const { placed } = await db
    .selectFrom('orders')
    .select((row) => row.fn.min('placed_at').as('placed'))
    .executeTakeFirstOrThrow()
  return placed ? muscatDay(new Date(placed)) : undefined
}
