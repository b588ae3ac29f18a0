import * as z from 'zod'
import { line, paragraph } from '#src/http/field.ts'
import { moneyMethods } from '#src/orders/ledger/payment.ts'
import { OrderLine, omr } from '#src/orders/order/order-line.ts'
import { statusNames } from '#src/orders/order/order-status.ts'
import { returnReasons } from '#src/orders/order/return-reason.ts'
import {
  type ReturnState,
  type ReturnStep,
  returnStateNames,
  returnSteps,
  returnWishes,
} from '#src/orders/return-record/return-state.ts'
import { takesBackField } from '#src/orders/return-record/taken-back.ts'
import { deliveryAreas } from '#src/settings/delivery.ts'

const state = z.enum(returnStateNames as [ReturnState, ...ReturnState[]])
const step = z.enum(returnSteps)
const instant = z.string().meta({ description: 'ISO 8601 in UTC' })
const when = { date: z.string(), time: z.string() }

/** A line of an order by its place in it, from 0; `quantity` is what of it this is about. */
const Pieces = OrderLine.extend({ line: z.number().int() })

/** A return with its history (O16); staff's names and what may be done next are for staff. */
export const OrderReturn = z
  .object({
    _id: z.string(),
    state,
    reason: z.enum(returnReasons).optional(),
    comment: z.string().optional(),
    photos: z.array(z.string()).meta({ description: 'Addresses good for ten minutes (F2)' }),
    askedAt: instant,
    ...when,
    byRole: z.string(),
    value: omr.meta({ description: 'By how much the order costs less once it is back' }),
    whole: z.boolean().meta({ description: 'Nothing of the order stays with the customer' }),
    wants: z.enum(returnWishes),
    exchange: z
      .object({
        _id: z.string().optional().meta({ description: 'For staff' }),
        orderId: z.string(),
        orderStatus: z.enum(statusNames),
        deliveryArea: z.enum(deliveryAreas),
        balance: omr.meta({ description: 'OMR still to be paid for it; below 0 it is to be given back' }),
        trackPath: z.string(),
      })
      .optional()
      .meta({ description: 'The order that takes the new pieces out, once it is approved' }),
    lines: z.array(Pieces.extend({ restocked: z.number().int() })),
    history: z.array(
      z.object({
        state,
        changedAt: instant,
        ...when,
        byName: z.string().optional(),
        byRole: z.string(),
        words: z.string().optional(),
      }),
    ),
    steps: z.array(step).meta({ description: 'For staff: where it may go now' }),
  })
  .meta({ id: 'OrderReturn' })
export type OrderReturn = z.infer<typeof OrderReturn>

/** What came and comes back of an order, and what still may. */
export const OrderReturns = z
  .object({
    returns: z.array(OrderReturn),
    returnable: z.array(Pieces).meta({ description: 'What has not come back' }),
    toRefund: omr.meta({ description: 'What is owed for the return under way' }),
    mayCancel: z.boolean(),
    takesBack: takesBackField,
    returnUntil: z
      .object({ changeOfMind: instant, defect: instant })
      .optional()
      .meta({ description: 'The last instant of each reason, where a return may be asked for (O8)' }),
  })
  .meta({ id: 'OrderReturns' })
export type OrderReturns = z.infer<typeof OrderReturns>

/** New pieces for some of a returned line; without `_id` of the same product. */
const ExchangePiece = z.object({
  line: z.number().int().min(0),
  _id: line(200).optional(),
  size: line(100),
  color: line(100),
  quantity: z.number().int().min(1).max(99),
})
export type ExchangePiece = z.infer<typeof ExchangePiece>

/**
 * What PUT /returnStep/{id} takes: the state that was seen and where the return goes. For `received` how many pieces go
 * back to the stock, the others are written off; for `refunded` and `credited` the amount that was seen and how it goes.
 */
export const StepRequest = z
  .object({
    from: state,
    to: step,
    words: paragraph(1000).optional().meta({ description: 'Told to the customer' }),
    restocked: z
      .array(z.object({ line: z.number().int().min(0), quantity: z.number().int().min(0).max(99) }))
      .max(50)
      .optional(),
    amount: z.number().min(0).max(100_000).optional().meta({ description: 'OMR' }),
    method: z.enum(moneyMethods).optional(),
    reference: line(100).optional(),
    finish: z
      .literal(true)
      .optional()
      .meta({ description: 'With `closed`: every step until then at once, with their fields' }),
    exchange: z
      .array(ExchangePiece)
      .min(1)
      .max(50)
      .optional()
      .meta({ description: 'For `approved`: other pieces instead of the money; they are reserved' }),
  })
  .meta({ id: 'ReturnStep' })
export type StepRequest = z.infer<typeof StepRequest> & { to: ReturnStep }
