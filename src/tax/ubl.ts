import { formatOmrCell } from '#src/core/csv.ts'
import type { Baisa } from '#src/core/money.ts'
import { muscatDay, muscatSecond } from '#src/core/muscat.ts'
import { type DocumentItem, documentSums, type StoredTaxDocument, type TaxContent } from './tax-document.ts'
import { qrText } from './tax-qr.ts'
import { taxWords } from './tax-words.ts'
import type { RateSums, Taxed } from './vat.ts'
import { element, type Xml, xmlDocument } from './xml.ts'

type Item = Taxed<DocumentItem>

/** Names in the file are English, those of the goods too. */
const words = taxWords('en')

const names = {
  invoice: { root: 'Invoice', line: 'cac:InvoiceLine', quantity: 'cbc:InvoicedQuantity', code: '388' },
  'credit-note': {
    root: 'CreditNote',
    line: 'cac:CreditNoteLine',
    quantity: 'cbc:CreditedQuantity',
    code: '381',
  },
} as const

/** As an order has a customer who was forgotten (I8): of one abroad the country went, too, and UBL takes no empty party. */
const forgotten: NonNullable<TaxContent['customer']> = { name: '—', address: '' }

/**
 * A tax document in UBL 2.1, with the fields of Oman's e-invoicing draft that a shop has (record 051). Amounts are OMR with
 * three decimals; a line is its net, what is not a line an allowance or a charge of its own rate.
 */
export function ublOf(document: StoredTaxDocument): string {
  const { content, kind } = document
  const name = names[kind]
  const { lines, parts } = splitItems(content.items)
  const sums = documentSums(content)
  const netOf = (items: readonly Item[]) => items.reduce((sum, { net }) => sum + net, 0)
  const off = parts.filter(({ gross }) => gross < 0)
  const added = parts.filter(({ gross }) => gross > 0)
  const { supplier, corrects } = content
  const customer = content.customer ?? (content.exportedTo === '' ? forgotten : undefined)
  const at = new Date(document.at)
  const isInvoice = kind === 'invoice'
  const reason = content.exportedTo === undefined ? undefined : words.exported
  return xmlDocument(name.root, `urn:oasis:names:specification:ubl:schema:xsd:${name.root}-2`, [
    element('cbc:CustomizationID', 'urn:peppol:pint:billing-1@om-1'),
    element('cbc:ProfileID', 'urn:peppol:bis:billing'),
    element('cbc:ID', document.number),
    element('cbc:UUID', document.id),
    element('cbc:IssueDate', muscatDay(at)),
    element('cbc:IssueTime', muscatSecond(at)),
    ...(isInvoice
      ? [element('cbc:InvoiceTypeCode', name.code), element('cbc:TaxPointDate', content.suppliedOn)]
      : [element('cbc:TaxPointDate', content.suppliedOn), element('cbc:CreditNoteTypeCode', name.code)]),
    element('cbc:DocumentCurrencyCode', 'OMR'),
    element('cbc:TaxCurrencyCode', 'OMR'),
    ...(content.reason
      ? [element('cac:DiscrepancyResponse', [element('cbc:Description', words[content.reason])])]
      : []),
    element('cac:OrderReference', [element('cbc:ID', content.orderNumber)]),
    ...(corrects
      ? [
          element('cac:BillingReference', [
            element('cac:InvoiceDocumentReference', [
              element('cbc:ID', corrects.number),
              element('cbc:IssueDate', muscatDay(new Date(corrects.at))),
            ]),
          ]),
        ]
      : []),
    element('cac:AdditionalDocumentReference', [
      element('cbc:ID', 'QR'),
      element('cac:Attachment', [
        element('cbc:EmbeddedDocumentBinaryObject', qrText(supplier, document.at, sums), {
          mimeCode: 'text/plain',
          filename: 'qr.txt',
        }),
      ]),
    ]),
    element('cac:AccountingSupplierParty', [
      element('cac:Party', [
        element('cbc:EndpointID', supplier.vatin, { schemeID: 'VATIN' }),
        element('cac:PartyName', [element('cbc:Name', supplier.name)]),
        ...address(supplier.address, 'OM'),
        taxScheme(supplier.vatin),
        element('cac:PartyLegalEntity', [
          element('cbc:RegistrationName', supplier.name),
          ...(supplier.cr ? [element('cbc:CompanyID', supplier.cr)] : []),
        ]),
      ]),
    ]),
    element('cac:AccountingCustomerParty', [
      element('cac:Party', [
        ...(customer ? [element('cac:PartyName', [element('cbc:Name', customer.name)])] : []),
        ...address(customer?.address, content.exportedTo ?? 'OM'),
        ...(customer?.vatin ? [taxScheme(customer.vatin)] : []),
      ]),
    ]),
    element('cac:Delivery', [element('cbc:ActualDeliveryDate', content.suppliedOn)]),
    ...parts.map((part) => allowance(part, reason)),
    taxTotal(content.rates, sums.vat, reason),
    element('cac:LegalMonetaryTotal', [
      amount('cbc:LineExtensionAmount', netOf(lines)),
      amount('cbc:TaxExclusiveAmount', sums.net),
      amount('cbc:TaxInclusiveAmount', sums.gross),
      ...(off.length > 0 ? [amount('cbc:AllowanceTotalAmount', -netOf(off))] : []),
      ...(added.length > 0 ? [amount('cbc:ChargeTotalAmount', netOf(added))] : []),
      amount('cbc:PayableAmount', sums.gross),
    ]),
    ...lines.map((item, index) => line(item, index, { name, reason })),
  ])
}

/** Lines, and what stands beside them; a note without goods has its amount as its line, for UBL wants one. */
function splitItems(items: readonly Item[]): { lines: Item[]; parts: Item[] } {
  const lines = items.filter(({ kind }) => kind === 'line')
  return lines.length > 0
    ? { lines, parts: items.filter(({ kind }) => kind !== 'line') }
    : { lines: [...items], parts: [] }
}

type Line = { name: (typeof names)[keyof typeof names]; reason: string | undefined }

function line(item: Item, index: number, { name, reason }: Line): Xml {
  const { quantity = 1, net, vat, gross, rate } = item
  return element(name.line, [
    element('cbc:ID', String(index + 1)),
    element(name.quantity, String(quantity), { unitCode: 'C62' }),
    amount('cbc:LineExtensionAmount', net),
    element('cac:TaxTotal', [amount('cbc:TaxAmount', vat), amount('cbc:RoundingAmount', gross)]),
    element('cac:Item', [
      element('cbc:Name', nameOf(item)),
      element('cac:ClassifiedTaxCategory', category(rate, reason)),
    ]),
    // A net price of a piece rarely is whole baisa: six decimals bring it back to the line's net.
    element('cac:Price', [
      element('cbc:PriceAmount', (net / quantity / 1000).toFixed(6), { currencyID: 'OMR' }),
    ]),
  ])
}

function nameOf({ kind, name }: Item): string {
  return name ?? (kind === 'line' ? words.goods : words[kind])
}

function allowance(item: Item, reason: string | undefined): Xml {
  const { net, rate } = item
  return element('cac:AllowanceCharge', [
    element('cbc:ChargeIndicator', String(net > 0)),
    element('cbc:AllowanceChargeReason', nameOf(item)),
    amount('cbc:Amount', Math.abs(net)),
    element('cac:TaxCategory', category(rate, reason)),
  ])
}

function taxTotal(rates: readonly RateSums[], vat: Baisa, reason: string | undefined): Xml {
  return element('cac:TaxTotal', [
    amount('cbc:TaxAmount', vat),
    ...rates.map((sums) =>
      element('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', sums.net),
        amount('cbc:TaxAmount', sums.vat),
        element('cac:TaxCategory', category(sums.rate, reason)),
      ]),
    ),
  ])
}

const scheme = element('cac:TaxScheme', [element('cbc:ID', 'VAT')])

function taxScheme(vatin: string): Xml {
  return element('cac:PartyTaxScheme', [element('cbc:CompanyID', vatin), scheme])
}

/** Standard or zero-rated, by the codes of the draft, with why; `rate` in hundredths of a percent. */
function category(rate: number, reason: string | undefined): Xml[] {
  return [
    element('cbc:ID', rate === 0 ? 'Z' : 'S'),
    element('cbc:Percent', (rate / 100).toFixed(2)),
    ...(rate === 0 && reason ? [element('cbc:TaxExemptionReason', reason)] : []),
    scheme,
  ]
}

/** Without a text and a country there is none: where exported goods went is forgotten with their customer (I8). */
function address(text: string | undefined, country: string): Xml[] {
  const parts = [
    ...(text ? [element('cac:AddressLine', [element('cbc:Line', text)])] : []),
    ...(country ? [element('cac:Country', [element('cbc:IdentificationCode', country)])] : []),
  ]
  return parts.length > 0 ? [element('cac:PostalAddress', parts)] : []
}

function amount(name: string, baisa: Baisa): Xml {
  return element(name, formatOmrCell(baisa), { currencyID: 'OMR' })
}
