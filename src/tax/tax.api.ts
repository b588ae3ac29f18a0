import { createRoute, z } from '@hono/zod-openapi'
import { recordExport } from '#src/audit/record-export.ts'
import { toOmr } from '#src/core/money.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { Problem } from '#src/core/problem.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { csvReply, csvResponse } from '#src/http/csv-reply.ts'
import { line } from '#src/http/field.ts'
import { linkNextPage, pageParameters } from '#src/http/next-page.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { taxCsv } from './tax-csv.ts'
import { findDocument, listDocumentsOf } from './tax-document.store.ts'
import { presentTaxDocument, TaxDocument } from './tax-document.ts'
import { type KindSums, listDocumentsIn, sumMonth } from './tax-list.store.ts'
import { ublOf } from './ubl.ts'

const pageSize = 50

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .openapi({ description: 'A month of Muscat', example: '2026-11' })

const orderIds = line(4000)
  .transform((text) => text.split(','))
  .pipe(z.array(line(100)).max(100))
  .openapi({ type: 'string', description: 'Record ids of orders with commas, at most 100' })

const omr = z.number().openapi({ description: 'OMR' })
const Sums = z
  .object({ count: z.number().int(), standardNet: omr, standardVat: omr, zeroNet: omr, exportNet: omr })
  .openapi('TaxSums')

const listRoute = createRoute({
  method: 'get',
  path: '/taxDocuments',
  summary:
    'Tax invoices and credit notes: of these orders, the oldest first, or of a month (this one if none is said), the newest first (T3)',
  request: {
    query: z.object({ orders: orderIds.optional(), month: month.optional(), ...pageParameters }),
  },
  responses: {
    200: json(z.object({ data: z.array(TaxDocument), nextCursor: z.string().optional() }), 'The documents'),
    ...problems(400, 401, 403, 422),
  },
})

const monthRoute = createRoute({
  method: 'get',
  path: '/taxMonth',
  summary: 'What was issued in a month, for the return of VAT (T3)',
  request: { query: z.object({ month }) },
  responses: {
    200: json(z.object({ month, invoices: Sums, creditNotes: Sums }), 'The sums'),
    ...problems(401, 403, 422),
  },
})

const xmlRoute = createRoute({
  method: 'get',
  path: '/taxDocument/{id}/xml',
  summary: "A document as UBL 2.1 XML, with the fields of Oman's e-invoicing draft that a shop has (T3)",
  request: { params: z.object({ id: line(100) }) },
  responses: {
    200: { description: 'The file', content: { 'application/xml': { schema: { type: 'string' as const } } } },
    ...problems(401, 403, 404),
  },
})

const fileRoute = createRoute({
  method: 'get',
  path: '/export/tax.csv',
  summary: 'The documents of a month as CSV; credit notes are below 0 (T3)',
  request: { query: z.object({ month }) },
  responses: { 200: csvResponse, ...problems(401, 403, 422, 503) },
})

/** Tax papers (T3): they are read; orders issue them. */
export function taxApi({ db, clock }: Shop) {
  return apiRouter()
    .openapi(listRoute, async (c) => {
      const { orders, month: asked, limit = pageSize, cursor } = c.req.valid('query')
      if (orders) {
        const documents = await listDocumentsOf(db, orders)
        return c.json({ data: documents.map(presentTaxDocument) }, 200)
      }
      const { items, next } = await listDocumentsIn(db, asked ?? muscatDay(clock()).slice(0, 7), {
        limit,
        cursor,
      })
      linkNextPage(c, next)
      return c.json({ data: items.map(presentTaxDocument), ...(next && { nextCursor: next }) }, 200)
    })
    .openapi(monthRoute, async (c) => {
      const { month: asked } = c.req.valid('query')
      const sums = await sumMonth(db, asked)
      return c.json(
        { month: asked, invoices: inOmr(sums.invoice), creditNotes: inOmr(sums['credit-note']) },
        200,
      )
    })
    .openapi(xmlRoute, async (c) => {
      const document = await findDocument(db, c.req.valid('param').id)
      if (!document) throw new Problem('not-found', noSuchDocument)
      return c.body(ublOf(document), 200, {
        'content-type': 'application/xml; charset=utf-8',
        'content-disposition': `attachment; filename="${document.number}.xml"`,
      })
    })
    .openapi(fileRoute, async (c) => {
      const { month: asked } = c.req.valid('query')
      const name = `tax-${asked}.csv`
      await recordExport(db, name, { by: actorOf(c), now: clock() })
      return csvReply(c, name, taxCsv(db, asked))
    })
}
export type TaxApi = ReturnType<typeof taxApi>

function inOmr({ count, standardNet, standardVat, zeroNet, exportNet }: KindSums) {
  return {
    count,
    standardNet: toOmr(standardNet),
    standardVat: toOmr(standardVat),
    zeroNet: toOmr(zeroNet),
    exportNet: toOmr(exportNet),
  }
}

const noSuchDocument = { en: 'There is no such document.', ar: 'هذا المستند غير موجود.' }
