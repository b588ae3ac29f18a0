import { readWaiting, takeBackWaiting, waitingChanged } from '#src/orders/waiting/waiting-order.ts'

export { checkoutErrorOf } from './checkout-error.ts'

/**
 * An order that waits for a line is not sent beside the one that takes its place (O41). False where it is placed by now:
 * then the notice of it says so, and nothing else is sent.
 */
export async function takesPlaceOfOther(key: string): Promise<boolean> {
  const waiting = await readWaiting()
  if (!waiting || waiting.key === key || (await takeBackWaiting())) return true
  dispatchEvent(new Event(waitingChanged))
  return false
}
