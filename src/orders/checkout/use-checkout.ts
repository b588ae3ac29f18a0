import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type CartLine, lineKey } from '#src/catalogue/cart/cart.ts'
import { inBaisa } from '#src/core/money.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import type { PlacedOrder, Quote } from '#src/orders/order/order.ts'
import type { Sums } from '#src/orders/order/quote.ts'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { useApi } from '#src/ui/data/api.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { LineTrouble, Refusal } from './checkout-error.ts'
import { forget, keep } from './checkout-storage.ts'
import { type CustomerDraft, type DraftField, wrongFields } from './customer-draft.ts'
import { orderDraft } from './order-draft.ts'
import type { useCheckoutLines } from './use-checkout-lines.ts'
import { useSendOrder } from './use-send-order.ts'

/** What a dialog has to say before checkout can go on. */
export type Interruption =
  | { kind: 'price'; quote: Quote; lines: readonly CartLine[]; sums: Sums }
  | { kind: 'failed'; texts: string[] }

const noErrors: ReadonlyMap<DraftField, string> = new Map()
const noTroubles: ReadonlyMap<string, LineTrouble> = new Map()

/** Confirms an order: checks the form, sends it once, and shows each kind of refusal where it belongs. */
export function useCheckout(bag: ReturnType<typeof useCheckoutLines>) {
  const words = useMessages(checkoutMessages)
  const href = useHref()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const api = useApi()
  const { send, sending } = useSendOrder()
  const [errors, setErrors] = useState(noErrors)
  const [troubles, setTroubles] = useState(noTroubles)
  const [interruption, setInterruption] = useState<Interruption>()

  async function confirm(draft: CustomerDraft, lines: readonly CartLine[], sums: Sums) {
    const wrong = whatIsWrong(draft)
    setErrors(wrong)
    setTroubles(noTroubles)
    const order = orderDraft(lines, draft, sums)
    if (wrong.size > 0) focusFirst(wrong)
    if (wrong.size > 0 || !order) return
    const outcome = await send(order)
    if (!outcome) return
    if ('placed' in outcome) leave(outcome.placed, lines)
    else show(outcome.refusal, lines, sums)
  }

  function whatIsWrong(draft: CustomerDraft): Map<DraftField, string> {
    const texts = { email: words.wrongEmail, mobileNumber: words.wrongMobile }
    const wrong = new Map<DraftField, string>(wrongFields(draft).map((field) => [field, texts[field]]))
    if (draft.paymentMethod === 'Online Payment' && !draft.paymentProof) {
      wrong.set('paymentProof', words.proofMissing)
    }
    return wrong
  }

  /** What a reload must find is written first; the page is left last. */
  function leave(order: PlacedOrder, lines: readonly CartLine[]) {
    keep('placedOrder', order)
    forget('checkoutForm', 'checkoutLines')
    bag.ordered(lines)
    void navigate(href('/order-success'), { replace: true, state: { order } })
  }

  function show(refusal: Refusal, lines: readonly CartLine[], sums: Sums) {
    // Charges and ways to pay may be what has changed.
    void queries.invalidateQueries({ queryKey: settingsQuery(api).queryKey })
    if (refusal.kind === 'price') {
      bag.refresh(withQuote(lines, refusal.quote))
      setInterruption({ kind: 'price', quote: refusal.quote, lines, sums })
    } else if (refusal.kind === 'offline') {
      setInterruption({ kind: 'failed', texts: [words.errorText, words.offlineText] })
    } else if (refusal.kind === 'failed') {
      setInterruption({ kind: 'failed', texts: [words.errorText, refusal.detail].filter(Boolean) })
    } else {
      setErrors(refusal.fields)
      setTroubles(new Map([...refusal.lines].flatMap(([at, trouble]) => namedTrouble(lines[at], trouble))))
      if (refusal.lines.size === 0) focusFirst(refusal.fields)
    }
  }

  return {
    confirm,
    /** Orders at the price of the quote on show. */
    async accept(draft: CustomerDraft) {
      if (interruption?.kind !== 'price') return
      const { quote, lines } = interruption
      setInterruption(undefined)
      await confirm(draft, withQuote(lines, quote), sumsOf(quote))
    },
    sending,
    errors,
    troubles,
    interruption,
    goBack: () => setInterruption(undefined),
    forgive: (fields: string[]) =>
      setErrors((now) => new Map([...now].filter(([field]) => !fields.includes(field)))),
    forgiveLine: (line: CartLine) =>
      setTroubles((now) => new Map([...now].filter(([key]) => key !== lineKey(line)))),
  }
}

function withQuote(lines: readonly CartLine[], quote: Quote): CartLine[] {
  const now = new Map(quote.products.map((line) => [lineKey({ ...line, id: line._id }), line]))
  return lines.map((line) => ({
    ...line,
    originalPrice: now.get(lineKey(line))?.originalPrice ?? line.originalPrice,
  }))
}

function sumsOf({ subTotal, deliveryCharge, total }: Quote): Sums {
  return {
    subTotal: inBaisa(subTotal),
    deliveryCharge: inBaisa(deliveryCharge),
    total: inBaisa(total),
  }
}

function namedTrouble(line: CartLine | undefined, trouble: LineTrouble): [string, LineTrouble][] {
  return line ? [[lineKey(line), trouble]] : []
}

function focusFirst(fields: ReadonlyMap<DraftField, string>) {
  const [first] = fields.keys()
  document.getElementById(`checkout-${first}`)?.focus()
}
