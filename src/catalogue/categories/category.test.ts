import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleCategories as categories } from './category.sample.ts'
import { categoryPath, subCategoryPath } from './category.ts'
import { findCategory as findIn, type Tree } from './category-tree.ts'
import { findShelf } from './find-shelf.ts'
import { findSubCategories as findSubsIn } from './find-sub-category.ts'

const tree: Tree = { version: 1, categories, moves: new Map() }
const findCategory = (name: string) => findIn(categories, name)
const findSubCategories = (name: string) => findSubsIn(categories, name)

const anyCategory = fc.constantFrom(...categories)
const anySubCategory = fc.constantFrom(
  ...categories.flatMap((category) =>
    category.subCategories.map((subCategory) => ({ category, subCategory })),
  ),
)
/** The same word in some mixture of capitals, with blanks around it, as people type it. */
const typed = (word: string) =>
  fc
    .tuple(fc.array(fc.boolean(), { minLength: word.length, maxLength: word.length }), fc.nat(3), fc.nat(3))
    .map(([upper, before, after]) => {
      const letters = [...word].map((letter, i) => (upper[i] ? letter.toUpperCase() : letter.toLowerCase()))
      return `${' '.repeat(before)}${letters.join('')}${' '.repeat(after)}`
    })

/** What a page sees of its own address: the parts of the path decoded, and the query. */
function read(path: string): { last: string; category: string | null } {
  const url = new URL(path, 'https://shop.example')
  return {
    last: decodeURIComponent(url.pathname.split('/').at(-1) ?? ''),
    category: url.searchParams.get('category'),
  }
}

describe('categories', () => {
  it('are found by each of their names, in any capitals', () => {
    const named = anyCategory.chain((category) => {
      const names = [category.slug, category.name, category.name.toUpperCase(), ...category.aliases]
      return fc.tuple(fc.constant(category), fc.constantFrom(...names).chain(typed))
    })
    fc.assert(
      fc.property(named, ([category, name]) => {
        expect(findCategory(name)).toBe(category)
      }),
    )
  })

  it('share no name with each other', () => {
    const names = categories.flatMap((category) => {
      const own = [category.slug, category.name, category.name.toUpperCase(), ...category.aliases]
      return [...new Set(own.map((name) => name.toLowerCase()))]
    })
    expect(new Set(names).size).toBe(names.length)
  })

  it('are not found by a word that is none of their names', () => {
    const names = new Set(
      categories.flatMap(({ slug, name, aliases }) =>
        [slug, name, ...aliases].map((one) => one.toLowerCase()),
      ),
    )
    const stranger = fc.string().filter((word) => !names.has(word.trim().toLowerCase()))
    fc.assert(
      fc.property(stranger, (word) => {
        expect(findCategory(word)).toBeUndefined()
      }),
    )
    for (const word of ['__proto__', 'constructor', 'toString']) expect(findCategory(word)).toBeUndefined()
  })

  it('have a path that leads back to them', () => {
    fc.assert(
      fc.property(anyCategory, (category) => {
        expect(findCategory(read(categoryPath(category)).last)).toBe(category)
      }),
    )
  })
})

describe('sub-categories', () => {
  it('are found by name and by slug, in any capitals, together with all who share the name', () => {
    const named = anySubCategory.chain((sub) =>
      fc.tuple(fc.constant(sub), fc.constantFrom(sub.subCategory.name, sub.subCategory.slug).chain(typed)),
    )
    fc.assert(
      fc.property(named, ([sub, name]) => {
        const found = findSubCategories(name)
        expect(found).toContainEqual(sub)
        expect(found.every(({ subCategory }) => subCategory.name === sub.subCategory.name)).toBe(true)
      }),
    )
  })

  it('have a path that leads to exactly that sub-category, shared names included', () => {
    fc.assert(
      fc.property(anySubCategory, ({ category, subCategory }) => {
        const { last, category: told } = read(subCategoryPath(category, subCategory))
        const shelf = findShelf(tree, { subCategory: last, category: told ?? undefined })
        expect(shelf).toMatchObject({ category: { slug: category.slug }, subCategory, foundIn: [] })
      }),
    )
  })

  it('of a shared name are all meant until a category is named', () => {
    const shared = findSubCategories('Gift Sets').map(({ category }) => category.slug)
    expect(shared.toSorted()).toEqual(['combos', 'gifts'])
    expect(findShelf(tree, { subCategory: 'gift-sets' })).toMatchObject({
      category: undefined,
      foundIn: [{ slug: 'gifts' }, { slug: 'combos' }],
    })
    expect(findShelf(tree, { subCategory: 'Gift Sets', category: 'GIFTS COLLECTIONS' })).toMatchObject({
      category: { slug: 'gifts' },
      subCategory: { slug: 'gift-sets' },
    })
  })

  it('are not found in a category that does not have them', () => {
    const misplaced = fc
      .tuple(anySubCategory, anyCategory)
      .filter(([{ subCategory }, category]) =>
        category.subCategories.every(({ name }) => name !== subCategory.name),
      )
    fc.assert(
      fc.property(misplaced, ([{ subCategory }, category]) => {
        expect(findShelf(tree, { subCategory: subCategory.slug, category: category.slug })).toBeUndefined()
      }),
    )
  })
})
