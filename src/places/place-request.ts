import * as z from 'zod'
import { line, paragraph } from '#src/http/field.ts'
import { gulfCountries, homeCountry } from './country.ts'
import { readPin } from './pin.ts'
import { wilayatOf } from './place.ts'

/** Said where a wilayat is asked for and none of the list is chosen. */
export const noWilayat = {
  text: { en: 'Choose a wilayat of the list.', ar: 'يرجى اختيار ولاية من القائمة.' },
}

/** Asked of a place abroad to which something is brought. */
export const noCity = { text: { en: 'Enter the city.', ar: 'يرجى إدخال المدينة.' } }

const country = z.enum([homeCountry, ...gulfCountries])

/** The parts of an address as a caller sends them (T2); `line` where the address is sent as parts alone. */
export const PlaceRequest = z
  .object({
    country: country.optional().default(homeCountry),
    wilayat: line(60)
      .refine((code) => code === '' || wilayatOf(code) !== undefined, { params: noWilayat })
      .optional()
      .default('')
      .meta({ description: 'A code such as dhofar/salalah, or empty' }),
    area: line(100).optional().default(''),
    line: paragraph(500).optional(),
    pin: line(500)
      .transform((typed, context) => {
        const reading = readPin(typed)
        if ('value' in reading) return reading.value
        context.issues.push({ code: 'custom', input: typed, params: { text: reading.wrong } })
        return z.NEVER
      })
      .optional()
      .default('')
      .meta({ description: 'Coordinates, or a link to a map' }),
  })
  .transform((place) => (place.country === homeCountry ? place : { ...place, wilayat: '' }))
export type PlaceRequest = z.infer<typeof PlaceRequest>

/** The parts of an address as the API shows them beside its text. */
export const PlaceReply = z.object({
  country,
  wilayat: z.string(),
  area: z.string(),
  line: z
    .string()
    .meta({ description: 'Way and house or landmark: what `address` is without the other parts' }),
  pin: z.string().meta({ description: 'Coordinates, a link to a map, or empty' }),
})
