import { sql } from 'kysely'
import type { AuditPeople } from '#src/audit/audit-people.ts'
import { fold } from '#src/core/fold.ts'

/** As many people as a part of a name is looked up for. */
const mostPeople = 100

/** Who the people of the activity log are: as their accounts have it now, and nobody once those are deleted (I8). */
export const auditPeople: Pick<AuditPeople, 'names' | 'find'> = {
  async names(db, ids) {
    if (ids.length === 0) return new Map()
    const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  },
  async find(db, text) {
    const pattern = `%${fold(text).replace(/[\\%_]/g, String.raw`\$&`)}%`
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where(sql<boolean>`name_folded like ${pattern} escape '\\' or email like ${pattern} escape '\\'`)
      // Those who can have done something come first.
      .orderBy(sql`case when role = 'customer' then 1 else 0 end`)
      .limit(mostPeople)
      .execute()
    return rows.map(({ id }) => id)
  },
}
