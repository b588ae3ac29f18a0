import { picturesIn, priceElsewhere } from '#src/catalogue/product/buying.ts'
import { isNotMade } from '#src/catalogue/stock/variant.ts'
import type { Text } from '#src/core/locale.ts'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import { presentStaffLine } from '#src/orders/order/order.present.ts'
import type { StoredOrder } from '#src/orders/order/order.store.ts'
import type { StaffOrderLine } from '#src/orders/order/order-line.ts'
import {
  cellKey,
  codesOf,
  isOneOf,
  isQuantity,
  lineOf,
  notInOrder,
  notMadeText,
  type OrderedProduct,
  piecesIn,
} from '#src/orders/placing/order-lines.ts'
import type { LineEdit } from './order-edit.ts'

type StoredLine = StoredOrder['lines'][number]

/** A line as it will be; `was` is the order's own line whose price and name it keeps, `path` where it stands in the edit. */
export type CorrectedLine = { line: StaffOrderLine; was?: StoredLine | undefined; path: string }

/**
 * The lines of an order as staff want them (O18): kept ones with their name and price of the order, new ones at today's;
 * equal ones are merged. More pieces, another size or colour, and new lines need a product that is sold. Throws a
 * `refused` Problem that names each line that cannot be.
 */
export function correctLines(
  stored: readonly StoredLine[],
  wanted: readonly LineEdit[],
  products: readonly OrderedProduct[],
): CorrectedLine[] {
  const known = new Map(products.map((product) => [product._id, product]))
  const merged: CorrectedLine[] = []
  const errors: FieldError[] = []
  for (const [index, edit] of wanted.entries()) {
    const path = `products.${index}`
    const inCell = stored.filter((line) => cellKey(presentStaffLine(line)) === cellKey(edit))
    const isFree = (line: StoredLine) => !merged.some((one) => one.was === line)
    const was = lineThatWas(stored, edit) ?? inCell.find(isFree) ?? inCell[0]
    const product = known.get(edit._id)
    if (!was && !product) {
      errors.push({ path: `${path}._id`, message: words.gone })
      continue
    }
    const { size, color } = edit
    const base = was
      ? keptLine(presentStaffLine(was), product, edit)
      : lineOf(product as OrderedProduct, edit)
    const equal = merged.filter(({ line }) => cellKey(line) === cellKey(edit))
    // Of a kept and a new line that have become equal, the price of the order counts; two kept ones keep each its own.
    const same = equal.find((one) => !was || !one.was || one.line.originalPrice === base.originalPrice)
    const quantity = (same?.line.quantity ?? 0) + edit.quantity
    const fresh = { line: { ...base, size, color, quantity }, was, path }
    if (!same) merged.push(fresh)
    else
      merged[merged.indexOf(same)] = same.was || !was ? { ...same, line: { ...same.line, quantity } } : fresh
    if (!isQuantity(edit.quantity) || !isQuantity(quantity))
      errors.push({ path: `${path}.quantity`, message: words.quantity })
    else if (piecesIn(equal.map(({ line }) => line)) + edit.quantity > piecesIn(inCell))
      errors.push(...unsold(product, edit, path))
  }
  if (errors.length > 0) throw new Problem('refused', notInOrder, { errors })
  return merged
}

/** What the order's line stays; another size or colour of it has codes and a picture of its own, and costs what the two differ by. */
function keptLine(was: StaffOrderLine, product: OrderedProduct | undefined, edit: LineEdit): StaffOrderLine {
  if (!product || (was.size === edit.size && was.color === edit.color)) return was
  const { sku, barcode, ...line } = was
  const price = priceElsewhere(product, { ...was, price: inBaisa(was.originalPrice) }, edit)
  const imageUrl = picturesIn(product, edit.color)[0] ?? was.imageUrl
  return { ...line, imageUrl, ...codesOf(product, edit), originalPrice: toOmr(price) }
}

function lineThatWas(stored: readonly StoredLine[], { line, _id }: LineEdit): StoredLine | undefined {
  return stored.find(({ position, product_id }) => position === line && product_id === _id)
}

/** Why more pieces of this line cannot be sold now. */
function unsold(product: OrderedProduct | undefined, { size, color }: LineEdit, path: string): FieldError[] {
  if (!product) return [{ path: `${path}.quantity`, message: words.gone }]
  return [
    ...(isOneOf(product.sizes, size) ? [] : [{ path: `${path}.size`, message: words.size }]),
    ...(isOneOf(product.colors, color) ? [] : [{ path: `${path}.color`, message: words.color }]),
    ...(isNotMade(product, { size, color }) ? [{ path: `${path}.color`, message: notMadeText }] : []),
  ]
}

const words = {
  gone: { en: 'This product is no longer sold.', ar: 'لم يعد هذا المنتج معروضًا للبيع.' },
  quantity: { en: 'Quantity must be a whole number from 1 to 99.', ar: 'الكمية من 1 إلى 99 قطعة.' },
  size: { en: 'Choose one of the sizes of this product.', ar: 'يرجى اختيار أحد مقاسات هذا المنتج.' },
  color: { en: 'Choose one of the colours of this product.', ar: 'يرجى اختيار أحد ألوان هذا المنتج.' },
} satisfies Record<string, Text>
