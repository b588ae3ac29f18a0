import { useEffect, useEffectEvent, useState } from 'react'
import { repairCart } from '#src/catalogue/cart/cart.ts'
import { useCart } from '#src/catalogue/cart/use-cart.ts'
import { plainPath } from '#src/i18n/locale.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { clearCheckout, type JustPlaced, writeCheckout } from '#src/orders/checkout-draft/checkout-storage.ts'
import type { CustomerDraft } from '#src/orders/checkout-draft/customer-draft.ts'
import { forgetWaiting, type WaitingOrder, type WaitingOutcome } from '#src/orders/waiting/waiting-order.ts'
import { useLocation, useNavigate } from '#src/ui/router/use-router.ts'
import { waitingOrderMessages } from './waiting-order.messages.ts'

type Ended = WaitingOrder & { outcome: WaitingOutcome }

/** How the order that waited ended, and where that leads; what was ordered leaves the cart, what was refused stays filled in. */
export function useEnding(waiting: WaitingOrder | undefined) {
  const words = useMessages(waitingOrderMessages)
  const href = useHref()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { removeLines } = useCart()
  const [ended, setEnded] = useState<Ended>()
  const atCheckout = plainPath(pathname) === '/product-checkout'

  const settle = useEffectEvent((order: WaitingOrder, outcome: WaitingOutcome) => {
    const lines = repairCart(order.lines)
    if ('placed' in outcome) {
      const { arrives } = order
      const {
        name = '',
        of = order.of,
        deliveryArea,
        paymentMethod,
        paymentProof,
      } = order.draft as Partial<CustomerDraft> & { of?: string }
      const collected = deliveryArea === 'SHOP COLLECTION'
      const placed: JustPlaced = {
        ...outcome.placed,
        of,
        lines,
        name,
        collected,
        receipt: paymentMethod === 'Online Payment' && Boolean(paymentProof),
        ...(arrives && { arrives }),
      }
      writeCheckout('placedOrder', placed)
      clearCheckout('checkoutForm', 'checkoutLines', 'checkoutAttempt')
      removeLines(lines)
      if (atCheckout) {
        void forgetWaiting()
        // The success page says it itself.
        void navigate(href('/order-success'), { replace: true })
        return
      }
    } else if (!atCheckout) {
      writeCheckout('checkoutForm', order.draft)
    }
    setEnded({ ...order, outcome })
    void forgetWaiting()
  })
  useEffect(() => {
    if (waiting?.outcome) settle(waiting, waiting.outcome)
  }, [waiting])

  if (!ended) return undefined
  const { outcome } = ended
  const leave = (to: string, state?: unknown) => {
    setEnded(undefined)
    void navigate(href(to), { state })
  }
  if ('placed' in outcome) {
    return { text: words.sent(outcome.placed.orderId), label: words.see, goOn: () => leave('/order-success') }
  }
  const goOn = () => leave('/product-checkout', { lines: repairCart(ended.lines) })
  return { text: words.refused, detail: outcome.refused, label: words.lookAgain, goOn }
}
