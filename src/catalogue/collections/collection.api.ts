import { createRoute, z } from '@hono/zod-openapi'
import { Problem } from '#src/core/problem.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { line } from '#src/http/field.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { collectionsOf } from './collection.store.ts'
import { collectionPath, isShown } from './collection.ts'

const ShownCollection = z
  .object({
    slug: z.string(),
    name: z.string(),
    nameAr: z.string(),
    text: z.string(),
    textAr: z.string(),
    searchTitle: z.string(),
    searchTitleAr: z.string(),
    searchText: z.string(),
    searchTextAr: z.string(),
    image: z.string().optional(),
    byHand: z.boolean().openapi({ description: 'Its goods were chosen by hand, and stand in that order' }),
  })
  .openapi('ShownCollection')

export const findCollectionRoute = createRoute({
  method: 'get',
  path: '/collection',
  summary: 'What the page of a collection shows, or where its former address leads (P18)',
  request: { query: z.object({ slug: line(60) }) },
  responses: {
    200: json(
      z.object({ data: z.union([ShownCollection, z.object({ movedTo: z.string() })]) }),
      'The collection',
    ),
    ...problems(404),
  },
})

/** Collections as everybody sees them. */
export function collectionApi({ db }: Pick<Shop, 'db'>) {
  return apiRouter().openapi(findCollectionRoute, async (c) => {
    const { slug } = c.req.valid('query')
    const { all, moves } = await collectionsOf(db)
    const found = all.find((one) => one.slug === slug)
    if (found && isShown(found)) {
      // The schema leaves out what is for staff: tags of the rule, times.
      return c.json({ data: ShownCollection.parse({ ...found, byHand: !found.rule }) }, 200)
    }
    const to = moves.get(slug)
    if (found || to === undefined) throw new Problem('not-found', noCollection)
    return c.json({ data: { movedTo: to === '' ? '/shop' : collectionPath({ slug: to }) } }, 200)
  })
}
export type CollectionApi = ReturnType<typeof collectionApi>

const noCollection = { en: 'There is no such collection.', ar: 'لا توجد مجموعة بهذا الاسم.' }
