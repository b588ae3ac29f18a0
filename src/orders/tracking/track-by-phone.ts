import * as z from 'zod'
import { latinDigits } from '#src/core/fold.ts'
import { longestPhone } from '#src/core/phone.ts'
import { line } from '#src/http/field.ts'

/** What a guest knows of her order: its number and the phone it was placed with (O13). Neither alone is a key (O3). */
export const TrackRequest = z
  .object({
    orderId: line(30).min(1).meta({ description: 'The order number, with or without #', example: '482913' }),
    mobileNumber: line(longestPhone)
      .min(1)
      .meta({ description: 'The phone of the order, with or without 968' }),
  })
  .meta({ id: 'TrackRequest' })

/** The tracking link of an order in the reader's language. */
export const TrackLink = z.object({ trackUrl: z.string() }).meta({ id: 'TrackLink' })

/** An order number as people write it: any digits, `#` and spaces around them. */
export function plainOrderId(typed: string): string {
  return latinDigits(typed).replace(/[#\s-]/g, '')
}
