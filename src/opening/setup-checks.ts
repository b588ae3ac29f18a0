import type { Config } from '#src/config.ts'
import { namedWays } from '#src/content/page/named-ways.ts'
import { findPublished } from '#src/content/page/page.store.ts'
import type { Db } from '#src/db/db.ts'
import { listZones } from '#src/delivery/zone.store.ts'
import { countriesWithoutZone } from '#src/delivery/zone.ts'
import { lastBackups } from '#src/operate/backups/backup-day.store.ts'
import { isLate } from '#src/operate/backups/backup-late.ts'
import type { GulfCountry } from '#src/places/country.ts'
import type { PaymentMethod } from '#src/settings/delivery.ts'
import { isAnySaved } from '#src/settings/settings.store.ts'
import { defaultSettings, type Settings, type WebsiteInfo } from '#src/settings/settings.ts'
import { bankDetails, needsBank } from '#src/settings/settings-fields.ts'
import { type LegalPoint, pointsOf } from './legal.ts'

/** What an owner sets up before the first customer, in the order in which it is told (B4). */
export const setupSteps = [
  'name',
  'contact',
  'payment',
  'delivery',
  'product',
  'legal',
  'policies',
  'mail',
  'backup',
  'domain',
] as const
export type SetupStep = (typeof setupSteps)[number]

const patienceMs = 5000

/** Whether the shop answers at an address of its own; the doctor asks the same. */
export async function answersAt(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(patienceMs) }).catch(
    () => undefined,
  )
  return answer?.ok ?? false
}

/** The variable without which letters reach nobody, or not the shop; undefined where nothing is missing. */
export function missingForLetters({ SMTP_URL, SHOP_MAIL }: Config): 'SMTP_URL' | 'SHOP_MAIL' | undefined {
  if (!SMTP_URL) return 'SMTP_URL'
  return SHOP_MAIL ? undefined : 'SHOP_MAIL'
}

/** The countries the shop ships to at the charge of everywhere else, because no zone names them (O40); the doctor asks the same. */
export async function findCountriesWithoutZone(
  db: Db,
  { countries }: Pick<Settings, 'countries'>,
): Promise<GulfCountry[]> {
  return countries.length === 0 ? [] : countriesWithoutZone(countries, await listZones(db))
}

/** The ways to pay that the policies which visitors read name, and that are switched off. */
export async function findSwitchedOff(
  db: Db,
  { paymentMethods }: Pick<Settings, 'paymentMethods'>,
): Promise<PaymentMethod[]> {
  const policies = await findPublished(db, 'policies')
  if (!policies || policies.hidden) return []
  return namedWays(policies.content).filter((way) => !paymentMethods.includes(way))
}

type Asked = {
  db: Db
  config: Config
  now: Date
  settings: WebsiteInfo
  missing: readonly LegalPoint[]
  withoutZone: readonly GulfCountry[]
  switchedOff: readonly PaymentMethod[]
}

const paymentNames = ['paymentMethods', 'cashFee', 'cashLimit', ...bankDetails] as const
// Not from where it is free: an empty shop begins with that switched off.
const deliveryNames = ['homeDeliveryCharge', 'officeDeliveryCharge', 'deliveryDays'] as const

/** The steps that are done, as the shop itself finds them. */
export async function findDone({
  db,
  config,
  now,
  settings,
  missing,
  withoutZone,
  switchedOff,
}: Asked): Promise<SetupStep[]> {
  const { brand, shopName, version, paymentMethods } = settings
  const says = (step: SetupStep) => !pointsOf(step).some((point) => missing.includes(point))
  const hasBank = settings.bankName !== '' && settings.accountNumber !== ''
  const isDecided = version > 0
  const done: Record<SetupStep, boolean> = {
    name: brand !== undefined || shopName !== defaultSettings.shopName,
    contact: says('contact'),
    // What was never saved nobody has decided; the demo's settings come with version 0.
    payment: isDecided && (hasBank || !needsBank(paymentMethods)) && (await isAnySaved(db, paymentNames)),
    delivery: isDecided && withoutZone.length === 0 && (await isAnySaved(db, deliveryNames)),
    product: await hasOwnProduct(db),
    legal: says('legal'),
    policies: says('policies') && switchedOff.length === 0,
    mail: missingForLetters(config) === undefined,
    backup: config.BACKUP_DIR !== undefined && !isLate((await lastBackups(db)).made?.ended_at, now),
    domain: config.PUBLIC_URL.startsWith('https:') && (await answersAt(config.PUBLIC_URL)),
  }
  return setupSteps.filter((step) => done[step])
}

async function hasOwnProduct(db: Db): Promise<boolean> {
  const one = await db
    .selectFrom('products')
    .select('id')
    .where('visibility', '=', 'Public')
    .where('demo', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}
