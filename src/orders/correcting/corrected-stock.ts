import type { listStock } from '#src/catalogue/stock/stock.store.ts'
import { presentLine } from '#src/orders/order/order.present.ts'
import type { StoredOrder } from '#src/orders/order/order.store.ts'
import type { StockShift } from '#src/orders/order/order-stock.ts'
import { cellKey, piecesIn } from '#src/orders/placing/order-lines.ts'
import type { CorrectedLine } from './corrected-lines.ts'

type StockRow = Awaited<ReturnType<typeof listStock>>[number]

/**
 * How the stock changes with an edit, and which lines hold pieces afterwards (O14). Of a size and colour that held none (its
 * stock was not counted then) none are taken while it does not grow; what was added or grew takes all its pieces where they
 * are counted. Several lines may be of one (O37): they change its stock together.
 */
export function stockShifts(
  stored: StoredOrder['lines'],
  lines: readonly CorrectedLine[],
  stock: readonly StockRow[],
): { shifts: StockShift[]; reserved: boolean[] } {
  const before = Map.groupBy(stored, (line) => cellKey(presentLine(line)))
  const after = Map.groupBy(lines, ({ line }) => cellKey(line))
  const counted = new Set(stock.map((row) => cellKey({ _id: row.product_id, ...row })))
  const shifts: StockShift[] = []
  const shift = (change: StockShift) => change.pieces !== 0 && shifts.push(change)
  const holding = new Set<string>()
  for (const [key, [first, ...more]] of after) {
    const was = before.get(key) ?? []
    before.delete(key)
    const held = piecesIn(was.filter(({ reserved }) => reserved === 1))
    const pieces = piecesIn([first, ...more].flatMap((one) => one?.line ?? []))
    const grows = pieces > piecesIn(was)
    if (!first || (grows ? !counted.has(key) : held === 0)) continue
    shift({ line: first.line, pieces: pieces - held, path: `${first.path}.quantity` })
    holding.add(key)
  }
  for (const gone of [...before.values()].flat())
    if (gone.reserved) shift({ line: presentLine(gone), pieces: -gone.quantity, path: 'products' })
  return { shifts, reserved: lines.map(({ line }) => holding.has(cellKey(line))) }
}
