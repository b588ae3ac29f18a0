import { type AuditChange, changesBetween, membersBetween } from '#src/audit/audit.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import type { ProductFields } from '#src/catalogue/product/product-fields.ts'
import { variantsText } from '#src/catalogue/stock/variant.ts'
import { toOmr } from '#src/core/money.ts'
import { inputOf } from './product-values.ts'

/** What of a product somebody has changed, field by field as its form has them, for the activity log (I13). */
export function productChanges(before: StaffProduct, after: StaffProduct): AuditChange[] {
  return [
    ...changesBetween(loggedValues(before), loggedValues(after)),
    ...stockChanges(before.stock, after.stock),
  ]
}

/** Room for some hundred sizes and colours. */
const longestStock = 2000

/** What of a stock is another number: of one size that was counted again, not what all the others still are. */
export function stockChanges(before: Stock, after: Stock): AuditChange[] {
  return membersBetween('stock', stockTexts(before), stockTexts(after), longestStock)
}

/** What a new product begins with: what it costs, how many there are, whether it is seen. */
export function addedValues(
  product: Omit<ProductFields, 'stock'> & { stock?: Stock | undefined },
): AuditChange[] {
  const { originalPrice, offerPrice, offerFrom, offerUntil, productVisibility, stock = [] } = product
  const values = {
    originalPrice: toOmr(originalPrice),
    ...(offerPrice !== undefined && { offerPrice: toOmr(offerPrice) }),
    offerFrom,
    offerUntil,
    productVisibility,
  }
  return [...changesBetween({}, values), ...stockChanges([], stock)]
}

type Stock = readonly { size: string; color: string; quantity: number }[]

function loggedValues(product: StaffProduct) {
  const { originalPrice, offerPrice = product.plannedPrice } = product
  const { stock: _stock, ...fields } = inputOf(product)
  return {
    ...fields,
    originalPrice,
    offerPrice,
    variants: variantsText(product),
  }
}

/** In one order, whatever the order of the sizes. */
function stockTexts(stock: Stock): string[] {
  return stock.map(({ size, color, quantity }) => `${size} / ${color}: ${quantity}`).sort()
}
