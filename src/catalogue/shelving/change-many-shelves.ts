import type { Tree } from '#src/catalogue/categories/category-tree.ts'
import type { Db } from '#src/db/db.ts'
import { type Change, changeTree, idOf, type Line, shelfAt, type Where } from './change-tree.ts'
import { refused } from './check-shelf.ts'
import { hasGoods, namesOf, subAddresses } from './move-shelf.ts'
import type { ManyShelves, ShelfAction, ShelfOutcome } from './shelf-body.ts'
import { emptyCategory, emptyPlace, holdShelves, updateShelf } from './shelving.store.ts'
import { shelvingTexts as texts } from './shelving.texts.ts'

type Outcome = ShelfOutcome['outcome']
type Done = { outcome: Outcome; line?: Line }

/**
 * Does one thing to several categories and sub-categories in one transaction, by the rules of each alone (P15), and answers
 * what became of each that was asked for. Of what is deleted, goods and addresses go to `to`; without it a category with
 * goods stays, and so does the last one. Throws `refused` where `to` is deleted too, `not-found` where it is not there,
 * `conflict`.
 */
export async function changeManyShelves(
  db: Db,
  { version, shelves, action, to }: ManyShelves,
  change: Change,
): Promise<ShelfOutcome[]> {
  const outcomes = new Map<string, Outcome>()
  await changeTree(db, version, change, async (trx, tree) => {
    const asked = new Set(shelves.map(keyOf))
    if (action === 'delete' && to && [keyOf(to), to.category].some((one) => asked.has(one)))
      throw refused([{ path: 'to', message: texts.intoItself }])
    const target = to && shelfAt(tree, to).place
    const left = new Set(tree.categories)
    // Sub-categories first: their goods are of the category that may go with them.
    const ids = inOrder(tree).filter((one) => asked.has(keyOf(one)))
    const lines: Line[] = []
    for (const where of ids) {
      const { outcome, line } = await act(trx, where)
      outcomes.set(keyOf(where), outcome)
      if (line) lines.push(line)
    }
    return lines

    async function act(trx: Db, where: Where): Promise<Done> {
      const { place, category, sub, shelf } = shelfAt(tree, where)
      const said = { id: idOf(place), name: shelf.name }
      if (action !== 'delete') {
        const hidden = isHidden[action]
        if (shelf.hidden === hidden) return { outcome: 'same' }
        await updateShelf(trx, place, { hidden: hidden ? 1 : 0 })
        const values = { before: { hidden: shelf.hidden }, after: { hidden } }
        return { outcome: 'changed', line: { kind: 'category-changed', ...said, ...values } }
      }
      if (sub) {
        await emptyPlace(trx, place, target ?? { ...place, subCategory: '' }, subAddresses(category, [sub]))
      } else {
        if (left.size === 1) return { outcome: 'lastOne' }
        await holdShelves(trx, category.slug)
        if (!target && (await hasGoods(trx, category.slug))) return { outcome: 'hasProducts' }
        left.delete(category)
        const names = namesOf(category, [...left])
        await emptyCategory(trx, category, names, target ?? { category: '', subCategory: '' })
      }
      const went = idOf(target ?? { category: sub ? category.slug : 'shop', subCategory: '' })
      const values = { before: { nameAr: shelf.nameAr }, after: { to: went, nameAr: '' } }
      return { outcome: 'changed', line: { kind: 'category-removed', ...said, ...values } }
    }
  })
  return shelves.map((where) => ({ ...where, outcome: outcomes.get(keyOf(where)) ?? 'gone' }))
}

const isHidden = { hide: true, show: false } as const satisfies Record<
  Exclude<ShelfAction, 'delete'>,
  boolean
>

function keyOf({ category, subCategory = '' }: Where): string {
  return idOf({ category, subCategory })
}

/** Every sub-category, then every category, each in the order of the menu. */
function inOrder({ categories }: Tree): Where[] {
  const subs = categories.flatMap(({ slug, subCategories }) =>
    subCategories.map((sub) => ({ category: slug, subCategory: sub.slug })),
  )
  return [...subs, ...categories.map(({ slug }) => ({ category: slug }))]
}
