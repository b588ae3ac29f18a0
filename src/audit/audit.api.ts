import { createRoute, z } from '@hono/zod-openapi'
import type { Db } from '#src/db/db.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { csvReply, csvResponse } from '#src/http/csv-reply.ts'
import { line } from '#src/http/field.ts'
import { linkNextPage, pageParameters } from '#src/http/next-page.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { AuditLine } from './audit.ts'
import { auditCsv } from './audit-csv.ts'
import { areDaysInOrder, daysTurned } from './audit-days.ts'
import { auditTopics } from './audit-kind.ts'
import { type AuditFilter, listAudit } from './audit-list.store.ts'
import type { AuditPeople } from './audit-people.ts'
import { kindsCalled } from './kinds-called.ts'
import { presentAudit } from './read-audit.ts'
import { recordExport } from './record-export.ts'

const pageSize = 50
const muscat = '+04:00'
const dayMs = 24 * 3600 * 1000

const day = z.iso.date().meta({ description: 'A day of Muscat (M4)' })

const Asked = z.object({
  q: line(100).min(3).optional().meta({
    description:
      'Part of what was done, in the words of the screen, of what the thing is called (goods by their present names, too), its id, or a value',
  }),
  person: line(100).optional().meta({ description: 'Part of the name or email of who did it' }),
  topic: z.enum(auditTopics).optional(),
  thing: line(200).optional().meta({ description: 'The id of a product, an order, a person …' }),
  from: day.optional(),
  to: day.optional().meta({ description: 'A day of Muscat, the last one' }),
})

const turned = { path: ['to'], params: { text: daysTurned } }

const listRoute = createRoute({
  method: 'get',
  path: '/audit',
  summary: 'What staff did, the newest first, in pages; for the admin (I13)',
  request: {
    query: Asked.extend(pageParameters).refine(areDaysInOrder, turned),
  },
  responses: {
    200: json(z.object({ data: z.array(AuditLine), nextCursor: z.string().optional() }), 'The lines'),
    ...problems(400, 401, 403, 422),
  },
})

const exportRoute = createRoute({
  method: 'get',
  path: '/export/audit.csv',
  summary: 'The same lines as CSV, all of them; for the admin (I13)',
  request: { query: Asked.refine(areDaysInOrder, turned) },
  responses: { 200: csvResponse, ...problems(401, 403, 422, 503) },
})

/** The activity log (I13): it is read, and nothing here changes it. */
export function auditApi({ db, clock }: Shop, people: AuditPeople) {
  return apiRouter()
    .openapi(listRoute, async (c) => {
      const { limit = pageSize, cursor, ...asked } = c.req.valid('query')
      const { items, next } = await listAudit(db, await filterOf(db, asked), { limit, cursor })
      linkNextPage(c, next)
      const data = await presentAudit(db, items, people)
      return c.json({ data, ...(next && { nextCursor: next }) }, 200)
    })
    .openapi(exportRoute, async (c) => {
      const filter = await filterOf(db, c.req.valid('query'))
      await recordExport(db, 'audit.csv', { by: actorOf(c), now: clock() })
      return csvReply(c, 'audit.csv', auditCsv(db, filter, people))
    })

  async function filterOf(
    db: Db,
    { person, from, to, ...rest }: z.infer<typeof Asked>,
  ): Promise<AuditFilter> {
    return {
      ...rest,
      ...(rest.q && { kinds: kindsCalled(rest.q), goods: await people.goodsCalled(db, rest.q) }),
      ...(person && { people: await people.find(db, person) }),
      ...(from && { from: new Date(`${from}T00:00:00${muscat}`) }),
      ...(to && { to: new Date(Date.parse(`${to}T00:00:00${muscat}`) + dayMs) }),
    }
  }
}
export type AuditApi = ReturnType<typeof auditApi>
