import type { AuditActor } from '#src/audit/audit.ts'
import { type AuditEntry, recordAudit } from '#src/audit/record-audit.store.ts'
import { addedValues } from '#src/catalogue/admin/product-changes.ts'
import type { Db } from '#src/db/db.ts'
import type { ImportReport } from './import-report.ts'
import type { PlannedProduct } from './plan-import.ts'

/** Tells the activity log of an import: one line of its own, and one for each product that is new or another (I13). */
export async function recordImport(
  trx: Db,
  planned: readonly PlannedProduct[],
  { format, by, now }: { format: ImportReport['format']; by: AuditActor; now: Date },
): Promise<void> {
  const lines = planned.flatMap(({ id, before, product, fields }): AuditEntry[] => {
    const thing = { id, name: product.name }
    if (!before) return [{ kind: 'product-added', thing, changes: addedValues(product) }]
    const changes = fields.map(({ column, from, to }) => ({
      field: column,
      from: from || null,
      to: to || null,
    }))
    return changes.length > 0 ? [{ kind: 'product-changed', thing, changes }] : []
  })
  const count = (kind: AuditEntry['kind']) => lines.filter((line) => line.kind === kind).length
  const whole: AuditEntry = {
    kind: 'products-imported',
    thing: { id: 'import', name: format },
    changes: [
      { field: 'added', from: null, to: count('product-added') },
      { field: 'changed', from: null, to: count('product-changed') },
    ],
  }
  if (lines.length > 0) await recordAudit(trx, [...lines, whole], { by, now })
}
