import { type Kysely, sql } from 'kysely'

/**
 * What a slide says and where it leads, where its picture is cut (percent), whether it may be mirrored, and when it is on
 * the banner, as minutes of Muscat; `shown` is 1 while it is (P8).
 */
export async function addSlideWords(db: Kysely<unknown>): Promise<void> {
  const texts = ['heading', 'heading_ar', 'text', 'text_ar', 'link', 'link_text', 'link_text_ar']
  for (const column of [...texts, 'starts_at', 'ends_at'])
    await db.schema.alterTable('sliders').addColumn(column, 'text').execute()
  for (const column of ['focus_x', 'focus_y'])
    await db.schema.alterTable('sliders').addColumn(column, 'bigint').execute()
  for (const [column, value] of [
    ['mirror', 0],
    ['shown', 1],
  ] as const)
    await db.schema
      .alterTable('sliders')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(sql.lit(value)))
      .execute()
}
