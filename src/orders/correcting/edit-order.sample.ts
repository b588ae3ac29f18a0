import type { SignedIn } from '#src/accounts/person/person.sample.ts'
import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import type { TestShop } from '#test/shop.ts'

type Piece = { product: NewProduct; quantity?: number; size?: string; color?: string; line?: number }

let placed = 0

/** Places an order of these pieces; answers its record id. */
export async function placeOrderOf(shop: TestShop, pieces: Piece[], customer = {}): Promise<string> {
  const order = sampleOrder(pieces, { email: `${crypto.randomUUID()}@example.com`, ...customer })
  // Behind a proxy from another address each time: of one, few orders a minute are taken.
  const address = { 'x-forwarded-for': `10.1.${(placed >> 8) & 255}.${placed++ & 255}` }
  const { status, json } = await shop.post('/api/postOrder', order, address)
  if (status !== 200) throw new Error(`An order could not be placed: ${json.detail}`)
  return json.insertedId
}

/** The order as staff read it. */
export async function readOrder(shop: TestShop, id: string, who: SignedIn): Promise<OrderDetails> {
  return (await shop.get(`/api/order/${id}`, who.headers)).json
}

/** The body of an edit that leaves the customer's data as they are; `more` over it. */
export function editOf(order: OrderDetails, pieces: Piece[], more: Record<string, unknown> = {}) {
  const { name, mobileNumber, address, deliveryArea } = order.customerData
  const { customerData, ...rest } = more
  return {
    version: order.version,
    products: pieces.map(({ product, quantity = 1, size = 'N/A', color = 'N/A', line }) => ({
      _id: product.id,
      size,
      color,
      quantity,
      ...(line !== undefined && { line }),
    })),
    customerData: { name, mobileNumber, address, deliveryArea, ...(customerData as object) },
    ...rest,
  }
}

/** Saves an edit, as somebody. */
export function putEdit(shop: TestShop, id: string, edit: object, who: SignedIn, language = 'en') {
  return shop.send('PUT', `/api/editOrder/${id}`, JSON.stringify(edit), {
    'content-type': 'application/json',
    'accept-language': language,
    ...who.headers,
  })
}

/** Pieces of a product that are left, all sizes and colours together. */
export async function piecesLeft({ db }: TestShop, { id }: NewProduct): Promise<number> {
  const rows = await db.selectFrom('product_stock').select('quantity').where('product_id', '=', id).execute()
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Pieces of a product that orders hold. */
export async function piecesHeld({ db }: TestShop, { id }: NewProduct): Promise<number> {
  const lines = await db
    .selectFrom('order_lines')
    .select('quantity')
    .where('product_id', '=', id)
    .where('reserved', '=', 1)
    .execute()
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
