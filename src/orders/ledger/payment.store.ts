import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Baisa } from '#src/core/money.ts'
import type { Person } from '#src/core/permission.ts'
import type { Db, Tables } from '#src/db/db.ts'
import type { MoneyMethod, PaymentKind } from './payment.ts'
import type { LedgerSums } from './payment-state.ts'

/** An entry with the name of who booked it, while there is such an account. */
export type PaymentRow = Selectable<Tables['payments']> & { by_name: string | null }

/** Who books: somebody, or a guest with the tracking link. */
export type Booker = Pick<Person, 'id' | 'role'> | { id: null; role: 'customer' }

/** What is booked. `amount` in baisa: more than 0 came in, less than 0 went out. */
export type NewPayment = {
  id?: string
  orderId: string
  kind: PaymentKind
  amount: Baisa
  waived?: Baisa
  method: MoneyMethod
  reference?: string | undefined
  note?: string | undefined
  by: Booker
  now: Date
  courierId?: string | undefined
  reverses?: string
  isCredit?: boolean
  returnId?: string
}

/** Adds an entry to a ledger whose order is locked (money/settle.ts); answers its id. */
export async function insertPayment(trx: Db, entry: NewPayment): Promise<string> {
  const id = entry.id ?? randomUUID()
  await trx
    .insertInto('payments')
    .values({
      id,
      order_id: entry.orderId,
      number: (await countPayments(trx, entry.orderId)) + 1,
      kind: entry.kind,
      amount: entry.amount,
      waived: entry.waived ?? 0,
      method: entry.method,
      reference: entry.reference ?? '',
      note: entry.note ?? '',
      booked_at: entry.now.toISOString(),
      booked_by: entry.by.id,
      booked_by_role: entry.by.role,
      courier_id: entry.courierId ?? null,
      reverses: entry.reverses ?? null,
      credit: entry.isCredit ? 1 : 0,
      return_id: entry.returnId ?? null,
    })
    .execute()
  return id
}

/** How many entries a ledger has. */
export async function countPayments(db: Db, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return count
}

/** The ledger of an order, oldest entry first. */
export async function listPayments(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.booked_by')
    .selectAll('payments')
    .select('users.name as by_name')
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
}

/**
 * `credited` in baisa: how much of what was given back stands as a credit, which no hand paid out; `exchanged` what of the
 * money received an exchange moved here, below 0 away (O37).
 */
export type OrderSums = LedgerSums & { credited: Baisa; exchanged: Baisa }

/** The sums of these orders' ledgers; orders without an entry are left out. */
export async function readSums(db: Db, orderIds: readonly string[]): Promise<Map<string, OrderSums>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payments')
    .select([
      'order_id',
      sql<number>`cast(sum(case when kind = 'refund' then 0 else amount end) as bigint)`.as('received'),
      sql<number>`cast(sum(case when kind = 'refund' then -amount else 0 end) as bigint)`.as('refunded'),
      sql<number>`cast(sum(waived) as bigint)`.as('waived'),
      sql<number>`cast(sum(case when credit = 1 then -amount else 0 end) as bigint)`.as('credited'),
      sql<number>`cast(sum(case when kind = 'adjustment' then amount else 0 end) as bigint)`.as('exchanged'),
    ])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, ...sums }) => [order_id, sums]))
}

/** The order whose worth was moved to this one by an exchange, also after the exchange was cancelled (O37). */
export async function findExchangeOrigin(db: Db, orderId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.order_id', 'payments.reference')
    .select(['orders.id as orderId', 'orders.order_id as number'])
    .where('payments.order_id', '=', orderId)
    .where('payments.kind', '=', 'adjustment')
    .where('payments.amount', '>', 0)
    .where('payments.reverses', 'is', null)
    .orderBy('payments.number')
    .executeTakeFirst()
}
