import type { Locale } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import type { Zone } from '#src/delivery/zone.ts'
import { invalidInput } from '#src/http/invalid.ts'
import { writeProblem } from '#src/http/problem-reply.ts'
import { wrongFieldMessages } from '#src/orders/checkout/interruption.messages.ts'
import { missingPlace } from '#src/orders/checkout-address/destination-terms.ts'
import { missingFields, wrongFields } from '#src/orders/checkout-draft/customer-draft.ts'
import { orderDraft } from '#src/orders/checkout-draft/order-draft.ts'
import type { RefuseBlocked } from '#src/orders/order/order.store.ts'
import type { Quote } from '#src/orders/order/order-line.ts'
import { OrderRequest, required } from '#src/orders/order/order-request.ts'
import type { OrderDraft } from '#src/orders/placing/order.query.ts'
import { quoteOrder } from '#src/orders/placing/place-order.ts'
import { lacksCity } from '#src/places/country.ts'
import { noCity, noWilayat } from '#src/places/place-request.ts'
import type { Settings } from '#src/settings/settings.ts'
import { ApiProblem } from '#src/ui/data/api.ts'
import type { SentForm } from './sent-form.ts'

/** The order of a form as it is sent, at the sums that were shown; undefined while a way of delivery or to pay is not chosen. */
export function orderOf({ lines, draft, shown }: SentForm, { vat }: Settings): OrderDraft | undefined {
  return orderDraft(lines, draft, shown, vat !== 'off')
}

/** What the form itself says is missing, by its field, as the checkout with a script tells it before anything is sent. */
export function missingOf(
  { draft }: SentForm,
  { settings, zones, locale }: { settings: Settings; zones: readonly Zone[]; locale: Locale },
): Map<string, string> {
  const words = wrongFieldMessages[locale]
  const texts = { email: words.wrongEmail, mobileNumber: words.wrongMobile }
  const errors = new Map<string, string>(wrongFields(draft).map((field) => [field, texts[field]]))
  for (const field of missingFields(draft, settings.emailOptional)) errors.set(field, required.text[locale])
  // Abroad it is the city, in Oman the wilayat.
  const text = lacksCity(draft.place) ? noCity.text : noWilayat.text
  if (missingPlace(draft, zones, locale)) errors.set('place', text[locale])
  return errors
}

/**
 * What the order of a form comes to, by the rules it will be placed by. Throws ApiProblem as `POST /postOrder` answers, in the
 * page's language.
 */
export async function quoteForm(
  db: Db,
  order: OrderDraft,
  { locale, refuseBlocked }: { locale: Locale; refuseBlocked: RefuseBlocked },
): Promise<Quote> {
  try {
    const { data, error } = OrderRequest.safeParse(order)
    if (error) throw invalidInput(error)
    return await quoteOrder(db, data, { refuseBlocked })
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    const { status, body } = writeProblem(problem, locale)
    throw new ApiProblem(status, JSON.parse(body))
  }
}
