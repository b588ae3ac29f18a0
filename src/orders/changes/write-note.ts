import { type AuditActor, changesBetween } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { forgottenOrder, isForgotten, noSuchOrder } from '#src/orders/order/order-access.ts'
import { findNote, saveNote } from '#src/orders/order/order-change.store.ts'

/** Stores the staff's note, which is about a customer and so personal in the log, too (I8). Throws `conflict` with the present note and version when another was stored since, and for an order whose customer is forgotten. */
export async function writeNote(
  db: Db,
  order: Authorized<{ id: string; order_id: string }>,
  note: { staffNote: string; version: number },
  { by, now }: { by: AuditActor; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // What it was is known only while the version is the one its writer saw.
    const before = await findNote(trx, order.id)
    const isSaved = await saveNote(trx, order, note)
    const current = await findNote(trx, order.id)
    if (!current) throw new Problem('not-found', noSuchOrder)
    // Only now that nobody else changes it: its customer may be forgotten at this moment.
    if (isForgotten(current)) throw new Problem('conflict', forgottenOrder)
    if (isSaved) {
      const changes = changesBetween({ note: before?.staff_note }, { note: note.staffNote })
      const thing = { id: order.id, name: order.order_id }
      const personal = { order: order.id, changes }
      return recordAudit(trx, { kind: 'order-note-written', thing, personal }, { by, now })
    }
    const text = {
      en: 'Somebody else wrote this note meanwhile. Both texts are here: please put them together.',
      ar: 'كتب شخص آخر هذه الملاحظة في هذه الأثناء. النصان هنا، يرجى دمجهما.',
    }
    throw new Problem('conflict', text, {
      extra: { staffNote: current.staff_note, version: current.version },
    })
  })
}
