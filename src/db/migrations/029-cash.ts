import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

type Shop = {
  orders: { id: string; phone_digits: string; customer_id: string }
  customers: { id: string; key: string }
  customer_blocks: { customer_id: string; blocked_at: string }
  blocked_phones: { phone_hash: string; blocked_at: string }
}

/**
 * A fee for cash on each order (O34), the phones of blocked customers as hashes, which outlive the customer (O26), and the
 * digits of phones that were stored with zeros in front, as they are compared from now on (M3).
 */
export async function addCash(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('cash_fee', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('blocked_phones')
    .addColumn('phone_hash', 'text', (column) => column.primaryKey())
    .addColumn('blocked_at', 'text', (column) => column.notNull())
    .execute()
  const shop = db as Kysely<Shop>
  await joinSamePhones(shop)
  await keepBlocks(shop)
}

/** Orders and guests whose phone was typed with a zero in front, or after the code of Oman, become those of the phone. */
async function joinSamePhones(shop: Kysely<Shop>): Promise<void> {
  const written = await shop
    .selectFrom('orders')
    .select('phone_digits')
    .distinct()
    .where((row) => row.or([row('phone_digits', 'like', '0%'), row('phone_digits', 'like', '9680%')]))
    .execute()
  for (const { phone_digits: before } of written) {
    const phone = before
      .replace(/^0+/, '')
      .replace(/^968(?=0*\d{8}$)/, '')
      .replace(/^0+/, '')
    if (phone === before) continue
    await shop.updateTable('orders').set({ phone_digits: phone }).where('phone_digits', '=', before).execute()
    await joinGuests(shop, before, phone)
  }
}

async function joinGuests(shop: Kysely<Shop>, before: string, phone: string): Promise<void> {
  const guest = await find(shop, `p:${before}`)
  if (!guest) return
  const there = (await ownerOf(shop, phone)) ?? (await find(shop, `p:${phone}`))
  if (!there) {
    await shop
      .updateTable('customers')
      .set({ key: `p:${phone}` })
      .where('id', '=', guest)
      .execute()
    return
  }
  await shop.updateTable('orders').set({ customer_id: there }).where('customer_id', '=', guest).execute()
  await sql`update customer_notes set customer_id = ${there} where customer_id = ${guest}`.execute(shop)
  await sql`insert into customer_tags (customer_id, tag) select ${there}, tag from customer_tags t
    where customer_id = ${guest} and not exists (
      select 1 from customer_tags o where o.customer_id = ${there} and o.tag = t.tag)`.execute(shop)
  await sql`update customer_blocks set customer_id = ${there} where customer_id = ${guest} and not exists (
    select 1 from customer_blocks b where b.customer_id = ${there})`.execute(shop)
  for (const table of ['customer_tags', 'customer_blocks'])
    await sql`delete from ${sql.table(table)} where customer_id = ${guest}`.execute(shop)
  await sql`update customers set (name, mobile, email, last_at) = (
      select g.name, g.mobile, g.email, g.last_at from customers g where g.id = ${guest})
    where id = ${there} and last_at < (select g.last_at from customers g where g.id = ${guest})`.execute(shop)
  await sql`update customers set
      search_folded = search_folded || ' ' || (select g.search_folded from customers g where g.id = ${guest}),
      orders = orders + (select g.orders from customers g where g.id = ${guest}),
      paid = paid + (select g.paid from customers g where g.id = ${guest}),
      came_back = came_back + (select g.came_back from customers g where g.id = ${guest}),
      returns = returns + (select g.returns from customers g where g.id = ${guest}),
      refusals = refusals + (select g.refusals from customers g where g.id = ${guest})
    where id = ${there}`.execute(shop)
  await shop.deleteFrom('customers').where('id', '=', guest).execute()
}

async function find(shop: Kysely<Shop>, key: string): Promise<string | undefined> {
  return (await shop.selectFrom('customers').select('id').where('key', '=', key).executeTakeFirst())?.id
}

/** The customer of the account that ordered first with a phone. */
async function ownerOf(shop: Kysely<Shop>, phone: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from orders a join customers c on c.key = 'a:' || a.user_id
    where a.phone_digits = ${phone} and a.user_id is not null order by a.placed_at, a.id limit 1`.execute(
    shop,
  )
  return rows[0]?.id
}

async function keepBlocks(shop: Kysely<Shop>): Promise<void> {
  const phones = await shop
    .selectFrom('customer_blocks')
    .innerJoin('orders', 'orders.customer_id', 'customer_blocks.customer_id')
    .select(['phone_digits', 'blocked_at'])
    .distinct()
    .where('phone_digits', '<>', '')
    .execute()
  for (const { phone_digits, blocked_at } of phones)
    await shop
      .insertInto('blocked_phones')
      .values({ phone_hash: hashOf(phone_digits), blocked_at })
      .onConflict((clash) => clash.column('phone_hash').doNothing())
      .execute()
}

/** customers/phone-hash.ts as it was at this step. */
export function hashOf(phone: string): string {
  return createHash('sha256').update(`haqiba blocked phone ${phone}`).digest('hex')
}
