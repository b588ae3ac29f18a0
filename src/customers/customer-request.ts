import * as z from 'zod'
import { line, paragraph } from '#src/http/field.ts'
import { longestNote, longestReason, longestTag, mostTags } from './customer-limits.ts'

export const CustomerNote = z.object({ note: paragraph(longestNote).min(1) })
export const CustomerBlock = z.object({ reason: paragraph(longestReason).min(1) })
export const CustomerTags = z.object({
  tags: z
    .array(line(longestTag).min(1))
    .max(mostTags)
    .transform((tags) => [...new Set(tags)].sort()),
})
