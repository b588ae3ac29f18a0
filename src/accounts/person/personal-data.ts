import type { Expression, SqlBool } from 'kysely'
import type * as z from 'zod'
import type { Person } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'

/** Somebody as other slices know them; `email` in lower case, and only where its mailbox is proved (I10). */
export type KnownAs = { userId: string; email?: string | undefined }

/**
 * What a slice keeps about people, as accounts may ask for it: accounts does not know the tables of the slices right
 * of it, so each hands its own functions over in app/personal-data.ts.
 */
export type PersonalData = {
  /** What of it the person can download: the fields of "my data" that are this slice's. */
  myData?: {
    fields: z.ZodRawShape
    read(db: Db, person: Person): Promise<Record<string, unknown>>
  }
  /** Takes somebody out of it (I8), inside the transaction that deletes the account. */
  forget(trx: Db, of: KnownAs): Promise<void>
  /** True for accounts that stay although nobody can sign in to them, for what is kept here belongs to them. */
  belongsTo?(db: Db, account: Expression<string>): Expression<SqlBool>
}
