import { type AuditActor, changesBetween, membersBetween } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { coverOman } from '#src/places/oman.ts'
import { raiseSettingsVersion, readSettings, writeSettings } from '#src/settings/settings.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import type { DeliveryRequest } from './delivery-request.ts'
import { listZones, replaceZones } from './zone.store.ts'
import type { Zone } from './zone.ts'
import { zoneRecord } from './zone-record.ts'

/**
 * Saves how the shop delivers, zones and all, in one transaction (O40). Throws `conflict` when somebody else has saved
 * settings since the version that was seen.
 */
export async function saveDelivery(
  db: Db,
  { version, zones, ...rules }: DeliveryRequest,
  { by, now }: { by: AuditActor; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    if (!(await raiseSettingsVersion(trx, version))) throw new Problem('conflict', texts.savedMeanwhile)
    const [before, settings] = [await listZones(trx), await readSettings(trx)]
    const { holidays, ...others } = rules
    const changes = [
      ...membersBetween('zones', before.map(zoneRecord), zones.map(zoneRecord)),
      ...membersBetween('places', before.flatMap(placesOf), zones.flatMap(placesOf)),
      ...membersBetween('holidays', settings.holidays, holidays),
      ...changesBetween(settings, others),
    ]
    await replaceZones(trx, zones)
    const zoneDays = [...new Set(zones.map((zone) => zone.deliveryDays))].sort((a, b) => a - b)
    const zoneFreeSums = [...new Set(zones.map((zone) => zone.freeShippingOver))]
    await writeSettings(trx, {
      ...rules,
      zoneDays,
      zoneFreeSums,
      zoneTimes: timesOf(zones),
      zoneCharges: chargesOf(zones),
      elsewhere: hasElsewhere(zones, rules.countries),
    })
    await recordAudit(trx, { kind: 'delivery-changed', changes }, { by, now })
    catalogueChanged()
  })
}

/** When zones bring orders, each time once. */
function timesOf(zones: readonly Zone[]): Settings['zoneTimes'] {
  const times = zones.map(
    ({ deliveryDays, cutOff }) => [`${deliveryDays} ${cutOff}`, { deliveryDays, cutOff }] as const,
  )
  return [...new Map(times).values()]
}

/** The cheapest way of each zone and the sum from which it is free, each pair once. */
function chargesOf(zones: readonly Zone[]): Settings['zoneCharges'] {
  const charges = zones.map(({ homeDeliveryCharge, officeDeliveryCharge, freeShippingOver }) => {
    const offered = [homeDeliveryCharge, officeDeliveryCharge].filter((one) => one !== null)
    return { charge: Math.min(...offered), freeShippingOver }
  })
  return [...new Map(charges.map((one) => [JSON.stringify(one), one])).values()]
}

/** Whether a wilayat, or a country the shop ships to, is in no zone, nor its governorate: there the settings' own charges hold. */
function hasElsewhere(zones: readonly Zone[], countries: readonly string[]): boolean {
  const named = zones.flatMap(({ places }) => places)
  return !coverOman(named) || countries.some((code) => !named.includes(code))
}

function placesOf({ name, places }: Zone): string[] {
  return places.map((code) => `${name}: ${code}`)
}

const texts = {
  savedMeanwhile: {
    en: 'Somebody else has saved settings since you opened this page. Reload it to see them.',
    ar: 'حفظ شخص آخر الإعدادات بعد فتح هذه الصفحة. يرجى إعادة تحميلها لعرضها.',
  },
}
