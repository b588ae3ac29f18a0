import { expect } from 'vitest'

/** An element of an XML text as it stands there: its attributes and text still escaped. */
export type XmlNode = { name: string; attributes: string; children: XmlNode[]; text: string }

/** A UBL document that is as its schema asks for: order, numbers, attributes and texts of all its elements (record 051). */
export function checkedUbl(xml: string): XmlNode {
  const root = parsed(xml)
  expect(root.attributes).toBe(namespaces(root.name))
  expect([...outOfOrder(root), ...root.children.flatMap(ofWrongKind)]).toEqual([])
  return root
}

export const allOf = (node: XmlNode, path: string): XmlNode[] =>
  path
    .split('/')
    .reduce(
      (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [node],
    )
export const textOf = (node: XmlNode, path: string) => allOf(node, path)[0]?.text ?? ''

/** A tree of an XML text; throws where tags do not close each other, and where a text is not escaped. */
function parsed(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: '', children: [], text: '' }
  const open = [root]
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
  for (const [, closing, name = '', attributes = '', text = ''] of xml
    .replace(/^<\?xml.*?\?>\s*/, '')
    .matchAll(/<(\/?)([\w:]+)\s*([^>]*)>([^<]*)/g)) {
    const here = open.at(-1) as XmlNode
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
  return root.children[0] as XmlNode
}

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

/** What of an element and of those in it is not where, or not as often, as its sequence has it. */
function outOfOrder({ name, children }: XmlNode): string[] {
  const parts = sequences[name]?.split(' ') ?? []
  const names = parts.map((part) => part.replace(/\W$/, ''))
  const places = children.map((child) => names.indexOf(child.name.replace(/^c[ab]c:/, '')))
  const faults = parts.filter((part, place) => {
    const often = places.filter((one) => one === place).length
    return !({ '!': often === 1, '+': often > 0, '*': true }[part.at(-1) ?? ''] ?? often < 2)
  })
  const isOrdered = places.every((place, at) => place >= (places[at - 1] ?? 0))
  if (!isOrdered) faults.push(children.map((child) => child.name).join(' '))
  return [...faults.map((fault) => `${name}: ${fault}`), ...children.flatMap(outOfOrder)]
}

/** How a text of a type is written, by what its element's name ends in; the types are those of XML Schema. */
const forms: [ending: RegExp, form: RegExp][] = [
  [/Date$/, /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/],
  [/Time$/, /^([01]\d|2[0-3])(:[0-5]\d){2}[+-]\d\d:\d\d$/],
  [/(Amount|Percent|Quantity)$/, /^-?\d+(\.\d+)?$/],
  [/Indicator$/, /^(true|false)$/],
  [/BinaryObject$/, /^([\w+/]{4})*([\w+/]{4}|[\w+/]{3}=|[\w+/]{2}==)$/],
  // UBL forbids empty elements beside its schema (IND5).
  [/$/, /\S/],
]

const attributesOf: Partial<Record<string, string>> = {
  EmbeddedDocumentBinaryObject: 'mimeCode="text/plain" filename="qr.txt"',
  EndpointID: 'schemeID="VATIN"',
  InvoicedQuantity: 'unitCode="C62"',
  CreditedQuantity: 'unitCode="C62"',
}

/**
 * What does not hold of an element by its kind: components of others are `cac:`, those with a text `cbc:`; an amount says
 * its currency and a file its type, as the schema requires, and no other attribute is written but a quantity's unit and an
 * address' scheme.
 */
function ofWrongKind({ name, attributes, children, text }: XmlNode): string[] {
  const [prefix, local = ''] = name.split(':')
  const isComponent = children.length > 0
  const form = isComponent ? /^$/ : forms.find(([ending]) => ending.test(local))?.[1]
  const isRight =
    prefix === (isComponent ? 'cac' : 'cbc') &&
    attributes === (attributesOf[local] ?? (local.endsWith('Amount') ? 'currencyID="OMR"' : '')) &&
    form?.test(text)
  return [...(isRight ? [] : [`<${name} ${attributes}>${text}`]), ...children.flatMap(ofWrongKind)]
}

const namespaces = (root: string) =>
  [
    `xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"`,
    'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
    'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
  ].join(' ')
