import type { Selectable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { statement } from '#src/db/statement.ts'

export type StockRow = Selectable<Tables['product_stock']>

/** Ids asked for in one statement: far below what either engine takes. */
const mostIds = 5000
/** Rows of one statement: four parameters each, SQLite takes 32,766. */
const mostRows = 5000

/** The limited stock of these products; a size and colour without a row is unlimited (O14). */
export async function listStock(db: Db, ids: readonly string[]): Promise<StockRow[]> {
  const rows: StockRow[] = []
  for (let at = 0; at < ids.length; at += mostIds) {
    const found = await findStock(db, ids.slice(at, at + mostIds))
    for (const row of found.rows) rows.push(row)
  }
  return rows
}

const findStock = statement((db, ids: readonly string[]) =>
  db.selectFrom('product_stock').selectAll().where('product_id', 'in', ids),
)

/** Stores the limited stock of new products. */
export async function insertStock(trx: Db, stock: readonly StockRow[]): Promise<void> {
  for (let at = 0; at < stock.length; at += mostRows)
    await trx
      .insertInto('product_stock')
      .values(stock.slice(at, at + mostRows))
      .execute()
}

/**
 * Takes pieces from a limited stock inside the order's transaction (O14). Decided by the database: when fewer are
 * left than wanted nothing is taken. Answers how many pieces are left afterwards.
 */
export async function reserveStock(
  trx: Db,
  line: { _id: string; size: string; color: string; quantity: number },
): Promise<{ taken: boolean; left: number }> {
  const { _id, size, color, quantity } = line
  const { rows } = await takePieces(trx, { _id, size, color, quantity })
  if (rows[0]) return { taken: true, left: rows[0].quantity }
  const rest = await trx
    .selectFrom('product_stock')
    .select('quantity')
    .where('product_id', '=', line._id)
    .where('size', '=', line.size)
    .where('color', '=', line.color)
    .executeTakeFirst()
  return { taken: false, left: rest?.quantity ?? 0 }
}

const takePieces = statement((db, line: { _id: string; size: string; color: string; quantity: number }) =>
  db
    .updateTable('product_stock')
    .set((row) => ({ quantity: row('quantity', '-', line.quantity) }))
    .where('product_id', '=', line._id)
    .where('size', '=', line.size)
    .where('color', '=', line.color)
    .where('quantity', '>=', line.quantity)
    .returning('quantity'),
)
