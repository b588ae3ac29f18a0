import { useEffect, useState } from 'react'

/**
 * The receipt of a transfer while it goes up: who confirms meanwhile is kept waiting for it, and not told that it is missing.
 * `shown` is what the order comes to by transfer, empty where it is paid otherwise: another one takes the press back. `press`
 * calls `order` at once, or when the receipt is there or did not get there.
 */
export function useReceiptOnItsWay(shown: string, order: () => void) {
  // What is said while it goes up, and what was shown when it was confirmed meanwhile.
  const [said, say] = useState('')
  const [held, hold] = useState('')
  if (held && held !== shown) hold('')
  useEffect(() => {
    if (!held || said) return
    hold('')
    order()
  })
  return { say, waits: held && said, press: () => (said && shown ? hold(shown) : order()) }
}
