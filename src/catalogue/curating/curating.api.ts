import { createRoute, z } from '@hono/zod-openapi'
import { treeOf } from '#src/catalogue/categories/category.store.ts'
import { collectionsOf } from '#src/catalogue/collections/collection.store.ts'
import { filterOf } from '#src/catalogue/product/list-query.ts'
import { countProducts } from '#src/catalogue/product/product-list.store.ts'
import { muscatDay } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { arrangeCollections, removeCollection } from './arrange-collections.ts'
import { CollectionBody, CollectionEdit, StaffCollection } from './collection-body.ts'
import { mostOfCollection } from './collection-limits.ts'
import { bodyOf, listChosen } from './curating.store.ts'
import { addCollection, changeCollection } from './save-collection.ts'

const answer = json(z.object({ data: z.array(StaffCollection) }), 'The collections as they are now')
const params = z.object({ slug: line(mostOfCollection.slug) })

const listRoute = createRoute({
  method: 'get',
  path: '/editCollections',
  summary: 'All collections as they are edited, with how many goods are in each; for staff (P18)',
  responses: { 200: answer, ...problems(401, 403) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/postCollection',
  summary: 'Add a collection; for staff (P18)',
  middleware: [readJson] as const,
  request: { body: jsonBody(CollectionBody) },
  responses: { 200: answer, ...problems(400, 401, 403, 413, 415, 422, 503) },
})

const changeRoute = createRoute({
  method: 'put',
  path: '/updateCollection/{slug}',
  summary: 'Change a collection; its former address leads to the new one for ever. For staff (P18)',
  middleware: [readJson] as const,
  request: { params, body: jsonBody(CollectionEdit) },
  responses: { 200: answer, ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503) },
})

const arrangeRoute = createRoute({
  method: 'put',
  path: '/collectionOrder',
  summary: 'Put all collections in an order; for staff',
  middleware: [readJson] as const,
  request: {
    body: jsonBody(z.object({ slugs: z.array(params.shape.slug).max(mostOfCollection.collections) })),
  },
  responses: { 200: answer, ...problems(400, 401, 403, 409, 413, 415, 422, 503) },
})

const removeRoute = createRoute({
  method: 'delete',
  path: '/deleteCollection/{slug}',
  summary: 'Delete a collection; its goods stay, and its address leads to the shop for ever. For staff',
  request: { params },
  responses: { 200: answer, ...problems(401, 403, 404, 503) },
})

/** What staff do with collections (P18); each change answers all of them as they are then. */
export function curatingApi({ db, clock }: Shop) {
  const list = async () => ({ data: await staffCollections(db, muscatDay(clock())) })
  return apiRouter()
    .openapi(listRoute, async (c) => c.json(await list(), 200))
    .openapi(addRoute, async (c) => {
      await addCollection(db, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json(await list(), 200)
    })
    .openapi(changeRoute, async (c) => {
      const { slug } = c.req.valid('param')
      await changeCollection(db, slug, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json(await list(), 200)
    })
    .openapi(arrangeRoute, async (c) => {
      await arrangeCollections(db, c.req.valid('json').slugs, { by: actorOf(c), now: clock() })
      return c.json(await list(), 200)
    })
    .openapi(removeRoute, async (c) => {
      await removeCollection(db, c.req.valid('param').slug, { by: actorOf(c), now: clock() })
      return c.json(await list(), 200)
    })
}
export type CuratingApi = ReturnType<typeof curatingApi>

/** The collections with what was chosen for each, and how many of it shoppers find. */
async function staffCollections(db: Db, today: string): Promise<StaffCollection[]> {
  const [collections, tree, chosen] = [await collectionsOf(db), await treeOf(db), await listChosen(db)]
  const found: StaffCollection[] = []
  for (const one of collections.all) {
    const asked = { collection: one.slug, productVisibility: 'Public' as const }
    const filter = filterOf(asked, { tree, collections }, { staff: true, today })
    found.push({
      ...bodyOf(one),
      version: one.version,
      running: one.running,
      products: chosen
        .filter(({ collection }) => collection === one.slug)
        .map(({ _id, name, nameAr }) => ({ _id, name, ...(nameAr && { nameAr }) })),
      fits: filter ? await countProducts(db, filter) : 0,
    })
  }
  return found
}
