import { statSync } from 'node:fs'
import type { Config } from '#src/config.ts'
import type { Db } from '#src/db/db.ts'
import { type ServerStep, serverLines, settingsFile } from '#src/opening/server-lines.ts'
import { findCountriesWithoutZone, missingForLetters } from '#src/opening/setup-checks.ts'
import { lastBackups } from '#src/operate/backups/backup-day.store.ts'
import { isLate } from '#src/operate/backups/backup-late.ts'
import type { Country } from '#src/places/country.ts'
import { countryNames } from '#src/places/country-names.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { bad, type Finding, look } from './finding.ts'

type Check = (db: Db, config: Config, now: Date) => Promise<string | Finding>

/** What has to be there before the first customer; a shop that only this machine reaches may still be without. */
export const openingChecks: readonly [what: string, check: Check][] = [
  ['admin', examineAdmin],
  ['letters to', async (_, config) => examineSending(config)],
  ['legal', examineLegal],
  ['delivery', examineDelivery],
  ['backups', examineBackups],
]

/** Looks at them in a database of the newest shape; in any other at none, since the next start changes it. */
export async function examineOpening(db: Db, config: Config, now: Date): Promise<Finding[]> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'backups')) return []
  const findings: Finding[] = []
  for (const [what, check] of openingChecks) findings.push(await look(what, () => check(db, config, now)))
  return findings
}

async function examineAdmin(db: Db): Promise<string | Finding> {
  const admins = await db.selectFrom('users').select('email').where('role', '=', 'admin').execute()
  if (admins.length === 0) return bad('admin', 'nobody is: npm run shop -- create-admin YOU@SHOP')
  return admins.some(({ email }) => email.endsWith('.example'))
    ? 'has an address that gets no mail: npm run shop -- create-admin YOU@SHOP'
    : `${admins.length} can log in`
}

function examineSending(config: Config): string | Finding {
  const lacking = missingForLetters(config)
  if (!lacking) return `customers, and the shop at ${config.SHOP_MAIL}`
  const missing =
    lacking === 'SHOP_MAIL' ? 'SHOP_MAIL, or nobody hears of a new order' : 'SMTP_URL, or nobody gets any'
  return before('letters to', config, `set ${missing}${lineFor('mail', lacking)}`)
}

async function examineLegal(db: Db, config: Config): Promise<string | Finding> {
  const { crNumber, vatNumber } = await readSettings(db)
  if (crNumber === '')
    return before('legal', config, 'the commercial registration is missing: /dashboard/update-settings')
  return vatNumber === ''
    ? 'registration is there; a VAT number only if the shop has one'
    : 'both numbers are there'
}

/** No error: an owner may want it so, but ought to know it. */
async function examineDelivery(db: Db): Promise<string> {
  const settings = await readSettings(db)
  const { countries, homeDeliveryCharge, officeDeliveryCharge } = settings
  const without = await findCountriesWithoutZone(db, settings)
  const named = (codes: readonly Country[]) => codes.map((code) => countryNames[code].en).join(', ')
  if (without.length === 0)
    return countries.length === 0 ? 'within Oman' : `each country has a zone: ${named(countries)}`
  const charges = [homeDeliveryCharge, officeDeliveryCharge].map((charge) => charge.toFixed(3)).join(' / ')
  return `no zone has ${named(without)}: OMR ${charges} (home / office), as everywhere else. Say what they cost: /dashboard/delivery`
}

async function examineBackups(db: Db, config: Config, now: Date): Promise<string | Finding> {
  const { BACKUP_DIR, BACKUP_AT, DATA_DIR } = config
  if (!BACKUP_DIR)
    return before(
      'backups',
      config,
      `nobody makes any: set BACKUP_DIR to a folder or a bucket${lineFor('backup', 'BACKUP_DIR')}`,
    )
  const { made, failed } = await lastBackups(db)
  const why = failed ? ` (the last try: ${failed.error})` : ''
  if (isLate(made?.ended_at, now))
    return bad(
      'backups',
      `none for 36 hours${why}: is the shop running? npm run shop -- backup makes one now`,
    )
  const isBeside =
    BACKUP_DIR.kind === 'folder' && deviceOf(BACKUP_DIR.dir) === deviceOf(DATA_DIR)
      ? '; it lies on the same disk as the shop, so copy it elsewhere too'
      : ''
  return `the last is ${made?.name}, the next at ${BACKUP_AT}${isBeside}${why}`
}

function deviceOf(dir: string): number | undefined {
  return statSync(dir, { throwIfNoEntry: false })?.dev
}

/** Where a setting is written, as the guide of the dashboard tells it. */
export function lineFor(step: ServerStep, name: string): string {
  const { lines, section } = serverLines[step]
  const line = lines.find((one) => one.startsWith(`${name}=`))
  return ` (${line} in ${settingsFile}; docs/operate.md, section ${section})`
}

/** Bad in a shop that the world can reach, a hint in one that only this machine does. */
function before(what: string, { PUBLIC_URL }: Config, says: string): string | Finding {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(PUBLIC_URL).hostname)
  return isHere ? `before opening: ${says}` : bad(what, says)
}
