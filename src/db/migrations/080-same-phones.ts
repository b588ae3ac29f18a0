import { type Kysely, sql } from 'kysely'
import { fold } from './025-customers.ts'
import { hashOf } from './029-cash.ts'

type Named = { customer_name: string; customer_mobile: string; customer_email: string }
type Customer = {
  id: string
  key: string
  into_id: string | null
  demo: number
  search_folded: string
} & Sums
type Sums = { name: string; mobile: string; email: string; last_at: string }
type Order = { id: string; customer_id: string; phone_digits: string; user_id: string | null } & Named
type Shop = {
  orders: Order & { demo: number; placed_at: string }
  customers: Customer
  blocked_phones: { phone_hash: string; blocked_at: string }
}

/** In front of a number these are worth nothing, as it is compared from now on. */
const starts = ['968', '9710', '9660', '9650', '9740', '9730']

/**
 * The digits of phones that were stored with the code of Oman twice, or with a zero behind a code of the Gulf, become those
 * by which a phone is compared from now on (M3): with them blocks hold (O26), and who ordered with both is one customer.
 */
export async function joinSamePhones(db: Kysely<unknown>): Promise<void> {
  const shop = db as Kysely<Shop>
  const before = (await listWritten(shop)).filter((digits) => phoneOf(digits) !== digits)
  for (const [phone, writings] of Map.groupBy(before, phoneOf)) {
    for (const digits of writings) await keepBlock(shop, digits, phone)
    await joinCustomers(shop, phone, writings)
  }
}

/** Digits of orders, and of customers that belong to an account by now. */
async function listWritten(shop: Kysely<Shop>): Promise<string[]> {
  const [orders, customers] = [
    await shop
      .selectFrom('orders')
      .select('phone_digits')
      .distinct()
      .where((row) => row.or(starts.map((start) => row('phone_digits', 'like', `${start}%`))))
      .execute(),
    await shop
      .selectFrom('customers')
      .select('key')
      .where((row) => row.or(starts.map((start) => row('key', 'like', `p:${start}%`))))
      .execute(),
  ]
  const written = [...orders.map((order) => order.phone_digits), ...customers.map(({ key }) => key.slice(2))]
  return [...new Set(written)].sort()
}

async function keepBlock(shop: Kysely<Shop>, before: string, phone: string): Promise<void> {
  const block = await shop
    .deleteFrom('blocked_phones')
    .where('phone_hash', '=', hashOf(before))
    .returning('blocked_at')
    .executeTakeFirst()
  if (!block) return
  await shop
    .insertInto('blocked_phones')
    .values({ phone_hash: hashOf(phone), blocked_at: block.blocked_at })
    .onConflict((clash) => clash.column('phone_hash').doNothing())
    .execute()
}

/** Whoever ordered with a phone, however it was written, is whom the shop would derive of all these orders (O26). */
async function joinCustomers(shop: Kysely<Shop>, phone: string, writings: readonly string[]): Promise<void> {
  const all = [phone, ...writings]
  const had = await shop
    .selectFrom('orders')
    .select('customer_id')
    .distinct()
    .where('phone_digits', 'in', all)
    .execute()
  await shop
    .updateTable('orders')
    .set({ phone_digits: phone })
    .where('phone_digits', 'in', writings)
    .execute()
  const owner = await ownerOf(shop, phone)
  const guest = await oneGuest(shop, phone, all)
  const customer = owner ?? guest
  if (guest !== undefined)
    await shop
      .updateTable('customers')
      .set({ into_id: owner ?? null })
      .where('id', '=', guest)
      .execute()
  if (customer !== undefined)
    await shop
      .updateTable('orders')
      .set({ customer_id: customer })
      .where('phone_digits', '=', phone)
      .where('user_id', 'is', null)
      .execute()
  const touched = [...had.map((order) => order.customer_id), owner, guest]
  for (const id of new Set(touched)) if (id) await sumAnew(shop, id)
}

/** The customer of the account that ordered first with a phone. */
async function ownerOf(shop: Kysely<Shop>, phone: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from orders o join customers c on c.key = 'a:' || o.user_id
    where o.phone_digits = ${phone} and o.user_id is not null
    group by c.id, o.user_id order by min(o.placed_at), o.user_id limit 1`.execute(shop)
  return rows[0]?.id
}

/** The guests of a phone as one, with all that staff said of any of them; undefined where no guest ordered with it. */
async function oneGuest(
  shop: Kysely<Shop>,
  phone: string,
  all: readonly string[],
): Promise<string | undefined> {
  const keys = all.map((digits) => `p:${digits}`)
  const guests = await shop.selectFrom('customers').select(['id', 'key']).where('key', 'in', keys).execute()
  guests.sort((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key))
  const [kept, ...others] = guests
  if (!kept) return undefined
  for (const { id } of others) {
    await shop.updateTable('orders').set({ customer_id: kept.id }).where('customer_id', '=', id).execute()
    await sql`update customer_notes set customer_id = ${kept.id} where customer_id = ${id}`.execute(shop)
    await sql`insert into customer_tags (customer_id, tag) select ${kept.id}, tag from customer_tags t
      where customer_id = ${id} and not exists (
        select 1 from customer_tags o where o.customer_id = ${kept.id} and o.tag = t.tag)`.execute(shop)
    await sql`update customer_blocks set customer_id = ${kept.id} where customer_id = ${id} and not exists (
      select 1 from customer_blocks b where b.customer_id = ${kept.id})`.execute(shop)
    for (const table of ['customer_tags', 'customer_blocks'])
      await sql`delete from ${sql.table(table)} where customer_id = ${id}`.execute(shop)
    await shop.deleteFrom('customers').where('id', '=', id).execute()
  }
  await shop
    .updateTable('customers')
    .set({ key: `p:${phone}` })
    .where('id', '=', kept.id)
    .execute()
  return kept.id
}

/** The sums and words of a customer from its orders, of the real ones where there are any (B3). */
async function sumAnew(shop: Kysely<Shop>, id: string): Promise<void> {
  const orders = await shop
    .selectFrom('orders')
    .select(['customer_name', 'customer_mobile', 'customer_email', 'placed_at', 'demo'])
    .where('customer_id', '=', id)
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
  const newest = orders.findLast(({ demo }) => demo === 0) ?? orders.at(-1)
  const demo = newest?.demo ?? 0
  await shop
    .updateTable('customers')
    .set({
      demo,
      name: newest?.customer_name ?? '',
      mobile: newest?.customer_mobile ?? '',
      email: newest?.customer_email ?? '',
      last_at: newest?.placed_at ?? '',
      search_folded: searchText(orders),
    })
    .where('id', '=', id)
    .execute()
  const counted = sql`from orders o where o.customer_id = ${id} and o.demo = ${demo}`
  const money = (sum: string) =>
    sql`coalesce((select cast(sum(case when p.kind = 'refund' then ${sql.raw(sum)} end) as bigint)
      from orders o join payments p on p.order_id = o.id where o.customer_id = ${id} and o.demo = ${demo}), 0)`
  await sql`
    update customers set
      orders = (select count(*) ${counted}),
      returns = (select count(*) ${counted} and o.status = 'Return'),
      refusals = (select count(*) ${counted} and o.status = 'Cancelled' and exists (
        select 1 from order_status_changes c where c.order_id = o.id and c.from_status = 'Shipping'
          and c.to_status = 'Cancelled' and c.changed_by_role <> 'customer')),
      paid = ${money('0 else p.amount')},
      came_back = ${money('-p.amount else 0')}
    where id = ${id}`.execute(shop)
}

/** orders/customer/count-customers.store.ts as it was at this step. */
function searchText(orders: readonly Named[]): string {
  const words = orders.flatMap((order) => [
    order.customer_name,
    order.customer_mobile,
    phoneOf(fold(order.customer_mobile).replace(/\D/g, '')),
    order.customer_email,
  ])
  return fold([...new Set(words.filter(Boolean))].sort().join(' ')).slice(0, 1000)
}

/** core/phone.ts as it was at this step, of the digits alone. */
function phoneOf(digits: string): string {
  return digits
    .replace(/^0+/, '')
    .replace(/^(?:9680*)+(?=\d{8}$)/, '')
    .replace(/^0+/, '')
    .replace(/^(971|966|965|974|973)0+(?=[1-9]\d{7,8}$)/, '$1')
}
