import { createHash, timingSafeEqual } from 'node:crypto'
import { phoneDigits, plainPhone, withoutGulfCode } from '#src/core/phone.ts'
import type { Db } from '#src/db/db.ts'
import { homeCountry } from '#src/places/country.ts'
import { storedPhone } from '#src/places/phone.ts'
import { plainOrderId } from './track-by-phone.ts'

/**
 * The tracking token of the order with this number and phone; undefined for a wrong one of either, and for a deleted
 * order. A number nobody has costs the same comparison, so that the time does not tell which was wrong (O13).
 */
export async function findTrackToken(
  db: Db,
  asked: { orderId: string; mobileNumber: string },
): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['track_token', 'customer_mobile'])
    .where('order_id', '=', plainOrderId(asked.orderId))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const digits = digitsOf(asked.mobileNumber)
  const stored = digitsOf(order?.customer_mobile ?? '')
  // Of a phone of the Gulf people type what they dial at home or the code of their country, too, whichever is stored: where
  // an order goes to no country, it may be without one.
  const isSame = [
    [digits, stored],
    [digits, withoutGulfCode(stored)],
    [withoutGulfCode(digits), stored],
  ].map(([typed = '', known = '']) => timingSafeEqual(hash(typed), hash(known)))
  return order && digits !== '' && isSame.includes(true) ? order.track_token : undefined
}

function digitsOf(phone: string): string {
  return phoneDigits(storedPhone(plainPhone(phone), homeCountry))
}

function hash(digits: string): Buffer {
  return createHash('sha256').update(digits).digest()
}
