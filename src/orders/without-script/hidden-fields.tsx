import type { CustomerDraft } from '#src/orders/checkout-draft/customer-draft.ts'
import type { Quote } from '#src/orders/order/order-line.ts'

type Carried = { attempt: string; draft: CustomerDraft; quote: Quote }

/** All that was typed and all that is shown, for the next step: the shop keeps nothing of an order that is not placed. */
export function HiddenFields(carried: Carried) {
  return fieldsOf(carried).map(([name, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and names come again with each line
    <input key={at} type="hidden" name={name} value={value} />
  ))
}

/** The same in one field, for a form with a picture, whose fields are few. */
export function HiddenForm(carried: Carried) {
  return <input type="hidden" name="form" value={new URLSearchParams(fieldsOf(carried)).toString()} />
}

function fieldsOf({ attempt, draft, quote }: Carried): [name: string, value: string][] {
  const { place, ...texts } = draft
  const { subTotal, deliveryCharge, total } = quote
  const fields = Object.entries({ attempt, ...texts, ...place, subTotal, deliveryCharge, total })
  const lines = quote.products.flatMap(({ _id, size, color, quantity, originalPrice }) =>
    Object.entries({ line: _id, size, color, quantity, price: originalPrice }),
  )
  return [...fields, ...lines].map(([name, value]) => [name, String(value)])
}
