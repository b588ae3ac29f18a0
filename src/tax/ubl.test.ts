import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTaxDocument } from './tax-document.sample.ts'
import { creditReasons, type StoredTaxDocument, taxKinds } from './tax-document.ts'
import { ublOf } from './ubl.ts'
import { allOf, checkedUbl, textOf, type XmlNode } from './ubl-schema.sample.ts'
import { type TaxItem, taxItems } from './vat.ts'

const one = {
  lines: [
    { gross: 21_000, zeroRated: false },
    { gross: 4_000, zeroRated: true },
  ],
  discount: 1_000,
  deliveryCharge: 2_000,
  cashFee: 0,
}

function paper(kind: StoredTaxDocument['kind'], items = taxItems(one, 500)): StoredTaxDocument {
  const named = items.map((item) =>
    item.kind === 'line' ? { ...item, name: 'Bag <"A&B">\u0001', quantity: 2 } : item,
  )
  return sampleTaxDocument(kind, named)
}

/** What the draft asks of the sums beside the schema: they agree, to the baisa. */
function checkSums(root: XmlNode): void {
  const total = (name: string) => Number(textOf(root, `cac:LegalMonetaryTotal/cbc:${name}`))
  const net = total('TaxExclusiveAmount')
  const beside = total('ChargeTotalAmount') - total('AllowanceTotalAmount')
  expect(total('LineExtensionAmount') + beside).toBeCloseTo(net, 6)
  const vat = Number(textOf(root, 'cac:TaxTotal/cbc:TaxAmount'))
  expect(net + vat).toBeCloseTo(total('TaxInclusiveAmount'), 6)
  expect(total('PayableAmount')).toBe(total('TaxInclusiveAmount'))
  const subtotals = allOf(root, 'cac:TaxTotal/cac:TaxSubtotal')
  for (const [name, sum] of [
    ['cbc:TaxableAmount', net],
    ['cbc:TaxAmount', vat],
  ] as const)
    expect(subtotals.reduce((all, one) => all + Number(textOf(one, name)), 0)).toBeCloseTo(sum, 6)
}

test.each(taxKinds)(
  '%s is UBL in the order of its schema, each element as often as it may be, and its sums agree',
  (kind) => {
    const root = checkedUbl(ublOf(paper(kind)))
    checkSums(root)
    const total = (name: string) => Number(textOf(root, `cac:LegalMonetaryTotal/cbc:${name}`))
    expect(total('PayableAmount')).toBe(26)
    const line = kind === 'invoice' ? 'cac:InvoiceLine' : 'cac:CreditNoteLine'
    const quantity = kind === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity'
    for (const item of allOf(root, line)) {
      const net = Number(textOf(item, 'cbc:LineExtensionAmount'))
      expect(Number(textOf(item, quantity)) * Number(textOf(item, 'cac:Price/cbc:PriceAmount'))).toBeCloseTo(
        net,
        4,
      )
      expect(textOf(item, 'cac:Item/cbc:Name')).toBe('Bag &lt;&quot;A&amp;B&quot;&gt;')
    }
    expect(textOf(root, 'cbc:IssueDate'), 'in Muscat').toBe('2026-11-23')
    expect(textOf(root, 'cac:AccountingSupplierParty/cac:Party/cbc:EndpointID')).toBe('OM1100000000')
  },
)

test.each(taxKinds)('%s is issued at the instant that its QR code says, in Muscat', (kind) => {
  for (const at of ['2026-11-22T20:30:17.456Z', '2026-12-31T19:59:59.999Z', '2026-12-31T20:00:00.000Z']) {
    const root = checkedUbl(ublOf({ ...paper(kind), at }))
    const written = `${textOf(root, 'cbc:IssueDate')}T${textOf(root, 'cbc:IssueTime')}`
    expect(written).toMatch(/\+04:00$/)
    const said =
      qrFields(root)
        .find((field) => field.startsWith('3 '))
        ?.slice(2) ?? ''
    expect(new Date(written).toISOString()).toBe(said.replace(/\d{3}Z$/, '000Z'))
  }
})

const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((some) => `${some} "A&B" <\u0001>`)
const gross = fc.integer({ min: 1, max: 10_000_000 })
const order = fc.record({
  lines: fc.array(fc.record({ gross, zeroRated: fc.boolean() }), { minLength: 1, maxLength: 5 }),
  discount: fc.constantFrom(0, 1),
  deliveryCharge: fc.constantFrom(0, 2_000),
  cashFee: fc.constantFrom(0, 500),
})
/** Of money alone: an amount at one rate or at both. */
const money = fc
  .uniqueArray(fc.constantFrom(500, 0), { minLength: 1 })
  .map((rates): TaxItem[] => rates.map((rate) => ({ kind: 'adjustment', rate, gross: 1_000 })))
const anyDocument = fc
  .record({
    kind: fc.constantFrom(...taxKinds),
    reason: fc.constantFrom(...creditReasons),
    // undefined stays in Oman, '' is a country that was forgotten.
    exportedTo: fc.constantFrom(undefined, 'AE', ''),
    order,
    money: fc.option(money),
    name: text,
    quantity: fc.integer({ min: 1, max: 999 }),
    customer: fc.option(
      fc.record({
        name: text,
        address: fc.option(text, { nil: '' }),
        vatin: fc.constantFrom('', 'OM1200000000'),
      }),
    ),
    cr: fc.constantFrom('', '77'),
    address: fc.option(text, { nil: '' }),
  })
  .map(({ kind, reason, exportedTo, customer, ...one }): StoredTaxDocument => {
    const goods = taxItems(one.order, exportedTo === undefined ? 500 : 0).map((item) =>
      item.kind === 'line' ? { ...item, name: one.name, quantity: one.quantity } : item,
    )
    const { content, ...rest } = sampleTaxDocument(
      kind,
      kind === 'credit-note' ? (one.money ?? goods) : goods,
    )
    const supplier = { ...content.supplier, name: one.name, cr: one.cr, address: one.address }
    const more = { exportedTo, customer: customer ?? undefined, simplified: customer === null, supplier }
    return { ...rest, content: { ...content, ...more, ...(kind === 'credit-note' && { reason }) } }
  })

test('every document is UBL: simplified and full, at home and abroad, zero-rated, with and without discount, delivery and fee', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      checkSums(checkedUbl(ublOf(document)))
    }),
  )
})

test('a note over money alone has its amount as a line, for UBL wants one', () => {
  const root = checkedUbl(ublOf(paper('credit-note', [{ kind: 'adjustment', rate: 500, gross: 1_000 }])))
  expect(allOf(root, 'cac:CreditNoteLine')).toHaveLength(1)
  expect(allOf(root, 'cac:AllowanceCharge')).toHaveLength(0)
})

test('charges, allowances, reasons and sums that stand for goods read as words, never as what the shop calls them inside', () => {
  const invoice = checkedUbl(ublOf(paper('invoice', taxItems({ ...one, cashFee: 500 }, 500))))
  const reasons = allOf(invoice, 'cac:AllowanceCharge/cbc:AllowanceChargeReason').map(({ text }) => text)
  expect([...new Set(reasons)].sort()).toEqual(['Cash on delivery fee', 'Delivery', 'Discount'])
  const note = checkedUbl(ublOf(paper('credit-note', [{ kind: 'adjustment', rate: 500, gross: 1_000 }])))
  expect(textOf(note, 'cac:DiscrepancyResponse/cbc:Description')).toBe('Goods were returned')
  expect(textOf(note, 'cac:CreditNoteLine/cac:Item/cbc:Name')).toBe('Discount, delivery and other parts')
})

test('what was exported is zero-rated with its reason everywhere, and goes to its country (T1)', () => {
  const { content, ...rest } = paper('invoice', taxItems(one, 0))
  const root = checkedUbl(ublOf({ ...rest, content: { ...content, exportedTo: 'AE' } }))
  for (const path of [
    'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory',
    'cac:AllowanceCharge/cac:TaxCategory',
    'cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory',
  ])
    expect([
      ...new Set(
        allOf(root, path).map((one) => `${textOf(one, 'cbc:ID')} ${textOf(one, 'cbc:TaxExemptionReason')}`),
      ),
    ]).toEqual(['Z Exported goods'])
  const countryOf = (party: string) =>
    textOf(root, `${party}/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode`)
  expect([countryOf('cac:AccountingSupplierParty'), countryOf('cac:AccountingCustomerParty')]).toEqual([
    'OM',
    'AE',
  ])
  const forgotten = checkedUbl(
    ublOf({ ...rest, content: { ...content, customer: undefined, exportedTo: '' } }),
  )
  const address = 'cac:AccountingCustomerParty/cac:Party/cac:PostalAddress'
  expect(allOf(forgotten, address), 'of a forgotten country nothing is said, above all not Oman').toEqual([])
})

test('a business that is the customer is named with its VATIN (T3)', () => {
  const { content, ...rest } = paper('invoice')
  const vatinOf = (root: XmlNode) =>
    textOf(root, 'cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID')
  expect(vatinOf(checkedUbl(ublOf({ ...rest, content })))).toBe('')
  const customer = { name: 'Salma Trading', address: 'Muscat', vatin: 'OM1200000000' }
  const root = checkedUbl(ublOf({ ...rest, content: { ...content, customer } }))
  expect(vatinOf(root)).toBe('OM1200000000')
})

function qrFields(root: XmlNode): string[] {
  const bytes = Buffer.from(
    textOf(root, 'cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject'),
    'base64',
  )
  const fields: string[] = []
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0))
    fields.push(`${bytes[at]} ${bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0)).toString()}`)
  return fields
}

test('the QR code says seller, VATIN, time, total and VAT', () => {
  expect(qrFields(checkedUbl(ublOf(paper('invoice'))))).toEqual([
    '1 Haqiba',
    '2 OM1100000000',
    '3 2026-11-22T20:30:00.000Z',
    '4 26.000',
    expect.stringMatching(/^5 1\.\d{3}$/),
  ])
})

test('every sum, reason and number stands where the schema has its place', () => {
  const { content, ...rest } = paper('invoice', taxItems({ ...one, cashFee: 500 }, 500))
  const root = checkedUbl(ublOf({ ...rest, content }))
  const read = (node: XmlNode, ...paths: string[]) => paths.map((path) => textOf(node, path))
  expect(
    read(
      root,
      ...[
        'cbc:CustomizationID',
        'cbc:ProfileID',
        'cbc:ID',
        'cbc:UUID',
        'cbc:InvoiceTypeCode',
        'cbc:TaxPointDate',
      ],
      ...['cbc:DocumentCurrencyCode', 'cbc:TaxCurrencyCode', 'cac:OrderReference/cbc:ID'],
    ),
  ).toEqual([
    ...[
      'urn:peppol:pint:billing-1@om-1',
      'urn:peppol:bis:billing',
      'INV-000007',
      rest.id,
      '388',
      '2026-11-22',
    ],
    ...['OMR', 'OMR', '123456'],
  ])
  const supplier = 'cac:AccountingSupplierParty/cac:Party'
  expect(
    read(root, `${supplier}/cac:PartyLegalEntity/cbc:CompanyID`, 'cac:Delivery/cbc:ActualDeliveryDate'),
  ).toEqual([...['77', '2026-11-22']])
  const beside = allOf(root, 'cac:AllowanceCharge').map((each) =>
    read(
      each,
      ...['cbc:ChargeIndicator', 'cbc:AllowanceChargeReason', 'cbc:Amount', 'cac:TaxCategory/cbc:ID'],
      'cac:TaxCategory/cbc:Percent',
    ).join(' · '),
  )
  expect(beside).toEqual([
    'false · Discount · 0.800 · S · 5.00',
    'false · Discount · 0.160 · Z · 0.00',
    'true · Delivery · 1.905 · S · 5.00',
    'true · Cash on delivery fee · 0.476 · S · 5.00',
  ])
  const lines = allOf(root, 'cac:InvoiceLine').map((each) =>
    read(
      each,
      ...['cbc:ID', 'cbc:InvoicedQuantity', 'cbc:LineExtensionAmount', 'cac:TaxTotal/cbc:TaxAmount'],
      ...['cac:TaxTotal/cbc:RoundingAmount', 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID'],
    ).join(' · '),
  )
  expect(lines).toEqual(['1 · 2 · 20.000 · 1.000 · 21.000 · S', '2 · 2 · 4.000 · 0.000 · 4.000 · Z'])
  const plain = taxItems({ ...one, discount: 0, deliveryCharge: 0 }, 500)
  const bare = checkedUbl(
    ublOf({
      ...rest,
      content: { ...content, items: plain.map((item) => ({ ...item, net: item.gross, vat: 0 })) },
    }),
  )
  for (const name of ['AllowanceTotalAmount', 'ChargeTotalAmount'])
    expect(allOf(bare, `cac:LegalMonetaryTotal/cbc:${name}`), name).toEqual([])
  // At home nothing says why it is zero-rated.
  expect(allOf(root, 'cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:TaxExemptionReason')).toEqual([])
})

test('a credit note names the invoice that it corrects, with its day in Muscat', () => {
  const root = checkedUbl(ublOf(paper('credit-note')))
  const invoice = 'cac:BillingReference/cac:InvoiceDocumentReference'
  expect(
    ['cbc:CreditNoteTypeCode', 'cbc:TaxPointDate', `${invoice}/cbc:ID`, `${invoice}/cbc:IssueDate`].map(
      (path) => textOf(root, path),
    ),
  ).toEqual([...['381', '2026-11-22', 'INV-000007', '2026-11-20']])
  expect(allOf(checkedUbl(ublOf(paper('invoice'))), 'cac:BillingReference')).toEqual([])
})
