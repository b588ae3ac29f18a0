import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { toBaisa } from '#src/core/money.ts'

/** One line of the shopping bag as the browser keeps it: product.md section 3's cart line, our `nameAr` beside it. */
export type CartLine = {
  id: string
  name: string
  nameAr?: string
  imageUrl: string
  color: string
  size: string
  quantity: number
  /** What one piece was charged at when it was put in the bag, in OMR. */
  originalPrice: number
  customerEmail: string
}

/** Quantity of one line: product.md's minimum and O1's maximum. */
export const quantityLimit = { min: 1, max: 99 } as const

/** product.md section 9's name for the bag in the browser's storage. */
export const cartKey = 'cartProducts'

/**
 * Beside it, the e-mail of who is signed in. A type, so that who reads it and who writes it say the same and no page
 * carries both.
 */
export type CartOwnerKey = 'cartOwner'

/** More different lines than an order can have (O12). */
export const cartLineLimit = 50

/** What makes two lines the same: product, size and colour (P5). */
export function lineKey(line: Pick<CartLine, 'id' | 'size' | 'color'>): string {
  return JSON.stringify([line.id, line.size, line.color])
}

/** The lines with one more; one that is there already grows instead, up to 99 (P5). `at` is its place if new. */
export function withLine(lines: readonly CartLine[], added: CartLine, at = lines.length): CartLine[] {
  const key = lineKey(added)
  if (!lines.some((line) => lineKey(line) === key)) return lines.toSpliced(at, 0, added)
  return lines.map((line) =>
    lineKey(line) === key ? { ...added, quantity: inRange(line.quantity + added.quantity) } : line,
  )
}

/** The lines with another quantity of one of them, held between 1 and 99 (product.md section 2). */
export function withQuantity(lines: readonly CartLine[], changed: CartLine, quantity: number): CartLine[] {
  const key = lineKey(changed)
  return lines.map((line) => (lineKey(line) === key ? { ...line, quantity: inRange(quantity) } : line))
}

/** The lines with fresh prices and names for those that are among `fresh`; quantities stay. */
export function withPrices(lines: readonly CartLine[], fresh: readonly CartLine[]): CartLine[] {
  const now = new Map(fresh.map((line) => [lineKey(line), line]))
  return lines.map((line) => {
    const found = now.get(lineKey(line))
    return found ? { ...found, quantity: line.quantity } : line
  })
}

export function withoutLines(lines: readonly CartLine[], removed: readonly CartLine[]): CartLine[] {
  const keys = new Set(removed.map(lineKey))
  return lines.filter((line) => !keys.has(lineKey(line)))
}

/** The lines in a stored text; none when it is absent or no JSON. */
export function readCart(text: string | null): CartLine[] {
  if (text === null) return []
  try {
    return repairCart(JSON.parse(text))
  } catch {
    return []
  }
}

/**
 * The good lines of whatever stands in storage or came along a navigation: what can be mended is, what names no
 * product or no price is left out, equal lines become one. Good lines stay as they are.
 */
export function repairCart(stored: unknown): CartLine[] {
  if (!Array.isArray(stored)) return []
  const mended = stored.map(repairLine).filter((line) => line !== undefined)
  return mended.reduce<CartLine[]>((lines, line) => withLine(lines, line), [])
}

function repairLine(stored: unknown): CartLine | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { id, _id, name, nameAr, imageUrl, color, size, quantity, originalPrice, customerEmail } =
    stored as Record<string, unknown>
  const product = text(id) || text(_id)
  const price = repairPrice(originalPrice)
  if (!product || price === undefined) return undefined
  return {
    id: product,
    name: text(name),
    ...(text(nameAr) && { nameAr: text(nameAr) }),
    imageUrl: text(imageUrl),
    color: text(color) || notApplicable,
    size: text(size) || notApplicable,
    quantity: inRange(Number(quantity)),
    originalPrice: price,
    customerEmail: text(customerEmail),
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function repairPrice(value: unknown): number | undefined {
  const price = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof price !== 'number' || !(price >= 0)) return undefined
  const omr = toBaisa(price) === undefined ? Math.round(price * 1000) / 1000 : price
  return toBaisa(omr) === undefined ? undefined : omr
}

function inRange(quantity: number): number {
  const { min, max } = quantityLimit
  return Number.isNaN(quantity) ? min : Math.min(max, Math.max(min, Math.trunc(quantity)))
}
