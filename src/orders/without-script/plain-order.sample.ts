import { inTransaction } from '#src/db/transaction.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import type { TestShop } from '#test/shop.ts'
import { PlainVisitor } from './plain-visitor.sample.ts'

export const salma = {
  name: 'Salma Al Harthy',
  email: 'salma@example.com',
  mobileNumber: '٩١٢٣ ٤٥٦٧',
  wilayat: 'muscat/bawshar',
  area: 'Al Khuwair',
  address: 'Way 3312, house 7\nbehind the mosque',
  pin: 'https://www.google.com/maps/@23.588,58.383,17z',
  comment: 'Call "first" & wait <please>',
  deliveryArea: 'HOME DELIVERY',
  paymentMethod: 'Cash On Delivery',
}

/** Each comes from an address of its own. */
let visitors = 0
export function visitorOf(shop: TestShop): PlainVisitor {
  visitors += 1
  return new PlainVisitor(shop, { 'x-forwarded-for': `10.7.0.${visitors}` })
}

/** The order whose thanks are on the page. */
export const orderOf = (shop: TestShop, { path }: PlainVisitor) =>
  shop.db
    .selectFrom('orders')
    .selectAll()
    .where('track_token', '=', String(path.split('/').at(-1)))
    .executeTakeFirstOrThrow()

export const ordersIn = (shop: TestShop) => shop.db.selectFrom('orders').selectAll().execute()

/** Adds a product as its page would: the button of its own form. */
export async function add(
  visitor: PlainVisitor,
  id: string,
  picked: Record<string, string> = {},
  locale = '',
) {
  await visitor.open(`${locale}/product-details/${id}`)
  return visitor.press('add', picked)
}

export const set = (shop: TestShop, settings: Parameters<typeof writeSettings>[1]) =>
  inTransaction(shop.db, (trx, changed) => writeSettings(trx, settings).then(changed))
