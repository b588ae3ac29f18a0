import * as z from 'zod'
import { latinDigits } from '#src/core/fold.ts'
import { line, paragraph } from '#src/http/field.ts'
import { readAmount } from '#src/orders/money/money-request.ts'
import { OrderDetails } from '#src/orders/order/order.ts'
import { statusNames } from '#src/orders/order/order-status.ts'
import { doorOutcomes, isTrackingPattern } from '#src/orders/shipments/shipment.ts'

/** More couriers than any shop has; past it saving is refused. */
export const mostCouriers = 100

/** Who brings orders, with the cash that is due (O31, O32). */
export const Courier = z
  .object({
    _id: z.string(),
    name: z.string(),
    phone: z.string(),
    trackingPattern: z.string(),
    takesCash: z.boolean(),
    active: z.boolean(),
    version: z.number().int(),
    due: z.number().meta({ description: 'OMR collected and not settled; below 0 more was settled' }),
    out: z.number().int().meta({ description: 'Orders in their hands now' }),
    settlements: z.number().int().meta({ description: 'How many entries there are: send it as `seen`' }),
  })
  .meta({ id: 'Courier' })
export type Courier = z.infer<typeof Courier>

const wrongPattern = {
  en: 'Enter an address that begins with https:// and has {number} after the site’s name.',
  ar: 'يرجى إدخال رابط يبدأ بـ https:// ويحتوي على {number} بعد اسم الموقع.',
}
const wrongPhone = {
  en: 'Enter a phone number in digits, such as 96890000000.',
  ar: 'يرجى إدخال رقم الهاتف بالأرقام، مثل 96890000000.',
}

/** What POST /couriers takes, and PUT /couriers/{id} with the `version` that was seen. */
export const CourierRequest = z
  .object({
    name: line(100).min(1),
    phone: line(30)
      .overwrite(latinDigits)
      .refine((text) => text === '' || /^\+?[\d\s()-]{7,20}$/.test(text), { params: { text: wrongPhone } }),
    trackingPattern: line(300).refine((text) => text === '' || isTrackingPattern(text), {
      params: { text: wrongPattern },
    }),
    takesCash: z.boolean(),
    active: z.boolean(),
    version: z.number().int().optional(),
  })
  .meta({ id: 'CourierRequest' })
export type CourierRequest = z.infer<typeof CourierRequest>

/** What POST /handOver takes: up to 100 orders, each with the state that was seen. */
export const HandOverRequest = z
  .object({
    courier: line(100).min(1),
    orders: z
      .array(
        z.object({
          id: line(100),
          from: z.enum(statusNames),
          trackingNumber: line(60).optional(),
        }),
      )
      .min(1)
      .max(100),
  })
  .meta({ id: 'HandOverRequest' })
export type HandOverRequest = z.infer<typeof HandOverRequest>

/** What PUT /orderDoor/{id} takes: what became of this shipment. */
export const DoorRequest = z
  .object({
    shipment: line(100).min(1),
    outcome: z.enum(doorOutcomes),
    comment: paragraph(1000).optional(),
  })
  .meta({ id: 'DoorRequest' })
export type DoorRequest = z.infer<typeof DoorRequest>

export const DoorReply = z.object({ message: z.string(), order: OrderDetails })

const wrongAmount = {
  en: 'Enter an amount in OMR above 0, such as 2 or 1.500.',
  ar: 'يرجى إدخال مبلغ بالريال أكبر من 0، مثل 2 أو 1.500.',
}

/** What POST /courierSettlements/{id} takes; `seen` is how many entries the caller saw, another number is a 409 (O32). */
export const SettlementRequest = z
  .object({
    amount: z
      .union([z.number(), line(20)])
      .transform((typed) => readAmount(typed) ?? 0)
      .refine((baisa) => baisa > 0, { params: { text: wrongAmount } })
      .meta({ type: 'number', description: 'OMR' }),
    reference: line(100).optional(),
    seen: z.number().int().min(0),
  })
  .meta({ id: 'SettlementRequest' })
export type SettlementRequest = z.infer<typeof SettlementRequest>

/** Money that a courier brought, or an entry against one (below 0). */
export const Settlement = z
  .object({
    _id: z.string(),
    amount: z.number().meta({ description: 'OMR' }),
    reference: z.string(),
    date: z.string(),
    time: z.string(),
    byName: z.string().optional(),
    reverses: z.string().optional(),
    isReversed: z.boolean(),
  })
  .meta({ id: 'CourierSettlement' })
export type Settlement = z.infer<typeof Settlement>
