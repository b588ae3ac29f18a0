import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { storedAccount } from '#src/accounts/session/stored-account.ts'
import { type CartLine, lineKey } from '#src/catalogue/cart/cart.ts'
import { zonesQuery } from '#src/delivery/delivery.query.ts'
import { useHref, useLocale } from '#src/i18n/use-locale.ts'
import {
  clearCheckout,
  type JustPlaced,
  readCheckout,
  writeCheckout,
} from '#src/orders/checkout-draft/checkout-storage.ts'
import type { CustomerDraft, DraftField } from '#src/orders/checkout-draft/customer-draft.ts'
import { orderDraft } from '#src/orders/checkout-draft/order-draft.ts'
import type { OrderTotals } from '#src/orders/order/order-totals.ts'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useNavigate } from '#src/ui/router/use-router.ts'
import type { AtNewPrice, CheckoutError, LineError } from './checkout-error.ts'
import type { useCheckoutLines } from './use-checkout-lines.ts'
import { loadAround, useSendOrder } from './use-send-order.ts'

/** What a dialog has to say before checkout can go on. */
export type Interruption =
  | (AtNewPrice & { lines: readonly CartLine[]; totals: OrderTotals })
  | Exclude<CheckoutError, { kind: 'price' | 'marked' }>

const noErrors: ReadonlyMap<DraftField, string> = new Map()
const noLineErrors: ReadonlyMap<string, LineError> = new Map()

/** Confirms an order: checks the form, sends it once, and shows each kind of error where it belongs. */
export function useCheckout(checkoutLines: ReturnType<typeof useCheckoutLines>, hasVat: boolean) {
  const locale = useLocale()
  const href = useHref()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const api = useApi()
  const { send, sending } = useSendOrder()
  // From the press on, also while what is wrong is still being fetched.
  const [checking, setChecking] = useState(false)
  const [errors, setErrors] = useState(noErrors)
  const [lineErrors, setLineErrors] = useState(noLineErrors)
  const [interruption, setInterruption] = useState<Interruption>()

  async function confirm(
    draft: CustomerDraft,
    lines: readonly CartLine[],
    totals: OrderTotals,
    arrives: string | undefined,
  ) {
    setChecking(true)
    const wrong = await whatIsWrong(draft)
    setChecking(false)
    setErrors(wrong)
    setLineErrors(noLineErrors)
    const order = orderDraft(lines, draft, totals, hasVat)
    if (wrong.size > 0) focusFirst(wrong)
    if (wrong.size > 0 || !order) return
    // Whose form it was, also where the session ended before it was sent; the answer may come after a logout.
    const { of = storedAccount() } = (readCheckout('checkoutForm') ?? {}) as { of?: string }
    const outcome = await send(order, lines)
    if (!outcome) return
    if ('placed' in outcome) {
      const { placed, signedOut } = outcome
      const collected = draft.deliveryArea === 'SHOP COLLECTION'
      const receipt = order.paymentProof !== ''
      leave({
        ...placed,
        signedOut,
        of,
        lines,
        name: draft.name,
        collected,
        receipt,
        ...(arrives && { arrives }),
      })
    } else show(outcome.error, lines, totals)
  }

  /** Where that could not be fetched the shop says it of the order. */
  async function whatIsWrong(draft: CustomerDraft): Promise<ReadonlyMap<DraftField, string>> {
    const around = await loadAround().catch(() => undefined)
    return around?.whatIsWrong(draft, locale) ?? noErrors
  }

  /**
   * What a reload must find is written first; the page is left last. Who logged out meanwhile took the form along, and
   * nothing is kept (O39).
   */
  function leave(order: JustPlaced) {
    if (readCheckout('checkoutForm')) writeCheckout('placedOrder', order)
    clearCheckout('checkoutForm', 'checkoutLines')
    checkoutLines.ordered(order.lines)
    void navigate(href('/order-success'), { replace: true })
  }

  function show(error: CheckoutError, lines: readonly CartLine[], totals: OrderTotals) {
    // Delivery charges and payment methods may have changed, those of a zone as well.
    for (const { queryKey } of [settingsQuery(api), zonesQuery(api)])
      void queries.invalidateQueries({ queryKey })
    if (error.kind === 'price') {
      checkoutLines.refresh(error.fresh.lines)
      setInterruption({ ...error, lines, totals })
    } else if (error.kind === 'offline' || error.kind === 'failed') {
      setInterruption(error)
    } else {
      setErrors(error.fields)
      setLineErrors(new Map([...error.lines].flatMap(([at, lineError]) => withLineKey(lines[at], lineError))))
      if (error.lines.size === 0) focusFirst(error.fields)
    }
  }

  return {
    confirm,
    /** Orders at the price of the quote on show. */
    async accept(draft: CustomerDraft, arrives: string | undefined) {
      if (interruption?.kind !== 'price') return
      const { lines, totals } = interruption.fresh
      setInterruption(undefined)
      await confirm(draft, lines, totals, arrives)
    },
    sending: sending || checking,
    errors,
    lineErrors,
    interruption,
    goBack: () => setInterruption(undefined),
    /** Says what is wrong with a field that was left, as Confirm would. */
    async checkField(draft: CustomerDraft, field: DraftField) {
      const text = draft[field] && (await whatIsWrong(draft)).get(field)
      if (text) setErrors((now) => new Map(now).set(field, text))
    },
    clearErrors: (fields: string[]) =>
      setErrors((now) => new Map([...now].filter(([field]) => !fields.includes(field)))),
    clearLineError: (line: CartLine) =>
      setLineErrors((now) => new Map([...now].filter(([key]) => key !== lineKey(line)))),
  }
}

function withLineKey(line: CartLine | undefined, lineError: LineError): [string, LineError][] {
  return line ? [[lineKey(line), lineError]] : []
}

function focusFirst(fields: ReadonlyMap<DraftField, string>) {
  const [first] = fields.keys()
  document.getElementById(`checkout-${first}`)?.focus()
}
