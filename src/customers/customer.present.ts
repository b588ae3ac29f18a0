import { toOmr } from '#src/core/money.ts'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { Customer, CustomerDetails } from './customer.ts'
import { type CustomerRow, findCustomer } from './customer-list.store.ts'
import { listPhones, listRecentOrders, readMarks } from './customer-marks.store.ts'

const recentShown = 50
const phonesShown = 20

export function presentCustomer(row: CustomerRow): Customer {
  return Customer.parse({
    _id: row.id,
    name: row.name,
    mobileNumber: row.mobile,
    email: row.email,
    guest: row.user_id === null,
    orders: row.orders,
    paid: toOmr(row.paid),
    cameBack: toOmr(row.came_back),
    returns: row.returns,
    refusals: row.refusals,
    lastOrder: row.last_at,
    tags: row.tags,
    blocked: row.blocked,
  })
}

/** The customer of this id, or of this order's; undefined when there is none. */
export async function readCustomer(db: Db, id: string): Promise<CustomerDetails | undefined> {
  const row = await findCustomer(db, id)
  if (!row) return undefined
  const { notes, block } = await readMarks(db, row.id)
  const recent = await listRecentOrders(db, row.id, recentShown)
  return CustomerDetails.parse({
    ...presentCustomer({ ...row, blocked: block !== undefined }),
    phones: await listPhones(db, row.id, phonesShown),
    notes: notes.map(({ id: _id, note, written_at, by_name }) => ({
      _id,
      note,
      ...when(written_at),
      ...(by_name && { byName: by_name }),
    })),
    ...(block && {
      block: {
        reason: block.reason,
        ...when(block.blocked_at),
        ...(block.by_name && { byName: block.by_name }),
      },
    }),
    recent: recent.map((order) => ({
      _id: order.id,
      orderId: order.order_id,
      ...when(order.placed_at),
      orderStatus: order.status,
      deliveryArea: order.delivery_area,
      total: toOmr(order.total),
      deleted: order.deleted_at !== null,
      ...(row.user_id !== null && order.user_id === null && order.source === 'web' && { unproved: true }),
    })),
  })
}

function when(instant: string): { date: string; time: string } {
  const at = new Date(instant)
  return { date: muscatDate(at), time: muscatTime(at) }
}
