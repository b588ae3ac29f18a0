import { createRoute, z } from '@hono/zod-openapi'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { changeManyShelves } from './change-many-shelves.ts'
import { moveShelf, removeShelf } from './move-shelf.ts'
import { addShelf, changeShelf } from './save-shelf.ts'
import { ManyShelves, NewShelf, ShelfEdit, ShelfMove, ShelfOutcome, ShelfRemoval } from './shelf-body.ts'
import { staffTree } from './staff-tree.store.ts'
import { StaffTree } from './staff-tree.ts'

const answer = json(z.object({ data: StaffTree }), 'The tree as it is now')

const treeRoute = createRoute({
  method: 'get',
  path: '/categoryTree',
  summary: 'The tree of categories, hidden ones too, with their goods counted; for staff',
  responses: { 200: answer, ...problems(401, 403) },
})

const responses = { 200: answer, ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503) }

const addRoute = createRoute({
  method: 'post',
  path: '/postCategory',
  summary: 'Add a category or a sub-category; for the admin (P15)',
  middleware: [readJson] as const,
  request: { body: jsonBody(NewShelf) },
  responses,
})

const changeRoute = createRoute({
  method: 'patch',
  path: '/updateCategory',
  summary: 'Change the given fields of a category or sub-category; for the admin (P15)',
  middleware: [readJson] as const,
  request: { body: jsonBody(ShelfEdit) },
  responses,
})

const moveRoute = createRoute({
  method: 'put',
  path: '/categoryOrder',
  summary:
    'Put a category or sub-category to another place, a sub-category also into another category; for the admin',
  middleware: [readJson] as const,
  request: { body: jsonBody(ShelfMove) },
  responses,
})

const removeRoute = createRoute({
  method: 'post',
  path: '/removeCategory',
  summary:
    'Delete a category or sub-category, or merge it into another; its goods and its address move. For the admin',
  middleware: [readJson] as const,
  request: { body: jsonBody(ShelfRemoval) },
  responses,
})

const manyRoute = createRoute({
  method: 'post',
  path: '/categories/bulk',
  summary:
    'Hide, show or delete several categories and sub-categories, in one transaction; for the admin (P15)',
  middleware: [readJson] as const,
  request: { body: jsonBody(ManyShelves) },
  responses: {
    ...responses,
    200: json(
      z.object({ data: StaffTree, outcomes: z.array(ShelfOutcome) }),
      'The tree as it is now, and what became of each that was asked for',
    ),
  },
})

/** What the owner does with the tree of categories (P15); each change answers the tree as it is then. */
export function shelvingApi({ db, clock }: Shop) {
  return apiRouter()
    .openapi(treeRoute, async (c) => c.json({ data: await staffTree(db) }, 200))
    .openapi(addRoute, async (c) => {
      await addShelf(db, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json({ data: await staffTree(db) }, 200)
    })
    .openapi(changeRoute, async (c) => {
      await changeShelf(db, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json({ data: await staffTree(db) }, 200)
    })
    .openapi(moveRoute, async (c) => {
      await moveShelf(db, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json({ data: await staffTree(db) }, 200)
    })
    .openapi(removeRoute, async (c) => {
      await removeShelf(db, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json({ data: await staffTree(db) }, 200)
    })
    .openapi(manyRoute, async (c) => {
      const outcomes = await changeManyShelves(db, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json({ data: await staffTree(db), outcomes }, 200)
    })
}
export type ShelvingApi = ReturnType<typeof shelvingApi>
