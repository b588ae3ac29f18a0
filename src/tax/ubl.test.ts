import { expect, test } from 'vitest'
import { sampleTaxDocument } from './tax-document.sample.ts'
import type { StoredTaxDocument } from './tax-document.ts'
import { ublOf } from './ubl.ts'
import { taxItems } from './vat.ts'

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

type Node = { name: string; attributes: string; children: Node[]; text: string }

/** A tree of an XML text; throws where tags do not close each other. */
function parsed(xml: string): Node {
  const root: Node = { name: '', attributes: '', children: [], text: '' }
  const open = [root]
  for (const [, closing, name = '', attributes = '', text = ''] of xml
    .replace(/^<\?xml.*?\?>\s*/, '')
    .matchAll(/<(\/?)([\w:]+)\s*([^>]*)>([^<]*)/g)) {
    const here = open.at(-1) as Node
    if (closing) {
      if (here.name !== name) throw new Error(`</${name}> closes <${here.name}>`)
      open.pop()
    } else {
      const node = { name, attributes, children: [], text }
      here.children.push(node)
      open.push(node)
    }
  }
  if (open.length !== 1) throw new Error('A tag stands open')
  return root.children[0] as Node
}

const all = (node: Node, path: string): Node[] =>
  path
    .split('/')
    .reduce(
      (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [node],
    )
const value = (node: Node, path: string) => all(node, path)[0]?.text ?? ''

/**
 * The sequence of the schema, of what is written here: elements of UBL come in one order, and so often. `!` is once, `*` as
 * often as may be, `+` once or more; without a sign an element may be left out and comes no second time.
 */
const sequences: Record<string, string> = {
  Invoice:
    'CustomizationID ProfileID ID! UUID IssueDate! IssueTime InvoiceTypeCode TaxPointDate DocumentCurrencyCode TaxCurrencyCode OrderReference BillingReference* AdditionalDocumentReference* AccountingSupplierParty! AccountingCustomerParty! Delivery* AllowanceCharge* TaxTotal* LegalMonetaryTotal! InvoiceLine+',
  CreditNote:
    'CustomizationID ProfileID ID! UUID IssueDate! IssueTime TaxPointDate CreditNoteTypeCode DocumentCurrencyCode TaxCurrencyCode DiscrepancyResponse* OrderReference BillingReference* AdditionalDocumentReference* AccountingSupplierParty! AccountingCustomerParty! Delivery* AllowanceCharge* TaxTotal* LegalMonetaryTotal! CreditNoteLine+',
  'cac:DiscrepancyResponse': 'Description*',
  'cac:OrderReference': 'ID!',
  'cac:BillingReference': 'InvoiceDocumentReference',
  'cac:InvoiceDocumentReference': 'ID! IssueDate',
  'cac:AdditionalDocumentReference': 'ID! Attachment',
  'cac:Attachment': 'EmbeddedDocumentBinaryObject',
  'cac:AccountingSupplierParty': 'Party',
  'cac:AccountingCustomerParty': 'Party',
  'cac:Party': 'EndpointID PartyName* PostalAddress PartyTaxScheme* PartyLegalEntity*',
  'cac:PartyName': 'Name!',
  'cac:PostalAddress': 'AddressLine* Country',
  'cac:AddressLine': 'Line!',
  'cac:Country': 'IdentificationCode',
  'cac:PartyTaxScheme': 'CompanyID TaxScheme!',
  'cac:PartyLegalEntity': 'RegistrationName CompanyID',
  'cac:TaxScheme': 'ID',
  'cac:Delivery': 'ActualDeliveryDate',
  'cac:AllowanceCharge': 'ChargeIndicator! AllowanceChargeReason* Amount! TaxCategory*',
  'cac:TaxTotal': 'TaxAmount! RoundingAmount TaxSubtotal*',
  'cac:TaxSubtotal': 'TaxableAmount TaxAmount! TaxCategory!',
  'cac:TaxCategory': 'ID Percent TaxExemptionReason* TaxScheme!',
  'cac:ClassifiedTaxCategory': 'ID Percent TaxExemptionReason* TaxScheme!',
  'cac:LegalMonetaryTotal':
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PayableAmount!',
  'cac:InvoiceLine': 'ID! InvoicedQuantity LineExtensionAmount! TaxTotal* Item! Price',
  'cac:CreditNoteLine': 'ID! CreditedQuantity LineExtensionAmount TaxTotal* Item Price',
  'cac:Item': 'Name ClassifiedTaxCategory*',
  'cac:Price': 'PriceAmount!',
}

function checkOrder(node: Node): void {
  const parts = sequences[node.name]?.split(' ') ?? []
  expect(node.children.length > 0 && parts.length === 0, `${node.name} has its sequence`).toBe(false)
  const names = parts.map((part) => part.replace(/\W$/, ''))
  const places = node.children.map(({ name }) => names.indexOf(name.replace(/^c[ab]c:/, '')))
  expect(places, node.name).not.toContain(-1)
  expect(places, node.name).toEqual([...places].sort((a, b) => a - b))
  for (const [place, part] of parts.entries()) {
    const often = places.filter((one) => one === place).length
    const right = { '!': often === 1, '+': often > 0, '*': true }[part.at(-1) ?? ''] ?? often < 2
    expect([node.name, part, often, right]).toEqual([node.name, part, often, true])
  }
  for (const child of node.children) checkOrder(child)
}

/**
 * What holds of an element by its kind: components of others are `cac:`, those with a text `cbc:`; an amount says its
 * currency, the file its type, and no other attribute is written but a quantity's unit and an address' scheme.
 */
function checkKind(node: Node): void {
  const [prefix = '', name = ''] = node.name.split(':')
  expect(prefix, node.name).toBe(node.children.length > 0 ? 'cac' : 'cbc')
  const attributes: Record<string, string> = {
    EmbeddedDocumentBinaryObject: 'mimeCode="text/plain" filename="qr.txt"',
    EndpointID: 'schemeID="VATIN"',
    InvoicedQuantity: 'unitCode="C62"',
    CreditedQuantity: 'unitCode="C62"',
  }
  const own = attributes[name] ?? (name.endsWith('Amount') ? 'currencyID="OMR"' : '')
  expect([node.name, node.attributes]).toEqual([node.name, own])
  for (const child of node.children) checkKind(child)
}

const namespaces = (root: string) =>
  [
    `xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"`,
    'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
    'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
  ].join(' ')

test.each(['invoice', 'credit-note'] as const)(
  '%s is UBL in the order of its schema, each element as often as it may be, and its sums agree',
  (kind) => {
    const root = parsed(ublOf(paper(kind)))
    checkOrder(root)
    expect(root.attributes).toBe(namespaces(root.name))
    for (const child of root.children) checkKind(child)
    const total = (name: string) => Number(value(root, `cac:LegalMonetaryTotal/cbc:${name}`))
    expect(
      total('LineExtensionAmount') - total('AllowanceTotalAmount') + total('ChargeTotalAmount'),
    ).toBeCloseTo(total('TaxExclusiveAmount'), 9)
    expect(total('TaxExclusiveAmount') + Number(value(root, 'cac:TaxTotal/cbc:TaxAmount'))).toBeCloseTo(
      total('TaxInclusiveAmount'),
      9,
    )
    expect(total('PayableAmount')).toBe(26)
    const line = kind === 'invoice' ? 'cac:InvoiceLine' : 'cac:CreditNoteLine'
    const quantity = kind === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity'
    for (const item of all(root, line)) {
      const net = Number(value(item, 'cbc:LineExtensionAmount'))
      expect(Number(value(item, quantity)) * Number(value(item, 'cac:Price/cbc:PriceAmount'))).toBeCloseTo(
        net,
        4,
      )
      expect(value(item, 'cac:Item/cbc:Name')).toBe('Bag &lt;&quot;A&amp;B&quot;&gt;')
    }
    const net = all(root, 'cac:TaxTotal/cac:TaxSubtotal').map((sub) =>
      Number(value(sub, 'cbc:TaxableAmount')),
    )
    expect(net.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total('TaxExclusiveAmount'), 9)
    expect(value(root, 'cbc:IssueDate'), 'in Muscat').toBe('2026-11-23')
    expect(value(root, 'cac:AccountingSupplierParty/cac:Party/cbc:EndpointID')).toBe('OM1100000000')
  },
)

test('a note over money alone has its amount as a line, for UBL wants one', () => {
  const root = parsed(ublOf(paper('credit-note', [{ kind: 'adjustment', rate: 500, gross: 1_000 }])))
  checkOrder(root)
  expect(all(root, 'cac:CreditNoteLine')).toHaveLength(1)
  expect(all(root, 'cac:AllowanceCharge')).toHaveLength(0)
})

test('charges, allowances, reasons and sums that stand for goods read as words, never as what the shop calls them inside', () => {
  const invoice = parsed(ublOf(paper('invoice', taxItems({ ...one, cashFee: 500 }, 500))))
  const reasons = all(invoice, 'cac:AllowanceCharge/cbc:AllowanceChargeReason').map(({ text }) => text)
  expect([...new Set(reasons)].sort()).toEqual(['Cash on delivery fee', 'Delivery', 'Discount'])
  const note = parsed(ublOf(paper('credit-note', [{ kind: 'adjustment', rate: 500, gross: 1_000 }])))
  expect(value(note, 'cac:DiscrepancyResponse/cbc:Description')).toBe('Goods were returned')
  expect(value(note, 'cac:CreditNoteLine/cac:Item/cbc:Name')).toBe('Discount, delivery and other parts')
})

test('what was exported is zero-rated with its reason everywhere, and goes to its country (T1)', () => {
  const { content, ...rest } = paper('invoice', taxItems(one, 0))
  const root = parsed(ublOf({ ...rest, content: { ...content, exportedTo: 'AE' } }))
  checkOrder(root)
  for (const path of [
    'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory',
    'cac:AllowanceCharge/cac:TaxCategory',
    'cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory',
  ])
    expect([
      ...new Set(
        all(root, path).map((one) => `${value(one, 'cbc:ID')} ${value(one, 'cbc:TaxExemptionReason')}`),
      ),
    ]).toEqual(['Z Exported goods'])
  const countryOf = (party: string) =>
    value(root, `${party}/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode`)
  expect([countryOf('cac:AccountingSupplierParty'), countryOf('cac:AccountingCustomerParty')]).toEqual([
    'OM',
    'AE',
  ])
})

test('a business that is the customer is named with its VATIN (T3)', () => {
  const { content, ...rest } = paper('invoice')
  const vatinOf = (root: Node) =>
    value(root, 'cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID')
  expect(vatinOf(parsed(ublOf({ ...rest, content })))).toBe('')
  const customer = { name: 'Salma Trading', address: 'Muscat', vatin: 'OM1200000000' }
  const root = parsed(ublOf({ ...rest, content: { ...content, customer } }))
  checkOrder(root)
  expect(vatinOf(root)).toBe('OM1200000000')
})

test('the QR code says seller, VATIN, time, total and VAT', () => {
  const root = parsed(ublOf(paper('invoice')))
  const bytes = Buffer.from(
    value(root, 'cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject'),
    'base64',
  )
  const fields: string[] = []
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0))
    fields.push(`${bytes[at]} ${bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0)).toString()}`)
  expect(fields).toEqual([
    '1 Haqiba',
    '2 OM1100000000',
    '3 2026-11-22T20:30:00.000Z',
    '4 26.000',
    expect.stringMatching(/^5 1\.\d{3}$/),
  ])
})
