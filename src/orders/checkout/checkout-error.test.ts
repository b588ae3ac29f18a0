import { expect, test } from 'vitest'
import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { ApiProblem } from '#src/ui/data/api.ts'
import { checkoutErrorOf } from './checkout-error.ts'

const bag: CartLine = {
  id: 'bag',
  name: 'Bag',
  imageUrl: '',
  color: 'N/A',
  size: 'N/A',
  quantity: 1,
  originalPrice: 6,
  customerEmail: '',
}
const other: CartLine = { ...bag, id: 'other' }

test('being offline is told from an error of the server', () => {
  expect(checkoutErrorOf(new ApiProblem(0, {}))).toEqual({ kind: 'offline' })
  expect(checkoutErrorOf(new ApiProblem(503, { detail: 'Back soon.' }))).toEqual({
    kind: 'failed',
    detail: 'Back soon.',
    final: false,
  })
  expect(checkoutErrorOf(new ApiProblem(422, { detail: 'Please contact the shop.' }))).toEqual({
    kind: 'failed',
    detail: 'Please contact the shop.',
    final: true,
  })
  expect(checkoutErrorOf(new SyntaxError('half an answer'))).toEqual({ kind: 'failed', detail: '' })
})

test('a fresh quote is a change of price', () => {
  const quote = {
    products: [{ ...bag, _id: 'bag', originalPrice: 5 }],
    subTotal: 10,
    deliveryCharge: 2,
    total: 12,
  }
  expect(checkoutErrorOf(new ApiProblem(409, { quote }), [bag, other])).toEqual({
    kind: 'price',
    quote,
    fresh: {
      lines: [{ ...bag, originalPrice: 5 }, other],
      totals: { subTotal: 10_000, deliveryCharge: 2000, total: 12_000 },
    },
  })
  expect(checkoutErrorOf(new ApiProblem(409, { quote: { total: 12 }, detail: 'Look again.' })).kind).toBe(
    'failed',
  )
})

test('errors are put at the lines and fields they name, with the pieces that are left', () => {
  const error = checkoutErrorOf(
    new ApiProblem(409, {
      detail: 'Something is short.',
      left: { 'products.1.quantity': 3 },
      errors: [
        { path: 'products.1.quantity', message: 'Only 3 pieces are left.' },
        { path: 'products.0._id', message: 'Gone.' },
        { path: 'customerData.email', message: 'Not an address.' },
        { path: 'elsewhere', message: 'Unknown.' },
      ],
    }),
  )
  expect(error).toEqual({
    kind: 'marked',
    lines: new Map([
      [1, { message: 'Only 3 pieces are left.', left: 3 }],
      [0, { message: 'Gone.' }],
    ]),
    fields: new Map([['email', 'Not an address.']]),
    detail: 'Something is short.',
  })
})
