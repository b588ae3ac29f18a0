import type { Person } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { claimTurn, findNext, putOff } from './call.store.ts'
import { claimMs, skipMs } from './call.ts'

const mostTries = 20

/**
 * Who is called next (O33): the order this person has before them, else the oldest pending one whose turn it is, taken
 * for 10 minutes; two people never get the same one. `skip` puts one off first, unless somebody else has it. Undefined
 * when none waits.
 */
export async function nextCall(
  db: Db,
  { by, now, skip }: { by: Pick<Person, 'id'>; now: Date; skip?: string | undefined },
): Promise<{ id: string; until: Date } | undefined> {
  const until = new Date(now.getTime() + claimMs)
  if (skip !== undefined) await skipOne(db, skip, by.id, now)
  for (let tries = 0; tries < mostTries; tries++) {
    const id = await findNext(db, by.id, now)
    if (id === undefined) return undefined
    const isMine = await inTransaction(db, (trx) => claimTurn(trx, id, until, { me: by.id, now }))
    if (isMine) return { id, until }
  }
  return undefined
}

async function skipOne(db: Db, id: string, me: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const isThere = await trx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'Pending')
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (isThere) await putOff(trx, id, new Date(now.getTime() + skipMs), { me, now })
  })
}
