import { createRoute, z } from '@hono/zod-openapi'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { readHiddenRow, staffFactorRow, writeHiddenRow } from './settings.store.ts'

const StaffSecurity = z
  .object({
    requireSecondFactor: z.boolean().openapi({ description: 'Staff without one can only add one (I12)' }),
  })
  .openapi('StaffSecurity')

const answer = { 200: json(z.object({ data: StaffSecurity }), 'As it stands') }

const readRoute = createRoute({
  method: 'get',
  path: '/staffSecurity',
  summary: 'What the shop demands of the accounts of its staff',
  responses: { ...answer, ...problems(401, 403) },
})

const updateRoute = createRoute({
  method: 'put',
  path: '/staffSecurity',
  summary: 'Demand a second factor of all staff, or no more; after a fresh proof (I12)',
  middleware: [readJson] as const,
  request: { body: jsonBody(StaffSecurity) },
  responses: { ...answer, ...problems(400, 401, 403, 413, 415, 422, 503) },
})

/** What the admin demands of staff; for admins alone (I9). */
export function staffSecurityApi({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  return apiRouter()
    .openapi(readRoute, async (c) => {
      const requireSecondFactor = (await readHiddenRow(db, staffFactorRow)) === true
      return c.json({ data: { requireSecondFactor } }, 200)
    })
    .openapi(updateRoute, async (c) => {
      const data = c.req.valid('json')
      await inTransaction(db, async (trx) => {
        const from = (await readHiddenRow(trx, staffFactorRow)) === true
        await writeHiddenRow(trx, staffFactorRow, data.requireSecondFactor)
        const changes = [{ field: 'requireSecondFactor', from, to: data.requireSecondFactor }]
        const by = actorOf(c)
        await recordAudit(trx, { kind: 'staff-security-changed', changes }, { by, now: clock() })
      })
      return c.json({ data }, 200)
    })
}
export type StaffSecurityApi = ReturnType<typeof staffSecurityApi>
