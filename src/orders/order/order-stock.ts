import { nameIn } from '#src/catalogue/product/product-name.ts'
import { returnStock } from '#src/catalogue/stock/return-stock.store.ts'
import { type listStock, reserveStock } from '#src/catalogue/stock/stock.store.ts'
import { fewLeft } from '#src/catalogue/stock/stock-cells.ts'
import { inStockOrder } from '#src/catalogue/stock/stock-order.ts'
import type { Text } from '#src/core/locale.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { plural } from '#src/i18n/messages.ts'
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
  },
): Promise<boolean[]> {
  const limited = (line: OrderLine) =>
    how.stock.some((row) => row.product_id === line._id && row.size === line.size && row.color === line.color)
  const errors: FieldError[] = []
  const leftAt: Record<string, number> = {}
  for (const line of inStockOrder(lines.filter(limited))) {
    const { left, taken } = await reserveStock(trx, line)
    if (!taken) {
      const path = how.pathOf(line)
      errors.push({ path, message: whatIsLeft(line, left) })
      leftAt[path] = left
    } else if (left <= fewLeft) how.catalogueChanged()
  }
  const first = errors[0]
  if (first) throw new Problem('conflict', first.message, { errors, extra: { left: leftAt } })
  return lines.map(limited)
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
