import { nameIn } from '#src/catalogue/product/product-name.ts'
import { returnStock } from '#src/catalogue/stock/return-stock.store.ts'
import { type listStock, reserveStock } from '#src/catalogue/stock/stock.store.ts'
import { fewLeft } from '#src/catalogue/stock/stock-cells.ts'
import { inStockOrder } from '#src/catalogue/stock/stock-order.ts'
import type { Text } from '#src/core/locale.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { plural } from '#src/i18n/messages.ts'
import { recordNotice } from '#src/notices/record-notice.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import type { OrderLine } from './order-line.ts'

type StockRow = Awaited<ReturnType<typeof listStock>>[number]

/**
 * Takes the pieces of every line whose stock is limited, or none at all (O14). Answers which lines took some. Throws
 * a `conflict` Problem with what is left, each line named by `pathOf`.
 */
export async function takeStock(
  trx: Db,
  lines: readonly OrderLine[],
  how: {
    stock: readonly StockRow[]
    pathOf: (line: OrderLine) => string
    catalogueChanged: () => void
    now: Date
    /** Read before: others wait for the pieces while they are asked for. */
    settings: LowStockAt
  },
): Promise<boolean[]> {
  const limited = (line: OrderLine) =>
    how.stock.some((row) => row.product_id === line._id && row.size === line.size && row.color === line.color)
  const errors: FieldError[] = []
  const leftAt: Record<string, number> = {}
  const lower: Lowered[] = []
  for (const line of inStockOrder(lines.filter(limited))) {
    const { left, taken } = await reserveStock(trx, line)
    if (!taken) {
      const path = how.pathOf(line)
      errors.push({ path, message: whatIsLeft(line, left) })
      leftAt[path] = left
    } else {
      lower.push({ line, left, pieces: line.quantity })
      if (left <= fewLeft) how.catalogueChanged()
    }
  }
  const first = errors[0]
  if (first) throw new Problem('conflict', first.message, { errors, extra: { left: leftAt } })
  await tellLowStock(trx, lower, how)
  return lines.map(limited)
}

/** A line whose stock changes by so many pieces: more are taken, fewer given back. */
export type StockShift = { line: OrderLine; pieces: number; path: string }

/**
 * Takes and gives back the pieces of an edit in one pass over the one order of locks, or throws a `conflict` with what is
 * left (O14, O18).
 */
export async function shiftStock(
  trx: Db,
  shifts: readonly StockShift[],
  { catalogueChanged, now, settings }: { catalogueChanged: () => void; now: Date; settings: LowStockAt },
): Promise<void> {
  const lower: Lowered[] = []
  const short: { shift: StockShift; left: number }[] = []
  const cells = shifts.map((shift) => ({ ...shift.line, shift }))
  for (const { shift } of inStockOrder(cells)) {
    const { line, pieces } = shift
    if (pieces < 0) await giveBackStock(trx, [{ ...line, quantity: -pieces }], catalogueChanged)
    if (pieces <= 0) continue
    const { left, taken } = await reserveStock(trx, { ...line, quantity: pieces })
    if (!taken) short.push({ shift, left })
    else {
      lower.push({ line, left, pieces })
      if (left <= fewLeft) catalogueChanged()
    }
  }
  if (short.length > 0) throw tooFewLeft(short)
  await tellLowStock(trx, lower, { now, settings })
}

/** The refusal of an edit that wants more than there is; `left` counts what the order does not hold already. */
export function tooFewLeft(short: readonly { shift: StockShift; left: number }[]): Problem {
  const errors = short.map(({ shift, left }) => ({ path: shift.path, message: whatIsLeft(shift.line, left) }))
  const leftAt = Object.fromEntries(short.map(({ shift, left }) => [shift.path, left]))
  return new Problem('conflict', errors[0]?.message ?? { en: '', ar: '' }, {
    errors,
    extra: { left: leftAt },
  })
}

type Lowered = { line: OrderLine; left: number; pieces: number }
type LowStockAt = Pick<Settings, 'lowStockAt'>

/** Tells staff of what has just become as few as the settings say (N1), once for each size and colour. */
async function tellLowStock(
  trx: Db,
  lowered: readonly Lowered[],
  { now, settings: { lowStockAt } }: { now: Date; settings: LowStockAt },
): Promise<void> {
  if (lowStockAt === null) return
  for (const { line, left, pieces } of lowered) {
    if (left > lowStockAt || left + pieces <= lowStockAt) continue
    const thing = { id: line._id, name: line.name }
    await recordNotice(trx, { kind: 'stock-low', thing }, now)
  }
}

/** Returns the pieces of these lines to the stock (O14). */
export async function giveBackStock(
  trx: Db,
  lines: readonly OrderLine[],
  catalogueChanged: () => void,
): Promise<void> {
  for (const line of inStockOrder(lines)) {
    const left = await returnStock(trx, line)
    if (left !== undefined && left - line.quantity <= fewLeft) catalogueChanged()
  }
}

function whatIsLeft(line: OrderLine, left: number): Text {
  if (left === 0) {
    return { en: `${line.name} is sold out.`, ar: `نفدت الكمية من ${nameIn('ar', line)}.` }
  }
  return {
    en: plural('en', left, {
      one: `Only # piece of ${line.name} is left.`,
      other: `Only # pieces of ${line.name} are left.`,
    }),
    ar: plural('ar', left, {
      one: `بقيت قطعة واحدة فقط من ${nameIn('ar', line)}.`,
      two: `بقيت قطعتان فقط من ${nameIn('ar', line)}.`,
      few: `بقيت # قطع فقط من ${nameIn('ar', line)}.`,
      other: `بقيت # قطعة فقط من ${nameIn('ar', line)}.`,
    }),
  }
}
