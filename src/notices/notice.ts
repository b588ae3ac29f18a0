import * as z from 'zod'

/** What staff are told of at once (N1). */
export const noticeKinds = [
  'order-placed',
  'order-cancelled',
  'order-confirmed-again',
  'return-asked',
  'receipt-sent',
  'message-received',
  'stock-low',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Something staff should know of; it holds nothing personal beyond the number of an order. */
export const Notice = z
  .object({
    _id: z.string(),
    at: z.string().meta({ description: 'ISO 8601 in UTC' }),
    kind: z.enum(noticeKinds),
    thing: z.object({
      _id: z.string().meta({ description: 'The record id of the order, message or product' }),
      name: z.string().meta({ description: 'The number of the order, the name of the product, or nothing' }),
    }),
  })
  .meta({ id: 'Notice' })
export type Notice = z.infer<typeof Notice>

/** An id of a notice, as its reader sends it back. */
export const noticeId = z
  .string()
  .regex(/^[0-9a-f]{26}$/)
  .meta({ description: 'The `_id` of a notice' })
