import * as z from 'zod'

const Note = z.string().meta({ description: "In the reader's language" })

/** What an import would change, or has changed: each product of the file, and which line is wrong and why. */
export const ImportReport = z
  .object({
    applied: z.boolean(),
    format: z.enum(['own', 'shopify']),
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    stockLeftAlone: z.number().int().meta({
      description: 'Products whose pieces the file says otherwise, without being asked to set them',
    }),
    lines: z.array(
      z.object({
        line: z.number().int().meta({ description: 'As spreadsheets count: the header is 1' }),
        _id: z.string(),
        name: z.string(),
        change: z.enum(['new', 'changed', 'same']),
        fields: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
        notes: z.array(Note),
      }),
    ),
    errors: z.array(z.object({ line: z.number().int(), column: z.string().optional(), message: Note })),
    notes: z.array(Note),
  })
  .meta({ id: 'ImportReport' })
export type ImportReport = z.infer<typeof ImportReport>
