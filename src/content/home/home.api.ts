import { createRoute, z } from '@hono/zod-openapi'
import { collectionsOf } from '#src/catalogue/collections/collection.store.ts'
import {
  type Collections,
  collectionIn,
  isShown,
  shelfOfCollection,
} from '#src/catalogue/collections/collection.ts'
import { htmlOf } from '#src/content/markdown/markdown.ts'
import { type Locale, locales, mainLocale } from '#src/core/locale.ts'
import type { Db } from '#src/db/db.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { dataLocale, dataText } from '#src/i18n/data-text.ts'
import { fillIn } from '#src/settings/placeholders.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import type { Shop } from '#src/shop.ts'
import { readHome } from './home.store.ts'
import { ArrangedHome, HomeLayout, type HomeSection, ShownSection } from './home.ts'
import { saveHome } from './save-home.ts'
import { usualSections } from './section-kind.ts'
import { repeatsOf } from './without-repeats.ts'

export const homeRoute = createRoute({
  method: 'get',
  path: '/homeSections',
  summary:
    'Home’s sections in their order, in one language; null while the shop’s own stand, all of them (W5)',
  request: { query: z.object({ language: z.enum(locales).default(mainLocale) }) },
  responses: {
    200: json(z.object({ data: z.array(ShownSection).nullable() }), 'The sections'),
    ...problems(422),
  },
})

const readRoute = createRoute({
  method: 'get',
  path: '/editHome',
  summary: 'Home’s sections as they are edited; for admins',
  responses: { 200: json(z.object({ data: ArrangedHome }), 'The sections'), ...problems(401, 403) },
})

const saveRoute = createRoute({
  method: 'put',
  path: '/editHome',
  summary: 'Arrange home; for admins (W5)',
  middleware: [readJson] as const,
  request: { body: jsonBody(HomeLayout) },
  responses: {
    200: json(z.object({ data: ArrangedHome }), 'It is arranged'),
    ...problems(400, 401, 403, 409, 413, 415, 422, 503),
  },
})

/** What home is made of. */
export function homeApi({ db, clock }: Shop) {
  return apiRouter()
    .openapi(homeRoute, async (c) => {
      const { language } = c.req.valid('query')
      const [{ sections }, settings] = [await readHome(db), await readSettings(db)]
      const collections = await collectionsOf(db)
      const arranged: readonly ShownSection[] =
        sections.length === 0
          ? usualSections
          : sections
              .filter(({ hidden }) => !hidden)
              .flatMap((one) => withCollection(one, collections))
              .map((one) => show(one, settings, language))
      const repeats = await repeatsOf(db, arranged)
      const data = arranged.filter(({ kind }) => !repeats.includes(kind))
      return c.json({ data: sections.length > 0 || repeats.length > 0 ? data : null }, 200)
    })
    .openapi(readRoute, async (c) => c.json({ data: await readArranged(db) }, 200))
    .openapi(saveRoute, async (c) => {
      await saveHome(db, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json({ data: await readArranged(db) }, 200)
    })
}
export type HomeApi = ReturnType<typeof homeApi>

async function readArranged(db: Db): Promise<ArrangedHome> {
  const layout = await readHome(db)
  const shown = layout.sections.filter(({ hidden }) => !hidden)
  return { ...layout, leftOut: await repeatsOf(db, layout.sections.length > 0 ? shown : usualSections) }
}

/** A shelf of a collection at its present address and, where it has no other title, with its name; none of one not shown. */
function withCollection(section: HomeSection, { all, moves }: Collections): HomeSection[] {
  const asked = collectionIn(section.shelf)
  if (asked === undefined) return [section]
  const found = all.find(({ slug }) => slug === (moves.get(asked) ?? asked))
  if (!found || !isShown(found)) return []
  const { title, titleAr } = section
  const name = title || titleAr ? { title, titleAr } : { title: found.name, titleAr: found.nameAr }
  return [{ ...section, ...name, shelf: shelfOfCollection(found) }]
}

/** A section in one language; what is empty is left out, for home has words of its own. */
function show(section: HomeSection, settings: Settings, language: Locale): ShownSection {
  const { id, kind, link, image, shelf } = section
  const said = (field: 'title' | 'text' | 'linkText') =>
    // In the language that it is written in: "from 20 ر.ع. on" were neither.
    fillIn(dataText(language, section, field), settings, dataLocale(language, section, field), '\n')
  const text = said('text')
  const shown = {
    title: said('title'),
    ...(kind === 'text' ? { html: htmlOf(text) } : { text }),
    link,
    linkText: said('linkText'),
    image,
    shelf,
  }
  return { id, kind, ...Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== '')) }
}
