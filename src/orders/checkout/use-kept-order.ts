import { useEffect, useRef, useState } from 'react'
import { storedAccount } from '#src/accounts/session/stored-account.ts'
import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { isAttempt } from '#src/orders/checkout-draft/checkout-attempt.ts'
import { readCheckout } from '#src/orders/checkout-draft/checkout-storage.ts'
import { canWait, keepWaiting, waitingChanged } from '#src/orders/waiting/waiting-order.ts'

/** What is being ordered: its lines, and the day it is expected as an ISO time. */
export type Asked = { lines: readonly CartLine[]; arrives: string | undefined }

type Sync = { sync?: { register(tag: string): Promise<void> } }

/** Keeps the order that was sent last, and got no answer, until there is a line again (O41); whether it is kept now. */
export function useKeptOrder(asked: Asked | undefined): boolean {
  const locale = useLocale()
  const [kept, setKept] = useState(false)
  const latest = useRef(asked)
  const isAsked = asked !== undefined
  useEffect(() => {
    const attempt = readCheckout('checkoutAttempt')
    if (!isAsked || !latest.current || !isAttempt(attempt) || !canWait()) return
    const { lines, arrives } = latest.current
    const [since, of] = [new Date().toISOString(), storedAccount()]
    const draft = readCheckout('checkoutForm')
    keepWaiting({ ...attempt, locale, since, of, draft, lines, arrives }).then(
      async () => {
        setKept(true)
        dispatchEvent(new Event(waitingChanged))
        const worker = (await navigator.serviceWorker?.getRegistration()) as Sync | undefined
        // Where the browser knows it, the order is sent without a page of the shop.
        await worker?.sync?.register('waiting-order').catch(() => undefined)
      },
      () => undefined,
    )
  }, [isAsked, locale])
  return kept
}
