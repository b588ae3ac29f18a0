import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctedTotals } from '#src/orders/correcting/corrected-totals.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { emptyOrder, type NewLine, requestOf, sumsOf, withOneMore } from './new-order-draft.ts'

const line = fc.record({
  _id: fc.constantFrom('tote', 'shoe'),
  size: fc.constantFrom('S', 'M'),
  color: fc.constantFrom('red', 'black'),
  originalPrice: fc.constantFrom(4, 12.345, 0.005),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const complete = (one: object, key: number) =>
  ({ name: 'Tote', imageUrl: '', ...one, key: String(key) }) as NewLine

test('scanning the same again counts one more up to 99, and anything else is a line of its own', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (scanned) => {
      const lines = scanned.map(complete).reduce(withOneMore, [] as NewLine[])
      const cells = lines.map(({ _id, size, color }) => `${_id} ${size} ${color}`)
      expect(new Set(cells).size).toBe(cells.length)
      expect(lines.every(({ quantity }) => quantity <= 99)).toBe(true)
    }),
  )
})

test('the total that is sent is the one on screen, and a discount that cannot be is told and not taken off', () => {
  const products = [complete({ _id: 'tote', size: 'S', color: 'red', originalPrice: 10, quantity: 2 }, 1)]
  const typed = (value: string) => ({
    ...emptyOrder,
    products,
    discount: { kind: 'percent' as const, value, reason: 'A friend' },
  })
  const { totals, wrong } = sumsOf(typed('١٠'), defaultSettings)
  expect([totals.total, wrong]).toEqual([20_000, []])
  expect(requestOf(typed('10'), totals)).toMatchObject({ total: 20, discount: { percent: 10 } })
  const refused = sumsOf(typed('101'), defaultSettings)
  expect(refused.wrong[0]?.path).toBe('discount.percent')
  const before = { area: '', subTotal: 0, deliveryCharge: 0 }
  const asked = { before, area: 'HOME DELIVERY' as const, discount: undefined }
  expect(refused.totals).toEqual(correctedTotals(products, asked, defaultSettings))
})
