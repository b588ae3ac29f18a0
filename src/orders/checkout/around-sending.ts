import { isOfAnother } from '#src/orders/waiting/is-of-another.ts'
import { readWaiting, takeBackWaiting, waitingChanged } from '#src/orders/waiting/waiting-order.ts'

export { checkoutErrorOf } from './checkout-error.ts'

/**
 * An order that waits for a line is not sent beside the one that takes its place (O41). False where it is placed by now:
 * then the notice of it says so, and nothing else is sent.
 */
export async function takesPlaceOfOther(key: string): Promise<boolean> {
  const waiting = await readWaiting()
  // That of another account is nobody's to take back here, and is told to nobody.
  if (!waiting || isOfAnother(waiting)) return true
  const isTakenBack = await takeBackWaiting()
  dispatchEvent(new Event(waitingChanged))
  // The same one waits no longer either: it is sent now, and waits again where no answer comes.
  return isTakenBack || waiting.key === key
}
