import { expect, test } from 'vitest'
import { trackPath } from '#src/orders/order/track-path.ts'
import { placedOrderIn } from './use-placed-order.ts'

test('a placed order is told from a stranger, and its link stays inside the shop', () => {
  const placed = { orderId: '123456', trackUrl: 'https://shop.example/ar/track/abc', total: 38.035 }
  expect(placedOrderIn(placed)).toEqual({ ...placed, lines: [] })
  expect(placedOrderIn({ ...placed, lines: [{ id: 'x' }, 7] })).toEqual({ ...placed, lines: [] })
  expect(placedOrderIn({ ...placed, name: ' Salma ', arrives: 'x' })).toEqual({
    ...placed,
    lines: [],
    name: 'Salma',
  })
  expect(placedOrderIn({ ...placed, name: {} })).toEqual({ ...placed, lines: [] })
  for (const stranger of [undefined, null, 'x', {}, { orderId: 1 }])
    expect(placedOrderIn(stranger)).toBeUndefined()
  expect(trackPath(placed.trackUrl)).toBe('/ar/track/abc')
  expect(trackPath('/track/abc')).toBe('/track/abc')
})
