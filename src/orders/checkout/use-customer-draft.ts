import { useRef, useState } from 'react'
import { readCheckout, writeCheckout } from '#src/orders/checkout-draft/checkout-storage.ts'
import { type CustomerDraft, repairDraft } from '#src/orders/checkout-draft/customer-draft.ts'

/** The shipping form, stored across reloads until the order is placed or the tab closed. */
export function useCustomerDraft() {
  const [draft, setDraft] = useState(() => repairDraft(readCheckout('checkoutForm')))
  // A browser that fills in several fields at once does not wait for the form to be drawn between them.
  const latest = useRef(draft)
  function fill(change: Partial<CustomerDraft>) {
    latest.current = { ...latest.current, ...change }
    setDraft(latest.current)
    writeCheckout('checkoutForm', latest.current)
  }
  return { draft, fill }
}
