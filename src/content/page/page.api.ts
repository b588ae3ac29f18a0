import { createRoute, z } from '@hono/zod-openapi'
import { collectionsOf } from '#src/catalogue/collections/collection.store.ts'
import { collectionPath, isShown } from '#src/catalogue/collections/collection.ts'
import { locales, mainLocale } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import { listZones } from '#src/delivery/zone.store.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { line } from '#src/http/field.ts'
import { json, problems } from '#src/http/replies.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Shop } from '#src/shop.ts'
import { findPublished, listPageLinks } from './page.store.ts'
import { PageLink, WrittenPage } from './page.ts'
import { isBuiltIn } from './page-address.ts'
import { pageTexts } from './page-texts.ts'
import { readPage } from './read-page.ts'

export const pageLinksRoute = createRoute({
  method: 'get',
  path: '/pageLinks',
  summary:
    'The pages that the owner wrote and the collections in the menu, with their places in menu and footer (W1, P18)',
  responses: { 200: json(z.object({ data: z.array(PageLink) }), 'The pages') },
})

export const writtenPageRoute = createRoute({
  method: 'get',
  path: '/writtenPage',
  summary: 'A page that the owner wrote, in one language; null where the shop’s own text stands (W1)',
  request: { query: z.object({ slug: line(80), language: z.enum(locales).default(mainLocale) }) },
  responses: {
    200: json(
      z.object({ data: WrittenPage.nullable() }),
      'The page; its `path` is another where it moved (W3)',
    ),
    ...problems(404, 422),
  },
})

/** What visitors read of pages. */
export function pageApi({ db }: Shop) {
  return apiRouter()
    .openapi(pageLinksRoute, async (c) => {
      const { all } = await collectionsOf(db)
      const place = { menu: true, footer: false, hidden: false, changed: '' }
      const collections = all
        .filter((one) => one.inMenu && isShown(one))
        .map((one) => ({ path: collectionPath(one), title: one.name, titleAr: one.nameAr, ...place }))
      return c.json({ data: [...(await listPageLinks(db)), ...collections] }, 200)
    })
    .openapi(writtenPageRoute, async (c) => {
      const { slug, language } = c.req.valid('query')
      const page = await findPublished(db, slug)
      if (page?.hidden || (!page && !isBuiltIn(slug))) throw new Problem('not-found', pageTexts.none)
      if (!page) return c.json({ data: null }, 200)
      const facts = { settings: await readSettings(db), zones: await listZones(db) }
      return c.json({ data: readPage(page, facts, language) }, 200)
    })
}
export type PageApi = ReturnType<typeof pageApi>
