import type { Db } from '#src/db/db.ts'
import { writeHiddenRow } from '#src/settings/settings.store.ts'
import { removeDemoOrders } from './clear-demo-orders.store.ts'
import { untellOfCategories } from './demo-categories.store.ts'
import { demoCleared } from './demo-orders.store.ts'
import { demoBanners, demoSettings } from './demo-shop.ts'

/** How much of the demo went, and how much staff had made their own, which stays. */
export type ClearedDemo = {
  products: number
  keptProducts: number
  sliders: number
  orders: number
  settings: number
  pictures: number
}

type Removed = Omit<ClearedDemo, 'pictures'> & {
  unused: { id: string; width: number }[]
  /** Ids of the invented orders' receipts. */
  receipts: string[]
}

/** Takes the demo's rows out of every table; answers the pictures that nothing shows any more. Inside a transaction. */
export async function removeDemo(trx: Db): Promise<Removed> {
  const receipts = await removeReceipts(trx)
  const orders = await removeDemoOrders(trx)
  const products = await trx
    .deleteFrom('products')
    .where('demo', '=', 1)
    .where('version', '=', 1)
    .returning('id')
    .execute()
  const kept = await trx
    .updateTable('products')
    .set({ demo: 0 })
    .where('demo', '=', 1)
    .returning('id')
    .execute()
  await removeDeleted(trx)
  const sliders = await removeSliders(trx)
  await untellOfCategories(trx)
  const settings = await removeSettings(trx)
  const unused = await removePictures(trx)
  return { orders, products: products.length, keptProducts: kept.length, sliders, settings, unused, receipts }
}

async function removeReceipts(trx: Db): Promise<string[]> {
  const rows = await trx
    .deleteFrom('pictures')
    .where('purpose', '=', 'proof')
    .where('order_id', 'in', (demo) => demo.selectFrom('orders').select('id').where('demo', '=', 1))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What staff deleted as it came waits elsewhere to be taken back; deleting it counted once. */
async function removeDeleted(trx: Db): Promise<void> {
  const rows = await trx.selectFrom('deleted_products').select(['id', 'product']).execute()
  const demo = rows.filter(({ product }) => JSON.parse(product).row?.demo === 1).map(({ id }) => id)
  if (demo.length > 0) await trx.deleteFrom('deleted_products').where('id', 'in', demo).execute()
}

async function removeSliders(trx: Db): Promise<number> {
  const rows = await trx
    .selectFrom('sliders')
    .select(['id', 'image', 'title', 'heading', 'text'])
    .where('demo', '=', 1)
    .execute()
  const demoPictures = await trx.selectFrom('pictures').select('id').where('purpose', '=', 'demo').execute()
  const untouched = rows.filter(
    ({ image, title, heading, text }) =>
      demoBanners.some(
        (banner) =>
          banner.title === title &&
          // A demo of before had pictures only.
          [null, banner.heading].includes(heading) &&
          [null, banner.text].includes(text),
      ) && demoPictures.some(({ id }) => image.includes(id)),
  )
  for (const { id } of untouched) await trx.deleteFrom('sliders').where('id', '=', id).execute()
  await trx.updateTable('sliders').set({ demo: 0 }).where('demo', '=', 1).execute()
  return untouched.length
}

async function removeSettings(trx: Db): Promise<number> {
  let removed = 0
  for (const [name, value] of Object.entries(demoSettings)) {
    const { numDeletedRows } = await trx
      .deleteFrom('settings')
      .where('name', '=', name)
      .where('value', '=', JSON.stringify(value))
      .executeTakeFirstOrThrow()
    removed += Number(numDeletedRows)
  }
  await writeHiddenRow(trx, demoCleared, true)
  return removed
}

/** Pictures of the demo that nothing of the shop shows any more, whoever put them there. */
async function removePictures(trx: Db): Promise<Removed['unused']> {
  const demo = await trx
    .selectFrom('pictures')
    .select(['id', 'width'])
    .where('purpose', '=', 'demo')
    .execute()
  const texts = [
    ...(await trx.selectFrom('products').select('images as shows').execute()),
    ...(await trx.selectFrom('deleted_products').select('product as shows').execute()),
    ...(await trx.selectFrom('sliders').select('image as shows').execute()),
    ...(await trx.selectFrom('order_lines').select('image_url as shows').distinct().execute()),
    ...(await trx.selectFrom('categories').select('image as shows').execute()),
    ...(await trx.selectFrom('sub_categories').select('image as shows').execute()),
    ...(await trx.selectFrom('collections').select('image as shows').execute()),
    ...(await trx.selectFrom('home_layout').select('sections as shows').execute()),
    ...(await trx.selectFrom('page_versions').select('content as shows').execute()),
    ...(await trx.selectFrom('settings').select('value as shows').execute()),
  ]
  const shown = new Set(texts.flatMap(({ shows }) => shows?.match(/[0-9a-f]{32}/g) ?? []))
  const unused = demo.filter(({ id }) => !shown.has(id))
  if (unused.length > 0)
    await trx
      .deleteFrom('pictures')
      .where(
        'id',
        'in',
        unused.map(({ id }) => id),
      )
      .execute()
  return unused
}
