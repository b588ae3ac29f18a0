import { createRoute, z } from '@hono/zod-openapi'
import { longestText } from '#src/content/markdown/limits.ts'
import { htmlOf } from '#src/content/markdown/markdown.ts'
import { locales } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import { listZones } from '#src/delivery/zone.store.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { paragraph } from '#src/http/field.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import type { Shop } from '#src/shop.ts'
import { addPage, deletePage, savePage } from './change-pages.ts'
import { fillPage } from './fill-page.ts'
import { findEditedPage, findVersion, listPages } from './page.store.ts'
import { EditedPage, PageContent, PageFacts, PageSave, pageParams } from './page.ts'
import { type BuiltInPage, builtInPages, isBuiltIn } from './page-address.ts'
import { pageTexts } from './page-texts.ts'
import { unwritten } from './unwritten.ts'

const Page = z.object({ data: EditedPage })

const listRoute = createRoute({
  method: 'get',
  path: '/editPages',
  summary: 'The pages that the owner wrote, drafts and hidden ones too; for admins',
  responses: { 200: json(z.object({ data: z.array(PageFacts) }), 'The pages'), ...problems(401, 403) },
})

const readRoute = createRoute({
  method: 'get',
  path: '/editPage/{id}',
  summary: 'One page with its newest words and its versions; for admins',
  request: { params: pageParams },
  responses: { 200: json(Page, 'The page'), ...problems(401, 403, 404) },
})

const versionRoute = createRoute({
  method: 'get',
  path: '/editPage/{id}/version/{number}',
  summary: 'What an earlier version of a page said; for admins',
  request: { params: pageParams.extend({ number: z.coerce.number().int().min(1) }) },
  responses: { 200: json(z.object({ data: PageContent }), 'Its words'), ...problems(401, 403, 404, 422) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/editPage',
  summary: 'Write a page; for admins (W1)',
  middleware: [readJson] as const,
  request: { body: jsonBody(PageSave) },
  responses: { 200: json(Page, 'It is kept'), ...problems(400, 401, 403, 409, 413, 415, 422, 503) },
})

const saveRoute = createRoute({
  method: 'put',
  path: '/editPage/{id}',
  summary: 'Keep a new version of a page, as a draft or for everybody; for admins (W1, W3)',
  middleware: [readJson] as const,
  request: { params: pageParams, body: jsonBody(PageSave) },
  responses: { 200: json(Page, 'It is kept'), ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503) },
})

const deleteRoute = createRoute({
  method: 'delete',
  path: '/editPage/{id}',
  summary: 'Delete a page; one of the shop’s own says again what it said by itself; for admins',
  request: { params: pageParams },
  responses: {
    200: json(z.object({ deletedCount: z.literal(1) }), 'It is gone'),
    ...problems(401, 403, 404, 503),
  },
})

const previewRoute = createRoute({
  method: 'post',
  path: '/previewPage',
  summary: 'Markdown as visitors would read it; for staff (W2)',
  middleware: [readJson] as const,
  request: { body: jsonBody(z.object({ text: paragraph(longestText), language: z.enum(locales) })) },
  responses: {
    200: json(z.object({ html: z.string() }), 'As HTML'),
    ...problems(400, 401, 403, 413, 415, 422),
  },
})

/** What the owner does with pages; `builtIn` is what the shop says by itself, which an editor begins with. */
export function editPageApi(
  { db, clock }: Shop,
  builtIn: (page: BuiltInPage, settings: Settings) => PageContent,
) {
  async function found(id: string): Promise<{ data: EditedPage }> {
    const data =
      (await findEditedPage(db, id)) ??
      (isBuiltIn(id) ? unwritten(id, builtIn(id, await readSettings(db))) : undefined)
    if (!data) throw new Problem('not-found', pageTexts.none)
    return { data }
  }

  return apiRouter()
    .openapi(listRoute, async (c) => {
      const [written, settings] = [await listPages(db), await readSettings(db)]
      const unwrittenOnes = builtInPages
        .filter((id) => !written.some(({ _id }) => _id === id))
        .map((id) => PageFacts.parse(unwritten(id, builtIn(id, settings))))
      return c.json({ data: [...unwrittenOnes, ...written] }, 200)
    })
    .openapi(readRoute, async (c) => c.json(await found(c.req.valid('param').id), 200))
    .openapi(versionRoute, async (c) => {
      const { id, number } = c.req.valid('param')
      const data = await findVersion(db, id, number)
      if (!data) throw new Problem('not-found', pageTexts.none)
      return c.json({ data }, 200)
    })
    .openapi(addRoute, async (c) => {
      const id = await addPage(db, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json(await found(id), 200)
    })
    .openapi(saveRoute, async (c) => {
      const { id } = c.req.valid('param')
      await savePage(db, id, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json(await found(id), 200)
    })
    .openapi(deleteRoute, async (c) => {
      await deletePage(db, c.req.valid('param').id, { by: actorOf(c), now: clock() })
      return c.json({ deletedCount: 1 as const }, 200)
    })
    .openapi(previewRoute, async (c) => {
      const { text, language } = c.req.valid('json')
      const facts = { settings: await readSettings(db), zones: await listZones(db) }
      return c.json({ html: htmlOf(fillPage(text, facts, language)) }, 200)
    })
}
export type EditPageApi = ReturnType<typeof editPageApi>
