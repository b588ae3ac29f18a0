import { type CartLine, readCart, withLine } from '#src/catalogue/cart/cart.ts'

/** The cookie that carries goods from page to page where no script keeps a cart; gone with the browser's session. */
export const linesCookie = 'order-lines'

/** More lines, or more characters of the cookie that names them, are not carried. */
export const mostCarried = { lines: 20, characters: 3000 } as const

type Named = Pick<CartLine, 'id' | 'size' | 'color' | 'quantity'>

/** Goods as the cookie names them: nothing of a price or a person is in it. */
export function writeLines(lines: readonly Named[]): string {
  const named = lines.map(({ id, size, color, quantity }) => [id, size, color, quantity])
  return Buffer.from(JSON.stringify(named)).toString('base64url')
}

/** The goods that a cookie names; none where it is absent, too long, or was never ours. Names and prices are the shop's to add. */
export function readLines(cookie: string | undefined): CartLine[] {
  if (cookie === undefined || cookie.length > mostCarried.characters) return []
  const text = Buffer.from(cookie, 'base64url').toString()
  return readCart(reshaped(text)).slice(0, mostCarried.lines)
}

/** The goods with one more; undefined where that is more than can be carried. */
export function withCarried(lines: readonly CartLine[], added: CartLine): CartLine[] | undefined {
  const all = withLine(lines, added)
  const fits = all.length <= mostCarried.lines && writeLines(all).length <= mostCarried.characters
  return fits ? all : undefined
}

function reshaped(text: string): string | null {
  try {
    const named: unknown = JSON.parse(text)
    if (!Array.isArray(named)) return null
    return JSON.stringify(
      named.filter(Array.isArray).map(([id, size, color, quantity]) => ({
        id,
        size,
        color,
        quantity,
        originalPrice: 0,
      })),
    )
  } catch {
    return null
  }
}
