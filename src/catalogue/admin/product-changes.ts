import { type AuditChange, changesBetween } from '#src/audit/audit.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import type { ProductFields } from '#src/catalogue/product/product-fields.ts'
import { variantsText } from '#src/catalogue/stock/variant.ts'
import { toOmr } from '#src/core/money.ts'
import { inputOf } from './product-values.ts'

/** What of a product somebody has changed, field by field as its form has them, for the activity log (I13). */
export function productChanges(before: StaffProduct, after: StaffProduct): AuditChange[] {
  return changesBetween(loggedValues(before), loggedValues(after))
}

/** What a new product begins with: what it costs, how many there are, whether it is seen. */
export function addedValues(
  product: Omit<ProductFields, 'stock'> & { stock?: Stock | undefined },
): AuditChange[] {
  return changesBetween(
    {},
    {
      originalPrice: toOmr(product.originalPrice),
      ...(product.offerPrice !== undefined && { offerPrice: toOmr(product.offerPrice) }),
      offerFrom: product.offerFrom,
      offerUntil: product.offerUntil,
      productVisibility: product.productVisibility,
      stock: stockText(product.stock ?? []),
    },
  )
}

type Stock = readonly { size: string; color: string; quantity: number }[]

function loggedValues(product: StaffProduct) {
  const { originalPrice, offerPrice = product.plannedPrice } = product
  return {
    ...inputOf(product),
    originalPrice,
    offerPrice,
    stock: stockText(product.stock),
    variants: variantsText(product),
  }
}

/** In one order, so that only what is another number is a change. */
function stockText(stock: Stock): string {
  return stock
    .map(({ size, color, quantity }) => `${size} / ${color}: ${quantity}`)
    .sort()
    .join(', ')
}
