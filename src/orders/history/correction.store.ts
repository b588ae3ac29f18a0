import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Person } from '#src/core/permission.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { Differences, personalTexts } from './order-differences.ts'

type CorrectionRow = Selectable<Tables['order_corrections']>

/** An edit of an order, its amounts in baisa, with the name of who made it while there is such an account. */
export type StoredCorrection = Omit<CorrectionRow, 'differences'> & {
  by_name: string | null
  differences: Differences
}

/** Keeps what an edit changed from what to what, and answers its id (O18); the order's row is locked before. */
export async function insertCorrection(
  trx: Db,
  correction: { orderId: string; by: Person; now: Date; differences: Differences },
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('order_corrections')
    .values({
      id,
      order_id: correction.orderId,
      corrected_at: correction.now.toISOString(),
      corrected_by: correction.by.id,
      corrected_by_role: correction.by.role,
      differences: JSON.stringify(correction.differences),
    })
    .execute()
  return id
}

/** Every edit of an order, oldest first. */
export async function listCorrections(db: Db, orderId: string): Promise<StoredCorrection[]> {
  const rows = await db
    .selectFrom('order_corrections')
    .leftJoin('users', 'users.id', 'order_corrections.corrected_by')
    .selectAll('order_corrections')
    .select('users.name as by_name')
    .where('order_id', '=', orderId)
    .orderBy('corrected_at')
    .execute()
  return rows.map((row) => ({ ...row, differences: parsed(row) }))
}

/** What one edit changed. Throws when it is gone. */
export async function findDifferences(db: Db, id: string): Promise<Differences> {
  const row = await db
    .selectFrom('order_corrections')
    .select('differences')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return parsed(row)
}

/** When an order was last edited; null when it never was. */
export async function lastCorrection(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('order_corrections')
    .select((one) => one.fn.max('corrected_at').as('at'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Takes names, phones and addresses out of the edits of these orders; goods and sums stay (I8). */
export async function forgetCorrectedPersons(trx: Db, orderIds: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('order_corrections')
    .select(['id', 'differences'])
    .where('order_id', 'in', orderIds)
    .execute()
  for (const row of rows) {
    const differences = parsed(row)
    const texts = differences.texts.filter(({ field }) => !personalTexts.includes(field))
    await trx
      .updateTable('order_corrections')
      .set({ differences: JSON.stringify({ ...differences, texts }) })
      .where('id', '=', row.id)
      .execute()
  }
}

function parsed({ differences }: Pick<CorrectionRow, 'differences'>): Differences {
  return Differences.parse(JSON.parse(differences))
}
