import { type AuditActor, type AuditChange, changesBetween } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { raiseSettingsVersion, readSettings, writeSettings } from '#src/settings/settings.store.ts'
import type { DeliveryRequest } from './delivery-request.ts'
import { listZones, replaceZones } from './zone.store.ts'
import type { Zone } from './zone.ts'

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
    const before = { zones: told(await listZones(trx)), ...(await readSettings(trx)) }
    const changes = changesBetween(before, { zones: told(zones), ...rules })
    await replaceZones(trx, zones)
    await writeSettings(trx, rules)
    await recordAudit(
      trx,
      { kind: 'delivery-changed', changes: changes satisfies AuditChange[] },
      { by, now },
    )
    catalogueChanged()
  })
}

/** Zones as the activity log tells them: name, charges in OMR, days. */
function told(zones: readonly Zone[]): string[] {
  return zones.map(
    ({ name, homeDeliveryCharge: home, officeDeliveryCharge: office, deliveryDays, places }) => {
      const charges = [home, office].map((charge) => charge?.toFixed(3) ?? '–').join(' / ')
      return `${name} (${places.length}): ${charges}, ${deliveryDays}`
    },
  )
}

const texts = {
  savedMeanwhile: {
    en: 'Somebody else has saved settings since you opened this page. Reload it to see them.',
    ar: 'حفظ شخص آخر الإعدادات بعد فتح هذه الصفحة. يرجى إعادة تحميلها لعرضها.',
  },
}
