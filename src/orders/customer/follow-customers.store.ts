import { randomUUID } from 'node:crypto'
import type { Db } from '#src/db/db.ts'
import { byteOrder, lockRows } from '#src/db/row-lock.ts'
import { countCustomers, searchText } from './count-customers.store.ts'

type Ordered = {
  id: string
  phone_digits: string
  user_id: string | null
  customer_name: string
  customer_mobile: string
  customer_email: string
}

/** Who ordered these; empty where nobody is known. Asked before orders are removed, to tell `followCustomers`. */
export async function customersOf(db: Db, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return []
  const rows = await db.selectFrom('orders').select('customer_id').where('id', 'in', orderIds).execute()
  return [...new Set(rows.map((row) => row.customer_id).filter(Boolean))]
}

/**
 * Derives anew who ordered these, and the sums of everybody this touches, in the transaction that changed the orders
 * (O26). An account is one customer with all its phones; the orders of guests with a phone belong to the account that
 * ordered first with it, else to the phone. No e-mail joins anything, since guests type any. `also` are customers of
 * orders that are gone. Nothing is merged for good: who loses the last order and belongs nowhere is removed with what
 * staff wrote (I8).
 */
export async function followCustomers(
  trx: Db,
  orderIds: readonly string[],
  also: readonly string[] = [],
): Promise<void> {
  const orders = await listOrdered(trx, orderIds)
  if (orders.length === 0 && also.length === 0) return
  const before = [...(await customersOf(trx, orderIds)), ...also]
  const known = await listTouched(trx, before, orders)
  const phones = unique([
    ...orders.map((order) => order.phone_digits),
    ...keysOf(known, 'p:'),
    ...(await listJoinedPhones(trx, before)),
  ])
  const owners = await readOwners(trx, phones)
  const users = unique([
    ...orders.map((order) => order.user_id ?? ''),
    ...keysOf(known, 'a:'),
    ...owners.values(),
  ])
  const asGuests = await listGuests(trx, phones)
  const guests = unique(asGuests.map(({ phone_digits }) => phone_digits))
  const wanted = [
    ...(await listOrdering(trx, users)).map((user) => `a:${user}`),
    ...guests.filter((phone) => !owners.has(phone)).map((phone) => `p:${phone}`),
  ]
  const idOf = await holdCustomers(trx, wanted, orders)
  const keyOfPhone = (phone: string) => (owners.has(phone) ? `a:${owners.get(phone)}` : `p:${phone}`)
  for (const [key, own] of Map.groupBy(orders, (order) => placeOf(order)))
    await moveOrders(
      trx,
      idOf.get(key) ?? '',
      own.map(({ id }) => id),
    )
  for (const phone of guests) await moveGuests(trx, idOf.get(keyOfPhone(phone)) ?? '', phone)
  for (const { id, key } of known.filter((row) => row.key.startsWith('p:'))) {
    const owner = owners.get(key.slice(2))
    const into = owner === undefined ? null : (idOf.get(`a:${owner}`) ?? null)
    await trx.updateTable('customers').set({ into_id: into }).where('id', '=', id).execute()
  }
  // Whom a phone's guests leave for an account that ordered with it before theirs has fewer orders now.
  const left = asGuests.map(({ customer_id }) => customer_id)
  await countCustomers(trx, unique([...known.map(({ id }) => id), ...idOf.values(), ...left]))
}

/** Guests are moved by their phone, all at once. */
function placeOf({ user_id, phone_digits }: Ordered): string {
  if (user_id !== null) return `a:${user_id}`
  return phone_digits === '' ? '' : 'guest'
}

async function listOrdered(trx: Db, ids: readonly string[]): Promise<Ordered[]> {
  if (ids.length === 0) return []
  return trx
    .selectFrom('orders')
    .select(['id', 'phone_digits', 'user_id', 'customer_name', 'customer_mobile', 'customer_email'])
    .where('id', 'in', ids)
    .execute()
}

/** These customers, those of the phones and accounts of these orders, and the phones that belong to them by now. */
async function listTouched(trx: Db, ids: readonly string[], orders: readonly Ordered[]) {
  const keys = unique(orders.flatMap((order) => [`p:${order.phone_digits}`, `a:${order.user_id}`]))
  const asked = trx
    .selectFrom('customers')
    .select('id')
    .where(({ or, eb }) =>
      or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(keys.length > 0 ? [eb('key', 'in', keys)] : []),
      ]),
    )
  const found = (await asked.execute()).map(({ id }) => id)
  if (found.length === 0) return []
  return trx
    .selectFrom('customers')
    .select(['id', 'key'])
    .where(({ or, eb }) => or([eb('id', 'in', found), eb('into_id', 'in', found)]))
    .execute()
}

function keysOf(rows: readonly { key: string }[], sort: 'a:' | 'p:'): string[] {
  return rows.filter(({ key }) => key.startsWith(sort)).map(({ key }) => key.slice(2))
}

/** The phones by which guests joined these customers: when an account loses one, they are guests again. */
async function listJoinedPhones(trx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('orders')
    .select('phone_digits')
    .distinct()
    .where('customer_id', 'in', ids)
    .where('user_id', 'is', null)
    .execute()
  return rows.map(({ phone_digits }) => phone_digits)
}

/** The account that ordered first with each of these phones. */
async function readOwners(trx: Db, phones: readonly string[]): Promise<Map<string, string>> {
  if (phones.length === 0) return new Map()
  const rows = await trx
    .selectFrom('orders')
    .select((row) => ['phone_digits', 'user_id', row.fn.min('placed_at').as('since')])
    .where('phone_digits', 'in', phones)
    .where('user_id', 'is not', null)
    .groupBy(['phone_digits', 'user_id'])
    .execute()
  const late = (one: (typeof rows)[number]) => `${one.since} ${one.user_id}`
  rows.sort((one, other) => (late(one) < late(other) ? 1 : -1))
  return new Map(rows.map(({ phone_digits, user_id }) => [phone_digits, user_id ?? '']))
}

/** Those of these accounts in which something was ordered. */
async function listOrdering(trx: Db, users: readonly string[]): Promise<string[]> {
  if (users.length === 0) return []
  const rows = await trx
    .selectFrom('orders')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', users)
    .execute()
  return rows.map(({ user_id }) => user_id ?? '')
}

/** Which of these phones guests ordered with, and whose those orders are until now. */
async function listGuests(trx: Db, phones: readonly string[]) {
  if (phones.length === 0) return []
  return trx
    .selectFrom('orders')
    .select(['phone_digits', 'customer_id'])
    .distinct()
    .where('phone_digits', 'in', phones)
    .where('user_id', 'is', null)
    .execute()
}

/** The ids of these keys, made where they are missing, and nobody else's to change until the transaction ends. */
async function holdCustomers(trx: Db, keys: readonly string[], orders: readonly Ordered[]) {
  if (keys.length === 0) return new Map<string, string>()
  for (let attempt = 0; ; attempt++) {
    const rows = await lockRows(
      trx,
      trx
        .selectFrom('customers')
        .select(['id', 'key'])
        .where('key', 'in', keys)
        .orderBy(byteOrder(trx, 'key')),
    ).execute()
    const there = new Map(rows.map(({ id, key }) => [key, id]))
    const missing = keys.filter((key) => !there.has(key)).sort()
    if (missing.length === 0) return there
    if (attempt === 4) throw new Error('A customer was removed again and again')
    // Found by what the order says from its first moment: a changed text costs the index more than a new one.
    const made = missing.map((key) => ({
      id: randomUUID(),
      key,
      user_id: key.startsWith('a:') ? key.slice(2) : null,
      into_id: null,
      demo: 0 as const,
      name: '',
      mobile: '',
      email: '',
      orders: 0,
      paid: 0,
      came_back: 0,
      returns: 0,
      refusals: 0,
      last_at: '',
      search_folded: searchText(
        orders.filter(
          ({ user_id, phone_digits }) => key === `a:${user_id}` || (!user_id && key === `p:${phone_digits}`),
        ),
      ),
    }))
    for (let from = 0; from < made.length; from += 100)
      await trx
        .insertInto('customers')
        .values(made.slice(from, from + 100))
        .onConflict((clash) => clash.column('key').doNothing())
        .execute()
  }
}

async function moveOrders(trx: Db, customer: string, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ customer_id: customer })
    .where('id', 'in', ids)
    .where('customer_id', '<>', customer)
    .where(({ or, eb }) => or([eb('user_id', 'is not', null), eb('phone_digits', '=', '')]))
    .execute()
}

async function moveGuests(trx: Db, customer: string, phone: string): Promise<void> {
  if (phone === '') return
  await trx
    .updateTable('orders')
    .set({ customer_id: customer })
    .where('phone_digits', '=', phone)
    .where('user_id', 'is', null)
    .where('customer_id', '<>', customer)
    .execute()
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))].sort()
}
