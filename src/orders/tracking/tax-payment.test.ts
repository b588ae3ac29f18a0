import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderStatuses, statusNames } from '#src/orders/order/order-status.ts'
import { deliveryAreas, paymentMethods } from '#src/settings/delivery.ts'
import { standingFirst } from '#src/tax/standing-papers.ts'
import type { TaxDocument } from '#src/tax/tax-document.ts'
import { isPayable } from '#src/tax/tax-payment.ts'
import { taxPayment } from './tax-payment.ts'

const money = fc.record({
  balance: fc.integer({ min: -5000, max: 5000 }).map((baisa) => baisa / 1000),
  paid: fc.integer({ min: 0, max: 3 }),
  refunded: fc.integer({ min: 0, max: 3 }),
  orderStatus: fc.constantFrom(...statusNames),
  paymentMethod: fc.constantFrom(...paymentMethods),
  deliveryArea: fc.constantFrom(...deliveryAreas),
})

test('a tax invoice asks for what the ledger says is owed, and never calls an order paid that is not sold or got it all back', () => {
  fc.assert(
    fc.property(money, (order) => {
      const payment = taxPayment(order)
      const isBack = order.refunded > 0 && order.refunded >= order.paid
      if (order.balance > 0) expect(payment?.due).toBe(order.balance)
      else if (!isBack && orderStatuses[order.orderStatus].isSold) expect(payment?.due).toBe(0)
      else expect(payment).toBeUndefined()
      if (!payment) return
      const isTransfer = order.paymentMethod === 'Online Payment'
      const isCollected = order.deliveryArea === 'SHOP COLLECTION'
      expect(payment.how).toBe(isTransfer ? 'transfer' : isCollected ? 'cashAtShop' : 'cash')
    }),
  )
})

test('only an invoice that stands is paid: none that was corrected or cancelled, no credit note', () => {
  const invoice = (number: string) => ({ kind: 'invoice', number }) as TaxDocument
  const credit = (number: string, reason: string) =>
    ({ kind: 'credit-note', number: `C${number}`, corrects: { number, at: '' }, reason }) as TaxDocument
  const documents = [
    invoice('1'),
    credit('1', 'corrected'),
    invoice('2'),
    credit('2', 'cancelled'),
    invoice('3'),
    credit('3', 'returned'),
  ]
  expect(documents.filter((one) => isPayable(one, documents)).map(({ number }) => number)).toEqual(['3'])
})

test('the invoice that stands comes first with what belongs to it, and one that was taken back says by what', () => {
  const invoice = (number: string) => ({ kind: 'invoice', number }) as TaxDocument
  const credit = (number: string, of: string, reason: string) =>
    ({ kind: 'credit-note', number, corrects: { number: of, at: '' }, reason }) as TaxDocument
  const told = (documents: TaxDocument[]) =>
    standingFirst(documents).map(({ document: { number }, isEarlier, takenBack }) =>
      [number, isEarlier && 'earlier', takenBack && `${takenBack.reason} by ${takenBack.by}`]
        .filter(Boolean)
        .join(', '),
    )
  const corrected = [invoice('1'), credit('C1', '1', 'corrected'), invoice('2')]
  expect(told([...corrected, credit('C2', '2', 'returned')])).toEqual([
    '2',
    'C2',
    '1, earlier, corrected by C1',
    'C1, earlier',
  ])
  // Where none stands any more all of them are what the order has.
  expect(told([...corrected, credit('C2', '2', 'cancelled')])).toEqual([
    '1, corrected by C1',
    'C1',
    '2, cancelled by C2',
    'C2',
  ])
  expect(told([invoice('1'), credit('C1', '1', 'reduced')])).toEqual(['1', 'C1'])
})
