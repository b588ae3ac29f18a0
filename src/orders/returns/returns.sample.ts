import { randomUUID } from 'node:crypto'
import type { SignedIn } from '#src/accounts/person/person.sample.ts'
import { type sampleProduct, stockOne } from '#src/catalogue/product/product.sample.ts'
import type { Db } from '#src/db/db.ts'
import { plainPicture } from '#src/media/picture.sample.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import type { TestShop } from '#test/shop.ts'

export type Delivered = { id: string; token: string }
type Product = Awaited<ReturnType<typeof stockOne>>

/** Orders of these goods with delivery, each delivered for cash. */
export async function deliver(
  shop: TestShop,
  clerk: SignedIn,
  lines: { product: Product; quantity?: number }[],
  customer: Parameters<typeof sampleOrder>[1] = {},
): Promise<Delivered> {
  const placed = await shop.post('/api/postOrder', sampleOrder(lines, customer))
  if (placed.status !== 200) throw new Error(placed.text)
  const id = placed.json.insertedId
  for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, clerk)
  return { id, token: placed.json.trackUrl.split('/').at(-1) }
}

/** A product of which so many pieces are there. */
export async function limited(
  shop: TestShop,
  pieces: number,
  more: Parameters<typeof sampleProduct>[0] = {},
) {
  const product = await stockOne(shop.db, more)
  await shop.db
    .insertInto('product_stock')
    .values({ product_id: product.id, size: 'N/A', color: 'N/A', quantity: pieces })
    .execute()
  return product
}

/** How many pieces of it are there now. */
export async function piecesOf(shop: TestShop, id: string): Promise<number> {
  const row = await shop.db
    .selectFrom('product_stock')
    .select('quantity')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.quantity
}

/** What the returns of an order are, for somebody. */
export async function returnsOf(shop: TestShop, id: string, who: SignedIn) {
  return (await shop.get(`/api/orderReturn/${id}`, who.headers)).json.data
}

/** Takes a return a step further, as somebody of the staff. */
export function takeStep(shop: TestShop, id: string, body: object, who: SignedIn) {
  return shop.send('PUT', `/api/returnStep/${id}`, JSON.stringify(body), {
    'content-type': 'application/json',
    ...who.headers,
  })
}

/** Cancels or asks for a return by the tracking link. */
export function changeAsGuest(shop: TestShop, token: string, body: object, headers = {}) {
  return shop.post(`/api/trackOrder/${token}/change`, body, headers)
}

/** Stores a private picture as a visitor does; answers its address. */
export async function uploadPhoto(shop: TestShop, width: number): Promise<string> {
  const form = new FormData()
  const bytes = new Uint8Array(await plainPicture(width, 300).jpeg().toBuffer())
  form.append('image', new Blob([bytes]), 'photo.jpg')
  return (await (await fetch(`${shop.origin}/api/upload`, { method: 'POST', body: form })).json()).data.url
}

type Filed = { state: string; value: number; asked_at: string }

/** Puts a return of so many pieces of an order's first line into the tables, as it stood at an instant. */
export async function fileReturn(trx: Db, orderId: string, quantity: number, filed: Filed): Promise<string> {
  const id = randomUUID()
  const asked = { reason: 'defect', comment: '', photos: '[]', asked_by_role: 'customer', whole: 1 as const }
  await trx
    .insertInto('returns')
    .values({ id, order_id: orderId, ...filed, ...asked })
    .execute()
  await trx
    .insertInto('return_lines')
    .values({ return_id: id, position: 0, quantity, restocked: 0 })
    .execute()
  return id
}
