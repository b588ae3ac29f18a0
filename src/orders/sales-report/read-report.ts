import { setImmediate as nextTurn } from 'node:timers/promises'
import { listMissed } from '#src/catalogue/search/missed-search.store.ts'
import { toOmr } from '#src/core/money.ts'
import type { Db } from '#src/db/db.ts'
import { type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'
import { sumPayments, sumPromised } from '#src/orders/reports/statistics.store.ts'
import { addUp } from './add-up.ts'
import { nameProducts } from './product-rows.store.ts'
import {
  type Breakdown,
  breakdownNames,
  breakdowns,
  Report,
  type ReportFigures,
  type ReportRow,
  rowsShown,
} from './report.ts'
import { type DayRange, instantsOf, rangeBefore, type Stretch, stretchesOf } from './report-range.ts'
import {
  type OrderSum,
  sumLines,
  sumOrders,
  sumRefusals,
  sumReturns,
  sumShipments,
} from './report-sums.store.ts'

const mostSearches = 1000

/** The shop in a range of Muscat days, beside the range before (O35). */
export async function readReport(db: Db, range: DayRange): Promise<Report> {
  const before = rangeBefore(range)
  const known = { orders: await readOrders(db, range), products: await readProducts(db, range) }
  const rows = await Promise.all(breakdownNames.map((by) => readBreakdown(db, by, range, known)))
  return Report.parse({
    range,
    before,
    figures: await readFigures(db, range, known.orders),
    figuresBefore: await readFigures(db, before, await readOrders(db, before)),
    breakdowns: Object.fromEntries(
      breakdownNames.map((by, n) => [by, { rows: rows[n]?.slice(0, rowsShown), total: rows[n]?.length }]),
    ),
  })
}

/** Every row of a breakdown, the largest first; amounts in OMR. */
export async function readBreakdown(
  db: Db,
  by: Breakdown,
  range: DayRange,
  known?: Known,
): Promise<ReportRow[]> {
  const rows = await rowsOf[by](db, range, known)
  const first = breakdowns[by].includes('sales' as never) ? 'sales' : 'times'
  return rows
    .map(({ sales, ...row }) => ({ ...row, ...(sales !== undefined && { sales: toOmr(sales) }) }))
    .toSorted((one, other) => (other[first] ?? 0) - (one[first] ?? 0) || (one.key < other.key ? -1 : 1))
}

/** What several breakdowns are made of, read once for all of them. */
type Known = { orders: OrderSum[]; products: Awaited<ReturnType<typeof readProducts>> }

/** Rows in no order, their sales in baisa. */
type Rows = (db: Db, range: DayRange, known?: Known) => Promise<ReportRow[]>

const rowsOf: Record<Breakdown, Rows> = {
  product: async (db, range, known) =>
    (known?.products ?? (await readProducts(db, range))).map(({ category: _, ...product }) => product),
  category: async (db, range, known) => {
    const products = known?.products ?? (await readProducts(db, range))
    return addUp(products.map(({ category, pieces, sales }) => ({ key: category, pieces, sales })))
  },
  area: byOrder(({ area }) => area),
  method: byOrder(({ method }) => method),
  source: byOrder(({ source }) => source),
  staff: async (db, range, known) => {
    const rows = await byOrder(({ made_by }) => made_by ?? '')(db, range, known)
    const people = await db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', 'in', ['', ...rows.map(({ key }) => key)])
      .execute()
    const names = new Map(people.map(({ id, name }) => [id, name]))
    return rows.map((row) => ({ ...row, ...(names.has(row.key) && { name: names.get(row.key) }) }))
  },
  courier: (db, range) => sumShipments(db, instantsOf(range)),
  returns: (db, range) => sumReturns(db, instantsOf(range)),
  refusals: (db, range) => sumRefusals(db, instantsOf(range)),
  searches: async (db, range) =>
    (await listMissed(db, range, mostSearches)).map(({ term, times }) => ({ key: term, times })),
}

function byOrder(keyOf: (sum: OrderSum) => string): Rows {
  return async (db, range, known) => {
    const sums = known?.orders ?? (await readOrders(db, range))
    return addUp(
      sums.filter(isSold).map((sum) => ({ key: keyOf(sum), orders: sum.orders, sales: sum.sales })),
    )
  }
}

function readOrders(db: Db, range: DayRange) {
  return inStretches(range, (stretch) => sumOrders(db, stretch))
}

async function readProducts(db: Db, range: DayRange) {
  return nameProducts(db, await inStretches(range, (stretch) => sumLines(db, stretch)))
}

async function readFigures(db: Db, range: DayRange, sums: readonly OrderSum[]): Promise<ReportFigures> {
  const all = instantsOf(range)
  const promised = await inStretches(range, async ({ from, before }) => [await sumPromised(db, from, before)])
  const { received, refunded } = await sumPayments(db, all.from, new Date(all.before.getTime() - 1))
  const returns = total(await sumReturns(db, all), 'returns', 'sales')
  const refusals = total(await sumRefusals(db, all), 'refusals', 'sales')
  const sold = total(sums.filter(isSold), 'orders', 'sales', 'discounts', 'discounted')
  return {
    orders: sold.orders,
    sales: toOmr(sold.sales),
    average: toOmr(sold.orders === 0 ? 0 : Math.round(sold.sales / sold.orders)),
    paid: toOmr(received),
    promised: toOmr(promised.reduce((sum, one) => sum + one, 0)),
    cameBack: toOmr(refunded),
    discounts: toOmr(sold.discounts),
    discounted: sold.discounted,
    cancelled: total(
      sums.filter(({ status }) => status === ('Cancelled' satisfies OrderStatus)),
      'orders',
    ).orders,
    returns: returns.returns,
    returned: toOmr(returns.sales),
    refusals: refusals.refusals,
    refused: toOmr(refusals.sales),
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

/** What all parts of a range answer; between two of them visitors have their turn, for SQLite answers one at a time. */
async function inStretches<T>(range: DayRange, ask: (stretch: Stretch) => Promise<T[]>): Promise<T[]> {
  const found: T[] = []
  for (const stretch of stretchesOf(range)) {
    found.push(...(await ask(stretch)))
    await nextTurn()
  }
  return found
}
