import { type Kysely, sql } from 'kysely'

type Row = {
  id: string
  sizes: string
  colors: string
  variants: string
  original_price: number
  price: number
}
type Variant = { size: string; color: string; notMade?: true; price?: number }

/**
 * Lists sort and filter by the lowest price there is of a product, as its card shows it (P19), and no more by the price
 * that staff typed. Most products have one price; the others are read one by one.
 */
export async function addLowestPrices(db: Kysely<unknown>): Promise<void> {
  for (const column of ['lowest_original_price', 'lowest_price'])
    await db.schema
      .alterTable('products')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
  await sql`update products set lowest_original_price = original_price, lowest_price = price`.execute(db)
  const { rows } = await sql<Row>`
    select id, sizes, colors, variants, original_price, price from products
    where variants like '%"price":%'`.execute(db)
  for (const row of rows) {
    const lowest = lowestIn(row)
    await sql`
      update products set lowest_original_price = ${lowest},
        lowest_price = (2 * cast(${lowest} as bigint) * price + original_price) / (2 * original_price)
      where id = ${row.id}`.execute(db)
  }
  const lists = [
    ['products_price', ['visibility', 'lowest_price', 'id']],
    ['products_category_price', ['visibility', 'category', 'lowest_price', 'id']],
    ['products_every_price', ['lowest_price', 'id']],
    ['products_newest', ['visibility', 'created_at', 'id', 'lowest_price']],
    ['products_popular', ['visibility', 'popular', 'created_at', 'id', 'lowest_price']],
    ['products_category', ['visibility', 'category', 'created_at', 'id', 'lowest_price']],
    ['products_category_popular', ['visibility', 'category', 'popular', 'created_at', 'id', 'lowest_price']],
  ] as const
  for (const [name, columns] of lists) {
    await db.schema.dropIndex(name).execute()
    await db.schema
      .createIndex(name)
      .on('products')
      .columns([...columns])
      .execute()
  }
}

/** The lowest price of what is made of a product, without its offer, in baisa. */
function lowestIn({ sizes, colors, variants, original_price }: Row): number {
  const some = (values: string): string[] => (values === '[]' ? ['N/A'] : JSON.parse(values))
  const said: Variant[] = JSON.parse(variants)
  const prices = some(sizes).flatMap((size) =>
    some(colors).flatMap((color) => {
      const own = said.find((one) => one.size === size && one.color === color)
      return own?.notMade ? [] : [own?.price ?? original_price]
    }),
  )
  return prices.length > 0 ? Math.min(...prices) : original_price
}
