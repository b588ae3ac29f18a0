import type { AuditActor } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Db } from '#src/db/db.ts'
import { lockName } from '#src/db/row-lock.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { readOpening, writeOpening } from './opening.store.ts'
import { newPreviewToken, type Opening } from './opening.ts'

type Who = { by: AuditActor; now: Date }

/**
 * Opens the shop or closes it (B2). Either makes another preview link: whoever was to see it before it opened is not whoever
 * is to see it while it is closed again.
 */
export function setOpen(db: Db, open: boolean, who: Who): Promise<Opening> {
  return change(db, who, (before) =>
    before.open === open
      ? undefined
      : { kind: open ? 'shop-opened' : 'shop-closed', after: { open, previewToken: newPreviewToken() } },
  )
}

/** Makes another preview link; the former one, and whoever came by it, sees the shop no more. */
export function replacePreviewLink(db: Db, who: Who): Promise<Opening> {
  return change(db, who, ({ open }) => ({
    kind: 'preview-link-changed',
    after: { open, previewToken: newPreviewToken() },
  }))
}

type Change = { kind: 'shop-opened' | 'shop-closed' | 'preview-link-changed'; after: Opening }

function change(db: Db, who: Who, decide: (before: Opening) => Change | undefined): Promise<Opening> {
  return inTransaction(db, async (trx, catalogueChanged) => {
    // Two at once would both find the shop as it was, and the later write would undo the other.
    await lockName(trx, 'opening')
    const before = await readOpening(trx)
    const decided = decide(before)
    if (!decided) return before
    await writeOpening(trx, decided.after)
    await recordAudit(trx, { kind: decided.kind }, who)
    catalogueChanged()
    return decided.after
  })
}
