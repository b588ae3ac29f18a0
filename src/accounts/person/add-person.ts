import { randomUUID } from 'node:crypto'
import { fold } from '#src/core/fold.ts'
import type { Caller } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'

type NewPerson = { name: string; email: string; now: Date }

/**
 * A customer record for an e-mail, or the one there is, untouched (I3). Answers its id to who may know it: whoever
 * made it, its owner, an admin; null to anybody else.
 */
export async function addPerson(
  db: Db,
  { caller, ...person }: NewPerson & { caller: Caller },
): Promise<string | null> {
  const id = randomUUID()
  const stored = await inTransaction(db, (trx) => insertPerson(trx, { id, ...person }))
  const mayKnow =
    stored === id || caller.role === 'admin' || (caller.role !== 'visitor' && caller.id === stored)
  return mayKnow ? stored : null
}

/** Inserts a customer unless the e-mail has one already: the database decides. Answers the id of whoever has it. */
export async function insertPerson(
  trx: Db,
  { id, name, email, now }: NewPerson & { id: string },
): Promise<string> {
  await trx
    .insertInto('users')
    .values({
      id,
      name,
      name_folded: fold(name),
      email,
      email_verified: 0,
      role: 'customer',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const stored = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return stored.id
}
