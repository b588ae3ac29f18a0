import type { Generated } from 'kysely'

export type TaxTables = {
  tax_documents: TaxDocumentRow
  tax_series: { series: string; last: number }
}

/** A tax invoice or credit note as it was issued: the database refuses to change or delete it (T3). Amounts in baisa. */
type TaxDocumentRow = {
  id: string
  /** `invoice` or `credit-note`: each is numbered for itself, without a gap. */
  series: string
  number: number
  /** When it was issued. */
  at: string
  order_id: string
  /** 1, 2, 3 within its order. */
  step: number
  /** The invoice that a credit note takes back, in whole or in part. */
  corrects: string | null
  /** JSON: `TaxContent` of tax/tax-document.ts. */
  content: string
  /** The sums of a return, beside the content: of the standard rate, of zero-rated goods, and of what was exported. */
  standard_net: number
  standard_vat: number
  zero_net: number
  export_net: Generated<number>
}
