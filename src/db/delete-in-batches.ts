import type { Transaction } from 'kysely'
import type { Db, Tables } from './db.ts'
import { inTransaction } from './transaction.ts'

/** Rows of one transaction: a shopper who orders at this moment waits no longer than for so many. */
const batch = 200
/** Batches of one cleanup; what is left then waits for the next one. */
const mostBatches = 50

/**
 * Deletes old rows a batch at a time until there are none, it has deleted its share or `stop` is called; answers
 * how many went. `deleteSome` deletes at most `limit` rows and answers how many it found.
 */
export async function deleteInBatches(
  db: Db,
  deleteSome: (trx: Transaction<Tables>, limit: number) => Promise<number>,
  stop: AbortSignal = new AbortController().signal,
): Promise<number> {
  let removed = 0
  for (let n = 0; n < mostBatches && !stop.aborted; n++) {
    const gone = await inTransaction(db, (trx) => deleteSome(trx, batch))
    removed += gone
    if (gone < batch) break
  }
  return removed
}
