import { sql } from 'kysely'

const choicesOf = (kind: 'size' | 'color') => sql`coalesce(nullif(
  (select count(*) from product_options where product_id = products.id and kind = ${kind}), 0), 1)`

/** Whether anything of a product can be bought (O14): not every size and colour of it is counted and used up. */
export const isInStock = sql<boolean>`(
  (select count(*) from product_stock where product_id = products.id and quantity = 0)
  < ${choicesOf('size')} * ${choicesOf('color')})`
