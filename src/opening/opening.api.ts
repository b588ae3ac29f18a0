import { createRoute, z } from '@hono/zod-openapi'
import { findPublished } from '#src/content/page/page.store.ts'
import type { Db } from '#src/db/db.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { whatCounts } from '#src/orders/sums/what-counts.store.ts'
import { paymentMethods } from '#src/settings/delivery.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Shop } from '#src/shop.ts'
import { replacePreviewLink, setOpen } from './change-opening.ts'
import { legalPoints, missingPoints } from './legal.ts'
import { readOpening } from './opening.store.ts'
import type { Opening } from './opening.ts'
import { findSwitchedOff } from './setup-checks.ts'

const OpeningState = z
  .object({
    open: z.boolean(),
    previewLink: z
      .string()
      .nullable()
      .meta({ description: 'Shows a shop that is not open; null while it is' }),
    demo: z.boolean().meta({ description: 'Invented goods or orders of the demo are here' }),
    counts: z
      .enum(['demo', 'real'])
      .meta({ description: 'Whose orders figures count: the real ones alone, once there is one (B3)' }),
    missing: z
      .array(z.enum(legalPoints))
      .meta({ description: 'What a shop in Oman has to say of itself and does not yet' }),
    switchedOff: z
      .array(z.enum(paymentMethods))
      .meta({ description: 'Ways to pay that the policies name and that are switched off' }),
  })
  .meta({ id: 'OpeningState' })

const answer = { 200: json(z.object({ data: OpeningState }), 'As it stands') }

const readRoute = createRoute({
  method: 'get',
  path: '/opening',
  summary: 'Whether the shop is open, the link that shows it before, and what is missing (B2)',
  responses: { ...answer, ...problems(401, 403) },
})

const updateRoute = createRoute({
  method: 'put',
  path: '/opening',
  summary: 'Open the shop, or close it; for admins (B2)',
  middleware: [readJson] as const,
  request: { body: jsonBody(z.object({ open: z.boolean() }).meta({ id: 'OpeningUpdate' })) },
  responses: { ...answer, ...problems(400, 401, 403, 413, 415, 422, 503) },
})

const previewRoute = createRoute({
  method: 'post',
  path: '/previewLink',
  summary: 'Replace the preview link: the former one shows nothing any more; for admins (B2)',
  responses: { ...answer, ...problems(401, 403, 503) },
})

/** A shop that is not open yet, and opening it (B2). */
export function openingApi({ db, clock, config }: Shop) {
  const stateOf = async (opening: Opening) => ({
    open: opening.open,
    previewLink: opening.open ? null : `${config.PUBLIC_URL}${previewPath}/${opening.previewToken}`,
    demo: await hasDemo(db),
    counts: await whatCounts(db),
    missing: await listMissing(db),
    switchedOff: await findSwitchedOff(db, await readSettings(db)),
  })
  return apiRouter()
    .openapi(readRoute, async (c) => c.json({ data: await stateOf(await readOpening(db)) }, 200))
    .openapi(updateRoute, async (c) => {
      const after = await setOpen(db, c.req.valid('json').open, { by: actorOf(c), now: clock() })
      return c.json({ data: await stateOf(after) }, 200)
    })
    .openapi(previewRoute, async (c) => {
      const after = await replacePreviewLink(db, { by: actorOf(c), now: clock() })
      return c.json({ data: await stateOf(after) }, 200)
    })
}
export type OpeningApi = ReturnType<typeof openingApi>

/** Where preview links lead; the secret stands behind it. */
export const previewPath = '/preview'

async function hasDemo(db: Db): Promise<boolean> {
  for (const table of ['products', 'orders'] as const)
    if (await db.selectFrom(table).select('id').where('demo', '=', 1).limit(1).executeTakeFirst()) return true
  return false
}

/** What the shop has not said yet of what it has to say. */
export async function listMissing(db: Db) {
  const [settings, policies] = [await readSettings(db), await findPublished(db, 'policies')]
  return missingPoints({ settings, policies: policies?.hidden === false ? policies.content : undefined })
}
