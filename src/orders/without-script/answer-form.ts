import { createElement, type ReactNode } from 'react'
import type { Locale } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import { estimatedDelivery } from '#src/delivery/estimated-delivery.ts'
import { listZones } from '#src/delivery/zone.store.ts'
import { termsAt, type Zone } from '#src/delivery/zone.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { checkoutErrorOf } from '#src/orders/checkout/checkout-error.ts'
import type { RefuseBlocked } from '#src/orders/order/order.store.ts'
import type { Quote } from '#src/orders/order/order-line.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import type { Shop } from '#src/shop.ts'
import { ApiProblem } from '#src/ui/data/api.ts'
import { missingOf, orderOf, quoteForm } from './check-order.ts'
import type { FieldErrors } from './field-errors.ts'
import { goodsOf } from './goods.ts'
import { OrderFormScreen } from './order-form-screen.tsx'
import { ReviewScreen } from './review-screen.tsx'
import type { SentForm } from './sent-form.ts'
import { withoutScriptMessages } from './without-script.messages.ts'

/** Writes a screen into the shop's frame. */
export type Show = (screen: ReactNode, status?: number) => Promise<Response>

/** What answering one form needs. */
export type Desk = { shop: Shop; locale: Locale; refuseBlocked: RefuseBlocked; show: Show }

type Said = { status?: number; notice?: string | undefined; receiptError?: string | undefined }

type Wrong = {
  errors?: FieldErrors
  lineErrors?: ReadonlyMap<number, string>
  notice?: string | undefined
}

/** The first step with all that was typed, and what is wrong at its fields; 200 where nothing is. */
export async function answerForm(
  desk: Desk,
  form: SentForm,
  wrong: Wrong = {},
  status?: number,
): Promise<Response> {
  return showForm(desk, form, { zones: await listZones(desk.shop.db), ...wrong, status })
}

/** The second step at today's sums, or the first with what is wrong. `said`: what became of a step before. */
export async function answerReview(desk: Desk, form: SentForm, said: Said = {}): Promise<Response> {
  return review(await withTerms(desk), form, said)
}

/** A refusal where it belongs: at fields and lines of the first step, or over the second at the fresh sums (O1). */
export async function answerRefusal(desk: Desk, form: SentForm, problem: unknown): Promise<Response> {
  return refuse(await withTerms(desk), form, problem)
}

/** The terms that hold while one form is answered, read once. */
type Terms = { settings: Settings; zones: readonly Zone[] }

async function withTerms(desk: Desk): Promise<Desk & Terms> {
  const { db } = desk.shop
  return { ...desk, settings: await readSettings(db), zones: await listZones(db) }
}

async function review(desk: Desk & Terms, form: SentForm, said: Said): Promise<Response> {
  const { shop, settings, zones } = desk
  const errors = missingOf(form, desk)
  const order = orderOf(form, settings)
  if (errors.size > 0 || !order)
    return showForm(desk, form, { zones, errors, notice: said.receiptError, status: said.status ?? 422 })
  try {
    const quote = await quoteForm(shop.db, order, desk)
    return await showReview(desk, form, { quote, ...said })
  } catch (problem) {
    return refuse(desk, form, problem)
  }
}

async function refuse(desk: Desk & Terms, form: SentForm, problem: unknown): Promise<Response> {
  if (!(problem instanceof ApiProblem)) throw problem
  const { status } = problem
  const { locale, zones } = desk
  const error = checkoutErrorOf(problem, form.lines)
  if (error.kind === 'price') {
    const [before, now] = [form.shown.total, inBaisa(error.quote.total)].map((sum) =>
      amountInText(locale, sum),
    )
    const notice = withoutScriptMessages[locale].newPrice(before ?? '', now ?? '')
    return showReview(desk, form, { quote: error.quote, notice, status })
  }
  if (error.kind === 'marked') {
    const lineErrors = new Map([...error.lines].map(([at, { message }]) => [at, message]))
    const receiptError = error.fields.get('paymentProof')
    if (receiptError && error.fields.size + lineErrors.size === 1)
      return review(desk, withoutReceipt(form), { status, receiptError })
    return showForm(desk, form, { zones, errors: ownFields(error.fields, problem), lineErrors, status })
  }
  return showForm(desk, form, { zones, notice: problem.message, status })
}

/** Checkout says what is wrong with a place in one; here each of its fields says its own. */
function ownFields(fields: FieldErrors, { errors }: ApiProblem): FieldErrors {
  const own = new Map(fields)
  for (const { path, message } of errors) {
    const part = /^customerData\.place\.(pin|country)$/.exec(path)?.[1]
    if (part === undefined) continue
    if (own.get('place') === message) own.delete('place')
    own.set(part, message)
  }
  return own
}

async function showForm(
  { shop: { db }, show }: Desk,
  form: SentForm,
  { status, ...shown }: Wrong & { zones: readonly Zone[]; status?: number | undefined },
): Promise<Response> {
  const goods = await goodsOf(db, form.lines)
  return show(createElement(OrderFormScreen, { form, goods, ...shown }), status)
}

function showReview(
  { shop: { clock }, show, settings, zones }: Desk & Terms,
  form: SentForm,
  { status, ...shown }: Said & { quote: Quote },
): Promise<Response> {
  const { deliveryArea, place } = form.draft
  const times = { ...settings, ...termsAt(settings, zones, place) }
  const arrives = deliveryArea === 'SHOP COLLECTION' ? undefined : estimatedDelivery(clock(), times)
  return show(createElement(ReviewScreen, { form, arrives, ...shown }), status)
}

/** Its receipt is no longer one that can be used. */
function withoutReceipt(form: SentForm): SentForm {
  return { ...form, draft: { ...form.draft, paymentProof: '' } }
}
