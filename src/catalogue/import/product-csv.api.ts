import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { recordExport } from '#src/audit/record-export.ts'
import { treeOf } from '#src/catalogue/categories/category.store.ts'
import { Problem } from '#src/core/problem.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readBody } from '#src/http/body.ts'
import { csvReply, csvResponse } from '#src/http/csv-reply.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { importProducts } from './import-products.ts'
import { ImportReport } from './import-report.ts'
import { importTemplate } from './import-template.ts'
import { productCsvExport } from './product-csv-export.ts'

const maxFileBytes = 5 * 1024 * 1024

const exportRoute = createRoute({
  method: 'get',
  path: '/export/products.csv',
  summary: 'All products as CSV, hidden ones too; for staff. POST /import/products reads it back',
  responses: { 200: csvResponse, ...problems(401, 403, 503) },
})

const templateRoute = createRoute({
  method: 'get',
  path: '/import/template.csv',
  summary:
    'A CSV file of products to fill in: the columns of the export, and an example in the language asked for; for staff',
  responses: { 200: csvResponse, ...problems(401, 403, 503) },
})

const importRoute = createRoute({
  method: 'post',
  path: '/import/products',
  summary:
    'What a CSV file of products would change, ours or a Shopify one, as text/csv or as field `file` of a form; with `apply=1` it is done, all or nothing. Pieces left change by what the file changed since its export; `stock=set` takes the numbers of any file as they are. For staff',
  request: { query: z.object({ apply: z.enum(['0', '1']).optional(), stock: z.enum(['set']).optional() }) },
  responses: {
    200: json(ImportReport, 'What it would change, or has changed'),
    ...problems(400, 401, 403, 409, 413, 415, 422, 503),
  },
})

/** Products as files: out, and in. */
export function productCsvApi({ db, clock }: Shop) {
  return apiRouter()
    .openapi(exportRoute, async (c) => {
      await recordExport(db, 'products.csv', { by: actorOf(c), now: clock() })
      return csvReply(c, 'products.csv', productCsvExport(db))
    })
    .openapi(templateRoute, async (c) => {
      const { categories } = await treeOf(db)
      const locale = preferredLocale(c.req.header('accept-language'))
      return csvReply(c, 'template.csv', importTemplate(categories, locale))
    })
    .openapi(importRoute, async (c) => {
      const report = await importProducts(db, await readFile(c), {
        apply: c.req.valid('query').apply === '1',
        setsStock: c.req.valid('query').stock === 'set',
        locale: preferredLocale(c.req.header('accept-language')),
        by: actorOf(c),
        now: clock(),
      })
      return c.json(ImportReport.parse(report), 200)
    })
}

/** The file of a request, as its body or in a form; 5 MB at most. */
async function readFile(c: Context): Promise<Uint8Array> {
  const type = c.req.header('content-type') ?? ''
  const isForm = /^multipart\/form-data\b/i.test(type)
  if (
    !isForm &&
    !/^(?:text\/(?:csv|plain)|application\/(?:vnd\.ms-excel|octet-stream))\s*(?:;|$)/i.test(type)
  )
    throw new Problem('wrong-type', texts.noCsv)
  const bytes = await readBody(c, maxFileBytes)
  if (!isForm) return bytes
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Problem('malformed', texts.brokenForm)
    })
  const file = form.get('file')
  if (!(file instanceof File)) throw new Problem('malformed', texts.brokenForm)
  return new Uint8Array(await file.arrayBuffer())
}

const texts = {
  noCsv: { en: 'Send the file as text/csv, or in a form.', ar: 'يُرسل الملف بصيغة text/csv أو في نموذج.' },
  brokenForm: {
    en: 'The form could not be read: it needs a field named file.',
    ar: 'تعذّرت قراءة النموذج: يجب أن يحتوي على حقل باسم file.',
  },
}
