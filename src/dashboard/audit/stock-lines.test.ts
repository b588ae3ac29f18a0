import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AuditChange } from '#src/audit/audit.ts'
import { stockChanges } from '#src/catalogue/admin/product-changes.ts'
import { stockLines } from './stock-lines.ts'

test('what another number is has a line with the old and the new one', () => {
  expect(stockLines('M / camel: 4, S / camel: 2', 'L / camel: 7, M / camel: 5, S / camel: 2')).toEqual([
    { name: 'L / camel', from: null, to: '7' },
    { name: 'M / camel', from: '4', to: '5' },
  ])
  expect(stockLines('N/A / N/A: 3', null)).toEqual([{ name: 'N/A / N/A', from: '3', to: null }])
})

test('of a text that was cut the half piece is left out', () => {
  expect(stockLines('M / camel: 4, S / camel: 1…', 'M / camel: 5, S / cam…')).toEqual([
    { name: 'M / camel', from: '4', to: '5' },
  ])
})

test('what a cut text does not say any more is no line: nobody took it away', () => {
  expect(stockLines('L / camel: 9, M / camel: 9', 'L / camel: 1234, M / ca…')).toEqual([
    { name: 'L / camel', from: '9', to: '1234' },
  ])
  expect(stockLines('L / camel: 1234, M / ca…', 'L / camel: 9, M / camel: 9')).toEqual([
    { name: 'L / camel', from: '1234', to: '9' },
  ])
})

test('a size is named whole, with commas and numbers in it', () => {
  expect(
    stockLines('L, wide / camel: 3, M, wide / camel: 4', 'L, wide / camel: 5, M, wide / camel: 6'),
  ).toEqual([
    { name: 'L, wide / camel', from: '3', to: '5' },
    { name: 'M, wide / camel', from: '4', to: '6' },
  ])
  expect(stockLines('W: 5, L: 9 / N/A: 3', 'W: 5, L: 9 / N/A: 4')).toEqual([
    { name: 'W: 5, L: 9 / N/A', from: '3', to: '4' },
  ])
})

test('the lines of what the log keeps of a change of stock are its changes', () => {
  const quantity = fc.option(fc.nat(9999), { nil: undefined })
  fc.assert(
    fc.property(fc.array(fc.tuple(quantity, quantity), { maxLength: 12 }), (cells) => {
      const stock = (at: 0 | 1) =>
        cells.flatMap((pair, size) =>
          pair[at] === undefined ? [] : [{ size: `size ${size}`, color: 'camel', quantity: pair[at] }],
        )
      const [said = { from: null, to: null }] = stockChanges(stock(0), stock(1))
      const lines = stockLines(textOf(said.from), textOf(said.to))
      const expected = cells.flatMap(([from, to], size) =>
        from === to
          ? []
          : [{ name: `size ${size} / camel`, from: from?.toString() ?? null, to: to?.toString() ?? null }],
      )
      const inOrder = (all: typeof lines) => all.toSorted((a, b) => a.name.localeCompare(b.name))
      expect(inOrder(lines)).toEqual(inOrder(expected))
    }),
  )
})

function textOf(value: AuditChange['from']): string | null {
  return value === null ? null : String(value)
}
