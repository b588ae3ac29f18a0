import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { Tables } from '#src/db/db.ts'

/** Pieces that whoever brings an exchange takes back at the door (O37). */
export const TakenBack = z
  .object({
    name: z.string(),
    nameAr: z.string().optional(),
    color: z.string(),
    size: z.string(),
    quantity: z.number().int(),
  })
  .meta({ id: 'TakenBack' })
export type TakenBack = z.infer<typeof TakenBack>

export const takesBackField = z.array(TakenBack).optional().meta({
  description: 'Of an exchange, the pieces that are taken back where it is brought (O37)',
})

/** The same of stored lines; nothing where that is nothing. */
export function presentTakenBack(lines: readonly Selectable<Tables['order_lines']>[]): {
  takesBack?: TakenBack[]
} {
  if (lines.length === 0) return {}
  return {
    takesBack: lines.map(({ name, name_ar, color, size, quantity }) => ({
      name,
      ...(name_ar !== null && { nameAr: name_ar }),
      color,
      size,
      quantity,
    })),
  }
}
