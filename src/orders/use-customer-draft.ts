import { useState } from 'react'
import { type CustomerDraft, repairDraft } from './customer-draft.ts'
import { keep, kept } from './session.ts'

/** The shipping form, kept across reloads until the order is placed or the tab closed. */
export function useCustomerDraft() {
  const [draft, setDraft] = useState(() => repairDraft(kept('checkoutForm')))
  function fill(change: Partial<CustomerDraft>) {
    const next = { ...draft, ...change }
    setDraft(next)
    keep('checkoutForm', next)
  }
  return { draft, fill }
}
