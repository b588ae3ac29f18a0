import { randomUUID } from 'node:crypto'
import { storedLocale } from '#src/core/locale.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { recordNotice } from '#src/notices/record-notice.store.ts'
import { checkCashLimits } from '#src/orders/changes/cash-limits.ts'
import { findOrder, insertOrder, type StoredOrder } from '#src/orders/order/order.store.ts'
import { isForgotten } from '#src/orders/order/order-access.ts'
import { settleOrders } from '#src/orders/order/order-change.store.ts'
import type { OrderLine } from '#src/orders/order/order-line.ts'
import { required } from '#src/orders/order/order-request.ts'
import { takeStock } from '#src/orders/order/order-stock.ts'
import { withCashFee } from '#src/orders/order/order-totals.ts'
import type { StaffSource } from '#src/orders/order-source.ts'
import { checkWay, termsOf, whyNotBrought } from '#src/orders/placing/delivery-terms.ts'
import { checkPayment } from '#src/orders/placing/place-order.ts'
import { noPlace } from '#src/places/place.ts'
import { noWilayat } from '#src/places/place-request.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import type { ConfirmRequest, DraftContent } from './draft-content.ts'
import { claimDraft, emptyDraft, findDraft } from './order-draft.store.ts'
import { lacksAddress, lacksWilayat } from './staff-order.ts'
import { checkSold, listDraftStock } from './still-sold.ts'

/**
 * Places what staff prepared, at its prices, once: whoever confirms it again gets the same order (O2, O19). Throws
 * `not-found` for a stranger's or expired link and where its customer was forgotten (I8), `refused` for goods that are no longer sold, where or how they
 * are no longer brought, for ways to pay and without an address, `conflict` where stock ran short; then it stays open.
 */
export async function confirmDraft(
  db: Db,
  token: string,
  { paymentMethod, paymentProof, ...written }: ConfirmRequest,
  { now, userId, shopMail }: { now: Date; userId: string | undefined; shopMail: string | undefined },
): Promise<StoredOrder> {
  const id = randomUUID()
  return inTransaction(db, async (trx, catalogueChanged) => {
    const draft = await claimDraft(trx, token, { orderId: id, now })
    if (!draft) {
      const confirmed = (await findDraft(trx, token, now))?.order_id
      if (!confirmed) throw new Problem('not-found', noDraft)
      const order = await findOrder(trx, confirmed)
      if (isForgotten(order)) throw new Problem('not-found', noDraft)
      return order
    }
    const content = JSON.parse(draft.content) as DraftContent
    const settings = await readSettings(trx)
    await checkSold(trx, content.lines)
    const stock = await listDraftStock(trx, content.lines)
    const to = addressedTo(content.customerData, written)
    const request = { customerData: { ...to, paymentMethod }, paymentProof }
    // Before a receipt is asked for: nobody is to pay for what is not brought.
    await checkStillBrought(trx, to, paymentMethod, settings)
    const totals = withCashFee(content.totals, content.feeForCash ?? 0, paymentMethod)
    await checkPayment(trx, request, settings, { id, total: totals.total })
    const pathOf = (line: OrderLine) =>
      `products.${content.lines.findIndex((one) => one._id === line._id && one.size === line.size && one.color === line.color)}.quantity`
    const reserved = await takeStock(trx, content.lines, { stock, pathOf, catalogueChanged, now, settings })
    const staff = { id: draft.made_by, source: draft.source as StaffSource }
    const order = await insertOrder(trx, {
      id,
      request,
      lines: content.lines,
      reserved,
      totals,
      settings,
      ...(content.discountReason !== undefined && { discountReason: content.discountReason }),
      placement: { locale: storedLocale(draft.locale), now, userId, shopMail, staff },
    })
    // Where staff chose cash, they knew (O34).
    if (content.customerData.paymentMethod !== paymentMethod) await checkCashLimits(trx, order, settings)
    await emptyDraft(trx, token)
    await recordNotice(trx, { kind: 'order-placed', thing: { id, name: order.order_id } }, now)
    await settleOrders(trx, [id])
    return order
  })
}

/** Where it goes: as staff wrote it, or with what was asked for of its address. Throws `refused` for each part of it that is missing. */
function addressedTo(
  to: DraftContent['customerData'],
  { address, place: chosen }: Pick<ConfirmRequest, 'address' | 'place'>,
): DraftContent['customerData'] {
  if (!lacksAddress(to) && !lacksWilayat(to)) return to
  const { wilayat, area, pin } = chosen ?? noPlace
  const errors: FieldError[] = []
  if (lacksWilayat(to) && wilayat === '') errors.push({ path: 'place.wilayat', message: noWilayat.text })
  const line = lacksAddress(to) ? address : to.place?.line || to.address
  if (line === '') errors.push({ path: 'address', message: required.text })
  if (errors[0]) throw new Problem('refused', errors[0].message, { errors })
  if (!lacksWilayat(to)) return { ...to, address, place: to.place && { ...to.place, line } }
  const known = to.place ?? noPlace
  const place = { ...known, wilayat, area: area || known.area, pin: pin || known.pin, line }
  return { ...to, address: line, place }
}

/** Where the shop went when it was prepared it may not go now, nor in this way; its price is as it was agreed (O40). */
async function checkStillBrought(
  trx: Db,
  to: DraftContent['customerData'],
  paymentMethod: ConfirmRequest['paymentMethod'],
  settings: Settings,
): Promise<void> {
  const terms = await termsOf(trx, to, settings)
  if (await whyNotBrought(trx, to, settings)) throw new Problem('refused', noSuchWay)
  checkWay({ ...to, paymentMethod }, terms)
}

const noSuchWay = {
  en: 'The shop no longer offers this way of delivery. Please ask it for a new link.',
  ar: 'لم تعد طريقة التوصيل هذه متاحة. يرجى طلب رابط جديد من المتجر.',
}

/** Said of a link that is a stranger's or too old: nobody learns which. */
export const noDraft = {
  en: 'This link has expired, or there never was an order behind it. The shop gladly sends a new one.',
  ar: 'انتهت صلاحية هذا الرابط أو لا يوجد طلب عليه. يمكن للمتجر إرسال رابط جديد.',
}
