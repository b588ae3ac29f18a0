import { sql } from 'kysely'

const choicesOf = (kind: 'size' | 'color') => sql`coalesce(nullif(
  (select count(*) from product_options where product_id = products.id and kind = ${kind}), 0), 1)`

// Counted by their marks in the JSON, which are nowhere else in it: inside a text its quotes have backslashes.
const notMade = '"notMade":true'
const unmade = sql`(length(products.variants) - length(replace(products.variants, ${notMade}, ''))) / ${sql.lit(notMade.length)}`

/** Whether anything of a product can be bought (O14): not every size and colour of it that is made is counted and used up. */
export const isInStock = sql<boolean>`(
  (select count(*) from product_stock where product_id = products.id and quantity = 0)
  < ${choicesOf('size')} * ${choicesOf('color')} - ${unmade})`
