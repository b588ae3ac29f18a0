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
      const isByHand = ({ kind }: EntrySince) => kind !== 'refund' && kind !== 'adjustment'
      const sumOf = (all: readonly EntrySince[]) => all.reduce((to, { amount }) => to + amount, 0)
      const byHand = standing.filter(isByHand)
      // What stood before the receipt and was reversed since: the like of it that was booked since is not the receipt's.
      const mended = since.filter(
        (entry) => isByHand(entry) && entry.reverses && !since.some(({ id }) => id === entry.reverses),
      )
      const booked = Math.max(0, sumOf(byHand) + sumOf(mended))
      const own = sumOf(byHand.filter(({ method }) => method === 'transfer'))
      // A transfer of just the receipt's sum is its own and takes no other's place.
      const isOwnThere = byHand.some(({ method, amount }) => method === 'transfer' && amount === sum)
      // Where nothing is owed what was given back is brought again by no receipt.
      const whereNothingIsOwed = receiptBooks({ sum, after }, ledger, 0)
      if (mended.length === 0 || !isOwnThere) expect(whereNothingIsOwed).toBe(Math.max(0, sum - booked))
      expect(whereNothingIsOwed).toBeLessThanOrEqual(Math.max(0, sum - booked))
      if (mended.length === 0 && !standing.some(({ kind }) => kind === 'refund'))
        expect(books).toBe(Math.max(0, balance >= sum - own ? sum - own : sum - booked))
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
  // The cash was for the order, which costs 9.000 more since: it owes less than the receipt is of.
  expect(receiptBooks({ sum: 11_000, after: 0 }, [paid('cash', 11_000)], 9000)).toBe(0)
})

test('an entry from before the receipt that was mended since takes nothing off it', () => {
  const entry = (number: number, method: string, amount: number, reverses: string | null = null) => ({
    ...{ id: `${number}`, number, kind: 'payment recorded', method, amount, waived: 0, reverses },
  })
  const sentFor = { sum: 28_500, after: 1 }
  const mended = [entry(1, 'cash', 10_000), entry(2, 'cash', -10_000, '1')]
  const books = (balance: number, ...more: EntrySince[]) =>
    receiptBooks(sentFor, [...mended, ...more], balance)
  expect(books(38_500)).toBe(28_500)
  expect(books(28_500, entry(3, 'transfer', 10_000))).toBe(28_500)
  expect(books(28_500, entry(3, 'cash', 10_000))).toBe(28_500)
  // In two parts, or of less.
  expect(books(28_500, entry(3, 'cash', 6000), entry(4, 'transfer', 4000))).toBe(28_500)
  expect(books(30_500, entry(3, 'transfer', 8000))).toBe(28_500)
  // Beside it what the order costs more was paid, or the receipt's own transfer was booked.
  expect(books(28_500, entry(3, 'cash', 34_500), entry(4, 'transfer', 10_000))).toBe(28_500)
  expect(books(0, entry(3, 'transfer', 28_500), entry(4, 'cash', 10_000))).toBe(0)
  // The earlier money never was there, the receipt's was.
  expect(books(10_000, entry(3, 'transfer', 28_500))).toBe(0)
})
