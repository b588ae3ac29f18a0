import * as z from 'zod'
import { roles } from '#src/core/permission.ts'

const omr = z.number().meta({ description: 'OMR, at most 3 decimals', example: 12.5 })

const choice = z.object({
  size: z.string(),
  color: z.string(),
  quantity: z.number().int(),
  originalPrice: omr,
})

/** A line that is not what it was; without `before` it is new, without `after` it was removed. */
const LineDifference = z.object({
  name: z.string(),
  nameAr: z.string().optional(),
  before: choice.optional(),
  after: choice.optional(),
})

/** The fields of an order that staff correct, as history and emails name them. */
export const correctedTexts = [
  'name',
  'mobileNumber',
  'address',
  'pin',
  'vatin',
  'deliveryArea',
  'discountReason',
] as const
export const correctedAmounts = ['subTotal', 'discount', 'deliveryCharge', 'cashFee', 'total'] as const

/** What an edit made of an order, old and new (O18). Stored with amounts in baisa, sent in OMR. */
export const Differences = z.object({
  lines: z.array(LineDifference),
  texts: z.array(z.object({ field: z.enum(correctedTexts), before: z.string(), after: z.string() })),
  amounts: z.array(z.object({ field: z.enum(correctedAmounts), before: omr, after: omr })),
})
export type Differences = z.infer<typeof Differences>

/** One edit in the history of an order; customers do not see who made it. */
export const OrderCorrection = Differences.extend({
  correctedAt: z.string(),
  date: z.string(),
  time: z.string(),
  byName: z.string().optional(),
  byRole: z.enum(roles),
}).meta({ id: 'OrderCorrection' })
export type OrderCorrection = z.infer<typeof OrderCorrection>

/** The fields that tell who somebody is, or what staff wrote about them; they go with the customer's other data (I8). */
export const personalTexts: readonly string[] = [
  'name',
  'mobileNumber',
  'address',
  'pin',
  'vatin',
  'discountReason',
]
