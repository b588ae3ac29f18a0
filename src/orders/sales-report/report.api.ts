import { createRoute, z } from '@hono/zod-openapi'
import { recordExport } from '#src/audit/record-export.ts'
import { treeOf } from '#src/catalogue/categories/category.store.ts'
import { writeMissed } from '#src/catalogue/search/missed-searches.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { csvReply, csvResponse } from '#src/http/csv-reply.ts'
import { listDb } from '#src/http/lists/list-db.ts'
import { json, problems } from '#src/http/replies.ts'
import { daysIn } from '#src/orders/sums/days.ts'
import type { Shop } from '#src/shop.ts'
import { compareBreakdown, readReport } from './read-report.ts'
import { breakdownNames, Report } from './report.ts'
import { reportCsv } from './report-csv.ts'
import { isDay, longestRange } from './report-range.ts'

const day = z.string().max(10).refine(isDay)

const range = { from: day, to: day }

const rangeError = {
  path: ['to'],
  params: {
    text: {
      en: 'The last day comes after the first, and two years later at most.',
      ar: 'يجب أن يكون اليوم الأخير بعد الأول، وخلال سنتين منه على الأكثر.',
    },
  },
}

const isRange = ({ from, to }: { from: string; to: string }) =>
  from <= to && daysIn({ from, to }) <= longestRange

const reportRoute = createRoute({
  method: 'get',
  path: '/report',
  summary: 'The shop in a range of Muscat days, beside the range before; two years at most (O35)',
  request: { query: z.object(range).refine(isRange, rangeError) },
  responses: { 200: json(Report, 'The figures'), ...problems(401, 403, 422, 503) },
})

const fileRoute = createRoute({
  method: 'get',
  path: '/export/report.csv',
  summary:
    'One breakdown of a report as CSV, with all its rows, each number beside that of the range before (O35)',
  request: { query: z.object({ by: z.enum(breakdownNames), ...range }).refine(isRange, rangeError) },
  responses: { 200: csvResponse, ...problems(401, 403, 422, 503) },
})

/** Reports for staff. What searches found nothing in this process is written before it is read. */
export function reportApi(shop: Shop) {
  const { db, clock, log } = shop
  const reading = () => ({ now: clock(), log })
  return apiRouter()
    .openapi(reportRoute, async (c) => {
      await writeMissed(db, clock())
      return c.json(await readReport(await listDb(c, shop), c.req.valid('query'), reading()), 200)
    })
    .openapi(fileRoute, async (c) => {
      const { by, ...asked } = c.req.valid('query')
      await writeMissed(db, clock())
      await recordExport(db, `report-${by}.csv`, { by: actorOf(c), now: clock() })
      const rows = await compareBreakdown(await listDb(c, shop), by, asked, reading())
      const { categories } = await treeOf(db)
      const locale = preferredLocale(c.req.header('accept-language'))
      return csvReply(c, `report-${by}.csv`, reportCsv(by, rows, { locale, categories }))
    })
}
export type ReportApi = ReturnType<typeof reportApi>
