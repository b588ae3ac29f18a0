import {
  findCategory,
  type Place,
  type TreeCategory,
  type TreeSubCategory,
} from '#src/catalogue/categories/category-tree.ts'
import { addressOfName } from '#src/catalogue/categories/slug.ts'
import type { Db } from '#src/db/db.ts'
import { type Change, changeTree, idOf, shelfAt, type Where } from './change-tree.ts'
import { refused } from './check-shelf.ts'
import { mostOfShelf } from './shelf-limits.ts'
import {
  arrange,
  dropCategory,
  emptyCategory,
  emptyPlace,
  holdShelves,
  renameSubCategory,
  updateShelf,
} from './shelving.store.ts'
import { shelvingTexts as texts } from './shelving.texts.ts'

/**
 * Puts a category, or a sub-category, to another place among the others; a sub-category also into another category,
 * with its goods, and its old address leads there for ever. Throws `refused`, `not-found`, `conflict`.
 */
export async function moveShelf(
  db: Db,
  { version, in: where, to, place }: { version: number; in: Where; to?: string | undefined; place: number },
  change: Change,
): Promise<void> {
  await changeTree(db, version, change, async (trx, tree) => {
    const { place: from, category, sub, shelf } = shelfAt(tree, where)
    const target = sub && to !== undefined ? shelfAt(tree, { category: to }).category : category
    const others = (sub ? target.subCategories : tree.categories)
      .filter((one) => one !== shelf)
      .map(({ slug }) => slug)
    if (target !== category) {
      if (others.includes(shelf.slug)) throw refused([{ path: 'to', message: texts.addressTaken }])
      if (target.subCategories.some(({ name }) => name.toLowerCase() === shelf.name.toLowerCase()))
        throw refused([{ path: 'to', message: texts.nameTaken }])
      if (others.length >= mostOfShelf.subCategories)
        throw refused([{ path: 'to', message: texts.tooManySubCategories }])
      const there = { category: target.slug, subCategory: shelf.slug }
      await renameSubCategory(trx, from, there, { names: subAddresses(category, [shelf]) })
    }
    await arrange(trx, others.toSpliced(place, 0, shelf.slug), sub ? target.slug : undefined)
    return {
      kind: 'category-moved',
      id: idOf(from),
      name: shelf.name,
      before: { category: category.name },
      after: { category: target.name, place: place + 1 },
    }
  })
}

/**
 * Takes a category or sub-category away: its goods go to `to` in the same transaction, and its address leads there for
 * ever (P15). With `merge` the sub-categories of a category come along; those that are there already become one. Throws
 * `refused` where goods would have no place, `not-found`, `conflict`.
 */
export async function removeShelf(
  db: Db,
  {
    version,
    in: where,
    to: wanted,
    merge,
  }: { version: number; in: Where; to?: Where | undefined; merge?: boolean | undefined },
  change: Change,
): Promise<void> {
  await changeTree(db, version, change, async (trx, tree) => {
    const { place, category, sub, shelf } = shelfAt(tree, where)
    const target = wanted ? shelfAt(tree, wanted) : undefined
    if (target && idOf(target.place) === idOf(place))
      throw refused([{ path: 'to', message: texts.intoItself }])
    if (sub) {
      const into = target?.place ?? { category: category.slug, subCategory: '' }
      await emptyPlace(trx, place, into, subAddresses(category, [sub]))
    } else {
      if (tree.categories.length === 1) throw refused([{ path: 'in', message: texts.lastOne }])
      if (target?.category === category) throw refused([{ path: 'to', message: texts.intoItself }])
      // Whoever puts goods there at this moment comes first: asked before, they would be missed and moved nowhere.
      if (!target) await holdShelves(trx, category.slug)
      if (!target && (await hasGoods(trx, category.slug)))
        throw refused([{ path: 'to', message: texts.whereTo }])
      const into = target?.place ?? { category: '', subCategory: '' }
      if (target && merge && !target.sub) {
        const coming = category.subCategories.filter((one) => !has(target.category.subCategories, one.slug))
        if (target.category.subCategories.length + coming.length > mostOfShelf.subCategories)
          throw refused([{ path: 'to', message: texts.tooManySubCategories }])
        const aliases = new Set([
          ...target.category.aliases,
          category.name.toLowerCase(),
          ...category.aliases,
        ])
        await updateShelf(trx, target.place, { aliases: JSON.stringify([...aliases].slice(-50)) })
        for (const [n, one] of category.subCategories.entries()) {
          const { slug } = one
          const from = { category: category.slug, subCategory: slug }
          const there = { category: target.category.slug, subCategory: slug }
          const names = subAddresses(category, [one])
          const position = target.category.subCategories.length + n
          if (has(target.category.subCategories, slug)) await emptyPlace(trx, from, there, names)
          else await renameSubCategory(trx, from, there, { position, names })
        }
        await emptyPlace(trx, place, into)
        await dropCategory(trx, category.slug)
      } else {
        const others = tree.categories.filter((one) => one !== category)
        await emptyCategory(trx, category, namesOf(category, others), into)
      }
    }
    return {
      kind: 'category-removed',
      id: idOf(place),
      name: shelf.name,
      before: { nameAr: shelf.nameAr },
      after: {
        to: idOf(target?.place ?? { category: sub ? category.slug : 'shop', subCategory: '' }),
        nameAr: '',
      },
    }
  })
}

/** What else a category and its sub-categories were found by in addresses, and nothing that stays is. */
export function namesOf(
  category: TreeCategory,
  others: readonly TreeCategory[],
): { names: string[]; subNames: string[] } {
  return { names: otherAddresses(category, others), subNames: subAddresses(category, category.subCategories) }
}

/** What else these sub-categories of one category were found by in an address, and no other of it is: their names. */
export function subAddresses(
  { subCategories }: TreeCategory,
  going: readonly Pick<TreeSubCategory, 'name'>[],
): string[] {
  const addresses = going.map(({ name }) => addressOfName(name))
  const isAnothers = (address: string) => subCategories.some(({ slug }) => slug === address)
  return [...new Set(addresses)].filter((address) => address !== '' && !isAnothers(address))
}

/** What else a category was found by in an address, and no other is: its name and its other names. */
function otherAddresses({ name, slug, aliases }: TreeCategory, others: readonly TreeCategory[]): string[] {
  const names = [name, ...aliases].filter((one) => !findCategory(others, one)).map(addressOfName)
  return [...new Set(names)].filter((one) => one !== '' && one !== slug && !has(others, one))
}

function has(shelves: readonly { slug: string }[], slug: string): boolean {
  return shelves.some((one) => one.slug === slug)
}

/** Whether any product stands in a category or its sub-categories. */
export async function hasGoods(trx: Db, category: Place['category']): Promise<boolean> {
  const row = await trx
    .selectFrom('products')
    .select('id')
    .where('category', '=', category)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
