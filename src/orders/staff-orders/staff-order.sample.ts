import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { toOmr } from '#src/core/money.ts'

type Piece = { product: NewProduct; quantity?: number; size?: string; color?: string }

/** What staff send for these pieces: home delivery, cash, by phone, without an e-mail; `more` over it. */
export function staffOrderOf(pieces: Piece[], more: Record<string, unknown> = {}) {
  const { customerData, ...rest } = more
  const subTotal = pieces.reduce(
    (sum, { product, quantity = 1 }) => sum + (product.offerPrice ?? product.originalPrice) * quantity,
    0,
  )
  return {
    products: pieces.map(({ product, quantity = 1, size = 'N/A', color = 'N/A' }) => ({
      _id: product.id,
      size,
      color,
      quantity,
    })),
    customerData: {
      name: 'Salma Al Harthi',
      mobileNumber: '92345678',
      address: 'Way 12, Sohar',
      deliveryArea: 'HOME DELIVERY',
      paymentMethod: 'Cash On Delivery',
      ...(customerData as object),
    },
    source: 'phone',
    locale: 'ar',
    total: toOmr(subTotal + (subTotal > 50_000 ? 0 : 2000)),
    ...rest,
  }
}
