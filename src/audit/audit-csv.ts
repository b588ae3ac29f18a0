import { muscatDay, muscatTime } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import type { Sheet } from '#src/http/csv-reply.ts'
import type { AuditChange } from './audit.ts'
import { type AuditFilter, listAudit } from './audit-list.store.ts'
import type { AuditPeople } from './audit-people.ts'
import { presentAudit } from './read-audit.ts'

const columns = ['day', 'time', 'who', 'role', 'address', 'what', 'thingId', 'thing', 'changes'] as const
const chunk = 500

/** The activity log as a table, the newest first, day and time of Muscat (I13). */
export function auditCsv(db: Db, filter: AuditFilter, people: AuditPeople): Sheet {
  return { columns, chunks: rows() }

  async function* rows(): AsyncGenerator<string[][]> {
    let cursor: string | undefined
    do {
      const page = await listAudit(db, filter, { limit: chunk, cursor })
      const lines = await presentAudit(db, page.items, people)
      yield lines.map(({ at, actor, address, kind, thing, changes }) => [
        muscatDay(new Date(at)),
        muscatTime(new Date(at)),
        actor.name ?? actor._id ?? '',
        actor.role,
        address ?? '',
        kind,
        thing._id ?? '',
        thing.name,
        changes.map(inWords).join('; '),
      ])
      cursor = page.next
    } while (cursor !== undefined)
  }
}

function inWords({ field, from, to }: AuditChange): string {
  return `${field}: ${from ?? '—'} → ${to ?? '—'}`
}
