import { type Kysely, sql } from 'kysely'

/** The days that zones need, among the settings: pages promise no less than the slowest place (M5). */
export async function addZoneDays(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    days: number
  }>`select distinct days from delivery_zones order by days`.execute(db)
  if (rows.length === 0) return
  const days = JSON.stringify(rows.map((row) => Number(row.days)))
  await sql`insert into settings (name, value) values ('zoneDays', ${days})`.execute(db)
}
