import { randomUUID } from 'node:crypto'
import type { Locale } from '#src/core/locale.ts'
import type { Db } from '#src/db/db.ts'
import type { LetterKind, LetterPayloads } from './email.ts'

/** A letter to be written: what it is about, who gets it, in which language, and what its template needs. */
export type NewLetter = {
  [K in LetterKind]: { kind: K; recipient: string; locale: Locale; payload: LetterPayloads[K] }
}[LetterKind]

/**
 * Puts letters into the outbox, inside the transaction of what they tell about; they leave after the commit.
 * Letters without a recipient are left out.
 */
export async function queueLetters(trx: Db, letters: readonly NewLetter[], now: Date): Promise<void> {
  const rows = letters
    .filter(({ recipient }) => recipient !== '')
    .map(({ payload, ...letter }) => ({
      id: randomUUID(),
      ...letter,
      payload: JSON.stringify(payload),
      status: 'waiting',
      attempts: 0,
      next_attempt_at: now.toISOString(),
      created_at: now.toISOString(),
    }))
  if (rows.length > 0) await trx.insertInto('mail_outbox').values(rows).execute()
}
