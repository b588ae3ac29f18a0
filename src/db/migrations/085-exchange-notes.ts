import { type Kysely, sql } from 'kysely'

/**
 * Money that an exchange moved is an `adjustment` to the order its reference names (O16); the note that also said so went with
 * its customer. From now on a note is only what staff typed.
 */
export async function clearExchangeNotes(db: Kysely<unknown>): Promise<void> {
  await sql`update payments set note = '' where kind = 'adjustment' and note = 'exchange'`.execute(db)
}
