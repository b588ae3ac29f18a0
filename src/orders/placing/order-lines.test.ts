import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Problem } from '#src/core/problem.ts'
import type { LineRequest } from '#src/orders/order/order-request.ts'
import { checkLines, type OrderedProduct } from './order-lines.ts'

const tote: OrderedProduct = {
  _id: 'tote',
  name: 'Camel Tote',
  nameAr: 'حقيبة توت',
  description: '',
  category: 'Bags Collections',
  subCategory: 'Tote Bags',
  productType: 'Offer',
  productVisibility: 'Public',
  originalPrice: 20,
  offerPrice: 12.345,
  reviews: 0,
  images: ['/pictures/cover.webp', '/pictures/second.webp'],
  sizes: [],
  colors: [],
  lowStock: [],
  variants: [],
  createdAt: '2026-01-01T00:00:00.000Z',
}
const { nameAr, offerPrice, ...plain } = tote
const shoe: OrderedProduct = {
  ...plain,
  _id: 'shoe',
  originalPrice: 35,
  sizes: ['37', '38'],
  colors: ['black', 'red'],
  variants: [{ size: '38', color: 'red', notMade: true }],
}
const scarf: OrderedProduct = { ...plain, _id: 'scarf', originalPrice: 0.005, images: [], colors: ['N/A'] }
const shelf = [tote, shoe, scarf]

/** What a line may be, told a second time and the long way: product, its choices, its count. */
function isGood({ productId, size, color, quantity }: LineRequest): boolean {
  if (![1, 2, 3, 40, 60, 99].includes(quantity)) return false
  if (productId === 'tote') return size === 'N/A' && color === 'N/A'
  if (productId === 'shoe') return ['37 black', '37 red', '38 black'].includes(`${size} ${color}`)
  return productId === 'scarf' && size === 'N/A' && color === 'N/A'
}

const price = fc.constantFrom(0.001, -5, 12.345, 35, 1e9)
const good: fc.Arbitrary<LineRequest> = fc
  .record({
    productId: fc.constantFrom('tote', 'shoe', 'scarf'),
    size: fc.constantFrom('N/A', '37', '38'),
    color: fc.constantFrom('N/A', 'black', 'red'),
    originalPrice: price,
    quantity: fc.constantFrom(1, 2, 3, 40, 60, 99),
  })
  .filter(isGood)
const odd = fc.constantFrom(0, -1, 1.5, 100, 1e21, Number.NaN, Infinity, -Infinity)
const strange: fc.Arbitrary<LineRequest> = fc.record({
  productId: fc.constantFrom('tote', 'shoe', 'scarf', 'stranger', '__proto__', 'constructor', ''),
  size: fc.constantFrom('N/A', '37', '39', '', '__proto__', 'toString'),
  color: fc.constantFrom('N/A', 'black', 'BLACK', ''),
  originalPrice: price,
  quantity: fc.oneof(fc.constantFrom(1, 99), odd),
})
/** Mostly lines with a single thing wrong, which no other check would stop. */
const hostile: fc.Arbitrary<LineRequest> = fc.oneof(
  strange,
  fc.tuple(good, odd).map(([line, quantity]) => ({ ...line, quantity })),
  fc.tuple(good, strange, fc.constantFrom('productId', 'size', 'color')).map(([line, other, field]) => ({
    ...line,
    [field]: other[field],
  })),
)

const keyOf = (line: { size: string; color: string }, id: string) => [id, line.size, line.color].join(' ')

function counted(requests: readonly LineRequest[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of requests) {
    const key = keyOf(one, one.productId)
    counts.set(key, (counts.get(key) ?? 0) + one.quantity)
  }
  return counts
}

function checkoutErrorOf(requests: readonly LineRequest[]): Problem | undefined {
  try {
    checkLines(requests, shelf)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

describe('the lines of an order (O1, O12)', () => {
  test('are taken exactly when every one can be sold and no merged one is above 99', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(good, hostile), { maxLength: 8 }), (requests) => {
        const sellable =
          requests.every(isGood) && [...counted(requests).values()].every((count) => count <= 99)
        expect(checkoutErrorOf(requests) === undefined).toBe(sellable)
      }),
      { numRuns: 3000 },
    )
  })

  test('carry the shop’s own names and prices, whatever the shopper claims, and lose no piece', () => {
    fc.assert(
      fc.property(fc.array(good, { maxLength: 8 }), (requests) => {
        const counts = counted(requests)
        fc.pre([...counts.values()].every((count) => count <= 99))
        const lines = checkLines(requests, shelf)
        expect(new Map(lines.map((line) => [keyOf(line, line._id), line.quantity]))).toEqual(counts)
        for (const line of lines) {
          const product = shelf.find(({ _id }) => _id === line._id)
          expect(line.originalPrice).toBe(product?.offerPrice ?? product?.originalPrice)
          expect([line.name, line.imageUrl]).toEqual([product?.name, product?.images[0] ?? ''])
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('that are refused name each bad line, in both languages', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 8 }), (requests) => {
        const refusal = checkoutErrorOf(requests)
        const named = new Set(refusal?.errors.map(({ path }) => Number(path.split('.')[1])))
        for (const [index, request] of requests.entries())
          if (!isGood(request)) expect(named).toContain(index)
        for (const { path, message } of refusal?.errors ?? []) {
          expect(path).toMatch(/^products\.\d+\.(_id|size|color|quantity)$/)
          expect(message.en).toMatch(/^[A-Z].*\.$/)
          expect(message.ar).toMatch(/[\u0600-\u06ff]/)
        }
      }),
    )
  })
})
