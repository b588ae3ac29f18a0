import type { Selectable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
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

/** The place of the last slide; -1 where there is none. */
export async function lastPosition(db: Db): Promise<number> {
  const row = await db
    .selectFrom('sliders')
    .select((one) => one.fn.max('position').as('last'))
    .executeTakeFirst()
  return row?.last ?? -1
}

/** Changes a slide; false when there is none. As insertSliders, and so are the two below. */
export async function updateSlider(
  trx: Db,
  id: string,
  changes: Partial<Omit<Slider, '_id'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sliders')
    .set(changes)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Gives a slide its place, counted from 0; false when there is none. */
export async function placeSlider(trx: Db, id: string, position: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sliders')
    .set({ position })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteSlider(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('sliders').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

function present({ id, image, title, time }: Selectable<Tables['sliders']>): Slider {
  return { _id: id, image, title, time }
}
