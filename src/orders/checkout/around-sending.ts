import type { Locale } from '#src/core/locale.ts'
import {
  type CustomerDraft,
  type DraftField,
  wrongFields,
} from '#src/orders/checkout-draft/customer-draft.ts'
import { isOfAnother } from '#src/orders/waiting/is-of-another.ts'
import { readWaiting, takeBackWaiting, waitingChanged } from '#src/orders/waiting/waiting-order.ts'
import { wrongFieldMessages } from './interruption.messages.ts'

export { checkoutErrorOf } from './checkout-error.ts'

/** What is wrong with a form that is filled in, in words by its field; a transfer without a receipt is too (O15). */
export function whatIsWrong(draft: CustomerDraft, locale: Locale): Map<DraftField, string> {
  const words = wrongFieldMessages[locale]
  const texts = { email: words.wrongEmail, mobileNumber: words.wrongMobile }
  const wrong = new Map<DraftField, string>(wrongFields(draft).map((field) => [field, texts[field]]))
  if (draft.paymentMethod === 'Online Payment' && !draft.paymentProof)
    wrong.set('paymentProof', words.proofMissing)
  return wrong
}

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
