import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choicesOf, firstCell, madeCell, madeCellsOf, unchosen } from './made-cells.ts'
import { notApplicable, stockCells } from './stock-cells.ts'

test('a size and colour that is not made is offered to nobody, and every other can be reached (P13)', () => {
  const some = (values: string[]) => fc.subarray(values)
  const products = fc.record({ sizes: some(['S', 'M', 'L']), colors: some(['black', 'camel', 'wine']) })
  fc.assert(
    fc.property(products, fc.infiniteStream(fc.boolean()), ({ sizes, colors }, flips) => {
      const cells = stockCells(sizes, colors)
      const notMade = cells
        .filter(() => flips.next().value)
        .map((cell) => ({ ...cell, left: 0, notMade: true as const }))
      // What is few or sold out is made all the same.
      const few = cells.slice(0, 3).map((cell, left) => ({ ...cell, left }))
      const lowStock = [...few.filter(({ size, color }) => !isIn(notMade, size, color)), ...notMade]
      const product = { sizes, colors, lowStock }
      const made = madeCellsOf(product)
      expect(made.length + notMade.length).toBe(cells.length)
      for (const from of made)
        for (const to of made) {
          // First its size, then its colour; what stands between is no other colour than was chosen (P5).
          if (to.size !== notApplicable) expect(choicesOf(product, from).size).toContain(to.size)
          const between = madeCell(product, { ...from, size: to.size })
          const colors = made.filter(({ size }) => size === to.size).map(({ color }) => color)
          const stays = colors.includes(from.color) ? from.color : unchosen
          expect(between.color).toBe(stays)
          if (to.color !== notApplicable) expect(choicesOf(product, between).color).toContain(to.color)
          expect(madeCell(product, { ...between, color: to.color })).toEqual(to)
        }
      for (const { size } of made)
        for (const color of choicesOf(product, { size }).color) expect(made).toContainEqual({ size, color })
    }),
  )
})

test('nothing is chosen where there are several, and what there is one of is (P5)', () => {
  const first = (sizes: string[], colors: string[]) => firstCell({ sizes, colors, lowStock: [] })
  expect(first([], [])).toEqual({ size: notApplicable, color: notApplicable })
  expect(first(['S'], ['black'])).toEqual({ size: 'S', color: 'black' })
  expect(first(['S', 'M'], ['black'])).toEqual({ size: unchosen, color: 'black' })
  const product = {
    sizes: ['S', 'M'],
    colors: ['black', 'camel'],
    lowStock: [{ size: 'M', color: 'black', left: 0, notMade: true as const }],
  }
  expect(madeCell(product, { size: 'M', color: unchosen })).toEqual({ size: 'M', color: 'camel' })
  expect(madeCell(product, { size: 'M', color: 'black' }), 'never another than was chosen').toEqual({
    size: 'M',
    color: unchosen,
  })
  expect(first([], ['black', 'camel'])).toEqual({ size: notApplicable, color: unchosen })
})

function isIn(cells: readonly { size: string; color: string }[], size: string, color: string): boolean {
  return cells.some((cell) => cell.size === size && cell.color === color)
}
