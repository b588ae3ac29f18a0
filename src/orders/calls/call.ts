import * as z from 'zod'
import { line, paragraph } from '#src/http/field.ts'
import { OrderDetails } from '#src/orders/order/order.ts'
import { type CallOutcome, callOutcomes } from './call-outcome.ts'

/** A call to who placed an order, as staff see it. */
export const OrderCall = z
  .object({
    _id: z.string(),
    outcome: z.enum(callOutcomes),
    note: z.string().optional(),
    date: z.string(),
    time: z.string(),
    againDate: z.string().optional(),
    againTime: z.string().optional(),
    byName: z.string().optional(),
  })
  .meta({ id: 'OrderCall' })
export type OrderCall = z.infer<typeof OrderCall>

/** What POST /orderCalls/{id} takes: what the call came to, with the reason of a refusal, and when to call again. */
export const CallRequest = z
  .object({
    outcome: z.enum(callOutcomes),
    note: paragraph(1000).optional(),
    at: z.iso
      .datetime()
      .max(40)
      .optional()
      .meta({ description: 'When to call again, ISO 8601 in UTC; needed for `call later`' }),
  })
  .meta({ id: 'CallRequest' })
export type CallRequest = z.infer<typeof CallRequest>

/** What POST /nextCall takes: the order that is put off for a while, if one is. */
export const NextCallRequest = z.object({ skip: line(100).optional() }).meta({ id: 'NextCallRequest' })

/** Who is called next, kept for this caller until then, and how many wait, this one among them. */
export const NextCall = z
  .object({
    order: OrderDetails.optional(),
    calls: z.array(OrderCall),
    until: z.string().optional().meta({ description: 'ISO 8601 in UTC' }),
    waiting: z.number().int().meta({ description: 'Counted to 1,000' }),
  })
  .meta({ id: 'NextCall' })
export type NextCall = z.infer<typeof NextCall>

const minuteMs = 60_000

/** How long an order is one person's to call (O33). */
export const claimMs = 10 * minuteMs

/** For how long an order that is put off lets others come first. */
export const skipMs = 10 * minuteMs

/** The latest that a customer may ask to be called again, counted from now. */
export const longestWaitMs = 14 * 24 * 60 * minuteMs

/**
 * When an order is called again: after 30 minutes, then 2 hours, then every 4 where nobody answers; at the time that was
 * asked for; after a day where the number was wrong, so that somebody finds the right one. `unanswered` counts this call.
 */
export function callAgainAt(outcome: CallOutcome, unanswered: number, now: Date, at?: Date): Date {
  const minutes = outcome === 'wrong number' ? 24 * 60 : ([30, 120][unanswered - 1] ?? 240)
  return at ?? new Date(now.getTime() + minutes * minuteMs)
}
