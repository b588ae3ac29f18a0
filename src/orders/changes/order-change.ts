import * as z from 'zod'
import { paragraph } from '#src/http/field.ts'
import { OrderDetails } from '#src/orders/order/order.ts'
import { statusNames } from '#src/orders/order/order-status.ts'
import { returnReasons } from '#src/orders/order/return-reason.ts'

/** What PUT /orderStatus/{id} takes. `from` is the state the caller saw: another one now is a 409 (O5). */
export const StatusRequest = z
  .object({
    status: z
      .enum([...statusNames, 'Returns'])
      .transform((asked) => (asked === 'Returns' ? 'Return' : asked)),
    from: z.enum(statusNames).optional(),
    reason: z.enum(returnReasons).optional().meta({ description: 'RequiredMark for a return (O8)' }),
    comment: paragraph(1000).optional(),
  })
  .meta({ id: 'StatusRequest' })
export type StatusRequest = z.infer<typeof StatusRequest>

/** What PUT /orderNote/{id} takes: the note, and the order's `version` the writer saw. */
export const NoteRequest = z
  .object({ staffNote: paragraph(2000), version: z.number().int() })
  .meta({ id: 'NoteRequest' })

/** What a call that changed an order answers. */
export const ChangedOrder = z
  .object({ message: z.string(), order: OrderDetails })
  .meta({ id: 'ChangedOrder' })
export type ChangedOrder = z.infer<typeof ChangedOrder>
