import { createRoute, z } from '@hono/zod-openapi'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { DeliveryRequest } from './delivery-request.ts'
import { saveDelivery } from './save-delivery.ts'
import { listZones } from './zone.store.ts'
import type { ListedZone } from './zone.ts'

const charge = z.number().nullable()

const ZoneReply = z
  .object({
    name: z.string(),
    nameAr: z.string().openapi({ description: 'As the owner typed it' }),
    calledAr: z
      .string()
      .openapi({ description: '`nameAr`, or the names of its places where none was typed' }),
    places: z
      .array(z.string())
      .openapi({ description: 'Governorates, wilayats (dhofar/salalah), countries (AE)' }),
    homeDeliveryCharge: charge.openapi({ description: 'OMR; null where this way is not offered' }),
    officeDeliveryCharge: charge,
    freeShippingOver: charge.openapi({ description: 'A subtotal above it ships free; null is off' }),
    cash: z.boolean(),
    deliveryDays: z.number().int(),
    cutOff: z.string(),
  })
  .openapi('DeliveryZone')

export const listZonesRoute = createRoute({
  method: 'get',
  path: '/deliveryZones',
  summary: 'Where delivery has terms of its own (O40); everywhere else it is as the settings say',
  responses: { 200: json(z.object({ data: z.array(ZoneReply) }), 'All of them') },
})

const saveRoute = createRoute({
  method: 'put',
  path: '/deliveryZones',
  summary: 'Change how the shop delivers: its zones, days, holidays, countries, collection; for admins',
  middleware: [readJson] as const,
  request: { body: jsonBody(DeliveryRequest) },
  responses: {
    200: json(z.object({ message: z.string() }), 'It is saved'),
    ...problems(400, 401, 403, 409, 413, 415, 422, 503),
  },
})

/** How the shop delivers (O40): everybody reads it, admins change it (I9). */
export function deliveryApi({ db, clock }: Shop) {
  return apiRouter()
    .openapi(listZonesRoute, async (c) => c.json({ data: (await listZones(db)).map(shown) }, 200))
    .openapi(saveRoute, async (c) => {
      await saveDelivery(db, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json({ message: saved[preferredLocale(c.req.header('accept-language'))] }, 200)
    })
}
export type DeliveryApi = ReturnType<typeof deliveryApi>

function shown(zone: ListedZone) {
  return { ...zone, places: [...zone.places] }
}

const saved = { en: 'Delivery has been saved.', ar: 'تم حفظ إعدادات التوصيل.' }
