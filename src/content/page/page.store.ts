import type { Selectable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { namedWays } from './named-ways.ts'
import { EditedPage, PageContent, type PageFacts, type PageLink, titleOf } from './page.ts'
import { isBuiltIn, pagePath } from './page-address.ts'

type PageRow = Selectable<Tables['pages']>

/** Earlier versions that an editor is shown, the newest first. */
const shownVersions = 50

/** Every page with a row, in the order of the menus, as the dashboard lists it. */
export async function listPages(db: Db): Promise<PageFacts[]> {
  const rows = await db
    .selectFrom('pages')
    .innerJoin('page_versions', (join) =>
      join.onRef('page_versions.page_id', '=', 'pages.id').onRef('page_versions.number', '=', 'pages.latest'),
    )
    .selectAll('pages')
    .select('page_versions.content')
    .orderBy('pages.position')
    .orderBy('pages.slug')
    .execute()
  return rows.map(({ content, ...page }) => factsOf(page, read(content)))
}

/** One page for its editor; undefined when there is none. */
export async function findEditedPage(db: Db, id: string): Promise<EditedPage | undefined> {
  const page = await db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst()
  const content = page && (await findVersion(db, id, page.latest))
  if (!page || !content) return undefined
  const versions = await db
    .selectFrom('page_versions')
    .leftJoin('users', 'users.id', 'page_versions.saved_by')
    .select(['number', 'saved_at', 'users.name as saved_name'])
    .where('page_id', '=', id)
    .orderBy('number', 'desc')
    .limit(shownVersions)
    .execute()
  return EditedPage.parse({
    ...factsOf(page, content),
    content,
    versions: versions.map(({ number, saved_at, saved_name }) => ({
      number,
      savedAt: saved_at,
      savedBy: saved_name,
    })),
  })
}

function factsOf(page: PageRow, content: PageContent): PageFacts {
  return { ...present(page), ...titlesIn(content), namedWays: namedWays(content) }
}

/** What one version of a page said. */
export async function findVersion(db: Db, id: string, number: number): Promise<PageContent | undefined> {
  const row = await db
    .selectFrom('page_versions')
    .select('content')
    .where('page_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  return row && read(row.content)
}

/**
 * The published pages in the order of the menus. Of hidden ones those of the shop's own alone, so that menus leave them
 * out: that there are others, visitors do not learn (W1).
 */
export async function listPageLinks(db: Db): Promise<PageLink[]> {
  const rows = await published(db).orderBy('pages.position').orderBy('pages.slug').execute()
  return rows
    .filter(({ hidden, slug }) => hidden === 0 || isBuiltIn(slug))
    .map(({ content, slug, hidden, in_menu, in_footer, updated_at }) => ({
      path: pagePath(slug),
      ...(hidden === 0 ? titlesIn(read(content)) : { title: '', titleAr: '' }),
      menu: in_menu === 1 && hidden === 0,
      footer: in_footer === 1 && hidden === 0,
      hidden: hidden === 1,
      changed: updated_at,
    }))
}

/** What visitors read at an address, also at one the page had before; undefined where nothing was ever published. */
export async function findPublished(
  db: Db,
  slug: string,
): Promise<{ slug: string; hidden: boolean; content: PageContent } | undefined> {
  const row =
    (await published(db).where('pages.slug', '=', slug).executeTakeFirst()) ??
    (await published(db)
      .innerJoin('page_addresses', 'page_addresses.page_id', 'pages.id')
      .where('page_addresses.slug', '=', slug)
      .executeTakeFirst())
  return row && { slug: row.slug, hidden: row.hidden === 1, content: read(row.content) }
}

/** Whether visitors read something there, also where an address it had before leads to it. */
export async function isRead(db: Db, slug: string): Promise<boolean> {
  const page = await findPublished(db, slug)
  return page !== undefined && !page.hidden
}

function published(db: Db) {
  return db
    .selectFrom('pages')
    .innerJoin('page_versions', (join) =>
      join
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.number', '=', 'pages.published'),
    )
    .selectAll('pages')
    .select('page_versions.content')
}

function read(content: string): PageContent {
  return PageContent.parse(JSON.parse(content))
}

function titlesIn(content: PageContent) {
  return { title: titleOf(content), titleAr: content.titleAr }
}

function present(page: PageRow): Omit<PageFacts, 'title' | 'titleAr' | 'namedWays'> {
  return {
    _id: page.id,
    slug: page.slug,
    path: pagePath(page.slug),
    inMenu: page.in_menu === 1,
    inFooter: page.in_footer === 1,
    hidden: page.hidden === 1,
    position: page.position,
    published: page.published,
    latest: page.latest,
    version: page.version,
    updatedAt: page.updated_at,
  }
}
