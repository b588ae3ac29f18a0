import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { noSuchOrder } from '#src/orders/order/order-access.ts'
import { findNote, saveNote } from '#src/orders/order/order-change.store.ts'

/** Stores the staff's note. Throws `conflict` with the present note and version when another was stored since. */
export async function writeNote(
  db: Db,
  order: Authorized<{ id: string }>,
  note: { staffNote: string; version: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (await saveNote(trx, order, note)) return
    const now = await findNote(trx, order.id)
    if (!now) throw new Problem('not-found', noSuchOrder)
    const text = {
      en: 'Somebody else wrote this note meanwhile. Both texts are here: please put them together.',
      ar: 'كتب شخص آخر هذه الملاحظة في هذه الأثناء. النصان هنا، يرجى دمجهما.',
    }
    throw new Problem('conflict', text, { extra: { staffNote: now.staff_note, version: now.version } })
  })
}
