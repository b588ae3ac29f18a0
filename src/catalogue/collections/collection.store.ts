import { searchTextsOf } from '#src/catalogue/categories/search-texts.ts'
import { keepForVersion } from '#src/db/catalogue-version.ts'
import type { Db } from '#src/db/db.ts'
import type { Collections } from './collection.ts'

/**
 * The collections as of the present version of the catalogue: read anew after each change, kept until the next. Inside a
 * transaction they are read as the transaction sees them.
 */
export const collectionsOf = keepForVersion(readCollections)

async function readCollections(db: Db): Promise<Collections> {
  const rows = await db.selectFrom('collections').selectAll().orderBy('position').orderBy('slug').execute()
  const moves = await db.selectFrom('collection_moves').selectAll().execute()
  return {
    all: rows.map((row) => ({
      slug: row.slug,
      name: row.name,
      nameAr: row.name_ar,
      text: row.text,
      textAr: row.text_ar,
      ...searchTextsOf(row),
      image: row.image ?? undefined,
      rule: row.rule === null ? undefined : JSON.parse(row.rule),
      startsAt: row.starts_at ?? '',
      endsAt: row.ends_at ?? '',
      running: row.shown === 1,
      asOf: row.as_of ?? undefined,
      hidden: row.hidden === 1,
      inMenu: row.in_menu === 1,
      version: row.version,
    })),
    moves: new Map(moves.map(({ slug, to_slug }) => [slug, to_slug])),
  }
}
