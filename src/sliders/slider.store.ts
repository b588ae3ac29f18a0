import type { Selectable } from 'kysely'
import type { Db } from '#src/db/open.ts'
import type { Tables } from '#src/db/tables.ts'
import type { Slider } from './slider.ts'

/** All slides in the order they are shown. */
export async function listSliders(db: Db): Promise<Slider[]> {
  const rows = await db.selectFrom('sliders').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(present)
}

export async function findSlider(db: Db, id: string): Promise<Slider | undefined> {
  const row = await db.selectFrom('sliders').selectAll().where('id', '=', id).executeTakeFirst()
  return row && present(row)
}

/** Adds slides at the given positions; call it inside a transaction that says catalogueChanged. */
export async function insertSliders(
  trx: Db,
  sliders: readonly (Slider & { position: number; demo: boolean })[],
): Promise<void> {
  if (sliders.length === 0) return
  await trx
    .insertInto('sliders')
    .values(sliders.map(({ _id, demo, ...slider }) => ({ id: _id, ...slider, demo: demo ? 1 : 0 })))
    .execute()
}

function present({ id, image, title, time }: Selectable<Tables['sliders']>): Slider {
  return { _id: id, image, title, time }
}
