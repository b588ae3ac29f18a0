import { useEffect, useRef, useState } from 'react'
import { storedAccount } from '#src/accounts/session/stored-account.ts'
import { subscribeToken } from '#src/accounts/session/token-storage.ts'
import { readCheckout, writeCheckout } from '#src/orders/checkout-draft/checkout-storage.ts'
import { type CustomerDraft, repairDraft } from '#src/orders/checkout-draft/customer-draft.ts'
import { isOfAnother } from '#src/orders/waiting/is-of-another.ts'

/**
 * The shipping form, stored across reloads until the order is placed or the tab closed. Once an account was signed in
 * it is no other's (O39), also where its session ended meanwhile; a guest's is of who logs in.
 */
export function useCustomerDraft() {
  const [draft, setDraft] = useState(() => repairDraft(ownForm()))
  // A browser that fills in several fields at once does not wait for the form to be drawn between them.
  const latest = useRef(draft)
  function fill(change: Partial<CustomerDraft>) {
    latest.current = { ...latest.current, ...change }
    setDraft(latest.current)
    writeCheckout('checkoutForm', { ...latest.current, of: ownForm()?.of ?? storedAccount() })
  }
  // Who logs out takes it along, on this page too.
  useEffect(
    () =>
      subscribeToken(() => {
        latest.current = repairDraft(ownForm())
        setDraft(latest.current)
      }),
    [],
  )
  return { draft, fill }
}

/** The stored form, unless it is another account's. */
function ownForm(): { of?: string } | undefined {
  const stored = readCheckout('checkoutForm') as { of?: string } | null
  return stored && !isOfAnother(stored) ? stored : undefined
}
