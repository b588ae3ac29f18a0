import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { followCustomers } from '#src/orders/customer/follow-customers.store.ts'
import { searchColumns } from './order-search.ts'
import { initialStatus } from './order-status.ts'

type OrderRow = Insertable<Tables['orders']>
type LineRow = Insertable<Tables['order_lines']>
type Filed = Partial<OrderRow> & { lines?: Partial<LineRow>[] }

const chunk = 400
let filed = 0

/** Puts orders on file as if they had been placed and worked on before; a Pending one of one line unless told. */
export async function fileOrders(db: Db, orders: readonly Filed[]): Promise<OrderRow[]> {
  const rows: OrderRow[] = []
  for (let from = 0; from < orders.length; from += chunk) {
    const made = orders.slice(from, from + chunk).map(toRows)
    await inTransaction(db, async (trx) => {
      await trx
        .insertInto('orders')
        .values(made.map(({ row }) => row))
        .execute()
      await trx
        .insertInto('order_lines')
        .values(made.flatMap(({ lines }) => lines))
        .execute()
      await followCustomers(
        trx,
        made.map(({ row }) => row.id),
      )
    })
    rows.push(...made.map(({ row }) => row))
  }
  return rows
}

/** One order on file. */
export async function fileOrder(db: Db, order: Filed = {}): Promise<OrderRow> {
  const [row] = await fileOrders(db, [order])
  if (!row) throw new Error('Nothing was filed')
  return row
}

/** Tells that an order on file was cancelled, by its customer unless told (O6'); answers the id of the entry. */
export async function fileCancellation(
  db: Db,
  orderId: string,
  { at, role = 'customer' }: { at: Date; role?: string },
): Promise<string> {
  const id = randomUUID()
  await inTransaction(db, (trx) =>
    trx
      .insertInto('order_status_changes')
      .values({
        id,
        order_id: orderId,
        from_status: 'Pending',
        to_status: 'Cancelled',
        changed_at: at.toISOString(),
        changed_by: null,
        changed_by_role: role,
        reason: null,
        comment: null,
      })
      .execute(),
  )
  return id
}

function toRows({ lines = [{}], ...changes }: Filed): { row: OrderRow; lines: LineRow[] } {
  filed += 1
  const id = changes.id ?? randomUUID()
  const plain = {
    id,
    // Below the numbers that the shop gives, which are drawn by lot: both may stand in one database.
    order_id: String(filed).padStart(6, '0'),
    track_token: randomUUID(),
    user_id: null,
    placed_at: new Date(Date.UTC(2026, 1, 1) + filed * 1000).toISOString(),
    status: initialStatus,
    sub_total: 20_000,
    delivery_charge: 2000,
    total: 22_000,
    customer_name: 'Maryam Al Balushi',
    customer_email: 'maryam@example.com',
    customer_mobile: '91234567',
    customer_address: 'Way 3312, Al Khuwair, Muscat',
    customer_comment: '',
    delivery_area: 'HOME DELIVERY',
    payment_method: 'Cash On Delivery',
    payment_proof: '',
    receipt: '',
    locale: 'en',
    staff_note: '',
    demo: 0 as const,
    version: 1,
    ...changes,
  }
  const made = lines.map((line, position) => ({ ...sampleLine, ...line, order_id: id, position }))
  return { row: { ...plain, ...searchColumns({ ...plain, lines: made }) }, lines: made }
}

const sampleLine = {
  product_id: 'tote-gone',
  name: 'Tote',
  name_ar: null,
  image_url: '/pictures/0123456789abcdef0123456789abcdef.webp',
  color: 'N/A',
  size: 'N/A',
  original_price: 20_000,
  quantity: 1,
  reserved: 0 as const,
}
