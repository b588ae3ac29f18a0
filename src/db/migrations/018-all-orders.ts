import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#src/db/engine.ts'
import { createTextIndex } from '#src/db/text-search.ts'

type Shop = {
  orders: {
    id: string
    order_id: string
    customer_name: string
    customer_mobile: string
    payment_proof: string
    search_folded: string
    receipt: string
    phone_digits: string
    deleted_at: string | null
  }
  order_lines: {
    order_id: string
    position: number
    name: string
    name_ar: string | null
    sku: string | null
    barcode: string | null
  }
  pictures: { id: string; purpose: string; order_id: string | null; review: string | null }
}

const chunk = 500

/**
 * Orders are found by what is in them and by their customer's phone, and listed by payment, receipt and area: what is
 * searched holds the goods too, and the indexes hold what is filtered. Orders already there get theirs.
 */
export async function addAllOrders(db: Kysely<unknown>): Promise<void> {
  for (const column of ['receipt', 'phone_digits']) {
    await db.schema
      .alterTable('orders')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  }
  await takeTextIndexAway(db)
  for (const name of ['orders_list', 'orders_list_status']) await db.schema.dropIndex(name).execute()
  await fillOrders(db as Kysely<Shop>)
  await createTextIndex(db, 'orders', 'search_folded')
  if (!isPostgres(db))
    await sql`insert into orders_text (id, folded) select id, search_folded from orders`.execute(db)
  await indexLists(db)
}

/** It is built anew at the end: kept row by row it would be searched once for each order. */
async function takeTextIndexAway(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) await db.schema.dropIndex('orders_search_folded').execute()
  else {
    for (const trigger of ['insert', 'update', 'delete'])
      await sql`drop trigger ${sql.ref(`orders_text_${trigger}`)}`.execute(db)
    await sql`drop table orders_text`.execute(db)
  }
}

async function indexLists(db: Kysely<unknown>): Promise<void> {
  // A row of a PostgreSQL index holds 2,704 bytes at most, and an order has up to 50 lines.
  const asked = ['receipt', 'payment_method', 'delivery_area', ...(isPostgres(db) ? [] : ['search_folded'])]
  const lists: [string, string[]][] = [
    ['orders_list', ['placed_at', 'id', 'status', ...asked]],
    ['orders_list_status', ['status', 'placed_at', 'id', ...asked]],
    ['orders_receipt', ['receipt', 'placed_at', 'id', 'status']],
    ['orders_phone', ['phone_digits', 'placed_at', 'id']],
  ]
  for (const [name, columns] of lists) {
    await db.schema
      .createIndex(name)
      .on('orders')
      .columns(columns)
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
  }
}

async function fillOrders(shop: Kysely<Shop>): Promise<void> {
  for (let last = '', more = true; more; ) {
    const orders = await shop
      .selectFrom('orders')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(chunk)
      .execute()
    more = orders.length === chunk
    last = orders.at(-1)?.id ?? last
    if (orders.length > 0) await fillChunk(shop, orders)
  }
}

async function fillChunk(shop: Kysely<Shop>, orders: readonly Shop['orders'][]): Promise<void> {
  const ids = orders.map(({ id }) => id)
  const lines = await shop
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const proofs = await shop
    .selectFrom('pictures')
    .select(['id', 'review'])
    .where('purpose', '=', 'proof')
    .where('order_id', 'in', ids)
    .execute()
  const linesOf = Map.groupBy(lines, (line) => line.order_id)
  const reviews = new Map(proofs.map(({ id, review }) => [`/proofs/${id}.webp`, review ?? 'waiting']))
  for (const order of orders) {
    const goods = (linesOf.get(order.id) ?? []).flatMap((line) => [
      line.name,
      line.name_ar,
      line.sku,
      line.barcode,
    ])
    const words = new Set([order.customer_name, order.customer_mobile, ...goods].filter(Boolean))
    await shop
      .updateTable('orders')
      .set({
        search_folded: fold([order.id, ...words, order.order_id].join(' ')),
        phone_digits: phoneDigits(order.customer_mobile),
        receipt: reviews.get(order.payment_proof) ?? '',
      })
      .where('id', '=', order.id)
      .execute()
  }
}

/** core/fold.ts as it was at this step. */
function fold(text: string): string {
  return latinDigits(text.normalize('NFKD'))
    .replace(/[\u0640]|(?![\u0654\u0655])\p{Mn}/gu, '')
    .replace(/[اٱ][\u0654\u0655]*/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** core/phone.ts as it was at this step. */
function phoneDigits(typed: string): string {
  const digits = latinDigits(typed).replace(/\D/g, '')
  return digits.replace(/^(?:00)?968(?=\d{8}$)/, '').replace(/^00/, '')
}

function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}
