import * as z from 'zod'
import type { Locale } from '#src/core/locale.ts'
import { type Baisa, toOmr } from '#src/core/money.ts'
import { qrCode } from '#src/media/qr-code.ts'
import { countryNames } from '#src/places/country-names.ts'
import type { VatMode } from '#src/settings/vat.ts'
import { qrText } from './tax-qr.ts'
import { type RateSums, sumOf, type Taxed, type TaxItem, taxItemKinds } from './vat.ts'

export const taxKinds = ['invoice', 'credit-note'] as const
export type TaxKind = (typeof taxKinds)[number]

/** Why a credit note was issued. */
export const creditReasons = ['corrected', 'cancelled', 'returned', 'reduced'] as const
export type CreditReason = (typeof creditReasons)[number]

/** What a sum on a document is for, in words of the time it was issued. */
export type DocumentItem = TaxItem & {
  name?: string | undefined
  nameAr?: string | undefined
  size?: string | undefined
  color?: string | undefined
  colorAr?: string | undefined
  quantity?: number | undefined
  unitPrice?: Baisa | undefined
}

/** All that is on a document, as it was issued; amounts in baisa, always above 0 on a credit note too. */
export type TaxContent = {
  /** Which moment of an order this invoice belongs to: what takes the moment back takes the invoice back. */
  moment: Exclude<VatMode, 'off'>
  /** Below OMR 500 without VAT the customer need not be named, and is not but by a VATIN. */
  simplified: boolean
  /** A Muscat day: when the goods were delivered, or of an invoice before that when it was issued. */
  suppliedOn: string
  supplier: { name: string; nameAr: string; address: string; addressAr: string; vatin: string; cr: string }
  /** Named where the law asks for it, and where the order has its VATIN. */
  customer?: { name: string; address: string; vatin?: string } | undefined
  orderNumber: string
  corrects?: { number: string; at: string } | undefined
  reason?: CreditReason | undefined
  /** The returns whose pieces a credit note is for. */
  returns?: string[] | undefined
  /** The code of the country that zero-rated goods were exported to; absent of what stays in Oman (T1). */
  exportedTo?: string | undefined
  items: Taxed<DocumentItem>[]
  rates: RateSums[]
}

/** A document as it stands in the database. */
export type StoredTaxDocument = {
  id: string
  kind: TaxKind
  number: string
  at: string
  orderId: string
  corrects: string | null
  content: TaxContent
}

const omr = z.number().meta({ description: 'OMR, at most 3 decimals' })
const taxed = { gross: omr, net: omr, vat: omr }
const percent = z.number().meta({ description: 'Percent' })

/** A tax invoice or credit note as the API shows it (T3); amounts in OMR, above 0 on a credit note too. */
export const TaxDocument = z
  .object({
    _id: z.string(),
    kind: z.enum(taxKinds),
    number: z.string(),
    issuedAt: z.string(),
    suppliedOn: z.string(),
    simplified: z.boolean(),
    orderId: z.string(),
    orderNumber: z.string(),
    corrects: z.object({ number: z.string(), at: z.string() }).optional(),
    reason: z.enum(creditReasons).optional(),
    supplier: z.object({
      name: z.string(),
      nameAr: z.string(),
      address: z.string(),
      addressAr: z.string(),
      vatin: z.string(),
      cr: z.string(),
    }),
    customer: z.object({ name: z.string(), address: z.string(), vatin: z.string().optional() }).optional(),
    exportedTo: z
      .object({ code: z.string(), name: z.string(), nameAr: z.string() })
      .optional()
      .meta({ description: 'The country that the goods were exported to, zero-rated (T1)' }),
    items: z.array(
      z.object({
        kind: z.enum(taxItemKinds),
        name: z.string().optional(),
        nameAr: z.string().optional(),
        size: z.string().optional(),
        color: z.string().optional(),
        colorAr: z.string().optional(),
        quantity: z.number().int().optional(),
        unitPrice: omr.optional(),
        rate: percent,
        ...taxed,
      }),
    ),
    rates: z.array(z.object({ rate: percent, ...taxed })),
    ...taxed,
    qr: z
      .object({ size: z.number().int(), path: z.string() })
      .meta({ description: 'A QR code for SVG: the dark squares in a square of `size`' }),
  })
  .meta({ id: 'TaxDocument' })
export type TaxDocument = z.infer<typeof TaxDocument>

/** A stored document as the API shows it, its QR code drawn. */
export function presentTaxDocument({ id, at, content, ...stored }: StoredTaxDocument): TaxDocument {
  return TaxDocument.parse({
    _id: id,
    kind: stored.kind,
    number: stored.number,
    issuedAt: at,
    orderId: stored.orderId,
    ...content,
    exportedTo: content.exportedTo === undefined ? undefined : countryOf(content.exportedTo),
    items: content.items.map((item) => ({
      ...item,
      ...(item.unitPrice !== undefined && { unitPrice: toOmr(item.unitPrice) }),
      ...inOmr(item),
    })),
    rates: content.rates.map(inOmr),
    ...inOmr({ rate: 0, ...documentSums(content) }),
    qr: qrCode(qrText(content.supplier, at, documentSums(content))),
  })
}

function countryOf(code: string): TaxDocument['exportedTo'] {
  const names: Partial<Record<string, Record<Locale, string>>> = countryNames
  return { code, name: names[code]?.en ?? code, nameAr: names[code]?.ar ?? code }
}

/** What a document comes to, in baisa. */
export function documentSums({ rates }: Pick<TaxContent, 'rates'>): { gross: Baisa; net: Baisa; vat: Baisa } {
  return { gross: sumOf(rates, 'gross'), net: sumOf(rates, 'net'), vat: sumOf(rates, 'vat') }
}

function inOmr({ rate, gross, net, vat }: RateSums) {
  return { rate: rate / 100, gross: toOmr(gross), net: toOmr(net), vat: toOmr(vat) }
}
