import { formatOmrCell } from '#src/core/csv.ts'
import { muscatDay } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import type { Sheet } from '#src/http/csv-reply.ts'
import { listOrders, listOrdersById } from '#src/orders/order/order-list.store.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { readCustomers } from './customer-export.store.ts'
import { orderColumnsOf, rowOfOrder } from './order-csv.ts'

const chunk = 200

/**
 * All orders as a table, the newest first, read while it is written; deleted ones too, marked so (O21). Or those of `ids`
 * alone. Without VAT it says nothing of it.
 */
export async function ordersCsv(db: Db, ids?: readonly string[]): Promise<Sheet> {
  const columns = orderColumnsOf({ hasVat: await hasVat(db) })
  return { columns, chunks: rows() }

  async function* rows() {
    if (ids) {
      yield (await listOrdersById(db, ids)).map((order) => rowOfOrder(order, columns))
      return
    }
    for (let cursor: string | undefined, more = true; more; ) {
      const { items, next } = await listOrders(db, { deleted: 'too' }, { limit: chunk, cursor })
      yield items.map((order) => rowOfOrder(order, columns))
      cursor = next
      more = next !== undefined
    }
  }
}

/** Whether VAT is on, or was when some order was placed: that order keeps what was true then (T1). */
async function hasVat(db: Db): Promise<boolean> {
  const { vat } = await readSettings(db)
  if (vat !== 'off') return true
  const taxed = await db
    .selectFrom('orders')
    .select('id')
    .where('vat_rate', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return taxed !== undefined
}

const customerColumns = ['email', 'name', 'mobileNumber', 'account since', 'orders', 'spent', 'last order']

/** Everybody who has an account or has ordered as a table: amounts in OMR, days in Muscat. */
export function customersCsv(db: Db): Sheet {
  return { columns: customerColumns, chunks: rows() }

  async function* rows() {
    for await (const customers of readCustomers(db))
      yield customers.map(({ email, name, mobile, since, orders, spent, lastOrder }) => [
        email,
        name,
        mobile,
        since === undefined ? 'guest' : muscatDay(new Date(since)),
        orders,
        formatOmrCell(spent),
        lastOrder === undefined ? '' : muscatDay(new Date(lastOrder)),
      ])
  }
}
