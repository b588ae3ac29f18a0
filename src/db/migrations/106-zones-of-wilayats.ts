import { type Kysely, sql } from 'kysely'

/** The wilayats of each governorate as they were counted then. */
const wilayats = {
  muscat: 6,
  dhofar: 10,
  musandam: 4,
  'al-buraimi': 3,
  'ad-dakhiliyah': 9,
  'al-batinah-north': 6,
  'al-batinah-south': 6,
  'ash-sharqiyah-south': 5,
  'ash-sharqiyah-north': 7,
  'adh-dhahirah': 3,
  'al-wusta': 4,
}

/** Zones that name a governorate by each of its wilayats leave nothing of it outside, which step 103 did not see (M5). */
export async function countZonesOfWilayats(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ places: string }>`select places from delivery_zones`.execute(db)
  const named = new Set<string>(rows.flatMap(({ places }) => JSON.parse(places)))
  const isWhole = ([code, count]: [string, number]) =>
    named.has(code) || [...named].filter((one) => one.startsWith(`${code}/`)).length === count
  const { rows: shipped } = await sql<{
    value: string
  }>`select value from settings where name = 'countries'`.execute(db)
  const countries: string[] = JSON.parse(shipped[0]?.value ?? '[]')
  if (Object.entries(wilayats).every(isWhole) && countries.every((country) => named.has(country)))
    await sql`update settings set value = 'false' where name = 'elsewhere'`.execute(db)
}
