import { createRoute, z } from '@hono/zod-openapi'
import { apiRouter } from '#src/http/api-router.ts'
import { json } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { readSettings } from './settings.store.ts'
import { Settings } from './settings.ts'

const readRoute = createRoute({
  method: 'get',
  path: '/getWebsiteInfo',
  summary: 'Site settings',
  responses: { 200: json(z.object({ data: Settings }), 'The settings') },
})

/** SPEC section 7's site settings. */
export function settingsApi({ db }: Shop) {
  return apiRouter().openapi(readRoute, async (c) => c.json({ data: await readSettings(db) }, 200))
}
export type SettingsApi = ReturnType<typeof settingsApi>
