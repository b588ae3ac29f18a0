import { formatOmrCell } from '#src/core/csv.ts'
import { muscatDay } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import type { Sheet } from '#src/http/csv-reply.ts'
import { type CustomerFilter, listCustomers } from './customer-list.store.ts'

const chunk = 300

const columns = [
  'name',
  'mobileNumber',
  'email',
  'guest',
  'orders',
  'paid',
  'cameBack',
  'returns',
  'refusals',
  'lastOrder',
  'tags',
  'blocked',
]

/** The list of customers as a table, all that the filter leaves: amounts in OMR, days in Muscat. */
export function customerListCsv(db: Db, filter: CustomerFilter): Sheet {
  return { columns, chunks: rows() }

  async function* rows() {
    for (let cursor: string | undefined, more = true; more; ) {
      const { items, next } = await listCustomers(db, filter, { limit: chunk, cursor })
      yield items.map((row) => [
        row.name,
        row.mobile,
        row.email,
        row.user_id === null ? 'yes' : '',
        row.orders,
        formatOmrCell(row.paid),
        formatOmrCell(row.came_back),
        row.returns,
        row.refusals,
        muscatDay(new Date(row.last_at)),
        row.tags.join(', '),
        row.blocked ? 'yes' : '',
      ])
      cursor = next
      more = next !== undefined
    }
  }
}
