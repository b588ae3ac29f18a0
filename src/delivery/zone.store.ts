import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { inBaisa, toOmr } from '#src/core/money.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { statement } from '#src/db/statement.ts'
import { arabicNameOf } from './place-choice.ts'
import type { ListedZone, Zone } from './zone.ts'

/** The zones in the order the owner gave them. */
export async function listZones(db: Db): Promise<ListedZone[]> {
  return (await readZones(db)).rows.map(zoneFrom)
}

const readZones = statement((db) => db.selectFrom('delivery_zones').selectAll().orderBy('position'))

/** Makes these the zones there are; inside the transaction that records it. */
export async function replaceZones(trx: Db, zones: readonly Zone[]): Promise<void> {
  await trx.deleteFrom('delivery_zones').execute()
  if (zones.length === 0) return
  await trx.insertInto('delivery_zones').values(zones.map(rowOf)).execute()
}

function zoneFrom(row: Selectable<Tables['delivery_zones']>): ListedZone {
  const omr = (baisa: number | null) => (baisa === null ? null : toOmr(baisa))
  const places: string[] = JSON.parse(row.places)
  return {
    name: row.name,
    nameAr: row.name_ar,
    calledAr: row.name_ar || arabicNameOf(row.name, places),
    places,
    homeDeliveryCharge: omr(row.home_charge),
    officeDeliveryCharge: omr(row.office_charge),
    freeShippingOver: omr(row.free_over),
    cash: row.cash === 1,
    deliveryDays: row.days,
    cutOff: row.cut_off,
  }
}

function rowOf(zone: Zone, position: number) {
  const baisa = (omr: number | null) => (omr === null ? null : inBaisa(omr))
  return {
    id: randomUUID(),
    position,
    name: zone.name,
    name_ar: zone.nameAr,
    places: JSON.stringify(zone.places),
    home_charge: baisa(zone.homeDeliveryCharge),
    office_charge: baisa(zone.officeDeliveryCharge),
    free_over: baisa(zone.freeShippingOver),
    cash: zone.cash ? (1 as const) : (0 as const),
    days: zone.deliveryDays,
    cut_off: zone.cutOff,
  }
}
