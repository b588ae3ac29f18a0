import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CustomerDraft,
  missingFields,
  repairDraft,
  requiredFields,
  wrongFields,
} from './customer-draft.ts'

const filled: CustomerDraft = {
  name: 'Salma Al Harthi',
  email: 'salma@example.com',
  mobileNumber: '9123 4567',
  address: 'Al Khuwair 33, Muscat',
  comment: '',
  paymentProof: '',
  deliveryArea: 'HOME DELIVERY',
  paymentMethod: 'Cash On Delivery',
}

test('every field but the comment is missing while it is empty or blank (product.md section 5)', () => {
  expect(missingFields(filled)).toEqual([])
  const subset = fc.subarray([...requiredFields])
  fc.assert(
    fc.property(subset, fc.constantFrom('', ' ', '\n\t'), (empty, blank) => {
      const draft = { ...filled, ...Object.fromEntries(empty.map((field) => [field, blank])) }
      expect(missingFields(draft)).toEqual(empty)
    }),
  )
})

test('a form is read from any storage and survives a reload unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const draft = repairDraft(stored)
      expect(Object.keys(draft).sort()).toEqual(Object.keys(filled).sort())
      for (const value of Object.values(draft)) expect(typeof value).toBe('string')
    }),
  )
  expect(repairDraft(JSON.parse(JSON.stringify(filled)))).toEqual(filled)
  expect(repairDraft({ deliveryArea: 'MOON DELIVERY', paymentMethod: 'Shells' })).toMatchObject({
    deliveryArea: '',
    paymentMethod: '',
  })
})

test('phone numbers are read in Arabic-Indic digits and as people write them (M3)', () => {
  for (const mobileNumber of ['٩١٢٣٤٥٦٧', '+968 (91) 23-45-67', '\u200e+968 9123‑4567\u200f'])
    expect(wrongFields({ ...filled, mobileNumber }), mobileNumber).toEqual([])
})

test('an address or number that reaches nobody is named before it is sent', () => {
  expect(wrongFields(filled)).toEqual([])
  for (const email of ['salma', 'salma@', '@example.com', 'salma@example', 'sal ma@example.com'])
    expect(wrongFields({ ...filled, email })).toEqual(['email'])
  for (const mobileNumber of ['123', '1234567', 'call me', '1234567890123456', '00000000'])
    expect(wrongFields({ ...filled, mobileNumber })).toEqual(['mobileNumber'])
})
