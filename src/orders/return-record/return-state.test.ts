import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ReturnState, returnStateNames, returnStates, returnSteps } from './return-state.ts'
import { returnedValue } from './returned-value.ts'

const nextOf = (state: ReturnState): ReturnState[] => [
  ...returnStates[state].steps,
  ...returnStates[state].endings,
]

describe('the states of a return (O16)', () => {
  test.each([
    ['requested', ['approved'], ['refused', 'withdrawn']],
    ['approved', ['received'], ['refused', 'withdrawn']],
    ['received', ['refunded', 'exchanged', 'credited', 'closed'], []],
    ['exchanged', ['refunded', 'credited', 'closed'], []],
    ['refunded', ['closed'], []],
    ['credited', ['closed'], []],
    ['closed', [], []],
    ['refused', [], []],
    ['withdrawn', [], []],
  ] as const)('from %s lead to %j, and end in %j', (state, steps, endings) => {
    expect([returnStates[state].steps, returnStates[state].endings]).toEqual([steps, endings])
  })

  test('come to an end on every way, never pass one twice, and money never goes before the goods are received', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (choices) => {
        const way: ReturnState[] = ['requested']
        for (const choice of choices) {
          const next = nextOf(way.at(-1) ?? 'requested')
          const to = next[choice % Math.max(1, next.length)]
          if (!to) break
          way.push(to)
        }
        expect(new Set(way).size).toBe(way.length)
        expect(['closed', 'refused', 'withdrawn']).toContain(way.at(-1))
        for (const paid of ['refunded', 'exchanged', 'credited'] as const)
          if (way.includes(paid)) {
            const before = way.slice(way.indexOf('received'), way.indexOf(paid))
            expect([['received'], ['received', 'exchanged']]).toContainEqual(before)
          }
        if (way.includes('received')) expect(way.at(-1)).toBe('closed')
      }),
    )
  })

  test('are all reached, and a step is a step of some state', () => {
    const reached = new Set(['requested', ...returnStateNames.flatMap(nextOf)])
    expect([...reached].sort()).toEqual([...returnStateNames].sort())
    expect([...new Set(returnStateNames.flatMap((name) => returnStates[name].steps))].sort()).toEqual(
      [...returnSteps].sort(),
    )
  })
})

const line = fc.record({
  price: fc.integer({ min: 1, max: 500_000 }),
  ordered: fc.integer({ min: 1, max: 9 }),
})

describe('what a return is worth (O16)', () => {
  test('however an order comes back, in whatever parts, all of them together are exactly what it cost', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.infiniteStream(fc.nat(8)),
        (lines, delivery, off, picks) => {
          const subTotal = lines.reduce((sum, { price, ordered }) => sum + price * ordered, 0)
          const discount = Math.floor(subTotal * off)
          const total = subTotal - discount + delivery
          const earlier = lines.map(() => 0)
          let earlierValue = 0
          for (let turn = 0; ; turn++) {
            const now = lines.map(({ ordered }, at) => {
              const left = ordered - (earlier[at] ?? 0)
              return turn > 20 ? left : Math.min(left, picks.next().value)
            })
            const { value, whole } = returnedValue(
              { total, subTotal, discount, earlierValue },
              lines.map((one, at) => ({ ...one, earlier: earlier[at] ?? 0, now: now[at] ?? 0 })),
            )
            expect(value).toBeGreaterThanOrEqual(0)
            expect(Number.isInteger(value)).toBe(true)
            earlierValue += value
            expect(earlierValue).toBeLessThanOrEqual(total)
            now.forEach((count, at) => {
              earlier[at] = (earlier[at] ?? 0) + count
            })
            if (whole) break
          }
          expect(earlierValue).toBe(total)
        },
      ),
    )
  })
})
