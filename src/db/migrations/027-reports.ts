import type { Kysely } from 'kysely'

/**
 * What reports are summed from, deleted orders too (O21), in the order of their days: orders with all that they are
 * grouped by, lines with what they come to, returns and shipments. And what was searched for and not found, by the day.
 */
export async function addReports(db: Kysely<unknown>): Promise<void> {
  // Only of orders that were not deleted, which no figure asks.
  await db.schema.dropIndex('orders_sales').execute()
  const indexes: [string, string, string[]][] = [
    [
      'orders_report',
      'orders',
      [
        'placed_at',
        'id',
        'status',
        'total',
        'discount',
        'delivery_area',
        'payment_method',
        'source',
        'made_by',
      ],
    ],
    ['order_lines_report', 'order_lines', ['order_id', 'product_id', 'quantity', 'original_price']],
    ['returns_asked', 'returns', ['asked_at']],
    ['shipments_handed', 'shipments', ['handed_at']],
    ['shipments_ended', 'shipments', ['ended_at']],
  ]
  for (const [name, table, columns] of indexes)
    await db.schema.createIndex(name).on(table).columns(columns).execute()
  await db.schema
    .createTable('missed_searches')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('times', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('missed_searches_key', ['day', 'term'])
    .execute()
}
