import type { Db } from '#src/db/db.ts'
import { AuditLine } from './audit.ts'
import { kindsAboutPeople } from './audit-kind.ts'
import type { AuditRow } from './audit-list.store.ts'
import type { AuditPeople } from './audit-people.ts'

/** Rows as the admin reads them, with the names that people have now. */
export async function presentAudit(
  db: Db,
  rows: readonly AuditRow[],
  people: AuditPeople,
): Promise<AuditLine[]> {
  const ids = rows.flatMap((row) => [row.actor_id, isAboutPerson(row) ? row.thing_id : null])
  const names = await people.names(db, [...new Set(ids.filter((id) => id !== null))])
  const nameOf = (id: string | null) => names.get(id ?? '') ?? null
  return rows.map((row) =>
    AuditLine.parse({
      _id: row.id,
      at: row.at,
      kind: row.kind,
      topic: row.topic,
      actor: { _id: row.actor_id, name: nameOf(row.actor_id), role: row.actor_role },
      address: row.address,
      thing: {
        _id: row.thing_id,
        name: isAboutPerson(row) ? (nameOf(row.thing_id) ?? '') : row.thing_name,
      },
      changes: [...JSON.parse(row.changes), ...JSON.parse(row.personal ?? '[]')],
      forgotten: row.personal_ref !== null && row.personal === null,
    }),
  )
}

function isAboutPerson(row: AuditRow): boolean {
  return kindsAboutPeople.has(row.kind)
}
