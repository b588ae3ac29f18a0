import * as z from 'zod'
import { line, paragraph } from '#src/http/field.ts'

/** What a visitor writes to the shop (P9). */
export const ContactRequest = z
  .object({
    fullName: line(100).min(1),
    email: line(254).min(1).pipe(z.email()),
    message: paragraph(2000).min(1),
  })
  .meta({ id: 'ContactRequest' })
export type ContactRequest = z.infer<typeof ContactRequest>

/** The shop's answer: what it was stored as, and a word in the reader's language. */
export const ContactReply = z
  .object({ insertedId: z.string(), message: z.string() })
  .meta({ id: 'ContactReply' })
