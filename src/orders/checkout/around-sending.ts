import { forgetWaiting, readWaiting } from '#src/orders/waiting/waiting-order.ts'

export { checkoutErrorOf } from './checkout-error.ts'

/** An order that waits for a line is not sent beside the one that takes its place (O41). */
export async function forgetOther(key: string): Promise<void> {
  const waiting = await readWaiting()
  if (waiting && waiting.key !== key) await forgetWaiting()
}
