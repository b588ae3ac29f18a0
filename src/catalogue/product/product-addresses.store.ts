import type { Db } from '#src/db/db.ts'

/** How many addresses one statement asks about. */
const chunk = 400

/** The id of the product whose address this is or was (P23); empty where it is nobody's. */
export async function productAt(db: Db, address: string): Promise<string> {
  const row = await db
    .selectFrom('product_addresses')
    .select('product_id')
    .where('address', '=', address)
    .executeTakeFirst()
  return row?.product_id ?? ''
}

/** Whose each of these addresses is, as its id, its address, or one it had; deleted products keep theirs. */
export async function addressOwners(db: Db, addresses: readonly string[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  const wanted = [...new Set(addresses)]
  for (let at = 0; at < wanted.length; at += chunk) {
    const some = wanted.slice(at, at + chunk)
    for (const table of ['products', 'deleted_products'] as const)
      for (const { id } of await db.selectFrom(table).select('id').where('id', 'in', some).execute())
        owners.set(id, id)
    const rows = await db.selectFrom('product_addresses').selectAll().where('address', 'in', some).execute()
    for (const { address, product_id } of rows) if (!owners.has(address)) owners.set(address, product_id)
  }
  return owners
}

/**
 * Takes an address for a product for ever (P23), also when that has another by then; false where it is or was another's,
 * or becomes one at the same moment.
 */
export async function takeAddress(trx: Db, id: string, address: string | undefined): Promise<boolean> {
  if (address === undefined) return true
  const owner = (await addressOwners(trx, [address])).get(address)
  if (owner !== undefined) return owner === id
  await trx
    .insertInto('product_addresses')
    .values({ address, product_id: id })
    .onConflict((clash) => clash.doNothing())
    .execute()
  return (await productAt(trx, address)) === id
}

/** Forgets the addresses of products that are gone for good. */
export async function freeAddresses(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('product_addresses').where('product_id', 'in', ids).execute()
}

/** Where public products are in a lasting order, with the instant of their last change: what a sitemap lists (P2). */
export async function listPublicAddresses(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ id: string; address: string | null; updated_at: string }[]> {
  return db
    .selectFrom('products')
    .select(['id', 'address', 'updated_at'])
    .where('visibility', '=', 'Public')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}
