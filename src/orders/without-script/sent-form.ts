import { createHash } from 'node:crypto'
import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { latinDigits } from '#src/core/fold.ts'
import { toBaisa } from '#src/core/money.ts'
import { randomKey } from '#src/orders/checkout-draft/checkout-attempt.ts'
import { type CustomerDraft, repairDraft } from '#src/orders/checkout-draft/customer-draft.ts'
import type { OrderTotals } from '#src/orders/order/order-totals.ts'
import type { OrderDraft } from '#src/orders/placing/order.query.ts'
import { homeCountry } from '#src/places/country.ts'
import { mostCarried } from './carried-lines.ts'

/** What a form of these pages brings: all that was typed, chosen and shown, so that the shop remembers nothing between two. */
export type SentForm = {
  /** Which button was pressed. */
  step: string
  /** The attempt all steps belong to (O2). */
  attempt: string
  draft: CustomerDraft
  /** Names and pictures are the shop's to add; prices are those that were shown. */
  lines: CartLine[]
  shown: OrderTotals
}

/** A first form with these goods. */
export function newForm(lines: CartLine[]): SentForm {
  const shown = { subTotal: 0, deliveryCharge: 0, total: 0 }
  return { step: '', attempt: randomKey(), draft: repairDraft(undefined), lines, shown }
}

export function readSentForm(form: URLSearchParams): SentForm {
  const fields = Object.fromEntries(form)
  const { country = homeCountry, wilayat = '', area = '', pin = '' } = fields
  return {
    step: form.get('step') ?? '',
    attempt: form.get('attempt') || randomKey(),
    draft: repairDraft({ ...fields, place: { country, wilayat, area, pin } }),
    lines: linesIn(form),
    shown: {
      subTotal: amount(form.get('subTotal')),
      deliveryCharge: amount(form.get('deliveryCharge')),
      total: amount(form.get('total')),
    },
  }
}

/** The line that a product's own page sends. */
export function readAdded(form: URLSearchParams): CartLine | undefined {
  return linesIn(form)[0]
}

/**
 * The key under which an order of this attempt is sent: the same for the same content, on whichever road it comes again
 * (pressed twice, Back, a reload); another picture of the receipt makes no other order (O2).
 */
export function keyOf(attempt: string, { paymentProof: _, ...order }: OrderDraft): string {
  return createHash('sha256')
    .update(JSON.stringify([attempt, order]))
    .digest('base64url')
}

function linesIn(form: URLSearchParams): CartLine[] {
  const [sizes, colors] = [form.getAll('size'), form.getAll('color')]
  const [quantities, prices] = [form.getAll('quantity'), form.getAll('price')]
  return form
    .getAll('line')
    .slice(0, mostCarried.lines)
    .map((id, at) => ({
      id,
      name: '',
      imageUrl: '',
      size: sizes[at] || notApplicable,
      color: colors[at] || notApplicable,
      quantity: wholeNumber(quantities[at]),
      originalPrice: amount(prices[at]) / 1000,
      customerEmail: '',
    }))
}

/** What is no number is none that can be ordered, and is told so where all is checked. */
function wholeNumber(typed = ''): number {
  const digits = latinDigits(typed).trim()
  return /^\d{1,4}$/.test(digits) ? Number(digits) : 0
}

/** In baisa; what is no amount was not shown by the shop. */
function amount(typed: string | null | undefined): number {
  return toBaisa(Number(typed)) ?? 0
}
