import { randomUUID } from 'node:crypto'
import type { Product } from '#src/catalogue/product/product.ts'

/** An order of one of the demo's pumps, for cash and brought home; of this account where a token is given. */
export async function orderPumps(origin: string, email: string, token?: string) {
  const found = await fetch(`${origin}/api/product/black-patent-stiletto-pumps`)
  const { data }: { data: Product } = await found.json()
  const originalPrice = data.offerPrice ?? data.originalPrice
  const line = { _id: data._id, color: data.colors[0] ?? 'N/A', size: data.sizes[0] ?? 'N/A', quantity: 1 }
  const placed = await fetch(`${origin}/api/postOrder`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      products: [{ ...line, name: data.name, originalPrice }],
      customerData: {
        name: 'سلمى الهنائي',
        email,
        mobileNumber: '92345678',
        address: 'Way 12, Ruwi',
        comment: '',
        deliveryArea: 'HOME DELIVERY',
        paymentMethod: 'Cash On Delivery',
        deliveryCharge: 2,
      },
      paymentProof: '',
      subTotal: originalPrice,
      total: (originalPrice * 1000 + 2000) / 1000,
    }),
  })
  const answer = (await placed.json()) as { insertedId: string; orderId: string }
  if (!placed.ok) throw new Error(JSON.stringify(answer))
  return { id: answer.insertedId, number: answer.orderId }
}
