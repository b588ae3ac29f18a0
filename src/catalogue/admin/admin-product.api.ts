import { createRoute, z } from '@hono/zod-openapi'
import { StaffProduct } from '#src/catalogue/product/product.ts'
import { Problem } from '#src/core/problem.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { onceHeaders } from '#src/http/idempotency-key.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { adminProductMessages } from './admin-product.messages.ts'
import { changeManyProducts, productActions } from './change-many-products.ts'
import { mostAtOnce } from './plan-changes.ts'
import { ProductBody, ProductEdit } from './product-body.ts'
import { addProduct, changeProduct, changeProducts } from './save-product.ts'

const params = z.object({ id: line(200) })

const addRoute = createRoute({
  method: 'post',
  path: '/postProduct',
  summary: 'Add a product, exactly once for each Idempotency-Key; for staff',
  middleware: [readJson] as const,
  request: { headers: onceHeaders, body: jsonBody(ProductBody) },
  responses: {
    200: json(z.object({ insertedId: z.string() }), 'It is in the shop'),
    ...problems(400, 401, 403, 413, 415, 422, 503),
  },
})

const changeRoute = createRoute({
  method: 'patch',
  path: '/updateProduct/{id}',
  summary: 'Change the given fields of a product; for staff',
  middleware: [readJson] as const,
  request: { params, body: jsonBody(ProductEdit) },
  responses: {
    200: json(z.object({ data: StaffProduct }), 'The product as it is now'),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})

const deleteRoute = createRoute({
  method: 'delete',
  path: '/deleteProduct/{id}',
  summary: 'Delete a product; orders keep what they were. For staff',
  request: { params },
  responses: { 200: json(z.object({ message: z.string() }), 'It is gone'), ...problems(401, 403, 404, 503) },
})

const bulkRoute = createRoute({
  method: 'post',
  path: '/products/bulk',
  summary: 'Publish, hide, delete or take back several products at once; for staff',
  middleware: [readJson] as const,
  request: {
    body: jsonBody(
      z
        .object({ ids: z.array(line(200)).min(1).max(200), action: z.enum(productActions) })
        .meta({ id: 'ProductBulk' }),
    ),
  },
  responses: {
    200: json(
      z.object({
        changed: z
          .array(z.string())
          .meta({ description: 'Those that were not so already: what an undo takes' }),
      }),
    ),
    ...problems(400, 401, 403, 413, 415, 422, 503),
  },
})

const namedTwice = {
  en: 'A product is in the list twice. Please reload and try again.',
  ar: 'أحد المنتجات مذكور مرتين في القائمة. يرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
}

const changeManyRoute = createRoute({
  method: 'patch',
  path: '/updateProducts',
  summary: 'Change the given fields of several products, all or none; for staff',
  middleware: [readJson] as const,
  request: {
    body: jsonBody(
      z
        .object({
          products: z
            .array(ProductEdit.extend({ _id: line(200) }))
            .min(1)
            .max(mostAtOnce)
            .refine((edits) => new Set(edits.map(({ _id }) => _id)).size === edits.length, {
              params: { text: namedTwice },
            }),
        })
        .meta({ id: 'ProductEdits' }),
    ),
  },
  responses: {
    200: json(
      z.object({ data: z.array(z.object({ _id: z.string(), version: z.number().int() })) }),
      'Their versions now: what an undo sends back',
    ),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})

/** product.md section 7's product calls for staff. */
export function adminProductApi({ db, clock }: Shop) {
  return apiRouter()
    .openapi(addRoute, async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const insertedId = await addProduct(db, c.req.valid('json'), {
        key,
        by: actorOf(c),
        now: clock(),
      })
      return c.json({ insertedId }, 200)
    })
    .openapi(changeRoute, async (c) => {
      const product = await changeProduct(db, c.req.valid('param').id, c.req.valid('json'), {
        by: actorOf(c),
        now: clock(),
      })
      return c.json({ data: StaffProduct.parse(product) }, 200)
    })
    .openapi(changeManyRoute, async (c) => {
      const { products } = c.req.valid('json')
      const after = await changeProducts(db, products, { by: actorOf(c), now: clock() })
      return c.json({ data: after.map(({ _id, version }) => ({ _id, version })) }, 200)
    })
    .openapi(deleteRoute, async (c) => {
      const { id } = c.req.valid('param')
      const by = actorOf(c)
      const changed = await changeManyProducts(db, [id], 'delete', { by, now: clock() })
      if (changed.length === 0) throw new Problem('not-found', noProduct)
      const words = adminProductMessages[preferredLocale(c.req.header('accept-language'))]
      return c.json({ message: words.deletedText }, 200)
    })
    .openapi(bulkRoute, async (c) => {
      const { ids, action } = c.req.valid('json')
      const changed = await changeManyProducts(db, ids, action, { by: actorOf(c), now: clock() })
      return c.json({ changed }, 200)
    })
}
export type AdminProductApi = ReturnType<typeof adminProductApi>

const noProduct = { en: 'There is no such product any more.', ar: 'لم يعد هذا المنتج موجودًا.' }
