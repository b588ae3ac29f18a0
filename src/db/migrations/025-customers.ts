import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#src/db/engine.ts'
import { createTextIndex } from '#src/db/text-search.ts'

type Shop = {
  customers: { id: string; name: string; mobile: string; email: string; search_folded: string }
  orders: {
    customer_id: string
    customer_name: string
    customer_mobile: string
    customer_email: string
    placed_at: string
    id: string
  }
}

const chunk = 300

/** Customers as they follow from the orders (O26), and what staff say of them. Orders already there get theirs. */
export async function addCustomers(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  await deriveCustomers(db)
  await describeCustomers(db as Kysely<Shop>)
  await createTextIndex(db, 'customers', 'search_folded')
  if (!isPostgres(db))
    await sql`insert into customers_text (id, folded) select id, search_folded from customers`.execute(db)
  for (const column of ['last_at', 'paid', 'orders'])
    await db.schema.createIndex(`customers_${column}`).on('customers').columns([column, 'id']).execute()
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  let customers = db.schema
    .createTable('customers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('into_id', 'text')
    .addColumn('user_id', 'text')
  for (const column of ['name', 'mobile', 'email', 'last_at', 'search_folded'])
    customers = customers.addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
  for (const column of ['orders', 'paid', 'came_back', 'returns', 'refusals'])
    customers = customers.addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
  await customers.execute()
  await db.schema.createIndex('customers_into').on('customers').columns(['into_id']).execute()
  await db.schema
    .alterTable('orders')
    .addColumn('customer_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('orders_of_phone')
    .on('orders')
    .columns(['phone_digits', 'user_id', 'placed_at'])
    .execute()
  const mark = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('customer_id', 'text', (column) =>
        column.notNull().references('customers.id').onDelete('cascade'),
      )
  await mark('customer_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('customer_notes_of').on('customer_notes').columns(['customer_id']).execute()
  await mark('customer_tags')
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_tags_key', ['customer_id', 'tag'])
    .execute()
  await db.schema.createIndex('customer_tags_tag').on('customer_tags').columns(['tag']).execute()
  await mark('customer_blocks')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('blocked_at', 'text', (column) => column.notNull())
    .addColumn('blocked_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_blocks_key', ['customer_id'])
    .execute()
}

/** An account is a customer, and so is a phone of guests that no account uses. */
async function deriveCustomers(db: Kysely<unknown>): Promise<void> {
  const id = isPostgres(db) ? sql`gen_random_uuid()::text` : sql`lower(hex(randomblob(16)))`
  await sql`
    insert into customers (id, key, user_id)
    select ${id}, 'a:' || user_id, user_id from (select distinct user_id from orders where user_id is not null) u
  `.execute(db)
  await sql`
    insert into customers (id, key)
    select ${id}, 'p:' || phone_digits from (
      select distinct phone_digits from orders where user_id is null and phone_digits <> '') g
    where not exists (
      select 1 from orders a where a.phone_digits = g.phone_digits and a.user_id is not null)
  `.execute(db)
  await sql`
    update orders set customer_id = (select c.id from customers c where c.key = coalesce(
      'a:' || orders.user_id,
      'a:' || (select a.user_id from orders a where a.phone_digits = orders.phone_digits and a.user_id is not null
        order by a.placed_at, a.id limit 1),
      'p:' || orders.phone_digits))
    where user_id is not null or phone_digits <> ''
  `.execute(db)
  await db.schema
    .createIndex('orders_of_customer')
    .on('orders')
    .columns(['customer_id', 'placed_at', 'id', 'status'])
    .execute()
}

/** Their sums, and the names and phones they are found by. */
async function describeCustomers(shop: Kysely<Shop>): Promise<void> {
  const came = (sums: string) =>
    sql.raw(`coalesce((select ${sums} from orders o join payments p on p.order_id = o.id
      where o.customer_id = customers.id), 0)`)
  const counted = (what: string) =>
    sql.raw(`(select count(*) from orders o where o.customer_id = customers.id ${what})`)
  await sql`
    update customers set
      orders = ${counted('')},
      returns = ${counted(`and o.status = 'Return'`)},
      refusals = ${counted(`and o.status = 'Cancelled' and exists (select 1 from order_status_changes c
        where c.order_id = o.id and c.from_status = 'Shipping' and c.to_status = 'Cancelled'
          and c.changed_by_role <> 'customer')`)},
      paid = ${came(`cast(sum(case when p.kind = 'refund' then 0 else p.amount end) as bigint)`)},
      came_back = ${came(`cast(sum(case when p.kind = 'refund' then -p.amount else 0 end) as bigint)`)}
  `.execute(shop)
  for (let last = '', more = true; more; ) {
    const customers = await shop
      .selectFrom('customers')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(chunk)
      .execute()
    more = customers.length === chunk
    last = customers.at(-1)?.id ?? last
    const ids = customers.map(({ id }) => id)
    if (ids.length === 0) return
    // Sorted here: asked for an order, SQLite would read the whole table for each of these chunks.
    const orders = await shop
      .selectFrom('orders')
      .select(['customer_id', 'customer_name', 'customer_mobile', 'customer_email', 'placed_at', 'id'])
      .where('customer_id', 'in', ids)
      .execute()
    orders.sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1))
    for (const [id, theirs] of Map.groupBy(orders, (order) => order.customer_id)) {
      const newest = theirs[0]
      if (!newest) continue
      const words = theirs.flatMap((order) => [
        order.customer_name,
        order.customer_mobile,
        phoneDigits(order.customer_mobile),
        order.customer_email,
      ])
      await shop
        .updateTable('customers')
        .set({
          name: newest.customer_name,
          mobile: newest.customer_mobile,
          email: newest.customer_email,
          last_at: newest.placed_at,
          search_folded: fold([...new Set(words.filter(Boolean))].sort().join(' ')).slice(0, 1000),
        } as Partial<Shop['customers']>)
        .where('id', '=', id)
        .execute()
    }
  }
}

function keyOf({ placed_at, id }: Pick<Shop['orders'], 'placed_at' | 'id'>): string {
  return `${placed_at} ${id}`
}

/** core/fold.ts as it was at this step. */
export function fold(text: string): string {
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
