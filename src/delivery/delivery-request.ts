import * as z from 'zod'
import { latinDigits } from '#src/core/fold.ts'
import type { Text } from '#src/core/locale.ts'
import { oneNameNeeded, storedName } from '#src/core/names.ts'
import { line } from '#src/http/field.ts'
import { gulfCountries } from '#src/places/country.ts'
import { governorates } from '#src/places/oman.ts'
import { readAmount } from '#src/settings/settings-fields.ts'

/** More zones than a shop of 63 wilayats and five countries can use. */
const mostZones = 70
const mostDays = 60

const codes: ReadonlySet<string> = new Set([
  ...gulfCountries,
  ...governorates.flatMap(({ code, wilayats }) => [code, ...wilayats.map((one) => one.code)]),
])

const texts = {
  places: {
    en: 'Choose at least one place for this zone.',
    ar: 'يرجى اختيار مكان واحد على الأقل لهذه المنطقة.',
  },
  twice: {
    en: 'This place is in two zones. Leave it in one of them.',
    ar: 'هذا المكان موجود في منطقتين. يرجى إبقاؤه في واحدة فقط.',
  },
  ways: {
    en: 'Enter a charge for at least one way of delivery.',
    ar: 'يرجى إدخال رسوم طريقة توصيل واحدة على الأقل.',
  },
  days: {
    en: `Enter whole days from 0 to ${mostDays}.`,
    ar: `يرجى إدخال عدد أيام صحيح من 0 إلى ${mostDays}.`,
  },
  time: {
    en: 'Enter a time such as 13:00, or leave it empty.',
    ar: 'يرجى إدخال وقت مثل 13:00 أو ترك الحقل فارغًا.',
  },
  day: { en: 'Enter a day of the calendar.', ar: 'يرجى إدخال يوم صحيح.' },
} satisfies Record<string, Text>

const said = (text: Text) => ({ params: { text } })

const amount = z
  .union([z.number(), line(30), z.null()])
  .transform((typed, context): number | null => {
    if (typed === null || typed === '') return null
    const reading = readAmount(String(typed))
    if ('value' in reading) return reading.value
    context.issues.push({ code: 'custom', input: typed, params: { text: reading.wrong } })
    return z.NEVER
  })
  .meta({ type: ['number', 'null'], description: 'OMR; null is a way that is not offered, or no amount' })

const days = z
  .union([z.number(), line(5)])
  .transform((typed) => (typed === '' ? Number.NaN : Number(latinDigits(String(typed)))))
  .refine((n) => Number.isInteger(n) && n >= 0 && n <= mostDays, said(texts.days))
  .meta({ type: 'integer' })
const time = line(5).refine(
  (text) => text === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
  said(texts.time),
)

const ZoneRequest = z
  .object({
    name: line(60)
      .default('')
      .meta({ description: 'Empty where the Arabic one stands for it too (L3); one of the two is needed' }),
    nameAr: line(60).optional().default(''),
    places: z
      .array(z.string().refine((code) => codes.has(code)))
      .refine((list) => list.length > 0, said(texts.places)),
    homeDeliveryCharge: amount,
    officeDeliveryCharge: amount,
    freeShippingOver: amount,
    cash: z.boolean(),
    deliveryDays: days,
    cutOff: time,
  })
  .refine((zone) => zone.homeDeliveryCharge !== null || zone.officeDeliveryCharge !== null, {
    path: ['homeDeliveryCharge'],
    ...said(texts.ways),
  })
  .overwrite((zone) => ({ ...zone, name: storedName(zone) }))
  .refine(({ name }) => name !== '', { path: ['name'], ...said(oneNameNeeded) })

/** How the shop delivers (O40): its zones, and what holds everywhere; `version` is that of the settings that were seen. */
export const DeliveryRequest = z
  .object({
    zones: z
      .array(ZoneRequest)
      .max(mostZones)
      .superRefine((zones, context) => {
        const seen = new Set<string>()
        for (const [index, { places }] of zones.entries())
          for (const code of places) {
            if (seen.has(code))
              context.addIssue({ code: 'custom', path: [index, 'places'], params: { text: texts.twice } })
            seen.add(code)
          }
      }),
    deliveryDays: days,
    cutOff: time,
    collection: z.boolean(),
    countries: z
      .array(z.enum(gulfCountries))
      .transform((list) => gulfCountries.filter((one) => list.includes(one))),
    holidays: z
      .array(line(10).refine(isDay, said(texts.day)))
      .max(400)
      .transform((list) => [...new Set(list)].sort()),
    version: z.number().int().min(0).optional(),
  })
  .meta({ id: 'DeliveryRequest' })
export type DeliveryRequest = z.infer<typeof DeliveryRequest>

/** `2026-03-01`, and a day that there is. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) && text.length === 10
}
