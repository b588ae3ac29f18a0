import * as z from 'zod'
import { line, paragraph } from '#src/http/field.ts'
import { Order, OrderDetails } from '#src/orders/order/order.ts'
import { bulkMoves, statusNames } from '#src/orders/order/order-status.ts'
import { returnReasons } from '#src/orders/order/return-reason.ts'
import { type ReturnWish, returnWishes } from '#src/orders/return-record/return-state.ts'

/** What comes back: pieces of lines, by their place in the order from 0, and up to 3 private pictures of them (O16, F2). */
const goods = {
  lines: z
    .array(z.object({ line: z.number().int().min(0), quantity: z.number().int().min(1).max(99) }))
    .max(50)
    .optional()
    .meta({ description: 'For a return: everything that is left, without it' }),
  photos: z.array(line(500)).max(3).optional(),
  wants: z.enum(returnWishes).optional().meta({ description: 'For a return: the money, or other pieces' }),
}
export type ReturnGoods = {
  lines?: { line: number; quantity: number }[] | undefined
  photos?: string[] | undefined
  wants?: ReturnWish | undefined
}

/** What PUT /orderStatus/{id} takes. `from` is the state the caller saw: another one now is a 409 (O5). */
export const StatusRequest = z
  .object({
    status: z
      .enum([...statusNames, 'Returns'])
      .transform((asked) => (asked === 'Returns' ? 'Return' : asked)),
    from: z.enum(statusNames).optional(),
    reason: z.enum(returnReasons).optional().meta({ description: 'Required for a return (O8)' }),
    comment: paragraph(1000).optional(),
    ...goods,
  })
  .meta({ id: 'StatusRequest' })
export type StatusRequest = z.infer<typeof StatusRequest>

/** What POST /trackOrder/{token}/change takes from whoever holds the link: to cancel, or to ask for a return. */
export const GuestRequest = z
  .object({
    status: z.enum(['Cancelled', 'Return']),
    from: z.enum(statusNames).meta({ description: 'The state the caller saw' }),
    reason: z.enum(returnReasons).optional().meta({ description: 'Needed for a return (O8)' }),
    comment: paragraph(1000).optional(),
    ...goods,
  })
  .meta({ id: 'GuestRequest' })

/** What PUT /orderReturn/{id} takes: a return that staff record, or one they refuse (O5'). */
export const ReturnRequest = z
  .object({
    status: z.enum(['Return', 'Delivered']),
    from: z.enum(statusNames).meta({ description: 'The state the caller saw' }),
    reason: z.enum(returnReasons).optional().meta({ description: 'Needed for a return (O8)' }),
    comment: paragraph(1000)
      .optional()
      .meta({ description: 'Needed for a refusal, and for a return after its days' }),
    ...goods,
  })
  .meta({ id: 'ReturnRequest' })
export type ReturnRequest = z.infer<typeof ReturnRequest>

/** What POST /undoStatus/{id} takes: the state the caller saw, and from an admin the reason (O5'). */
export const UndoRequest = z
  .object({ from: z.enum(statusNames), reason: paragraph(1000).optional() })
  .meta({ id: 'UndoRequest' })
export type UndoRequest = z.infer<typeof UndoRequest>

/** What PUT /orderNote/{id} takes: the note, and the order's `version` the writer saw. */
export const NoteRequest = z
  .object({ staffNote: paragraph(2000), version: z.number().int() })
  .meta({ id: 'NoteRequest' })

/** What POST /orders/bulk takes: up to 100 orders, each with the state the caller saw, and where they go (O25). */
export const BulkRequest = z
  .object({
    orders: z
      .array(z.object({ id: line(100), from: z.enum(statusNames) }))
      .min(1)
      .max(100),
    status: z.enum(bulkMoves),
  })
  .meta({ id: 'OrderBulk' })
export type BulkRequest = z.infer<typeof BulkRequest>

/** What became of each order, in the order they were sent. */
export const BulkReply = z
  .object({
    results: z.array(
      z.object({
        _id: z.string(),
        outcome: z.enum(['changed', 'already', 'refused']),
        message: z.string().optional().meta({ description: 'Why it was refused' }),
        order: Order.optional().meta({ description: 'What it is now; absent when it is gone' }),
      }),
    ),
  })
  .meta({ id: 'OrderBulkReply' })
export type BulkReply = z.infer<typeof BulkReply>

/** What a call that changed an order answers. */
export const ChangedOrder = z
  .object({ message: z.string(), order: OrderDetails })
  .meta({ id: 'ChangedOrder' })
export type ChangedOrder = z.infer<typeof ChangedOrder>
