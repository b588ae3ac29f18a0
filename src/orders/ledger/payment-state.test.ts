import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isExchanged,
  type LedgerEntry,
  moneyOf,
  noMoney,
  refundable,
  sumLedger,
  transferOpen,
  waivedBy,
} from './payment-state.ts'

const asked = { total: 20_000, isSold: true, proofWaits: false }
const cancelled = { ...asked, isSold: false }
const received = (amount: number) => ({ kind: 'payment recorded', amount, waived: 0 })
const refund = (amount: number, waived = 0) => ({ kind: 'refund', amount: -amount, waived })
const stateOf = (entries: LedgerEntry[], how = asked) => moneyOf(sumLedger(entries), how).state

describe('the state of payment (O17)', () => {
  it('is read from the ledger, the receipt and the status', () => {
    const told: [LedgerEntry[], typeof asked, string][] = [
      [[], asked, 'unpaid'],
      [[], { ...asked, proofWaits: true }, 'proof waiting'],
      [[], cancelled, 'unpaid'],
      [[], { ...cancelled, proofWaits: true }, 'proof waiting'],
      [[received(20_000)], asked, 'paid'],
      [[received(12_000)], asked, 'balance due'],
      [[received(12_000)], { ...asked, proofWaits: true }, 'proof waiting'],
      [[received(20_000)], { ...asked, proofWaits: true }, 'paid'],
      [[received(25_000)], asked, 'refund due'],
      [[received(20_000)], cancelled, 'refund due'],
      [[received(20_000), refund(5000)], cancelled, 'partly refunded'],
      [[received(20_000), refund(20_000)], cancelled, 'refunded'],
      [[received(25_000), refund(5000)], asked, 'paid'],
      [[received(20_000), refund(5000, 5000)], asked, 'partly refunded'],
      [[received(20_000), refund(20_000, 20_000)], asked, 'refunded'],
      // Cancelled, paid back, and confirmed once more.
      [[received(20_000), refund(20_000)], asked, 'unpaid'],
      [[received(20_000), refund(20_000), received(20_000)], asked, 'paid'],
      [[received(20_000), { ...received(-20_000) }], asked, 'unpaid'],
    ]
    for (const [entries, how, state] of told)
      expect([entries, how, stateOf(entries, how)]).toEqual([entries, how, state])
  })

  it('always sums up, and a refund never goes beyond what is there, whatever is booked in whatever order', () => {
    const step = fc.oneof(
      fc.record({ what: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 40_000 }) }),
      fc.record({ what: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 40_000 }) }),
      fc.record({ what: fc.constant('reverse' as const), amount: fc.nat(20) }),
      fc.record({ what: fc.constant('cancel' as const), amount: fc.constant(0) }),
      fc.record({ what: fc.constant('confirm' as const), amount: fc.constant(0) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: 1, max: 40_000 }), (steps, total) => {
        const entries: LedgerEntry[] = []
        const reversed = new Set<number>()
        let isSold = true
        for (const { what, amount } of steps) {
          const money = moneyOf(sumLedger(entries), { total, isSold, proofWaits: false })
          if (what === 'cancel') isSold = false
          else if (what === 'confirm') isSold = true
          else if (what === 'pay') entries.push(received(amount))
          else if (what === 'refund') {
            if (amount <= refundable(money)) entries.push(refund(amount, waivedBy(amount, money)))
          } else {
            const entry = entries[amount]
            if (!entry || reversed.has(amount)) continue
            if (entry.kind !== 'refund' && entry.amount > refundable(money)) continue
            reversed.add(amount)
            entries.push({ kind: entry.kind, amount: -entry.amount, waived: -entry.waived })
            reversed.add(entries.length - 1)
          }
          const after = moneyOf(sumLedger(entries), { total, isSold, proofWaits: false })
          const kept = entries.reduce((sum, one) => sum + one.amount, 0)
          expect(kept).toBe(after.received - after.refunded)
          expect(kept).toBeGreaterThanOrEqual(0)
          expect(after.refunded).toBeGreaterThanOrEqual(0)
          expect(after.waived).toBeGreaterThanOrEqual(0)
          expect(after.balance + kept).toBe(isSold ? Math.max(0, total - after.waived) : 0)
          if (after.state === 'unpaid') expect(kept).toBe(0)
          if (after.state === 'balance due') expect([after.balance > 0, kept > 0]).toEqual([true, true])
          if (after.state === 'paid') expect([after.balance, isSold]).toEqual([0, true])
          if (after.state === 'refund due') expect(after.balance).toBeLessThan(0)
          if (after.state === 'refunded') expect([kept, after.received > 0]).toEqual([0, true])
          expect(isExchanged(after)).toBe(false)
          if (after.state === 'partly refunded') expect(after.refunded).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('tells what was exchanged from what went back', () => {
    const back = { value: 20_000, isUnderWay: false, isExchanged: true }
    const moved = sumLedger([received(20_000), received(-20_000)])
    expect(isExchanged(moneyOf(moved, { ...asked, returned: back }))).toBe(true)
    const paidBack = sumLedger([received(20_000), refund(20_000)])
    expect(isExchanged(moneyOf(paidBack, { ...asked, returned: back }))).toBe(false)
  })

  it('lowers the price by a refund only where nothing was owed back', () => {
    expect(waivedBy(5000, moneyOf(sumLedger([received(20_000)]), asked))).toBe(5000)
    expect(waivedBy(5000, moneyOf(sumLedger([received(20_000)]), cancelled))).toBe(0)
    expect(waivedBy(5000, moneyOf(sumLedger([received(22_000)]), asked))).toBe(3000)
    expect(refundable(noMoney)).toBe(0)
  })

  it('of an order that comes back in part asks for the rest, also while it is on its way back', () => {
    const back = { value: 8_000, isUnderWay: true }
    expect(moneyOf(noMoney, { ...cancelled, returned: back })).toMatchObject({
      balance: 12_000,
      state: 'unpaid',
    })
    const closed = { ...back, isUnderWay: false }
    expect(moneyOf(noMoney, { ...cancelled, returned: closed })).toMatchObject({
      balance: 0,
      state: 'unpaid',
    })
    expect(moneyOf(noMoney, { ...asked, returned: closed })).toMatchObject({
      balance: 12_000,
      state: 'unpaid',
    })
    expect(moneyOf(noMoney, { ...asked, total: 0 })).toMatchObject({ balance: 0, state: 'paid' })
  })

  it('may give back what came in and did not go out', () => {
    expect(refundable(sumLedger([received(20_000), refund(5_000)]))).toBe(15_000)
    expect(refundable(sumLedger([received(20_000), refund(20_000)]))).toBe(0)
  })

  it('books of a receipt what nobody paid yet, or what is owed now, whichever is more (O15)', () => {
    const none = { balance: 0, received: 0, waived: 0, movedOn: 0 }
    expect(transferOpen(20_000, { ...none, balance: 20_000 })).toBe(20_000)
    expect(transferOpen(20_000, none), 'cancelled').toBe(20_000)
    expect(transferOpen(20_000, { ...none, received: 5_000 })).toBe(15_000)
    expect(transferOpen(20_000, { ...none, received: 5_000, waived: 1_000 })).toBe(14_000)
    expect(transferOpen(20_000, { ...none, movedOn: 20_000 })).toBe(0)
    expect(transferOpen(20_000, { ...none, received: 25_000 })).toBe(0)
    // Paid by hand, given back, and owed again.
    expect(transferOpen(20_000, { ...none, received: 20_000, balance: 20_000 })).toBe(20_000)
  })
})
