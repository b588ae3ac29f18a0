import type { TaxDocument } from './tax-document.ts'
import type { TaxWord } from './tax-words.ts'

/** How an order is paid and what is still owed of it, in OMR: as it is today, beside what was issued. */
export type TaxPayment = { how: TaxWord & ('cash' | 'cashAtShop' | 'transfer'); due: number }

/** Whether an invoice is still the one to pay: a correction puts another in its place, a cancellation none (T3). */
export function isPayable(document: TaxDocument, documents: readonly TaxDocument[]): boolean {
  return (
    document.kind === 'invoice' &&
    !documents.some(
      ({ corrects, reason }) =>
        corrects?.number === document.number && (reason === 'corrected' || reason === 'cancelled'),
    )
  )
}
