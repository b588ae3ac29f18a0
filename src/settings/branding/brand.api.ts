import { createRoute, z } from '@hono/zod-openapi'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf, personOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { showSettings } from '../settings.store.ts'
import { ShownSettings } from '../settings.ts'
import { BrandUpdate } from './brand-update.ts'
import { saveBrand } from './save-brand.ts'

const updateRoute = createRoute({
  method: 'put',
  path: '/brand',
  summary: "Change the shop's names and look; for admins (B1)",
  middleware: [readJson] as const,
  request: { body: jsonBody(BrandUpdate) },
  responses: {
    200: json(z.object({ data: ShownSettings }), 'The settings as they stand'),
    ...problems(400, 401, 403, 413, 415, 422, 503),
  },
})

/** The look of the shop (B1); everybody reads it with the settings, admins change it (I9). */
export function brandApi({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  return apiRouter().openapi(updateRoute, async (c) => {
    await saveBrand(db, c.req.valid('json'), { by: actorOf(c), now: clock() })
    return c.json({ data: await showSettings(db, clock(), personOf(c).role) }, 200)
  })
}
export type BrandApi = ReturnType<typeof brandApi>
