import * as z from 'zod'
import { locales } from '#src/core/locale.ts'
import { line, paragraph } from '#src/http/field.ts'

const instant = z.string().meta({ description: 'ISO 8601 in UTC' })

/** A message of a visitor as staff see it in the inbox (N3). */
export const InboxMessage = z
  .object({
    _id: z.string(),
    fullName: z.string(),
    email: z.string(),
    message: z.string(),
    locale: z.enum(locales).meta({ description: 'The language it was written from, and is answered in' }),
    createdAt: instant,
    answeredAt: instant.nullable().meta({ description: 'Null while it is open' }),
    answeredBy: z.string().nullable().meta({ description: 'The name of who answered it' }),
  })
  .meta({ id: 'InboxMessage' })
export type InboxMessage = z.infer<typeof InboxMessage>

/** The same with what was written back, and a phone number known from an order with this e-mail. */
export const InboxConversation = InboxMessage.extend({
  replies: z.array(
    z.object({ _id: z.string(), text: z.string(), sentAt: instant, sentBy: z.string().nullable() }),
  ),
  mobileNumber: z.string().nullable(),
}).meta({ id: 'InboxConversation' })
export type InboxConversation = z.infer<typeof InboxConversation>

export const inboxStates = ['open', 'answered'] as const
export type InboxState = (typeof inboxStates)[number]

/** A reply by e-mail; `seen` is how many replies its writer had seen, so that nobody is answered twice at once. */
export const InboxReply = z
  .object({ text: paragraph(4000).min(1), seen: z.number().int().min(0) })
  .meta({ id: 'InboxReply' })
export type InboxReply = z.infer<typeof InboxReply>

/** Answered some other way, or open again. */
export const InboxMark = z.object({ answered: z.boolean() }).meta({ id: 'InboxMark' })

export const inboxParams = z.object({ id: line(100) })
