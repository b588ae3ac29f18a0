import { createRoute, z } from '@hono/zod-openapi'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf, personOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { longestColourName } from '#src/ui/colours.ts'
import { showSettings } from '../settings.store.ts'
import { ShownSettings } from '../settings.ts'
import { OwnColourUpdate } from './own-colour.ts'
import { removeOwnColour, saveOwnColour } from './save-own-colour.ts'

const settings = json(z.object({ data: ShownSettings }), 'The settings as they stand')

const saveRoute = createRoute({
  method: 'put',
  path: '/ownColour',
  summary: "Add or change a colour of the shop's own; for staff, who edit products (P6)",
  middleware: [readJson] as const,
  request: { body: jsonBody(OwnColourUpdate) },
  responses: { 200: settings, ...problems(400, 401, 403, 413, 415, 422, 503) },
})

const removeRoute = createRoute({
  method: 'delete',
  path: '/ownColour/{name}',
  summary: "Take a colour out of the shop's own; products keep its name (P6)",
  request: { params: z.object({ name: line(longestColourName) }) },
  responses: { 200: settings, ...problems(401, 403, 422, 503) },
})

/** The owner's own colours (P6); everybody reads them with the settings. */
export function ownColourApi({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  return apiRouter()
    .openapi(saveRoute, async (c) => {
      await saveOwnColour(db, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json({ data: await showSettings(db, clock(), personOf(c).role) }, 200)
    })
    .openapi(removeRoute, async (c) => {
      await removeOwnColour(db, c.req.valid('param').name, { by: actorOf(c), now: clock() })
      return c.json({ data: await showSettings(db, clock(), personOf(c).role) }, 200)
    })
}
export type OwnColourApi = ReturnType<typeof ownColourApi>
