import { listMissed } from '#src/catalogue/search/missed-search.store.ts'
import { toOmr } from '#src/core/money.ts'
import type { Db } from '#src/db/db.ts'
import { type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'
import { addUp } from '#src/orders/sums/add-up.ts'
import type { DayRange } from '#src/orders/sums/days.ts'
import { type Reading, readFigures, readProducts } from '#src/orders/sums/read-sums.ts'
import type { Figures, OrderSum } from '#src/orders/sums/sums.ts'
import { nameProducts } from './product-rows.store.ts'
import {
  type Breakdown,
  breakdownNames,
  type ComparedRow,
  mainNumber,
  Report,
  type ReportFigures,
  type ReportRow,
  rowsShown,
} from './report.ts'
import { rangeBefore } from './report-range.ts'

const mostSearches = 1000

/** The shop in a range of Muscat days, beside the range before (O35). */
export async function readReport(db: Db, range: DayRange, reading: Reading): Promise<Report> {
  const before = rangeBefore(range)
  const [now, earlier] = await Promise.all([readAll(db, range, reading), readAll(db, before, reading)])
  return Report.parse({
    range,
    before,
    figures: headline(now.figures),
    figuresBefore: headline(earlier.figures),
    breakdowns: Object.fromEntries(
      breakdownNames.map((by) => {
        const main = mainNumber(by)
        const was = new Map(earlier.rows[by].map((row) => [row.key, row[main]]))
        const rows = now.rows[by].slice(0, rowsShown)
        const beside = rows.map((row) => ({ ...row, before: was.get(row.key) ?? 0 }))
        return [by, { rows: beside, total: now.rows[by].length }]
      }),
    ),
  })
}

/** Everything of one range. */
async function readAll(db: Db, range: DayRange, reading: Reading) {
  const known = {
    figures: await readFigures(db, range, reading),
    products: await nameProducts(db, await readProducts(db, range, reading)),
  }
  const rows = await Promise.all(
    breakdownNames.map(async (by) => [by, await readBreakdown(db, by, range, reading, known)] as const),
  )
  return { figures: known.figures, rows: Object.fromEntries(rows) as Record<Breakdown, ReportRow[]> }
}

/** Every row of a breakdown beside the range before, the largest first, then those that are only of that. */
export async function compareBreakdown(
  db: Db,
  by: Breakdown,
  range: DayRange,
  reading: Reading,
): Promise<ComparedRow[]> {
  const rows = await readBreakdown(db, by, range, reading)
  const earlier = await readBreakdown(db, by, rangeBefore(range), reading)
  const left = new Map(earlier.map((row) => [row.key, row]))
  const compared: ComparedRow[] = rows.map((now) => {
    const before = left.get(now.key)
    left.delete(now.key)
    return { now, before }
  })
  return [...compared, ...[...left.values()].map((before) => ({ now: undefined, before }))]
}

/** Every row of a breakdown, the largest first; amounts in OMR. */
async function readBreakdown(
  db: Db,
  by: Breakdown,
  range: DayRange,
  reading: Reading,
  known?: Known,
): Promise<ReportRow[]> {
  const rows = await rowsOf[by](
    db,
    {
      figures: async () => known?.figures ?? (await readFigures(db, range, reading)),
      products: async () => known?.products ?? nameProducts(db, await readProducts(db, range, reading)),
    },
    range,
  )
  const first = mainNumber(by)
  return rows
    .map(({ sales, ...row }) => ({ ...row, ...(sales !== undefined && { sales: toOmr(sales) }) }))
    .toSorted((one, other) => (other[first] ?? 0) - (one[first] ?? 0) || (one.key < other.key ? -1 : 1))
}

/** What several breakdowns are made of, read once for all of them. */
type Known = { figures: Figures; products: Awaited<ReturnType<typeof nameProducts>> }

/** Rows in no order, their sales in baisa. */
type Rows = (
  db: Db,
  read: { [What in keyof Known]: () => Promise<Known[What]> },
  range: DayRange,
) => Promise<ReportRow[]>

const rowsOf: Record<Breakdown, Rows> = {
  product: async (_, read) => (await read.products()).map(({ category: _, ...product }) => product),
  category: async (_, read) =>
    addUp(
      (await read.products()).map(({ category, pieces, sales }) => ({ key: category, pieces, sales })),
      byKey,
    ),
  area: byOrder(({ area }) => area),
  method: byOrder(({ method }) => method),
  source: byOrder(({ source }) => source),
  staff: async (db, read, range) => {
    const rows = await byOrder(({ made_by }) => made_by ?? '')(db, read, range)
    const people = await db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', 'in', ['', ...rows.map(({ key }) => key)])
      .execute()
    const names = new Map(people.map(({ id, name }) => [id, name]))
    return rows.map((row) => ({ ...row, ...(names.has(row.key) && { name: names.get(row.key) }) }))
  },
  courier: async (db, read) => {
    const { shipments } = await read.figures()
    const couriers = await db.selectFrom('couriers').select(['id', 'name']).execute()
    const names = new Map(couriers.map(({ id, name }) => [id, name]))
    return shipments.map((row) => ({ ...row, name: names.get(row.key) }))
  },
  returns: async (_, read) => (await read.figures()).returns,
  refusals: async (_, read) => (await read.figures()).refusals,
  searches: async (db, _, range) =>
    (await listMissed(db, range, mostSearches)).map(({ term, times }) => ({ key: term, times })),
}

function byOrder(keyOf: (sum: OrderSum) => string): Rows {
  return async (_, read) =>
    addUp(
      (await read.figures()).orders
        .filter(isSold)
        .map((sum) => ({ key: keyOf(sum), orders: sum.orders, sales: sum.sales })),
      byKey,
    )
}

function byKey({ key }: { key: string }): string {
  return key
}

function headline({ orders, money, returns, refusals }: Figures): ReportFigures {
  const sold = total(orders.filter(isSold), 'orders', 'sales', 'discounts', 'discounted', 'promised')
  const back = total(returns, 'returns', 'sales')
  const refused = total(refusals, 'refusals', 'sales')
  return {
    orders: sold.orders,
    sales: toOmr(sold.sales),
    average: toOmr(sold.orders === 0 ? 0 : Math.round(sold.sales / sold.orders)),
    paid: toOmr(money.received),
    promised: toOmr(sold.promised),
    cameBack: toOmr(money.refunded),
    discounts: toOmr(sold.discounts),
    discounted: sold.discounted,
    cancelled: total(
      orders.filter(({ status }) => status === ('Cancelled' satisfies OrderStatus)),
      'orders',
    ).orders,
    returns: back.returns,
    returned: toOmr(back.sales),
    refusals: refused.refusals,
    refused: toOmr(refused.sales),
  }
}

function total<Name extends string>(
  rows: readonly Record<Name, number>[],
  ...names: Name[]
): Record<Name, number> {
  const sums = names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])
  return Object.fromEntries(sums)
}

function isSold({ status }: OrderSum): boolean {
  return orderStatuses[status as OrderStatus].isSold
}
