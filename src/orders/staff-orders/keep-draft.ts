import { recordAudit } from '#src/audit/record-audit.store.ts'
import { toOmr } from '#src/core/money.ts'
import type { Db } from '#src/db/db.ts'
import { claimIdempotencyKey } from '#src/db/idempotency-keys.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { findPlaced } from '#src/orders/placing/place-order.ts'
import type { Making } from './make-order.ts'
import { findDraft, insertDraft, newDraftToken } from './order-draft.store.ts'
import { planStaffOrder } from './plan-staff-order.ts'
import type { StaffOrderRequest } from './staff-order.ts'

/**
 * Keeps an order for its customer to confirm, at the prices of now; no stock is taken (O19). Answers the token of its
 * link and when that ends, in UTC; the same key answers the same. Throws as `planStaffOrder`.
 */
export async function keepDraft(
  db: Db,
  request: StaffOrderRequest,
  { key, by, now }: Making,
): Promise<{ token: string; expiresAt: string }> {
  return inTransaction(db, async (trx) => {
    const token = newDraftToken()
    if (key !== undefined) {
      const earlier = await claimIdempotencyKey(trx, {
        key,
        request: { draft: request },
        insertedId: token,
        now,
      })
      if (earlier?.isSame) {
        const kept = await findDraft(trx, earlier.insertedId, new Date(0))
        return { token: earlier.insertedId, expiresAt: kept?.expires_at ?? now.toISOString() }
      }
      if (earlier) await findPlaced(trx, earlier)
    }
    const { customerData, discount, locale, source } = request
    const { lines, totals, feeForCash } = await planStaffOrder(trx, request)
    const content = {
      lines,
      totals,
      feeForCash,
      customerData,
      ...(discount && { discountReason: discount.reason }),
    }
    const expiresAt = await insertDraft(trx, token, { content, by, now, locale, source })
    const changes = [{ field: 'total', from: null, to: toOmr(totals.total) }]
    await recordAudit(trx, { kind: 'order-offered', changes }, { by, now })
    return { token, expiresAt }
  })
}
