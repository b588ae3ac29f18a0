import type { listStock } from '#src/catalogue/stock/stock.store.ts'
import { presentLine } from '#src/orders/order/order.present.ts'
import type { StoredOrder } from '#src/orders/order/order.store.ts'
import type { StockShift } from '#src/orders/order/order-stock.ts'
import { cellKey } from '#src/orders/placing/order-lines.ts'
import type { CorrectedLine } from './corrected-lines.ts'

type StockRow = Awaited<ReturnType<typeof listStock>>[number]

/**
 * How the stock changes with an edit, and which lines hold pieces afterwards (O14). A line that held none (its stock was
 * not counted then) takes none while it does not grow; what was added or grew takes all its pieces where they are counted.
 */
export function stockShifts(
  stored: StoredOrder['lines'],
  lines: readonly CorrectedLine[],
  stock: readonly StockRow[],
): { shifts: StockShift[]; reserved: boolean[] } {
  const before = new Map(stored.map((line) => [cellKey(presentLine(line)), line]))
  const counted = new Set(stock.map((row) => cellKey({ _id: row.product_id, ...row })))
  const shifts: StockShift[] = []
  const shift = (change: StockShift) => change.pieces !== 0 && shifts.push(change)
  const reserved = lines.map(({ line, path }) => {
    const key = cellKey(line)
    const was = before.get(key)
    before.delete(key)
    const held = was?.reserved ? was.quantity : 0
    const grows = line.quantity > (was?.quantity ?? 0)
    if (grows ? !counted.has(key) : held === 0) return false
    shift({ line, pieces: line.quantity - held, path: `${path}.quantity` })
    return true
  })
  for (const gone of before.values())
    if (gone.reserved) shift({ line: presentLine(gone), pieces: -gone.quantity, path: 'products' })
  return { shifts, reserved }
}
