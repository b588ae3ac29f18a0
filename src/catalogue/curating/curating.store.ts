import type { Insertable } from 'kysely'
import type { Collections } from '#src/catalogue/collections/collection.ts'
import type { Db, Tables } from '#src/db/db.ts'

type Columns = Omit<Insertable<Tables['collections']>, 'position' | 'version' | 'shown'>

/** Adds a collection behind the others; turnCollections says whether it runs. */
export async function insertCollection(trx: Db, columns: Columns, position: number): Promise<void> {
  await trx
    .insertInto('collections')
    .values({ ...columns, position, version: 1, shown: 0 })
    .execute()
}

/** Writes a collection over the version that was seen; false when somebody else has saved since. */
export async function updateCollection(
  trx: Db,
  slug: string,
  { seen, columns }: { seen: number; columns: Columns },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('collections')
    .set({ ...columns, version: seen + 1 })
    .where('slug', '=', slug)
    .where('version', '=', seen)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** What was chosen by hand, by collection and in its order; what is not there any more is left out. */
export async function listChosen(
  db: Db,
): Promise<{ collection: string; _id: string; name: string; nameAr: string | null }[]> {
  return db
    .selectFrom('collection_products')
    .innerJoin('products', 'products.id', 'collection_products.product_id')
    .select(['collection', 'products.id as _id', 'name', 'name_ar as nameAr'])
    .orderBy('collection')
    .orderBy('position')
    .execute()
}

/** Writes which goods were chosen by hand, in their order. */
export async function rewriteChosen(trx: Db, collection: string, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('collection_products').where('collection', '=', collection).execute()
  const rows = ids.map((product_id, position) => ({ collection, product_id, position }))
  if (rows.length > 0) await trx.insertInto('collection_products').values(rows).execute()
}

/** Puts a collection to its place; false when it is not there. */
export async function placeCollection(trx: Db, slug: string, position: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('collections')
    .set({ position })
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Takes a collection away with its choice; false when it is not there. */
export async function dropCollection(trx: Db, slug: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('collections')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('collection_products').where('collection', '=', slug).execute()
  return numDeletedRows === 1n
}

/** From now on an address leads to another, empty to the shop, and so does whatever led to it. */
export async function forwardCollection(trx: Db, slug: string, to: string): Promise<void> {
  await trx.updateTable('collection_moves').set({ to_slug: to }).where('to_slug', '=', slug).execute()
  await trx
    .insertInto('collection_moves')
    .values({ slug, to_slug: to })
    .onConflict((clash) => clash.column('slug').doUpdateSet({ to_slug: to }))
    .execute()
  await forgetCollectionMove(trx, to)
}

/** An address that is there leads nowhere else any more. */
export async function forgetCollectionMove(trx: Db, slug: string): Promise<void> {
  await trx.deleteFrom('collection_moves').where('slug', '=', slug).execute()
}

/** How the activity log and the form have a collection. */
export function bodyOf(one: Collections['all'][number]) {
  const { running: _, asOf: __, version: ___, image = '', rule = null, ...rest } = one
  return { ...rest, image, rule }
}
