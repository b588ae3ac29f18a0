import * as z from 'zod'
import { isPhone, longestPhone, plainPhone } from '#src/core/phone.ts'
import { line } from '#src/http/field.ts'
import { lacksCity } from '#src/places/country.ts'
import { canBeDialled } from '#src/places/phone.ts'
import { noCity, PlaceReply, PlaceRequest } from '#src/places/place-request.ts'

/** More addresses than anybody has; past it saving is refused. */
export const mostAddresses = 20

/** An address that somebody keeps in the account (O39). */
export const SavedAddress = z
  .object({
    _id: z.string(),
    label: z.string().meta({ description: 'What its owner calls it, such as home; or empty' }),
    name: z.string(),
    mobileNumber: z.string(),
    address: z.string().meta({ description: 'The whole address as one text' }),
    place: PlaceReply,
    isDefault: z.boolean(),
  })
  .meta({ id: 'SavedAddress' })
export type SavedAddress = z.infer<typeof SavedAddress>

const needed = { params: { text: { en: 'This field is needed.', ar: 'هذا الحقل مطلوب.' } } }
const wrongPhone = {
  params: {
    text: {
      en: 'Enter a phone number of 8 digits, or an international one.',
      ar: 'يرجى إدخال رقم هاتف من 8 أرقام أو رقم دولي.',
    },
  },
}

/** What POST /addresses and PUT /addresses/{id} take. */
export const AddressRequest = z
  .object({
    label: line(40).optional().default(''),
    name: line(100).refine((text) => text !== '', needed),
    mobileNumber: line(longestPhone).transform(plainPhone).refine(isPhone, wrongPhone),
    place: PlaceRequest,
    isDefault: z.boolean().optional().default(false),
  })
  .refine(({ place }) => Boolean(place?.line), {
    path: ['place', 'line'],
    ...needed,
    when: ({ value }) => value instanceof Object && 'place' in value,
  })
  .refine(({ place }) => !lacksCity(place), { path: ['place', 'area'], params: noCity })
  .refine(({ mobileNumber, place }) => canBeDialled(mobileNumber, place.country), {
    path: ['mobileNumber'],
    ...wrongPhone,
  })
  .meta({ id: 'AddressRequest' })
export type AddressRequest = z.infer<typeof AddressRequest>
