import type { Db } from '#src/db/db.ts'
import { type AuditChange, AuditLine } from './audit.ts'
import { kindsAboutPeople } from './audit-kind.ts'
import type { AuditRow } from './audit-list.store.ts'
import type { AuditGoods, AuditPeople } from './audit-people.ts'

/** Rows as the admin reads them, with the names that people have now, and goods in Arabic. */
export async function presentAudit(
  db: Db,
  rows: readonly AuditRow[],
  people: AuditPeople,
): Promise<AuditLine[]> {
  const ids = rows.flatMap((row) => [row.actor_id, isAboutPerson(row) ? row.thing_id : null])
  const names = await people.names(db, [...new Set(ids.filter((id) => id !== null))])
  const nameOf = (id: string | null) => names.get(id ?? '') ?? null
  const things = await people.things(db, {
    customers: idsOf(rows, isAboutCustomer),
    messages: idsOf(rows, isAboutMessage),
  })
  const thingName = (row: AuditRow) => {
    if (isAboutPerson(row)) return nameOf(row.thing_id) ?? ''
    return row.thing_name || (things.get(row.thing_id ?? '') ?? '')
  }
  const goods = await people.goods(db, {
    products: idsOf(rows, (row) => goodsOf(row) === 'products'),
    categories: idsOf(rows, (row) => goodsOf(row) === 'categories'),
    collections: idsOf(rows, (row) => goodsOf(row) === 'collections'),
  })
  const arabicOf = (row: AuditRow) => {
    const kind = goodsOf(row)
    const found = kind && goods[kind].get(row.thing_id ?? '')
    // An address may be another's by now; the id of a product is its own for ever.
    const isSame = kind === 'products' || found?.name === row.thing_name
    const nameAr = (isSame && found?.nameAr) || (kind && ownArabicOf(row))
    return nameAr ? { nameAr } : {}
  }
  return rows.map((row) =>
    AuditLine.parse({
      _id: row.id,
      at: row.at,
      kind: row.kind,
      topic: row.topic,
      actor: { _id: row.actor_id, name: nameOf(row.actor_id), role: row.actor_role },
      address: row.address,
      thing: { _id: row.thing_id, name: thingName(row), ...arabicOf(row) },
      changes: [...JSON.parse(row.changes), ...JSON.parse(row.personal ?? '[]')],
      forgotten: row.personal_ref !== null && row.personal === null,
    }),
  )
}

/** The Arabic name that a line itself has, of goods that came or went by it. */
function ownArabicOf({ kind, changes }: AuditRow): string | undefined {
  if (!/-(added|removed|deleted)$/.test(kind)) return undefined
  const own = (JSON.parse(changes) as AuditChange[]).find(({ field }) => field === 'nameAr')
  const name = own?.to ?? own?.from
  return typeof name === 'string' ? name : undefined
}

function idsOf(rows: readonly AuditRow[], isAbout: (row: AuditRow) => boolean): string[] {
  return [...new Set(rows.filter(isAbout).flatMap(({ thing_id }) => thing_id ?? []))]
}

/** What of the shop's goods a line is about. */
function goodsOf({ kind }: AuditRow): AuditGoods | undefined {
  if (kind.startsWith('product-')) return 'products'
  if (kind.startsWith('category-')) return 'categories'
  return kind.startsWith('collection-') ? 'collections' : undefined
}

/** Their names are personal, and looked up as those of people are. */
function isAboutCustomer({ kind }: AuditRow): boolean {
  return kind.startsWith('customer-')
}

function isAboutMessage({ kind }: AuditRow): boolean {
  return kind.startsWith('message-')
}

function isAboutPerson(row: AuditRow): boolean {
  return kindsAboutPeople.has(row.kind)
}
