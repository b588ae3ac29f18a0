import type { Db } from '#src/db/db.ts'

/** What is sold, and where it stands. */
export type AuditGoods = 'products' | 'categories' | 'collections'

/** What the log asks about people and goods; the slices that know them stand right of it and are handed in by app/. */
export type AuditPeople = {
  /** What goods, categories and collections that are there are called, each by the id that the log has. */
  goods(
    db: Db,
    ids: { [goods in AuditGoods]: readonly string[] },
  ): Promise<{ [goods in AuditGoods]: ReadonlyMap<string, { name: string; nameAr: string }> }>
  /** The ids of goods, categories and collections that have this in what they are called now, in any language. */
  goodsCalled(db: Db, text: string): Promise<string[]>
  /** The names of those who still have an account, by id. */
  names(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Who has this in their name or e-mail. */
  find(db: Db, text: string): Promise<string[]>
  /** What these customers and contact messages are called, by id; nobody who was forgotten or deleted (I8). */
  things(
    db: Db,
    ids: { customers: readonly string[]; messages: readonly string[] },
  ): Promise<ReadonlyMap<string, string>>
}
