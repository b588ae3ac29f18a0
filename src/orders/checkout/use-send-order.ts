import { useEffect, useRef, useState } from 'react'
import { storedToken } from '#src/accounts/session/token-storage.ts'
import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { asMyself } from '#src/orders/checkout-address/as-myself.ts'
import { attemptFor, randomKey } from '#src/orders/checkout-draft/checkout-attempt.ts'
import { clearCheckout, readCheckout, writeCheckout } from '#src/orders/checkout-draft/checkout-storage.ts'
import type { PlacedOrder } from '#src/orders/order/tracked-order.ts'
import { type OrderDraft, sendOrder } from '#src/orders/placing/order.query.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import type { CheckoutError } from './checkout-error.ts'

const answerTimeoutMs = 30_000

/** What is seldom needed around sending; fetched while there is a line. */
export const loadAround = () => import('./around-sending.ts')

/**
 * Sends an order exactly once, however often it is asked to (O2): nothing while one is under way, and the same key
 * for the same content until it was answered. It stays busy after success, for the page is about to be left.
 */
export function useSendOrder() {
  const api = useApi()
  const underWay = useRef(false)
  useEffect(() => void loadAround().catch(() => undefined), [])
  const [sending, setSending] = useState(false)

  async function send(
    order: OrderDraft,
    lines: readonly CartLine[],
  ): Promise<{ placed: PlacedOrder; signedOut: boolean } | { error: CheckoutError } | undefined> {
    if (underWay.current) return undefined
    underWay.current = true
    setSending(true)
    const attempt = attemptFor(order, readCheckout('checkoutAttempt'), randomKey)
    writeCheckout('checkoutAttempt', attempt)
    const wasIn = storedToken() !== undefined
    const around = await loadAround().catch(() => undefined)
    try {
      if (around && !(await around.takesPlaceOfOther(attempt.key))) return stop()
      const placed = await withTimeout(asMyself(api).then((mine) => sendOrder(mine, order, attempt.key)))
      clearCheckout('checkoutAttempt')
      return { placed, signedOut: wasIn && !placed.inAccount }
    } catch (problem) {
      stop()
      return { error: around?.checkoutErrorOf(problem, lines) ?? { kind: 'offline' } }
    }
  }

  function stop(): undefined {
    underWay.current = false
    setSending(false)
  }

  return { send, sending }
}

/** No answer within half a minute counts as offline: asking again is harmless, waiting forever is not. */
async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiProblem(0, {})), answerTimeoutMs)
  })
  try {
    return await Promise.race([answer, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
