import { type Kysely, sql } from 'kysely'
import { createAppendOnly } from '#src/db/append-only.ts'
import { createAppendedTextIndex } from '#src/db/text-search.ts'

/** The activity log (I13): lines that nothing changes, and beside them what is personal and can be forgotten (I8). */
export async function createAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_lines')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_role', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('thing_id', 'text')
    .addColumn('thing_name', 'text', (c) => c.notNull())
    .addColumn('changes', 'text', (c) => c.notNull())
    .addColumn('address_ref', 'text')
    .addColumn('personal_ref', 'text')
    .addColumn('search_folded', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('audit_personal')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('owner_kind', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .execute()
  const lists: [string, string, string[]][] = [
    ['audit_lines_actor', 'audit_lines', ['actor_id', 'id']],
    ['audit_lines_topic', 'audit_lines', ['topic', 'id']],
    ['audit_lines_thing', 'audit_lines', ['thing_id', 'id']],
    ['audit_personal_owner', 'audit_personal', ['owner_id', 'owner_kind']],
  ]
  for (const [name, table, columns] of lists)
    await db.schema.createIndex(name).on(table).columns(columns).execute()
  await createAppendedTextIndex(db, 'audit_lines', 'search_folded')
  await createAppendOnly(db, 'audit_lines', { keptDays })
  await createAppendOnly(db, 'audit_personal', { keptDays, unless: isForgotten })
}

/** Two years. */
const keptDays = 730

/** Whose person is no longer there, or whose order is a record without a person: `nobody` in forget-orders.store.ts. */
const isForgotten = sql.raw(`
  (old.owner_kind = 'person' and not exists (select 1 from users where id = old.owner_id)) or
  (old.owner_kind = 'order' and not exists (
    select 1 from orders where id = old.owner_id and customer_name <> '—'))`)
