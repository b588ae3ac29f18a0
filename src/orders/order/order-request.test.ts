import { describe, expect, test } from 'vitest'
import { sampleProduct } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from './order.sample.ts'
import { OrderRequest } from './order-request.ts'

const sent = (customer: Record<string, unknown> = {}) => sampleOrder([{ product: sampleProduct() }], customer)

/** Which fields of this order the shop refuses. */
function refused(order: unknown): string[] {
  const { error } = OrderRequest.safeParse(order)
  return error ? error.issues.map(({ path }) => path.join('.')) : []
}

describe('an order as a browser sends it', () => {
  test('has 1 to 50 lines (O12)', () => {
    const [line] = sent().products
    const withLines = (count: number) => ({ ...sent(), products: Array.from({ length: count }, () => line) })
    expect([0, 1, 50, 51].map((count) => refused(withLines(count)))).toEqual([
      ['products'],
      [],
      [],
      ['products'],
    ])
  })

  test.each([
    ['name', 100],
    ['address', 500],
    ['comment', 1000],
  ])('has a %s of at most %d characters', (field, most) => {
    expect(refused(sent({ [field]: 'x'.repeat(most) }))).toEqual([])
    expect(refused(sent({ [field]: 'x'.repeat(most + 1) }))).toEqual([`customerData.${field}`])
  })

  test.each(['name', 'mobileNumber', 'address'])('has a %s that is more than blanks', (field) => {
    for (const empty of ['', '   '])
      expect(refused(sent({ [field]: empty }))).toContain(`customerData.${field}`)
  })

  test('needs neither a comment nor what was shown of the charge', () => {
    const { comment, deliveryCharge, ...customerData } = sent().customerData
    const { data } = OrderRequest.safeParse({ ...sent(), customerData })
    expect(data?.customerData.comment).toBe('')
    expect(data?.customerData.deliveryCharge).toBeUndefined()
  })

  test.each([
    ['1234567', false],
    ['12345678', true],
    ['+12345678', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['9123 4567', true],
    ['(91) 23-45-67', true],
    ['٩١٢٣٤٥٦٧', true],
    ['91–23–45–67', true],
    ['\u200e+968 9123 4567\u200f', true],
    ['\u2066\u202a91234567\u202c\u2069', true],
    ['9123\u00a04567\u2060', true],
    ['00000000', false],
    ['+968 0000 0000', false],
    ['٠٠٠٠٠٠٠٠٠', false],
    ['9123456a', false],
    ['+', false],
    ['91+234567', false],
    ['++91234567', false],
  ])('with the phone number %j is taken: %s', (mobileNumber, taken) => {
    expect(refused(sent({ mobileNumber }))).toEqual(taken ? [] : ['customerData.mobileNumber'])
  })

  test('keeps a phone number as its digits (M3)', () => {
    const { data } = OrderRequest.safeParse(sent({ mobileNumber: '+٩٦٨ (٩١٢٣) 4567-' }))
    expect(data?.customerData.mobileNumber).toBe('+96891234567')
  })

  test('knows no other areas and no other ways to pay', () => {
    expect(refused(sent({ deliveryArea: 'home delivery' }))).toEqual(['customerData.deliveryArea'])
    expect(refused(sent({ paymentMethod: 'Card' }))).toEqual(['customerData.paymentMethod'])
  })

  test('names a product by `_id`, else by `id`, and no choice as N/A', () => {
    const { _id, ...line }: Record<string, unknown> = { ...sent().products[0] }
    const read = (one: object) => OrderRequest.safeParse({ ...sent(), products: [one] }).data?.products[0]
    expect(read({ ...line, _id: 'a', id: 'b' })?.productId).toBe('a')
    expect(read({ ...line, id: 'b' })?.productId).toBe('b')
    expect(read(line)?.productId).toBe('')
    const { size, color, ...bare } = line
    expect(read({ ...bare, id: 'b' })).toMatchObject({ size: 'N/A', color: 'N/A' })
    expect(read({ ...bare, id: 'b', size: '', color: ' ' })).toMatchObject({ size: 'N/A', color: 'N/A' })
    expect(read({ ...bare, id: 'b', size: 'S', color: 'red' })).toMatchObject({ size: 'S', color: 'red' })
  })
})
