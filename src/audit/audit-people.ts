import type { Db } from '#src/db/db.ts'

/** What the log asks about people; accounts stands right of it and is handed in by app/. */
export type AuditPeople = {
  /** The names of those who still have an account, by id. */
  names(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Who has this in their name or e-mail. */
  find(db: Db, text: string): Promise<string[]>
}
