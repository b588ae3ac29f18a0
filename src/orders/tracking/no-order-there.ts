import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'

/**
 * What a tracking link without an order answers: that the shop has closed it where the order is in the bin, which nobody is
 * told who has not its whole link (O13, O21); else that there is none.
 */
export async function noOrderThere(db: Db, token: string): Promise<Problem> {
  const deleted = await db
    .selectFrom('orders')
    .select('order_id')
    .where('track_token', '=', token)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  if (!deleted) return new Problem('not-found', texts.none)
  return new Problem('not-found', texts.closed, {
    extra: { code: 'order-closed', orderId: deleted.order_id },
  })
}

const texts = {
  none: { en: 'There is no order behind this link.', ar: 'لا يوجد طلب على هذا الرابط.' },
  closed: { en: 'The shop has closed this order.', ar: 'أغلق المتجر هذا الطلب.' },
}
