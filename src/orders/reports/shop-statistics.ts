import { toOmr } from '#src/core/money.ts'
import { muscatDay, startOfMuscatDay, startOfMuscatMonth } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { statusNames } from '#src/orders/order/order-status.ts'
import {
  countByStatus,
  countPlacedSince,
  type HourOfSales,
  listBestSellers,
  listLowStock,
  listNames,
  listSales,
  sumPayments,
  sumPromised,
} from './statistics.store.ts'
import { Statistics } from './statistics.ts'

const dayMs = 24 * 60 * 60 * 1000
const daysShown = 30
const bestShown = 10
const lowShown = 50

/** What the dashboard's index shows of the shop at this moment; `since` is when the reader last looked. */
export async function readStatistics(db: Db, now: Date, since?: Date): Promise<Statistics> {
  const midnight = startOfMuscatDay(now)
  const firstDay = new Date(midnight.getTime() - (daysShown - 1) * dayMs)
  const monthStart = startOfMuscatMonth(now)
  const hours = await listSales(db, monthStart < firstDay ? monthStart : firstDay)
  const days = Array.from({ length: daysShown }, (_, index) => {
    const start = new Date(firstDay.getTime() + index * dayMs)
    return { day: muscatDay(start), ...sumOf(hours, start, new Date(start.getTime() + dayMs)) }
  })
  const counts = await countByStatus(db)
  const low = await listLowStock(db, lowShown)
  return Statistics.parse({
    asOf: now.toISOString(),
    today: days.at(-1),
    month: sumOf(hours, monthStart, now),
    money: { today: await moneySince(db, midnight, now), month: await moneySince(db, monthStart, now) },
    byStatus: Object.fromEntries(statusNames.map((status) => [status, counts.get(status) ?? 0])),
    bestSellers: await bestSellers(db, firstDay),
    days,
    lowStock: low.rows.map((row) => ({
      _id: row.product_id,
      name: row.name,
      ...(row.name_ar !== null && { nameAr: row.name_ar }),
      size: row.size,
      color: row.color,
      left: row.quantity,
    })),
    lowStockTotal: low.total,
    newOrders: await countPlacedSince(db, since ?? new Date(midnight.getTime() - 1)),
  })
}

async function moneySince(db: Db, from: Date, now: Date) {
  const { received, refunded } = await sumPayments(db, from, now)
  return { paid: toOmr(received), promised: toOmr(await sumPromised(db, from)), cameBack: toOmr(refunded) }
}

function sumOf(hours: readonly HourOfSales[], from: Date, to: Date): { sales: number; orders: number } {
  const within = hours.filter(({ hour }) => {
    const start = new Date(`${hour}:00:00Z`)
    return start >= from && start < to
  })
  const sales = within.reduce((sum, one) => sum + one.sales, 0)
  return { sales: toOmr(sales), orders: within.reduce((sum, one) => sum + one.orders, 0) }
}

/** Called and pictured as they are today; what is gone keeps the name it was sold under. */
async function bestSellers(db: Db, from: Date): Promise<Statistics['bestSellers']> {
  const sold = await listBestSellers(db, from, bestShown)
  const names = await listNames(
    db,
    sold.map(({ id }) => id),
  )
  const byId = new Map(names.map((product) => [product.id, product]))
  return sold.map(({ id, quantity, sales, ...then }) => {
    const today = byId.get(id)
    const nameAr = today ? today.name_ar : then.nameAr
    return {
      _id: id,
      name: today?.name ?? then.name,
      ...(nameAr !== null && { nameAr }),
      imageUrl: (today && JSON.parse(today.images)[0]) ?? then.imageUrl,
      quantity,
      sales: toOmr(sales),
    }
  })
}
