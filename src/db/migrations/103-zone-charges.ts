import { type Kysely, sql } from 'kysely'

/**
 * The cheapest way of each zone, in OMR, and whether any place of Oman or country beside it is outside of zones: the cart
 * names no charge that nobody pays (M5).
 */
export async function addZoneCharges(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    home_charge: number | null
    office_charge: number | null
    free_over: number | null
    places: string
  }>`select home_charge, office_charge, free_over, places from delivery_zones order by position`.execute(db)
  if (rows.length === 0) return
  const omr = (baisa: number | null) => (baisa === null ? null : Number(baisa) / 1000)
  const charges = rows.map(({ home_charge, office_charge, free_over }) => ({
    charge: Math.min(...[omr(home_charge), omr(office_charge)].filter((one) => one !== null)),
    freeShippingOver: omr(free_over),
  }))
  const each = [...new Map(charges.map((one) => [JSON.stringify(one), one])).values()]
  const { rows: shipped } = await sql<{
    value: string
  }>`select value from settings where name = 'countries'`.execute(db)
  const named = new Set<string>(rows.flatMap(({ places }) => JSON.parse(places)))
  const countries: string[] = JSON.parse(shipped[0]?.value ?? '[]')
  // Names of governorates are small letters without the bar that those of wilayats have.
  const whole = [...named].filter((code) => /^[a-z-]+$/.test(code)).length
  const elsewhere = whole < 11 || countries.some((country) => !named.has(country))
  for (const [name, value] of Object.entries({ zoneCharges: each, elsewhere }))
    await sql`insert into settings (name, value) values (${name}, ${JSON.stringify(value)})`.execute(db)
}
