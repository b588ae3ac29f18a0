import { type Kysely, sql } from 'kysely'

/** Returns with their lines and their history; what is in Return already becomes a request for the whole order (O16). */
export async function addReturns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('returns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('photos', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('asked_by_role', 'text', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .addColumn('whole', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('returns_by_order').on('returns').columns(['order_id', 'asked_at']).execute()
  await db.schema
    .createTable('return_lines')
    .addColumn('return_id', 'text', (column) => column.notNull().references('returns.id'))
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addColumn('restocked', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('return_lines_key', ['return_id', 'position'])
    .execute()
  await db.schema
    .createTable('return_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('return_id', 'text', (column) => column.notNull().references('returns.id'))
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text')
    .addColumn('changed_by_role', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addUniqueConstraint('return_changes_number', ['return_id', 'number'])
    .execute()
  await takeInEarlierReturns(db)
}

async function takeInEarlierReturns(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into returns (id, order_id, state, reason, comment, photos, asked_at, asked_by_role, value, whole)
    select id, id, 'requested',
      coalesce((select max(reason) from order_status_changes
        where order_id = orders.id and reason in ('change of mind', 'defect')), 'change of mind'),
      '', '[]',
      coalesce((select max(changed_at) from order_status_changes
        where order_id = orders.id and to_status = 'Return'), placed_at),
      'customer', total, 1
    from orders where status = 'Return'`.execute(db)
  await sql`
    insert into return_lines (return_id, position, quantity, restocked)
    select orders.id, order_lines.position, order_lines.quantity, 0
    from orders inner join order_lines on order_lines.order_id = orders.id
    where orders.status = 'Return'`.execute(db)
  await sql`
    insert into return_changes (id, return_id, number, from_state, to_state, changed_at, changed_by, changed_by_role, words)
    select id, id, 1, null, 'requested', asked_at, null, 'customer', '' from returns`.execute(db)
}
