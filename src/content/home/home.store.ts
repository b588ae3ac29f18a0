import * as z from 'zod'
import type { Db } from '#src/db/db.ts'
import { type HomeLayout, HomeSection } from './home.ts'
import { sectionKinds } from './section-kind.ts'

const Sections = z.array(HomeSection)

/**
 * Home as the owner arranged it; no sections and version 0 while it is as the shop has it by itself. Sections of a kind
 * that only a newer process knows are left out: it runs beside this one while they are replaced, and keeps them.
 */
export async function readHome(db: Db): Promise<HomeLayout> {
  const row = await db.selectFrom('home_layout').selectAll().where('id', '=', 1).executeTakeFirst()
  return row
    ? { sections: Sections.parse(split(row.sections).known), version: row.version }
    : { sections: [], version: 0 }
}

/** Stored sections: those of a kind that this process knows, and the others. */
function split(stored: string): { known: HomeSection[]; unknown: HomeSection[] } {
  const { known = [], unknown = [] } = Object.groupBy(JSON.parse(stored) as HomeSection[], ({ kind }) =>
    sectionKinds.includes(kind) ? 'known' : 'unknown',
  )
  return { known, unknown }
}

/**
 * Writes the sections over the version that was seen; false when somebody else has saved since. Those that this process
 * does not know stand behind them.
 */
export async function writeHome(trx: Db, { sections, version }: HomeLayout): Promise<boolean> {
  await trx
    .insertInto('home_layout')
    .values({ id: 1, sections: '[]', version: 0 })
    .onConflict((clash) => clash.column('id').doNothing())
    .execute()
  const stored = await trx.selectFrom('home_layout').select('sections').where('id', '=', 1).executeTakeFirst()
  const { unknown } = split(stored?.sections ?? '[]')
  const { numUpdatedRows } = await trx
    .updateTable('home_layout')
    .set({ sections: JSON.stringify([...sections, ...unknown]), version: version + 1 })
    .where('id', '=', 1)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
