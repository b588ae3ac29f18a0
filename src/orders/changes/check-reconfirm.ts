import { priceNow } from '#src/catalogue/product/buying.ts'
import { listPublicByIds } from '#src/catalogue/product/product.store.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { presentForStaff } from '#src/catalogue/product/product-row.ts'
import { isNotMade } from '#src/catalogue/stock/variant.ts'
import type { Text } from '#src/core/locale.ts'
import { toOmr } from '#src/core/money.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { proofId } from '#src/media/proof-address.ts'
import { type ReconfirmRefusal, reconfirmRefusal } from '#src/orders/history/reconfirming.ts'
import { presentLine } from '#src/orders/order/order.present.ts'
import { findOrder, type RefuseBlocked } from '#src/orders/order/order.store.ts'
import type { OrderLine } from '#src/orders/order/order-line.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { cashRefusal } from './cash-limits.ts'

/**
 * O6': a customer confirms again only what she cancelled herself within 24 hours, at unchanged prices and with no refused
 * receipt; her pieces are taken after this. Throws `conflict` that says why not.
 */
export async function checkReconfirm(
  trx: Db,
  order: ListedOrder,
  { now, refuseBlocked }: { now: Date; refuseBlocked?: RefuseBlocked | undefined },
): Promise<void> {
  await refuseBlocked?.(trx, {
    userId: order.user_id ?? undefined,
    mobileNumber: order.customer_mobile,
    email: '',
  })
  const refusal = reconfirmRefusal(order.cancelled, now)
  if (refusal) throw notAgain(refusals[refusal])
  if (await isReceiptRefused(trx, order.payment_proof)) throw notAgain(texts.receipt)
  const { lines } = await findOrder(trx, order.id)
  const ids = [...new Set(lines.map((line) => line.product_id))]
  const products = (await listPublicByIds(trx, ids)).map((row) => presentForStaff(row, []))
  for (const line of lines.map(presentLine)) {
    const product = products.find(({ _id }) => _id === line._id)
    if (!product || isNotMade(product, line)) throw notAgain(gone(line))
    if (toOmr(priceNow(product, line)) !== line.originalPrice) throw notAgain(otherPrice(line))
  }
}

/**
 * O34 for the same, once the order is settled and its customer held: an order in cash that was confirmed again counts as
 * any other that is open.
 */
export async function checkCashAgain(trx: Db, id: string): Promise<void> {
  const over = await cashRefusal(trx, await findOrder(trx, id), await readSettings(trx))
  if (over) throw notAgain(over)
}

async function isReceiptRefused(trx: Db, paymentProof: string): Promise<boolean> {
  const id = proofId(paymentProof)
  if (!id) return false
  const proof = await trx.selectFrom('pictures').select('review').where('id', '=', id).executeTakeFirst()
  return proof?.review === 'asked-again'
}

/** The status goes with it, as with every move that is not allowed (O5). */
function notAgain(text: Text): Problem {
  return new Problem('conflict', text, { extra: { orderStatus: 'Cancelled' } })
}

const refusals: Record<ReconfirmRefusal, Text> = {
  'cancelled by the shop': {
    en: 'The shop cancelled this order, and only the shop can confirm it again. Please call us.',
    ar: 'ألغى المتجر هذا الطلب، والمتجر وحده يمكنه تأكيده من جديد. يرجى الاتصال بنا.',
  },
  'too late': {
    en: 'An order can be confirmed again within 24 hours of its cancellation. Please order anew.',
    ar: 'يمكن تأكيد الطلب من جديد خلال 24 ساعة من إلغائه فقط. يرجى إرسال طلب جديد.',
  },
}

const texts = {
  receipt: {
    en: 'The receipt of this order could not be accepted, so it cannot be confirmed again. Please order anew.',
    ar: 'لم يُقبل إيصال هذا الطلب، لذلك لا يمكن تأكيده من جديد. يرجى إرسال طلب جديد.',
  },
}

function gone(line: OrderLine): Text {
  return {
    en: `${line.name} is no longer sold, so this order cannot be confirmed again.`,
    ar: `لم يعد «${nameIn('ar', line)}» متوفرًا، لذلك لا يمكن تأكيد هذا الطلب من جديد.`,
  }
}

function otherPrice(line: OrderLine): Text {
  return {
    en: `The price of ${line.name} has changed, so this order cannot be confirmed again as it was.`,
    ar: `تغيّر سعر «${nameIn('ar', line)}»، لذلك لا يمكن تأكيد هذا الطلب كما كان.`,
  }
}
