import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#src/db/engine.ts'

type Shop = {
  products: { id: string; name_folded: string }
  product_words: { word: string; product_id: string }
}

/** The words of product names, one a row, for the forgiving search; products already there get theirs. */
export async function addProductWords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('product_words')
    // Words are looked up by how they begin, so they sort by their bytes on either engine.
    .addColumn('word', isPostgres(db) ? sql`text collate "C"` : 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) =>
      c.notNull().references('products.id').onDelete('cascade').onUpdate('cascade'),
    )
    .addPrimaryKeyConstraint('product_words_pk', ['word', 'product_id'])
    .modifyEnd(isPostgres(db) ? sql`` : sql`without rowid`)
    .execute()
  await db.schema.createIndex('product_words_product').on('product_words').columns(['product_id']).execute()
  await db.schema
    .createIndex('products_shelf')
    .on('products')
    .columns(['category', 'sub_category', 'id'])
    .execute()
  const shop = db as Kysely<Shop>
  for (const { id, name_folded } of await shop
    .selectFrom('products')
    .select(['id', 'name_folded'])
    .execute()) {
    const rows = wordsIn(name_folded).map((word) => ({ word, product_id: id }))
    if (rows.length > 0) await shop.insertInto('product_words').values(rows).execute()
  }
}

/** The words of folded names, Arabic ones also without the article, `و` or `ل` written on them. */
function wordsIn(folded: string): string[] {
  const words = folded.replace(/['’]/g, '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const bare = words.map((word) =>
    word.replace(/^(?:و?(?:بال|كال|ال|لل)(?=\p{L}{3,}$)|و(?=\p{L}{3,}$))/u, ''),
  )
  return [...new Set([...words, ...bare])]
}
