import { quantityLimit } from '#src/catalogue/cart/cart.ts'
import { picturesIn, priceNow } from '#src/catalogue/product/buying.ts'
import type { Product, StaffProduct } from '#src/catalogue/product/product.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { isNotMade, variantAt } from '#src/catalogue/stock/variant.ts'
import type { Text } from '#src/core/locale.ts'
import { toOmr } from '#src/core/money.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import type { StaffOrderLine } from '#src/orders/order/order-line.ts'
import type { LineRequest } from '#src/orders/order/order-request.ts'

const words = {
  refused: {
    en: 'Something in your bag cannot be ordered as it is. Please look at the marked lines.',
    ar: 'في السلة قطعة لا يمكن طلبها كما هي. يرجى مراجعة القطع المحددة.',
  },
  gone: { en: 'This product is no longer available.', ar: 'لم يعد هذا المنتج متوفرًا.' },
  quantity: { en: 'Quantity must be a whole number from 1 to 99.', ar: 'الكمية من 1 إلى 99 قطعة.' },
  size: { en: 'Choose one of the sizes of this product.', ar: 'يرجى اختيار مقاس من مقاسات هذا المنتج.' },
  color: { en: 'Choose one of the colours of this product.', ar: 'يرجى اختيار لون من ألوان هذا المنتج.' },
} satisfies Record<string, Text>

/** Said of a size and colour that a product has, but not together (P13). */
export const notMadeText: Text = {
  en: 'This product is not made in this size and colour. Please choose another.',
  ar: 'لا يتوفر هذا المنتج بهذا المقاس وهذا اللون معًا. يرجى اختيار غيرهما.',
}

/** The same of what staff take, exchange or edit: nobody there has a bag. */
export const notInOrder: Text = {
  en: 'Something cannot be in this order as it is. Please look at the marked lines.',
  ar: 'في الطلب ما لا يمكن حفظه كما هو. يرجى مراجعة المنتجات المحددة.',
}

/** What a line takes from its product; the codes are for staff's eyes. */
export type OrderedProduct = Product & Pick<StaffProduct, 'sku' | 'barcode' | 'variants' | 'zeroRated'>

/**
 * The shopper's lines with the shop's own names, pictures and prices; equal ones are merged (O12).
 * Throws a `refused` Problem that names each line the shop cannot sell as it stands (O1), by the path of its place.
 */
export function checkLines(
  requests: readonly Omit<LineRequest, 'originalPrice'>[],
  products: readonly OrderedProduct[],
  { pathOf = (index: number) => `products.${index}`, refused = words.refused as Text } = {},
): StaffOrderLine[] {
  const known = new Map(products.map((product) => [product._id, product]))
  const merged = new Map<string, StaffOrderLine>()
  const errors: FieldError[] = []
  for (const [index, request] of requests.entries()) {
    const refuse = (field: string, message: Text) =>
      errors.push({ path: `${pathOf(index)}.${field}`, message })
    const product = known.get(request.productId)
    if (!product) {
      refuse('_id', words.gone)
      continue
    }
    if (!isOneOf(product.sizes, request.size)) refuse('size', words.size)
    if (!isOneOf(product.colors, request.color)) refuse('color', words.color)
    if (isNotMade(product, request)) refuse('color', notMadeText)
    const key = cellKey({ ...request, _id: request.productId })
    const before = merged.get(key)
    const quantity = (before?.quantity ?? 0) + request.quantity
    if (!isQuantity(request.quantity) || !isQuantity(quantity)) refuse('quantity', words.quantity)
    merged.set(key, { ...lineOf(product, request), quantity })
  }
  if (errors.length > 0) throw new Problem('refused', refused, { errors })
  return [...merged.values()]
}

/** What makes two lines the same: product, size and colour (O12). */
export function cellKey({ _id, size, color }: { _id: string; size: string; color: string }): string {
  return JSON.stringify([_id, size, color])
}

/** All pieces of these lines. */
export function piecesIn(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** True for one of a product's sizes or colours, and for `N/A` where it has none (P5). */
export function isOneOf(choices: readonly string[], chosen: string): boolean {
  return choices.length === 0 ? chosen === notApplicable : choices.includes(chosen)
}

/** True for a whole number from 1 to 99 (O1). */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= quantityLimit.min && quantity <= quantityLimit.max
}

/** The codes of a size and colour, the product's where it has none of its own (P13). */
export function codesOf(
  product: OrderedProduct,
  cell: Pick<LineRequest, 'size' | 'color'>,
): Pick<StaffOrderLine, 'sku' | 'barcode'> {
  const own = variantAt(product.variants, cell)
  const [sku, barcode] = [own?.sku ?? product.sku, own?.barcode ?? product.barcode]
  return { ...(sku !== undefined && { sku }), ...(barcode !== undefined && { barcode }) }
}

/** A line with the shop's own name, picture and price of today; its prices are OMR. */
export function lineOf(
  product: OrderedProduct,
  request: Pick<LineRequest, 'size' | 'color' | 'quantity'>,
): StaffOrderLine {
  return {
    _id: product._id,
    name: product.name,
    ...(product.nameAr !== undefined && { nameAr: product.nameAr }),
    imageUrl: picturesIn(product, request.color)[0] ?? '',
    ...codesOf(product, request),
    ...(product.zeroRated !== undefined && { zeroRated: product.zeroRated }),
    color: request.color,
    size: request.size,
    originalPrice: toOmr(priceNow(product, request)),
    quantity: request.quantity,
  }
}
