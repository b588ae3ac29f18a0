import type { StoredTaxDocument } from './tax-document.ts'
import { type TaxItem, taxOf } from './vat.ts'

/** A document over these items, with everything a document can have. */
export function sampleTaxDocument(
  kind: StoredTaxDocument['kind'],
  items: readonly TaxItem[],
): StoredTaxDocument {
  return {
    id: '5f0c1f0e-0000-4000-8000-000000000000',
    kind,
    number: kind === 'invoice' ? 'INV-000007' : 'CN-000003',
    at: '2026-11-22T20:30:00.000Z',
    orderId: 'o',
    corrects: kind === 'invoice' ? null : 'i',
    content: {
      moment: 'delivery',
      simplified: false,
      suppliedOn: '2026-11-22',
      supplier: {
        name: 'Haqiba',
        nameAr: 'حقيبة',
        address: 'Muscat',
        addressAr: 'مسقط',
        vatin: 'OM1100000000',
        cr: '77',
      },
      customer: { name: 'Salma', address: 'Way 12\nMuscat' },
      orderNumber: '123456',
      ...(kind === 'credit-note' && {
        corrects: { number: 'INV-000007', at: '2026-11-20T08:00:00.000Z' },
        reason: 'returned' as const,
      }),
      ...taxOf(items),
    },
  }
}
