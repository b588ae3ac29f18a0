import { useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type CartLine,
  lineKey,
  repairCart,
  withoutLines,
  withPrices,
  withQuantity,
} from '#src/catalogue/cart/cart.ts'
import { useCart } from '#src/catalogue/cart/use-cart.ts'
import { plainPath } from '#src/i18n/locale.ts'
import { readCheckout, writeCheckout } from '#src/orders/checkout-draft/checkout-storage.ts'
import { useLocation } from '#src/ui/router/use-router.ts'

/**
 * The lines to order: those in the navigation state (also after a reload and after a change of language), else
 * the stored cart (O10). A line that is in the cart just as it is here changes there too.
 */
export function useCheckoutLines() {
  const cart = useCart()
  const { state, key } = useLocation()
  const [handed, setHanded] = useState(() => handedLines(state, key))

  function change(next: CartLine[]) {
    setHanded(next)
    writeCheckout('checkoutLines', { key, lines: next })
  }
  function isInCart(line: CartLine): boolean {
    return cart.lines.some((one) => lineKey(one) === lineKey(line) && one.quantity === line.quantity)
  }

  return {
    lines: handed ?? cart.lines,
    ready: cart.ready,
    setQuantity(line: CartLine, quantity: number) {
      if (isInCart(line)) cart.setQuantity(line, quantity)
      if (handed) change(withQuantity(handed, line, quantity))
    },
    remove(line: CartLine) {
      if (isInCart(line)) cart.remove(line)
      if (handed) change(withoutLines(handed, [line]))
    },
    /** Shows the shop's present prices and names (O1). */
    refresh(fresh: readonly CartLine[]) {
      cart.refresh(fresh)
      if (handed) change(withPrices(handed, fresh))
    },
    /** Only what was ordered leaves the cart (O10); this page still shows it until it is left. */
    ordered(lines: readonly CartLine[]) {
      flushSync(() => setHanded([...lines]))
      cart.removeLines(lines)
    },
  }
}

function handedLines(state: unknown, key: string): CartLine[] | undefined {
  const stored = fieldsOf(readCheckout('checkoutLines'))
  if (stored.key === key || (state === null && cameFromCheckout())) {
    const lines = repairCart(stored.lines)
    if (lines.length > 0) return lines
  }
  const lines = repairCart(fieldsOf(state).lines)
  if (lines.length === 0) return undefined
  writeCheckout('checkoutLines', { key, lines })
  return lines
}

/** The other language is another page; its navigation carries no lines. */
function cameFromCheckout(): boolean {
  if (typeof document === 'undefined' || !document.referrer.startsWith(`${location.origin}/`)) return false
  return plainPath(new URL(document.referrer).pathname) === plainPath(location.pathname)
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
