import type { AuditActor } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { originalName, variantName, widthsOf } from '#src/core/picture-name.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'
import { type ClearedDemo, removeDemo } from './clear-demo.store.ts'

/**
 * Removes all of the demo and nothing else. A demo product or slide that staff have changed is the shop's by now and
 * stays, a setting goes only while it says what the demo said, a picture only where nothing shows it any more; an
 * invented order goes whatever was done with it, with its receipt. The next start does not bring the demo back.
 */
export async function clearDemo(
  { db, pictures, proofs, clock }: Pick<Shop, 'db' | 'pictures' | 'proofs' | 'clock'>,
  by: AuditActor,
): Promise<ClearedDemo> {
  const { unused, receipts, ...cleared } = await inTransaction(db, async (trx, catalogueChanged) => {
    catalogueChanged()
    const removed = await removeDemo(trx)
    const counts = (['products', 'sliders', 'orders'] as const).filter((name) => removed[name] > 0)
    const changes = counts.map((field) => ({ field, from: removed[field], to: 0 }))
    await recordAudit(trx, { kind: 'demo-cleared', changes }, { by, now: clock() })
    return removed
  })
  // The rows went first: a file without a row is never shown, a row without a file is a hole in a page.
  for (const { id, width } of unused) {
    await pictures.remove(originalName(id))
    for (const one of widthsOf(width))
      for (const format of ['avif', 'webp'] as const)
        await pictures.remove(variantName({ id, width: one, format }))
  }
  for (const id of receipts) await proofs.remove(originalName(id))
  return { ...cleared, pictures: unused.length + receipts.length }
}
