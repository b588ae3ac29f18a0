import { sql } from 'kysely'
import type { Db } from '#src/db/db.ts'
import { storedColour } from '#src/settings/colours/stored-colour.ts'
import { colourSense, type OwnColour } from '#src/ui/colours.ts'

/** More different sizes or colours than a shopper would read. */
export const mostOptions = 200

/** How products spell the colour that is asked for, its own spelling first (P6); `own` are the shop's own colours. */
export async function colourSpellings(db: Db, asked: string, own: readonly OwnColour[]): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    with recursive options (value) as (
      select min(value) from product_options where kind = 'color'
      union all
      select (select min(value) from product_options where kind = 'color' and value > options.value)
      from options where options.value is not null
    )
    select value from options where value is not null limit ${sql.lit(mostOptions)}`.execute(db)
  const senseOf = (value: string) => colourSense(storedColour(value, own), own)
  const sense = senseOf(asked)
  const others = rows.map(({ value }) => value).filter((value) => senseOf(value) === sense)
  return [...new Set([asked, ...others])]
}
