import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { type StoredOrder, storedTotals } from '#src/orders/order/order.store.ts'
import { taxable } from '#src/orders/vat/vat-columns.ts'
import type { Settings } from '#src/settings/settings.ts'
import { readVatin, simplifiedBelow, type VatMode } from '#src/settings/vat.ts'
import type { DocumentItem, TaxContent } from '#src/tax/tax-document.ts'
import { sumOf, taxItems, taxOf } from '#src/tax/vat.ts'
import { colourKey, colourOf, type OwnColour } from '#src/ui/colours.ts'

type Line = StoredOrder['lines'][number]

type Saying = { rate: number; settings: Pick<Settings, 'colours'> }

/** A line as an item of a document, with so many of its pieces; amounts in baisa. */
export function itemOf(line: Line, { rate, settings }: Saying, quantity = line.quantity): DocumentItem {
  return {
    kind: 'line',
    name: line.name,
    ...(line.name_ar !== null && { nameAr: line.name_ar }),
    ...(line.size !== notApplicable && { size: line.size }),
    ...(line.color !== notApplicable && coloursOf(line.color, settings.colours)),
    quantity,
    unitPrice: line.original_price,
    rate: line.zero_rated === 1 ? 0 : rate,
    gross: line.original_price * quantity,
  }
}

/** What a colour is called in both languages on the day of issue. */
function coloursOf(color: string, own: readonly OwnColour[]): Pick<DocumentItem, 'color' | 'colorAr'> {
  const { en, ar } = colourOf(color, own).name
  return { color: en, colorAr: ar }
}

type Issuing = { rate: number; moment: Exclude<VatMode, 'off'>; settings: Settings; now: Date }

/** What the tax invoice of an order says, if it is issued now (T3). */
export function invoiceContent(order: StoredOrder, { rate, moment, settings, now }: Issuing): TaxContent {
  const items = taxItems(taxable(order.lines, storedTotals(order)), rate).map((item, index): DocumentItem => {
    const line = item.kind === 'line' ? order.lines[index] : undefined
    return line ? itemOf(line, { rate, settings }) : item
  })
  const taxed = taxOf(items)
  const { customer_name: name, customer_address: address, customer_vatin: vatin } = order
  const simplified = sumOf(taxed.rates, 'net') < simplifiedBelow && vatin === ''
  return {
    moment,
    simplified,
    suppliedOn: muscatDay(order.delivered_at === null ? now : new Date(order.delivered_at)),
    supplier: {
      name: settings.shopName,
      nameAr: settings.shopNameAr || settings.shopName,
      address: settings.address,
      addressAr: settings.addressAr || settings.address,
      vatin: readVatin(settings.vatNumber) ?? settings.vatNumber,
      cr: settings.crNumber,
    },
    ...(!simplified && { customer: { name, address, ...(vatin !== '' && { vatin }) } }),
    orderNumber: order.order_id,
    // No day has a standard rate of 0: an order of that rate is exported.
    ...(rate === 0 && { exportedTo: order.place_country }),
    ...taxed,
  }
}

/** What has to be the same for an invoice to stand: its goods and sums and where they are exported to; a customer's name is not in it. */
export function isSameSupply(one: TaxContent, other: TaxContent): boolean {
  const supply = ({ items }: TaxContent) =>
    JSON.stringify(
      items.map(({ kind, name, size, color, quantity, rate, gross }) => [
        kind,
        name,
        size,
        // An issued one says what a colour was called then; how the owner spells it since is no other colour.
        color && colourKey(color),
        quantity,
        rate,
        gross,
      ]),
    )
  return isSameExport(one.exportedTo, other.exportedTo) && supply(one) === supply(other)
}

/** Whether an invoice is made out to the VATIN that the order has; of a customer who was forgotten it is (I8). */
export function isSameBuyer({ customer }: TaxContent, order: StoredOrder): boolean {
  return order.customer_mobile === '' || (customer?.vatin ?? '') === order.customer_vatin
}

/** A country that was forgotten with its customer is '' (I8), which is no other one. */
function isSameExport(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return one === other || one === '' || other === ''
}
