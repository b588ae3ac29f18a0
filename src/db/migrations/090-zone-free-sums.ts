import { type Kysely, sql } from 'kysely'

/** From which sums zones are free, among the settings: pages promise no sum that holds in a part of the places alone (M5). In OMR. */
export async function addZoneFreeSums(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    free_over: number | null
  }>`select distinct free_over from delivery_zones`.execute(db)
  if (rows.length === 0) return
  const sums = rows.map(({ free_over: sum }) => (sum === null ? null : Number(sum) / 1000))
  await sql`insert into settings (name, value) values ('zoneFreeSums', ${JSON.stringify(sums)})`.execute(db)
}
