import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { toOmr } from '#src/core/money.ts'

type Piece = { product: NewProduct; quantity?: number; size?: string; color?: string }

/** An order a browser would send for these pieces: home delivery, cash, the totals as shown (product.md section 3). */
export function sampleOrder(pieces: Piece[], customer: Record<string, unknown> = {}) {
  const products = pieces.map(({ product, quantity = 1, size = notApplicable, color = notApplicable }) => ({
    _id: product.id,
    name: product.name,
    color,
    size,
    quantity,
    originalPrice: toOmr(product.offerPrice ?? product.originalPrice),
  }))
  const subTotal = pieces.reduce(
    (sum, { product, quantity = 1 }) => sum + (product.offerPrice ?? product.originalPrice) * quantity,
    0,
  )
  const deliveryCharge = subTotal > 50_000 ? 0 : 2000
  return {
    products,
    customerData: {
      name: 'Maryam Al Balushi',
      email: 'maryam@example.com',
      mobileNumber: '91234567',
      address: 'Way 3312, Al Khuwair, Muscat',
      comment: '',
      deliveryArea: 'HOME DELIVERY',
      paymentMethod: 'Cash On Delivery',
      deliveryCharge: toOmr(deliveryCharge),
      ...customer,
    },
    paymentProof: '',
    subTotal: toOmr(subTotal),
    total: toOmr(subTotal + deliveryCharge),
  }
}
