import { expect, test } from 'vitest'
import { ApiProblem } from '#src/ui/data/api.ts'
import { checkoutErrorOf } from './checkout-error.ts'

test('being offline is told from an error of the server', () => {
  expect(checkoutErrorOf(new ApiProblem(0, {}))).toEqual({ kind: 'offline' })
  expect(checkoutErrorOf(new ApiProblem(503, { detail: 'Back soon.' }))).toEqual({
    kind: 'failed',
    detail: 'Back soon.',
  })
  expect(checkoutErrorOf(new SyntaxError('half an answer'))).toEqual({ kind: 'failed', detail: '' })
})

test('a fresh quote is a change of price', () => {
  const quote = { products: [], subTotal: 10, deliveryCharge: 2, total: 12 }
  expect(checkoutErrorOf(new ApiProblem(409, { quote }))).toEqual({ kind: 'price', quote })
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
