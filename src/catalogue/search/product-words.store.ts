import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#src/db/db.ts'
import { searchWords } from './search-words.ts'

/** Rows of one statement: two parameters each, far below what either engine takes. */
const mostRows = 5000

/** Stores the words that new products are searched by; part of their transaction. */
export async function insertWords(
  trx: Db,
  products: readonly { id: string; name: string; nameAr?: string | undefined }[],
): Promise<void> {
  const rows = products.flatMap(({ id, name, nameAr }) =>
    searchWords(name, nameAr).map((word) => ({ word, product_id: id })),
  )
  for (let at = 0; at < rows.length; at += mostRows)
    await trx
      .insertInto('product_words')
      .values(rows.slice(at, at + mostRows))
      .execute()
}

/** True for rows of product_words whose word begins so: a range of the index. */
export function wordBegins(start: string): Expression<SqlBool> {
  return sql<SqlBool>`(word >= ${start} and word < ${`${start}\u{10ffff}`})`
}
