import { type Kysely, sql } from 'kysely'
import { createTextIndex } from '#src/db/text-search.ts'

/**
 * All of product.md section 3. A migration never imports code that may change; it only knows the engine's text search.
 */
export async function createShop(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('categories')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('sub_categories')
    .addColumn('category', 'text', (c) => c.notNull().references('categories.slug'))
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('sub_categories_pk', ['category', 'slug'])
    .execute()
  await createProducts(db)
  await createOrders(db)
  await createTheRest(db)
}

async function createProducts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('products')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_ar', 'text')
    .addColumn('name_folded', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('description_ar', 'text')
    .addColumn('video_link', 'text')
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('sub_category', 'text', (c) => c.notNull())
    .addColumn('product_type', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('original_price', 'bigint', (c) => c.notNull().check(sql`original_price > 0`))
    .addColumn('offer_price', 'bigint', (c) => c.check(sql`offer_price > 0 and offer_price < original_price`))
    .addColumn('price', 'bigint', (c) => c.notNull())
    .addColumn('reviews', 'bigint', (c) => c.notNull())
    .addColumn('images', 'text', (c) => c.notNull())
    .addColumn('sizes', 'text', (c) => c.notNull())
    .addColumn('colors', 'text', (c) => c.notNull())
    .addColumn('popular', 'bigint', (c) => c.notNull())
    .addColumn('demo', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addForeignKeyConstraint('products_sub_category', ['category', 'sub_category'], 'sub_categories', [
      'category',
      'slug',
    ])
    .execute()
  await db.schema
    .createTable('product_options')
    .addColumn('product_id', 'text', (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('product_options_pk', ['product_id', 'kind', 'value'])
    .execute()
  await db.schema
    .createTable('product_stock')
    .addColumn('product_id', 'text', (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('quantity', 'bigint', (c) => c.notNull().check(sql`quantity >= 0`))
    .addPrimaryKeyConstraint('product_stock_pk', ['product_id', 'size', 'color'])
    .execute()
  const orders: [string, string[]][] = [
    ['products_newest', ['visibility', 'created_at', 'id']],
    ['products_popular', ['visibility', 'popular', 'created_at', 'id']],
    ['products_price', ['visibility', 'price', 'id']],
    ['products_category', ['visibility', 'category', 'created_at', 'id']],
    ['products_category_popular', ['visibility', 'category', 'popular', 'created_at', 'id']],
    ['products_category_price', ['visibility', 'category', 'price', 'id']],
    ['products_sub_category', ['visibility', 'sub_category', 'created_at', 'id']],
    ['products_type', ['visibility', 'product_type', 'created_at', 'id']],
  ]
  for (const [name, columns] of orders)
    await db.schema.createIndex(name).on('products').columns(columns).execute()
  await db.schema
    .createIndex('product_options_value')
    .on('product_options')
    .columns(['kind', 'value', 'product_id'])
    .execute()
  await createTextIndex(db, 'products', 'name_folded')
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().unique())
    .addColumn('track_token', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'text')
    .addColumn('placed_at', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('sub_total', 'bigint', (c) => c.notNull())
    .addColumn('delivery_charge', 'bigint', (c) => c.notNull())
    .addColumn('total', 'bigint', (c) => c.notNull())
    .addColumn('customer_name', 'text', (c) => c.notNull())
    .addColumn('customer_email', 'text', (c) => c.notNull())
    .addColumn('customer_mobile', 'text', (c) => c.notNull())
    .addColumn('customer_address', 'text', (c) => c.notNull())
    .addColumn('customer_comment', 'text', (c) => c.notNull())
    .addColumn('delivery_area', 'text', (c) => c.notNull())
    .addColumn('payment_method', 'text', (c) => c.notNull())
    .addColumn('payment_proof', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('search_folded', 'text', (c) => c.notNull())
    .addColumn('staff_note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('delivered_at', 'text')
    .addColumn('demo', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(1))
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_by', 'text')
    .execute()
  await db.schema
    .createTable('order_lines')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_ar', 'text')
    .addColumn('image_url', 'text', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('original_price', 'bigint', (c) => c.notNull())
    .addColumn('quantity', 'bigint', (c) => c.notNull().check(sql`quantity between 1 and 99`))
    .addColumn('reserved', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_lines_pk', ['order_id', 'position'])
    .execute()
  await db.schema
    .createTable('order_status_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .addColumn('changed_by', 'text')
    .addColumn('changed_by_role', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('comment', 'text')
    .execute()
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  const lists: [string, string, string[]][] = [
    ['orders_status', 'orders', ['status', 'placed_at', 'id']],
    ['orders_placed', 'orders', ['placed_at', 'id']],
    ['orders_email', 'orders', ['customer_email', 'placed_at', 'id']],
    ['orders_user', 'orders', ['user_id', 'placed_at', 'id']],
    ['order_status_changes_order', 'order_status_changes', ['order_id', 'changed_at']],
  ]
  for (const [name, table, columns] of lists)
    await db.schema.createIndex(name).on(table).columns(columns).execute()
  await createTextIndex(db, 'orders', 'search_folded')
}

async function createTheRest(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sliders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('image', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('time', 'text', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('demo', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('email_verified', 'bigint', (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('attempts', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .execute()
  await db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('width', 'bigint', (c) => c.notNull())
    .addColumn('height', 'bigint', (c) => c.notNull())
    .addColumn('private', 'bigint', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('uploaded_by', 'text')
    .addColumn('order_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('shop_version')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .execute()
  await sql`insert into shop_version (id, version) values (1, 1)`.execute(db)
  await db.schema
    .createIndex('mail_outbox_due')
    .on('mail_outbox')
    .columns(['status', 'next_attempt_at'])
    .execute()
}
