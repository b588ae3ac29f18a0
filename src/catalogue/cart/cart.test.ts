import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toBaisa, toOmr } from '#src/core/money.ts'
import { type CartLine, lineKey, readCart, repairCart, withLine, withoutLines, withQuantity } from './cart.ts'

const tote: CartLine = {
  id: 'p1',
  name: 'Camel Structured Tote',
  nameAr: 'حقيبة توت جملية',
  imageUrl: '/pictures/tote.webp',
  color: 'Camel',
  size: 'N/A',
  quantity: 2,
  originalPrice: 32.5,
  customerEmail: 'salma@example.com',
}

const goodLine: fc.Arbitrary<CartLine> = fc
  .record({
    id: fc.string({ minLength: 1 }),
    name: fc.string(),
    nameAr: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    imageUrl: fc.string(),
    color: fc.string({ minLength: 1 }),
    size: fc.string({ minLength: 1 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    originalPrice: fc.integer({ min: 0, max: 9_999_999 }).map(toOmr),
    customerEmail: fc.string(),
  })
  .map(({ nameAr, ...line }) => (nameAr === undefined ? line : { ...line, nameAr }))

function expectGood(lines: readonly CartLine[]) {
  for (const line of lines) {
    expect(line.id).not.toBe('')
    expect(line.color).not.toBe('')
    expect(line.size).not.toBe('')
    expect(Number.isInteger(line.quantity) && line.quantity >= 1 && line.quantity <= 99).toBe(true)
    expect(line.originalPrice).toBeGreaterThanOrEqual(0)
    expect(toBaisa(line.originalPrice)).toBeDefined()
  }
  expect(new Set(lines.map(lineKey)).size).toBe(lines.length)
}

describe('a stored bag', () => {
  test('gives good lines from any text and any JSON', () => {
    fc.assert(fc.property(fc.string(), (text) => expectGood(readCart(text))))
    fc.assert(fc.property(fc.json(), (json) => expectGood(readCart(json))))
  })

  test('gives good lines from lines with any value in any field', () => {
    const anyLine = fc.record(
      Object.fromEntries(
        [...Object.keys(tote), '_id'].map((field) => [
          field,
          fc.oneof(fc.string(), fc.double(), fc.jsonValue()),
        ]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(fc.property(fc.array(anyLine), (stored) => expectGood(repairCart(stored))))
  })

  test('keeps good lines as they are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(goodLine, { selector: lineKey }), (lines) => {
        expect(readCart(JSON.stringify(lines))).toEqual(lines)
      }),
    )
  })

  test('mends what can be mended', () => {
    const { id, ...withoutId } = tote
    expect(repairCart([{ ...withoutId, _id: id }])).toEqual([tote])
    expect(
      repairCart([{ ...tote, quantity: '3', originalPrice: '12.5', color: '', size: null }]),
    ).toMatchObject([{ quantity: 3, originalPrice: 12.5, color: 'N/A', size: 'N/A' }])
    expect(repairCart([{ ...tote, quantity: 0 }])).toMatchObject([{ quantity: 1 }])
    expect(repairCart([{ ...tote, quantity: 4000 }])).toMatchObject([{ quantity: 99 }])
    expect(repairCart([{ ...tote, originalPrice: 12.34567 }])).toMatchObject([{ originalPrice: 12.346 }])
    expect(repairCart([tote, tote])).toEqual([{ ...tote, quantity: 4 }])
  })

  test('leaves out what names no product or no price', () => {
    const bad = [
      { ...tote, id: '' },
      { ...tote, originalPrice: null },
      { ...tote, originalPrice: -1 },
      null,
      7,
    ]
    expect(repairCart([...bad, tote])).toEqual([tote])
  })
})

describe('a bag', () => {
  test('grows an equal line and keeps other sizes and colours apart (P5)', () => {
    const black = { ...tote, color: 'Black' }
    expect(withLine([tote, black], tote)).toEqual([{ ...tote, quantity: 4 }, black])
    expect(withLine([tote], { ...tote, quantity: 98 })).toMatchObject([{ quantity: 99 }])
  })

  test('puts a line back where it was', () => {
    const black = { ...tote, color: 'Black' }
    const red = { ...tote, color: 'Red' }
    expect(withLine(withoutLines([tote, black, red], [black]), black, 1)).toEqual([tote, black, red])
  })

  test('holds quantities between 1 and 99, whatever is done', () => {
    const act = fc.oneof(
      fc.record({ add: goodLine }),
      fc.record({ set: fc.double(), at: fc.nat(3) }),
      fc.record({ drop: fc.nat(3) }),
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        let lines: CartLine[] = [tote]
        for (const one of acts) {
          if ('add' in one) lines = withLine(lines, one.add)
          else if ('set' in one) lines = withQuantity(lines, lines[one.at] ?? tote, one.set)
          else lines = withoutLines(lines, lines.slice(one.drop, one.drop + 1))
          expectGood(lines)
        }
      }),
    )
  })
})
