import type { TaxDocument } from './tax-document.ts'
import { isPayable } from './tax-payment.ts'

/** A document with, of an invoice that another stands for, the number and the reason of the credit note that took it back. */
export type SortedPaper = {
  document: TaxDocument
  isEarlier: boolean
  takenBack?: { by: string; reason: 'corrected' | 'cancelled' } | undefined
}

/**
 * The documents of one order as they are handed on: first the invoice that stands with the credit notes about it, then
 * the earlier ones, which nobody needs in a parcel. Where none stands all are told as they were issued.
 */
export function standingFirst(documents: readonly TaxDocument[]): SortedPaper[] {
  const standing = documents.filter((one) => isPayable(one, documents))
  const belongs = ({ kind, number, corrects }: TaxDocument) =>
    standing.some((one) => one.number === (kind === 'invoice' ? number : corrects?.number))
  const sorted = documents.map((document) => ({
    document,
    isEarlier: standing.length > 0 && !belongs(document),
    takenBack: takenBackBy(document, documents),
  }))
  return [...sorted.filter((one) => !one.isEarlier), ...sorted.filter((one) => one.isEarlier)]
}

function takenBackBy(
  { kind, number }: TaxDocument,
  documents: readonly TaxDocument[],
): SortedPaper['takenBack'] {
  if (kind !== 'invoice') return undefined
  for (const { corrects, reason, number: by } of documents)
    if (corrects?.number === number && (reason === 'corrected' || reason === 'cancelled'))
      return { by, reason }
  return undefined
}
