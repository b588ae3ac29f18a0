import { listStock } from '#src/catalogue/stock/stock.store.ts'
import type { Db } from '#src/db/db.ts'
import { presentLine } from '#src/orders/order/order.present.ts'
import { findOrder } from '#src/orders/order/order.store.ts'
import { freeReserved, markReserved } from '#src/orders/order/order-change.store.ts'
import type { OrderLine } from '#src/orders/order/order-line.ts'
import { giveBackStock, takeStock } from '#src/orders/order/order-stock.ts'
import { readSettings } from '#src/settings/settings.store.ts'

type How = { catalogueChanged: () => void; now: Date }

/**
 * Gives the pieces of an order that becomes Cancelled back to the stock, or takes those of one that is Cancelled no
 * longer once more (O14); its row is locked before. Throws `conflict` with what is left where there are too few.
 */
export async function moveStock(
  trx: Db,
  { orderId, from, to }: { orderId: string; from: string; to: string },
  how: How,
): Promise<void> {
  if (to === 'Cancelled') {
    const freed = await freeReserved(trx, orderId)
    await giveBackStock(trx, freed.map(presentLine), how.catalogueChanged)
  }
  if (from === 'Cancelled') await reserveStockAgain(trx, orderId, how)
}

async function reserveStockAgain(trx: Db, orderId: string, how: How): Promise<void> {
  // As they are now: the order may have been edited since the caller looked (O18).
  const { lines: stored } = await findOrder(trx, orderId)
  const lines = stored.map(presentLine)
  const stock = await listStock(
    trx,
    lines.map(({ _id }) => _id),
  )
  const settings = await readSettings(trx)
  const pathOf = (line: OrderLine) => `products.${lines.indexOf(line)}.quantity`
  const reserved = await takeStock(trx, lines, { stock, pathOf, settings, ...how })
  const positions = stored.filter((_, index) => reserved[index]).map(({ position }) => position)
  await markReserved(trx, orderId, positions)
}
