import { expect, test } from 'vitest'
import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { OrderRequest } from '#src/orders/order/order-request.ts'
import { totalsOf } from '#src/orders/order/order-totals.ts'
import { repairDraft } from './customer-draft.ts'
import { orderDraft } from './order-draft.ts'

const line: CartLine = {
  id: 'p1',
  name: 'Tote',
  imageUrl: '/pictures/tote.webp',
  color: 'Camel',
  size: 'N/A',
  quantity: 3,
  originalPrice: 12.345,
  customerEmail: '',
}
const settings = { freeShippingOver: 50, homeDeliveryCharge: 2, officeDeliveryCharge: 1 }
const draft = repairDraft({
  name: ' Salma ',
  email: 'salma@example.com ',
  mobileNumber: '٩١٢٣ ٤٥٦٧',
  address: 'Muscat',
  deliveryArea: 'OFFICE DELIVERY',
  paymentMethod: 'Cash On Delivery',
  paymentProof: '/pictures/left-over.webp',
})

test('checkout sends what the API takes, with the totals that were shown (M1, O1)', () => {
  const order = orderDraft([line], draft, totalsOf([line], 'OFFICE DELIVERY', settings), false)
  expect(order).toMatchObject({ subTotal: 37.035, total: 38.035, paymentProof: '' })
  const taken = OrderRequest.parse(order)
  expect(taken.products).toEqual([
    { productId: 'p1', color: 'Camel', size: 'N/A', originalPrice: 12.345, quantity: 3 },
  ])
  expect(taken.customerData).toMatchObject({
    name: 'Salma',
    email: 'salma@example.com',
    mobileNumber: '91234567',
    deliveryCharge: 1,
  })
})

test('what is collected goes nowhere: the address alone is sent, and only for a tax invoice (O40, T3)', () => {
  const place = { country: 'OM', wilayat: 'muscat/as-seeb', area: '', pin: '' } as const
  const collected = { ...draft, place, deliveryArea: 'SHOP COLLECTION' } as const
  const totals = totalsOf([line], 'SHOP COLLECTION', settings)
  const sent = (hasVat: boolean) => orderDraft([line], collected, totals, hasVat)?.customerData
  expect([sent(false)?.address, sent(false)?.place]).toEqual([undefined, undefined])
  expect([sent(true)?.address, sent(true)?.place]).toEqual(['Muscat', undefined])
})

test('nothing is sent before an area is chosen', () => {
  const totals = { subTotal: 0, deliveryCharge: 0, total: 0 }
  expect(orderDraft([line], { ...draft, deliveryArea: '' }, totals, false)).toBeUndefined()
})
