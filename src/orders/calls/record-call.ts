import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Text } from '#src/core/locale.ts'
import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { claimIdempotencyKey } from '#src/db/idempotency-keys.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { changedMeanwhile, changeOrderStatus } from '#src/orders/changes/change-order-status.ts'
import type { RunningChange } from '#src/orders/changes/concurrent-changes.ts'
import { noSuchOrder } from '#src/orders/order/order-access.ts'
import { holdStatus } from '#src/orders/order/order-change.store.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import { countUnanswered, findClaim, insertCall, putOff } from './call.store.ts'
import { type CallRequest, callAgainAt, longestWaitMs } from './call.ts'

type Calling = {
  by: Actor
  now: Date
  running: RunningChange
  key?: string | undefined
  shopMail?: string | undefined
}

/**
 * Writes what a call came to (O33): confirmed and refused move the order, the others say when its turn comes again.
 * What moves no order is written once for each key, so that an answer that was lost puts nobody off twice: false where it
 * was. Throws `conflict` while somebody else has it before them or once it is not pending, `refused` where the reason of a
 * refusal or the time to call again is missing.
 */
export async function recordCall(
  db: Db,
  order: Authorized<ListedOrder>,
  { outcome, note = '', at }: CallRequest,
  { by, now, running, key, shopMail }: Calling,
): Promise<boolean> {
  const again = at === undefined ? undefined : new Date(at)
  if (outcome === 'refused' && !note) throw onField('note', texts.why)
  if (outcome === 'call later' && !isSoon(again, now)) throw onField('at', texts.when)
  if (order.status !== 'Pending') throw changedMeanwhile(order.status as OrderStatus, order)
  if (outcome === 'confirmed' || outcome === 'refused') {
    const status = outcome === 'confirmed' ? 'Confirmed' : 'Cancelled'
    await changeOrderStatus(
      db,
      order,
      { status, from: 'Pending', ...(note && { comment: note }) },
      { by, now, running, shopMail, beside: (trx) => write(trx, null) },
    )
    return true
  }
  return inTransaction(db, async (trx) => {
    if (key !== undefined) {
      const request = { what: 'call', order: order.id, outcome, note, at }
      const earlier = await claimIdempotencyKey(trx, { key, request, insertedId: order.id, now })
      if (earlier?.isSame) return false
      if (earlier) throw new Problem('refused', texts.otherCall)
    }
    const status = await holdStatus(trx, order.id)
    if (!status) throw new Problem('not-found', noSuchOrder)
    if (status !== 'Pending') throw changedMeanwhile(status, order)
    const unanswered = (await countUnanswered(trx, order.id)) + 1
    const next = callAgainAt(outcome, unanswered, now, outcome === 'call later' ? again : undefined)
    await write(trx, next)
    if (!(await putOff(trx, order.id, next, { me: by.id, now })))
      throw taken((await findClaim(trx, order.id, by.id, now))?.name ?? null)
    return true
  })

  async function write(trx: Db, next: Date | null): Promise<void> {
    const claim = await findClaim(trx, order.id, by.id, now)
    if (claim) throw taken(claim.name)
    await insertCall(trx, { orderId: order.id, outcome, note, again: next, by: by.id, now })
    const thing = { id: order.id, name: order.order_id }
    const changes = [{ field: 'outcome', from: null, to: outcome }]
    await recordAudit(trx, { kind: 'order-called', thing, changes }, { by, now })
  }
}

function taken(name: string | null): Problem {
  return new Problem('conflict', texts.taken(name))
}

function isSoon(at: Date | undefined, now: Date): boolean {
  return at !== undefined && at > now && at.getTime() - now.getTime() <= longestWaitMs
}

function onField(path: string, message: Text): Problem {
  return new Problem('refused', message, { errors: [{ path, message }] })
}

const texts = {
  otherCall: {
    en: 'This key was already used for another call.',
    ar: 'تم استخدام هذا المفتاح لاتصال آخر.',
  },
  why: { en: 'Please write why the order was refused.', ar: 'يرجى كتابة سبب رفض الطلب.' },
  when: {
    en: 'Please choose when to call again, within the next 14 days.',
    ar: 'يرجى اختيار موعد الاتصال مرة أخرى خلال الأيام الـ14 القادمة.',
  },
  taken: (name: string | null) => ({
    en: name ? `${name} is calling about this order now.` : 'Somebody else is calling about this order now.',
    ar: name ? `يجري الآن الاتصال بخصوص هذا الطلب بواسطة ${name}.` : 'يجري الآن اتصال آخر بخصوص هذا الطلب.',
  }),
}
