import type { Selectable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { type PlannedSlider, Slider, type SliderChoice } from './slider.ts'

type Row = Selectable<Tables['sliders']>

const columns = {
  image: 'image',
  title: 'title',
  heading: 'heading',
  headingAr: 'heading_ar',
  text: 'text',
  textAr: 'text_ar',
  link: 'link',
  linkText: 'link_text',
  linkTextAr: 'link_text_ar',
  focusX: 'focus_x',
  focusY: 'focus_y',
  mirror: 'mirror',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
} as const satisfies Record<keyof SliderChoice, keyof Row>

/** The slides on the banner, in the order they are shown. */
export async function listSliders(db: Db): Promise<Slider[]> {
  return (await listAllSliders(db)).filter(({ shown }) => shown !== false).map((one) => Slider.parse(one))
}

/** All of them, also those whose time has not come or is over. */
export async function listAllSliders(db: Db): Promise<PlannedSlider[]> {
  const rows = await db.selectFrom('sliders').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(present)
}

export async function findSlider(db: Db, id: string): Promise<PlannedSlider | undefined> {
  const row = await db.selectFrom('sliders').selectAll().where('id', '=', id).executeTakeFirst()
  return row && present(row)
}

/** Adds slides at the given positions; call it inside a transaction that says catalogueChanged. */
export async function insertSliders(
  trx: Db,
  sliders: readonly (Pick<Slider, '_id' | 'time'> &
    SliderChoice & { image: string; title: string; position: number; demo: boolean })[],
): Promise<void> {
  if (sliders.length === 0) return
  await trx
    .insertInto('sliders')
    .values(
      sliders.map(({ _id, time, position, demo, image, title, ...choice }) => ({
        // Said for each, for SQLite puts null where only some rows of an insert say it.
        mirror: 0,
        ...columnsOf(choice),
        ...{ id: _id, image, title, time, position, demo: demo ? 1 : 0 },
      })),
    )
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
  { time, ...choice }: SliderChoice & { time: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sliders')
    .set({ ...columnsOf(choice), time })
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

/** What was said of a slide as its columns have it; empty is nothing. */
function columnsOf(choice: SliderChoice): Partial<Row> {
  return Object.fromEntries(
    Object.entries(choice)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [
        columns[field as keyof SliderChoice],
        typeof value === 'boolean' ? Number(value) : value === '' ? null : value,
      ]),
  )
}

function present(row: Row): PlannedSlider {
  const { id, time, image, title } = row
  const more = Object.entries(columns).flatMap(([field, column]) => {
    const value = column === 'mirror' ? row.mirror === 1 || null : row[column]
    return value === null ? [] : [[field, value]]
  })
  return {
    ...Object.fromEntries(more),
    _id: id,
    image,
    title,
    time,
    ...(row.shown === 0 && { shown: false }),
  }
}
