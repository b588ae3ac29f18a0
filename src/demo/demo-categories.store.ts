import type { Db } from '#src/db/db.ts'
import { demoCategories } from './demo-categories.ts'

/**
 * Tells of each category that is here and of which nobody has told anything; `urlOf` answers the address of a picture by
 * its file. Inside a transaction.
 */
export async function tellOfCategories(trx: Db, urlOf: (file: string) => string): Promise<void> {
  for (const { slug, file, text, textAr } of demoCategories)
    await trx
      .updateTable('categories')
      .set({ image: urlOf(file), text, text_ar: textAr })
      .where('slug', '=', slug)
      .where('image', 'is', null)
      .where('text', '=', '')
      .where('text_ar', '=', '')
      .execute()
  await countChange(trx)
}

/** Takes back what the demo told of categories; one of which staff changed the picture or a text keeps all of it. Inside a transaction. */
export async function untellOfCategories(trx: Db): Promise<void> {
  const demoPictures = await trx.selectFrom('pictures').select('id').where('purpose', '=', 'demo').execute()
  const rows = await trx
    .selectFrom('categories')
    .select(['slug', 'image', 'text', 'text_ar'])
    .where('image', 'is not', null)
    .execute()
  const untouched = rows.filter(
    ({ image, text, text_ar }) =>
      demoCategories.some((told) => told.text === text && told.textAr === text_ar) &&
      demoPictures.some(({ id }) => image?.includes(id)),
  )
  for (const { slug } of untouched)
    await trx
      .updateTable('categories')
      .set({ image: null, text: '', text_ar: '' })
      .where('slug', '=', slug)
      .execute()
  await countChange(trx)
}

/** Who has the tree open to change it is told that it is another by now (P15). */
async function countChange(trx: Db): Promise<void> {
  await trx
    .updateTable('category_tree')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}
