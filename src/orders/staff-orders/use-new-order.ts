import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useZones } from '#src/delivery/use-zones.ts'
import { termsAt } from '#src/delivery/zone.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { lacksWilayat } from '#src/orders/checkout-address/destination-terms.ts'
import { attemptFor, randomKey } from '#src/orders/checkout-draft/checkout-attempt.ts'
import type { Quote } from '#src/orders/order/order-line.ts'
import { cellKey } from '#src/orders/placing/order-lines.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { useKeptDraft } from '#src/ui/form/use-kept-draft.ts'
import { useUnsavedGuard } from '#src/ui/form/use-unsaved-guard.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { newOrderMessages } from './new-order.messages.ts'
import { emptyOrder, type NewOrderDraft, requestOf, sumsOf } from './new-order-draft.ts'
import { sendOffer, sendStaffOrder } from './staff-order.query.ts'

const storedAttempt = 'staffOrderAttempt'

/** What was made of the form as a link, and what goes with it. */
export type Offer = { link: string; draft: NewOrderDraft; total: number }

/**
 * The form of a new order: sent as an order or kept as a link, once for what is typed, also after a reload or a lost
 * answer (O2, O19).
 */
export function useNewOrder() {
  const words = useMessages(newOrderMessages)
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const href = useHref()
  const { settings } = useShop()
  const locale = useLocale()
  const zones = useZones()
  const form = useForm<NewOrderDraft>({
    defaultValues: {
      ...emptyOrder,
      // Until it is known who calls: staff mostly speak with customers in the language they work in.
      locale,
      customerData: {
        ...emptyOrder.customerData,
        paymentMethod: settings.paymentMethods.includes('Cash On Delivery')
          ? 'Cash On Delivery'
          : 'Online Payment',
      },
    },
    shouldFocusError: false,
  })
  const kept = useKeptDraft(form, 'new-order')
  const way = useRef<'order' | 'offer'>('order')
  const [problems, setProblems] = useState<readonly { path: string; message: string }[]>([])
  const [offer, setOffer] = useState<Offer>()
  const leaving = useRef(false)
  const { isDirty } = form.formState
  useUnsavedGuard(() => isDirty && !leaving.current && !offer)

  const sending = useFormSend(form, {
    async send(draft): Promise<void> {
      const hasGoods = draft.products.length > 0
      setProblems(hasGoods ? [] : [{ path: 'products', message: words.goodsNeeded }])
      checkTown(draft)
      if (!hasGoods) return
      const { totals } = sumsOf(draft, termsAt(settings, zones, draft.customerData.place))
      const body = requestOf(draft, totals)
      const attempt = attemptFor({ way: way.current, body }, readAttempt(), randomKey)
      sessionStorage.setItem(storedAttempt, JSON.stringify(attempt))
      try {
        if (way.current === 'offer') {
          const { draftUrl } = await sendOffer(api, body, attempt.key)
          done()
          return setOffer({ link: draftUrl, draft, total: body.total })
        }
        const placed = await sendStaffOrder(api, body, attempt.key)
        done()
        leaving.current = true
        void queries.invalidateQueries({ queryKey: ['orders'] })
        toast({ title: words.made(placed.orderId) })
        await navigate(href(`/dashboard/order-overview/${placed.insertedId}`))
      } catch (problem) {
        takeProblem(problem)
        throw problem
      }
    },
    words: { offline: words.failed, failed: words.failed },
  })

  /** Throws where an order has no town: with a link its customer writes where it goes (T2). */
  function checkTown({ customerData }: NewOrderDraft) {
    if (way.current === 'offer' || !lacksWilayat(customerData)) return
    const errors = [{ path: 'customerData.place.wilayat', message: words.wilayatNeeded }]
    throw new ApiProblem(422, { errors })
  }

  function done() {
    sessionStorage.removeItem(storedAttempt)
    kept.drop()
  }

  /** Prices that changed meanwhile are shown at once; what is wrong with a line is told there. */
  function takeProblem(problem: unknown) {
    if (!(problem instanceof ApiProblem)) return
    setProblems(problem.errors)
    const quote = problem.body.quote as Pick<Quote, 'products'> | undefined
    if (!quote) return
    const priceOf = new Map(quote.products.map((line) => [cellKey(line), line.originalPrice]))
    form.setValue(
      'products',
      form.getValues('products').map((line) => ({
        ...line,
        originalPrice: priceOf.get(cellKey(line)) ?? line.originalPrice,
      })),
    )
  }

  return {
    ...sending,
    form,
    kept,
    problems,
    /** What was said of the lines holds for them as they were. */
    forgetProblems: () => setProblems([]),
    offer,
    settings,
    zones,
    choose: (which: 'order' | 'offer') => {
      way.current = which
    },
    /** Whether a link was asked for, by the button that was pressed last. */
    isOffer: () => way.current === 'offer',
    again() {
      setOffer(undefined)
      form.reset()
    },
  }
}

function readAttempt(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storedAttempt) ?? 'null')
  } catch {
    return undefined
  }
}
