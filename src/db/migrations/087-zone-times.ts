import { type Kysely, sql } from 'kysely'

/** The days of zones with their cut-offs, among the settings: a product says the day that checkout will (M5, O40). */
export async function addZoneTimes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ days: number; cut_off: string }>`
    select distinct days, cut_off from delivery_zones order by days, cut_off`.execute(db)
  if (rows.length === 0) return
  const times = rows.map(({ days, cut_off }) => ({ deliveryDays: Number(days), cutOff: cut_off }))
  await sql`insert into settings (name, value) values ('zoneTimes', ${JSON.stringify(times)})`.execute(db)
}
