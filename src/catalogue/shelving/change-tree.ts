import { type AuditActor, changesBetween } from '#src/audit/audit.ts'
import type { AuditKind } from '#src/audit/audit-kind.ts'
import { type AuditEntry, recordAudit } from '#src/audit/record-audit.store.ts'
import { treeOf } from '#src/catalogue/categories/category.store.ts'
import type {
  Place,
  Shelf,
  Tree,
  TreeCategory,
  TreeSubCategory,
} from '#src/catalogue/categories/category-tree.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { countChange } from './shelving.store.ts'
import { shelvingTexts as texts } from './shelving.texts.ts'

export type Change = { by: AuditActor; now: Date }

/** Which category, or which sub-category of it. */
export type Where = { category: string; subCategory?: string | undefined }

export type Line = { kind: AuditKind; id: string; name: string; before?: object; after?: object }

/**
 * One change of the tree in one transaction, with a line in the activity log for each thing it touches; public pages show it from the next
 * request on. Throws `conflict` where the tree is another than the one that was seen.
 */
export async function changeTree(
  db: Db,
  seen: number,
  change: Change,
  work: (trx: Db, tree: Tree) => Promise<Line | readonly Line[]>,
): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    // The row holds whoever comes second until this one is done.
    if (!(await countChange(trx, seen))) throw new Problem('conflict', texts.changed)
    const lines = [await work(trx, await treeOf(trx))].flat()
    await recordAudit(trx, lines.map(entryOf), change)
    catalogueChanged()
  })
}

function entryOf({ kind, id, name, before = {}, after = {} }: Line): AuditEntry {
  return { kind, thing: { id, name }, changes: changesBetween(before, after) }
}

/** The category and the sub-category of it that are meant; throws `not-found`. */
export function shelfAt(
  tree: Tree,
  where: Where,
): { place: Place; category: TreeCategory; sub: TreeSubCategory | undefined; shelf: Shelf } {
  const category = tree.categories.find(({ slug }) => slug === where.category)
  const sub = category?.subCategories.find(({ slug }) => slug === where.subCategory)
  if (!category || (where.subCategory && !sub)) throw new Problem('not-found', texts.none)
  const place = { category: category.slug, subCategory: sub?.slug ?? '' }
  return { place, category, sub, shelf: sub ?? category }
}

/** How the activity log has a place: `bags/tote-bags`. */
export function idOf({ category, subCategory }: Place): string {
  return subCategory === '' ? category : `${category}/${subCategory}`
}
