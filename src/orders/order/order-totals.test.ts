import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toOmr } from '#src/core/money.ts'
import { deliveryAreas } from '#src/settings/delivery.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { subTotalOf, totalRows, totalsInOmr, totalsOf, withCashFee } from './order-totals.ts'

const line = fc.record({
  originalPrice: fc.integer({ min: 1, max: 9_999_999 }).map(toOmr),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const lines = fc.array(line, { minLength: 1, maxLength: 50 })
const area = fc.constantFrom(...deliveryAreas)

/** The sum as one does it on paper: the digits of each price, without a float in between. */
function onPaper(all: readonly { originalPrice: number; quantity: number }[]): bigint {
  return all.reduce((sum, { originalPrice, quantity }) => {
    const [whole = '', rest = ''] = String(originalPrice).split('.')
    return sum + BigInt(whole + rest.padEnd(3, '0')) * BigInt(quantity)
  }, 0n)
}

describe('the totals of an order', () => {
  test('are exact to the baisa for 50 lines of any price', () => {
    fc.assert(
      fc.property(lines, area, (all, to) => {
        const totals = totalsOf(all, to, defaultSettings)
        expect(BigInt(totals.subTotal)).toBe(onPaper(all))
        expect(totals.total).toBe(totals.subTotal + totals.deliveryCharge)
      }),
      { numRuns: 500 },
    )
  })

  test('do not depend on the order of the lines or on how equal ones are split', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const pieces = all.flatMap((one) =>
          Array.from({ length: one.quantity }, () => ({ ...one, quantity: 1 })),
        )
        expect(subTotalOf(pieces.toReversed())).toBe(subTotalOf(all))
      }),
    )
  })

  test('are free of delivery strictly above the advertised amount (M5)', () => {
    fc.assert(
      fc.property(lines, area, (all, to) => {
        const subTotal = subTotalOf(all)
        const charge = (over: number) =>
          totalsOf(all, to, { ...defaultSettings, freeShippingOver: toOmr(over) }).deliveryCharge
        const usual = { 'HOME DELIVERY': 2000, 'OFFICE DELIVERY': 1000, 'SHOP COLLECTION': 0 }
        expect(charge(subTotal)).toBe(usual[to])
        expect(charge(subTotal - 1)).toBe(0)
      }),
    )
  })

  test('leave as OMR with at most three decimals', () => {
    fc.assert(
      fc.property(lines, area, (all, to) => {
        for (const sum of Object.values(totalsInOmr(totalsOf(all, to, defaultSettings)))) {
          expect(String(sum)).toMatch(/^\d+(\.\d{1,3})?$/)
        }
      }),
    )
  })

  test('carry the fee of cash only where it is paid so, and once, whatever fee was in them (O34)', () => {
    const rates = { ...defaultSettings, cashFee: 0.3 }
    const one = [{ originalPrice: 1.5, quantity: 2 }]
    const withoutFee = { subTotal: 3_000, deliveryCharge: 2_000, total: 5_000 }
    const withFee = { ...withoutFee, cashFee: 300, total: 5_300 }
    expect(totalsOf(one, 'HOME DELIVERY', rates)).toEqual(withoutFee)
    expect(totalsOf(one, 'HOME DELIVERY', rates, 'Online Payment')).toEqual(withoutFee)
    expect(totalsOf(one, 'HOME DELIVERY', rates, 'Cash On Delivery')).toEqual(withFee)
    expect(withCashFee(withFee, 0.3, 'Cash On Delivery')).toEqual(withFee)
    expect(withCashFee(withFee, 0.5, 'Cash On Delivery')).toEqual({ ...withFee, cashFee: 500, total: 5_500 })
    expect(withCashFee(withFee, 0.3, 'Online Payment')).toEqual(withoutFee)
    expect(withCashFee(withoutFee, 0, 'Cash On Delivery')).toEqual(withoutFee)
  })

  test('name in OMR what there is, and VAT of nothing too', () => {
    const least = { subTotal: 3_000, deliveryCharge: 0, total: 3_000 }
    expect(totalsInOmr(least)).toEqual({ subTotal: 3, deliveryCharge: 0, total: 3 })
    expect(totalsInOmr({ ...least, discount: 0, cashFee: 0, vat: 0 })).toEqual({
      ...{ subTotal: 3, deliveryCharge: 0, total: 3, vat: 0 },
    })
    expect(totalsInOmr({ ...least, discount: 1_250, cashFee: 500, vat: 143 })).toEqual({
      ...{ subTotal: 3, discount: 1.25, deliveryCharge: 0, cashFee: 0.5, total: 3, vat: 0.143 },
    })
  })

  test('are rows from the goods to the VAT, of which one is the total', () => {
    const all = { subTotal: 20, discount: 3, deliveryCharge: 2, cashFee: 0.5, total: 19.5, vat: 0.929 }
    expect(totalRows(all)).toEqual([
      { key: 'subTotal', amount: 20, isTotal: false },
      { key: 'discount', amount: -3, isTotal: false },
      { key: 'deliveryCharge', amount: 2, isTotal: false },
      { key: 'cashFee', amount: 0.5, isTotal: false },
      { key: 'total', amount: 19.5, isTotal: true },
      { key: 'vat', amount: 0.929, isTotal: false },
    ])
    const rows = (order: Parameters<typeof totalRows>[0]) =>
      totalRows(order).map(({ key, amount }) => `${key} ${amount}`)
    const nothing = { discount: 0, cashFee: 0 }
    expect(rows({ subTotal: 20, ...nothing, customerData: { deliveryCharge: 1 }, total: 21 })).toEqual([
      ...['subTotal 20', 'deliveryCharge 1', 'total 21'],
    ])
    // No area is chosen: a sum without delivery is no total.
    expect(rows({ subTotal: 20 })).toEqual(['subTotal 20', 'deliveryCharge undefined'])
    // An export is at 0; an order of nothing bears no VAT.
    expect(rows({ subTotal: 20, deliveryCharge: 2, total: 22, vat: 0 }).at(-1)).toBe('zeroVat 0')
    expect(rows({ subTotal: 0, deliveryCharge: 0, total: 0, vat: 0 }).at(-1)).toBe('vat 0')
  })
})
