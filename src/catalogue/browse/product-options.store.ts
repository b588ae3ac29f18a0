import type { Db } from '#src/db/db.ts'

/** More different sizes and colours than a shopper would read. */
const mostOptions = 200

/** The sizes and colours that at least one public product can be had in, in no order. */
export async function listOptions(db: Db): Promise<{ kind: string; value: string }[]> {
  return db
    .selectFrom('product_options')
    .innerJoin('products', 'products.id', 'product_options.product_id')
    .select(['product_options.kind', 'product_options.value'])
    .distinct()
    .where('product_options.kind', '<>', 'tag')
    .where('products.visibility', '=', 'Public')
    .limit(mostOptions)
    .execute()
}
