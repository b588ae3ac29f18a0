import { useRef, useState } from 'react'
import { storedToken } from '#src/accounts/session/token-storage.ts'
import type { PlacedOrder } from '#src/orders/order/order.ts'
import { type OrderDraft, sendOrder } from '#src/orders/placing/order.query.ts'
import { type Api, ApiProblem, useApi } from '#src/ui/data/api.ts'
import { attemptFor, randomKey } from './checkout-attempt.ts'
import { type Refusal, refusalOf } from './checkout-error.ts'
import { forget, keep, kept } from './checkout-storage.ts'

const patienceMs = 30_000

/**
 * Sends an order exactly once, however often it is asked to (O2): nothing while one is under way, and the same key
 * for the same content until it was answered. It stays busy after success, for the page is about to be left.
 */
export function useSendOrder() {
  const api = useApi()
  const underWay = useRef(false)
  const [sending, setSending] = useState(false)

  async function send(
    order: OrderDraft,
  ): Promise<{ placed: PlacedOrder } | { refusal: Refusal } | undefined> {
    if (underWay.current) return undefined
    underWay.current = true
    setSending(true)
    const attempt = attemptFor(order, kept('checkoutAttempt'), randomKey)
    keep('checkoutAttempt', attempt)
    try {
      const placed = await withPatience(asMyself(api).then((mine) => sendOrder(mine, order, attempt.key)))
      forget('checkoutAttempt')
      return { placed }
    } catch (problem) {
      underWay.current = false
      setSending(false)
      return { refusal: refusalOf(problem) }
    }
  }

  return { send, sending }
}

/** Somebody signed in orders in her own name (I10); what that takes is fetched only for her. */
async function asMyself(api: Api): Promise<Api> {
  if (!storedToken()) return api
  // After an update of the shop the file may be gone; an order without a name is better than none.
  return import('#src/accounts/session/api-with-token.ts').then(
    ({ apiWithToken }) => apiWithToken(api),
    () => api,
  )
}

/** A line that hangs counts as dead after half a minute: asking again is harmless, waiting forever is not. */
async function withPatience<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiProblem(0, {})), patienceMs)
  })
  try {
    return await Promise.race([answer, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
