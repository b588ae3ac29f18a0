import { toOmr } from '#src/core/money.ts'
import { muscatDay, startOfMuscatDay } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { type OrderStatus, orderStatuses, statusNames } from '#src/orders/order/order-status.ts'
import { addDays, type DayRange, firstOfMonth } from '#src/orders/sums/days.ts'
import { type Reading, readDays, readProducts } from '#src/orders/sums/read-sums.ts'
import { addUpFigures, type Figures } from '#src/orders/sums/sums.ts'
import {
  countByStatus,
  countPlacedSince,
  listLowStock,
  listNames,
  listNamesSold,
} from './statistics.store.ts'
import { Statistics } from './statistics.ts'

const daysShown = 30
const bestShown = 10
const lowShown = 50

/** What the dashboard's index shows of the shop at this moment; `since` is when the reader last looked. */
export async function readStatistics(db: Db, reading: Reading, since?: Date): Promise<Statistics> {
  const { now } = reading
  const today = muscatDay(now)
  const [firstDay, monthStart] = [addDays(today, 1 - daysShown), firstOfMonth(today)]
  const [before, sameDay] = monthBefore(today)
  const from = before < firstDay ? before : firstDay
  const read = await readDays(db, { from, to: today }, reading)
  const since1st = addUpFigures(read.filter(({ day }) => day >= monthStart).map(({ figures }) => figures))
  const ofBefore = addUpFigures(
    read.filter(({ day }) => day >= before && day <= sameDay).map(({ figures }) => figures),
  )
  const ofToday = addUpFigures(read.filter(({ day }) => day === today).map(({ figures }) => figures))
  const counts = await countByStatus(db)
  const low = await listLowStock(db, lowShown)
  return Statistics.parse({
    asOf: now.toISOString(),
    today: salesOf(ofToday),
    month: salesOf(since1st),
    monthBefore: salesOf(ofBefore),
    money: { today: moneyOf(ofToday), month: moneyOf(since1st) },
    byStatus: Object.fromEntries(statusNames.map((status) => [status, counts.get(status) ?? 0])),
    bestSellers: await bestSellers(db, { from: firstDay, to: today }, reading),
    days: read.filter(({ day }) => day >= firstDay).map(({ day, figures }) => ({ day, ...salesOf(figures) })),
    lowStock: low.rows.map((row) => ({
      _id: row.product_id,
      name: row.name,
      ...(row.name_ar !== null && { nameAr: row.name_ar }),
      size: row.size,
      color: row.color,
      left: row.quantity,
    })),
    lowStockTotal: low.total,
    newOrders: await countPlacedSince(db, since ?? new Date(startOfMuscatDay(now).getTime() - 1)),
  })
}

/** The first day of the month before, and its day of today's number, or its last where it has none such. */
function monthBefore(today: string): [string, string] {
  const lastDay = addDays(firstOfMonth(today), -1)
  const sameDay = `${lastDay.slice(0, 8)}${today.slice(8)}`
  return [firstOfMonth(lastDay), sameDay < lastDay ? sameDay : lastDay]
}

function salesOf({ orders }: Figures): { sales: number; orders: number } {
  const sold = orders.filter(({ status }) => orderStatuses[status as OrderStatus].isSold)
  return {
    sales: toOmr(sold.reduce((sum, one) => sum + one.sales, 0)),
    orders: sold.reduce((sum, one) => sum + one.orders, 0),
  }
}

function moneyOf({ orders, money }: Figures): { paid: number; promised: number; cameBack: number } {
  return {
    paid: toOmr(money.received),
    promised: toOmr(orders.reduce((sum, { promised }) => sum + promised, 0)),
    cameBack: toOmr(money.refunded),
  }
}

/** Called and pictured as they are today; what is gone keeps a name and picture it was sold under. */
async function bestSellers(db: Db, range: DayRange, reading: Reading): Promise<Statistics['bestSellers']> {
  const sold = await readProducts(db, range, reading)
  const best = sold
    .toSorted((one, other) => other.pieces - one.pieces || (one.id < other.id ? -1 : 1))
    .slice(0, bestShown)
  const ids = best.map(({ id }) => id)
  const today = new Map((await listNames(db, ids)).map((product) => [product.id, product]))
  const then = new Map((await listNamesSold(db, best)).map((line) => [line.id, line]))
  return best.map(({ id, pieces, sales }) => {
    const product = today.get(id)
    const line = then.get(id)
    const nameAr = (product ?? line)?.name_ar ?? null
    return {
      _id: id,
      name: (product ?? line)?.name ?? '',
      ...(nameAr !== null && { nameAr }),
      imageUrl: (product && JSON.parse(product.images)[0]) ?? line?.image_url ?? '',
      quantity: pieces,
      sales: toOmr(sales),
    }
  })
}
