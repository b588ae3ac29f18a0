import { sql } from 'kysely'
import type { Baisa } from '#src/core/money.ts'
import type { Db } from '#src/db/db.ts'
import { statusesWith } from '#src/orders/order/order-status.ts'

/** Somebody who has an account or has ordered; sums in baisa, cancelled and returned orders not among them, deleted ones are (O21). */
export type CustomerRow = {
  email: string
  name: string
  mobile: string
  /** When the account was made, ISO 8601 in UTC; undefined for a guest. */
  since: string | undefined
  orders: number
  spent: Baisa
  lastOrder: string | undefined
}

const chunk = 400

/** Everybody who has an account as a customer or has ordered, by e-mail, some at a time. Invented orders do not count. */
export async function* readCustomers(db: Db): AsyncGenerator<CustomerRow[]> {
  for (let after = ''; ; ) {
    const emails = await listEmails(db, after)
    if (emails.length > 0) yield await listCustomers(db, emails)
    const last = emails.at(-1)
    if (last === undefined || emails.length < chunk) return
    after = last
  }
}

async function listEmails(db: Db, after: string): Promise<string[]> {
  // Each of the two is read as far as this chunk may go, from its index: PostgreSQL would gather both to their end for each chunk.
  const people = db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'customer')
    .where('email', '>', after)
    .orderBy('email')
    .limit(chunk)
  const guests = db
    .selectFrom('orders')
    .select('customer_email as email')
    .distinct()
    .where('demo', '=', 0)
    .where('customer_email', '>', after)
    .orderBy('customer_email')
    .limit(chunk)
  const known = db
    .selectFrom(people.as('people'))
    .select('email')
    .union(db.selectFrom(guests.as('guests')).select('email'))
  const rows = await db.selectFrom(known.as('known')).select('email').orderBy('email').limit(chunk).execute()
  return rows.map(({ email }) => email)
}

async function listCustomers(db: Db, emails: readonly string[]): Promise<CustomerRow[]> {
  const people = await db
    .selectFrom('users')
    .select(['email', 'name', 'created_at'])
    .where('email', 'in', emails)
    .execute()
  const orders = db.selectFrom('orders').where('customer_email', 'in', emails).where('demo', '=', 0)
  const sums = await orders
    .select((row) => [
      'customer_email as email',
      row.fn.countAll<number>().as('orders'),
      sql<number>`sum(case when status in (${sql.join(statusesWith('isSold', false))}) then 0 else total end)`.as(
        'spent',
      ),
      row.fn.max('placed_at').as('last'),
    ])
    .groupBy('customer_email')
    .execute()
  const lastOnes = await orders
    .select(['customer_email as email', 'placed_at', 'customer_name', 'customer_mobile'])
    .where((row) => row('placed_at', 'in', sums.map(({ last }) => last).concat('')))
    .execute()
  const personOf = new Map(people.map((person) => [person.email, person]))
  const sumOf = new Map(sums.map((sum) => [sum.email, sum]))
  return emails.map((email) => {
    const person = personOf.get(email)
    const sum = sumOf.get(email)
    const last = lastOnes.find((one) => one.email === email && one.placed_at === sum?.last)
    return {
      email,
      name: person?.name || (last?.customer_name ?? ''),
      mobile: last?.customer_mobile ?? '',
      since: person?.created_at,
      orders: sum?.orders ?? 0,
      spent: sum?.spent ?? 0,
      lastOrder: sum?.last,
    }
  })
}
