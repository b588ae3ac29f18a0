import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EntrySince, receiptBooks } from './receipt-books.ts'

const kinds = ['transfer', 'cash', 'cash collected', 'refund', 'adjustment'] as const
const baisa = fc.integer({ min: 1, max: 100_000 })
const entries = fc
  .array(fc.record({ kind: fc.constantFrom(...kinds), amount: baisa, isTakenBack: fc.boolean() }), {
    maxLength: 8,
  })
  .map((all) =>
    all.flatMap(({ kind, amount, isTakenBack }, place): EntrySince[] => {
      const entry = {
        id: `${place}`,
        number: 2 * place + 1,
        kind,
        method: kind === 'transfer' ? kind : 'cash',
        amount: kind === 'refund' ? -amount : amount,
        waived: 0,
        reverses: null,
      }
      const back = {
        ...entry,
        id: `${place} back`,
        number: entry.number + 1,
        amount: -entry.amount,
        reverses: entry.id,
      }
      return isTakenBack ? [entry, back] : [entry]
    }),
  )

test('a receipt books the sum it was sent for, less what was booked of it since: never more, and nothing that stood before it (O15)', () => {
  fc.assert(
    fc.property(baisa, fc.nat(20), entries, baisa, (sum, after, ledger, balance) => {
      const books = receiptBooks({ sum, after }, ledger, balance)
      expect(books).toBeGreaterThanOrEqual(0)
      expect(books).toBeLessThanOrEqual(sum)
      const since = ledger.filter(({ number }) => number > after)
      expect(receiptBooks({ sum, after }, since, balance)).toBe(books)
      const standing = since.filter(
        ({ id, reverses }) => reverses === null && !since.some((other) => other.reverses === id),
      )
      const byHand = standing.filter(({ kind }) => kind !== 'refund' && kind !== 'adjustment')
      const booked = byHand.reduce((all, { amount }) => all + amount, 0)
      // Where nothing is owed what was given back is brought again by no receipt.
      expect(receiptBooks({ sum, after }, ledger, 0)).toBe(Math.max(0, sum - booked))
      const own = byHand
        .filter(({ method }) => method === 'transfer')
        .reduce((all, { amount }) => all + amount, 0)
      if (!standing.some(({ kind }) => kind === 'refund'))
        expect(books).toBe(Math.max(0, sum - booked, Math.min(sum - own, balance)))
      expect(books).toBeLessThanOrEqual(Math.max(0, sum - booked) + balance)
    }),
  )
})

test('what was booked by hand and given back is brought again where the order owes it again', () => {
  const entry = {
    number: 1,
    kind: 'transfer',
    method: 'transfer',
    amount: 20_000,
    waived: 0,
    reverses: null,
    id: 'in',
  }
  const ledger = [entry, { ...entry, id: 'out', number: 2, kind: 'refund', amount: -20_000 }]
  expect(receiptBooks({ sum: 20_000, after: 0 }, ledger, 20_000)).toBe(20_000)
  expect(receiptBooks({ sum: 20_000, after: 0 }, ledger, 0)).toBe(0)
})

test('cash for what the order costs beside is not taken for the receipt’s own, a transfer by hand is', () => {
  const paid = (method: string, amount: number) => ({
    ...{ id: 'in', number: 1, kind: 'payment recorded', method, amount, waived: 0, reverses: null },
  })
  const sentFor = { sum: 38_500, after: 0 }
  // Corrected from 38.500 to 73.000, and the 34.500 between were paid.
  expect(receiptBooks(sentFor, [paid('cash', 34_500)], 38_500)).toBe(38_500)
  expect(receiptBooks(sentFor, [paid('transfer', 38_500)], 34_500)).toBe(0)
  // Paid at the door instead: nothing is owed, and what came by transfer beside is not known.
  expect(receiptBooks(sentFor, [paid('cash', 38_500)], 0)).toBe(0)
  expect(receiptBooks(sentFor, [paid('cash', 10_000)], 28_500)).toBe(28_500)
})
