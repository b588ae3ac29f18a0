import { arabicNameGone, auditValue } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { collectionsOf } from '#src/catalogue/collections/collection.store.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { lockName } from '#src/db/row-lock.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { dropCollection, forwardCollection, placeCollection } from './curating.store.ts'
import { curatingTexts as texts } from './curating.texts.ts'
import type { Change } from './save-collection.ts'

/** Puts all collections in an order. Throws `conflict` when these are not exactly the collections there are. */
export async function arrangeCollections(db: Db, slugs: readonly string[], change: Change): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    await lockName(trx, 'collections')
    const before = (await collectionsOf(trx)).all
    const changed = new Problem('conflict', texts.otherCollections)
    const known = new Set(slugs)
    if (known.size !== slugs.length || before.length !== slugs.length) throw changed
    for (const [position, slug] of slugs.entries())
      if (!(await placeCollection(trx, slug, position))) throw changed
    const names = slugs.map((slug) => before.find((one) => one.slug === slug)?.name ?? slug)
    const order = { field: 'order', from: auditValue(before.map(({ name }) => name)), to: auditValue(names) }
    await recordAudit(trx, { kind: 'collections-arranged', changes: [order] }, change)
    catalogueChanged()
  })
}

/** Takes a collection away; its goods stay, and its address leads to the shop for ever (P18). Throws `not-found`. */
export async function removeCollection(db: Db, slug: string, change: Change): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    await lockName(trx, 'collections')
    const before = (await collectionsOf(trx)).all.find((one) => one.slug === slug)
    if (!before || !(await dropCollection(trx, slug))) throw new Problem('not-found', texts.none)
    await forwardCollection(trx, slug, '')
    const thing = { id: slug, name: before.name }
    await recordAudit(trx, { kind: 'collection-deleted', thing, ...arabicNameGone(before.nameAr) }, change)
    catalogueChanged()
  })
}
