import { type Kysely, sql } from 'kysely'

/**
 * Couriers, what was handed to them and what they settled, and the calls about pending orders. What a courier owes is
 * summed from the ledger, so its entries get an index by courier.
 */
export async function addCouriers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('couriers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('tracking_pattern', 'text', (column) => column.notNull())
    .addColumn('takes_cash', 'bigint', (column) => column.notNull())
    .addColumn('active', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('shipments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('courier_id', 'text', (column) => column.notNull().references('couriers.id'))
    .addColumn('tracking_number', 'text', (column) => column.notNull())
    .addColumn('handed_at', 'text', (column) => column.notNull())
    .addColumn('handed_by', 'text')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', 'text')
    .addColumn('ended_with', 'text')
    .addUniqueConstraint('shipments_number', ['order_id', 'number'])
    .execute()
  await db.schema
    .createIndex('shipments_courier')
    .on('shipments')
    .columns(['courier_id', 'outcome', 'handed_at', 'id'])
    .execute()
  await db.schema
    .createTable('courier_settlements')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('courier_id', 'text', (column) => column.notNull().references('couriers.id'))
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text', (column) => column.notNull())
    .addColumn('settled_by', 'text')
    .addColumn('reverses', 'text', (column) => column.unique())
    .addUniqueConstraint('courier_settlements_number', ['courier_id', 'number'])
    .execute()
  await db.schema
    .createTable('order_calls')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('called_at', 'text', (column) => column.notNull())
    .addColumn('called_by', 'text')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('call_again_at', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addUniqueConstraint('order_calls_number', ['order_id', 'number'])
    .execute()
  await db.schema
    .createTable('call_turns')
    .addColumn('order_id', 'text', (column) =>
      column.primaryKey().references('orders.id').onDelete('cascade'),
    )
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('call_turns_claimed')
    .on('call_turns')
    .columns(['claimed_by', 'claimed_until'])
    .execute()
  await db.schema
    .createIndex('payments_courier')
    .on('payments')
    .columns(['courier_id', 'amount'])
    .where(sql.ref('courier_id'), 'is not', null)
    .execute()
}
