import * as z from 'zod'
import { roles } from '#src/core/permission.ts'

/**
 * What an entry of a ledger is. `card payment` is kept for a way to pay that is still to come; an
 * adjustment counts as money that came in (or, below 0, did not): an exchange moves money between two orders by it (O16).
 */
export const paymentKinds = [
  'cash collected',
  'transfer approved',
  'payment recorded',
  'card payment',
  'adjustment',
  'refund',
] as const

export type PaymentKind = (typeof paymentKinds)[number]

/** How money changed hands. */
export const moneyMethods = ['cash', 'transfer', 'card', 'other'] as const

export type MoneyMethod = (typeof moneyMethods)[number]

/** An entry of an order's ledger as staff see it (O17). */
export const Payment = z
  .object({
    _id: z.string(),
    kind: z.enum(paymentKinds),
    amount: z.number().meta({ description: 'OMR; below 0 it went out' }),
    method: z.enum(moneyMethods),
    reference: z.string().optional(),
    note: z.string().optional(),
    bookedAt: z.string().meta({ description: 'ISO 8601 in UTC' }),
    date: z.string(),
    time: z.string(),
    byName: z.string().optional(),
    byRole: z.enum(roles).optional(),
    reverses: z.string().optional().meta({ description: 'The entry that this one takes back' }),
    credit: z
      .literal(true)
      .optional()
      .meta({ description: 'A refund that nobody paid out: the customer keeps it as a credit (O16)' }),
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof Payment>
