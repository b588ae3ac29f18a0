import {
  findCategory,
  type TreeCategory,
  type TreeSubCategory,
} from '#src/catalogue/categories/category-tree.ts'
import { findSubCategory } from '#src/catalogue/categories/find-sub-category.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { productTypes, visibilities } from '#src/catalogue/product/product-fields.ts'
import { fold } from '#src/core/fold.ts'
import { locales } from '#src/core/locale.ts'
import type { ImportRow } from './import-row.ts'

/**
 * A row with the names by which the shop knows what the row calls as its readers do: categories and sub-categories by their
 * Arabic names, types and visibilities by those of the product's form in either language. `had` is the category the product
 * stands in, where the row names none. What nobody knows stays, and is refused by its own name.
 */
export function withKnownNames(
  row: ImportRow,
  { categories, had }: { categories: readonly TreeCategory[]; had: string | undefined },
): ImportRow {
  const { category, subCategory, productType, productVisibility } = row.body
  const typed = textOf(category)
  const within = findCategory(categories, typed || (had ?? '')) ?? calledInArabic(categories, typed)
  return {
    ...row,
    body: {
      ...row.body,
      ...(typed && within && !findCategory(categories, typed) && { category: within.name }),
      ...(textOf(subCategory) && { subCategory: subCategoryOf(textOf(subCategory), within) }),
      ...(textOf(productType) && { productType: wordOf(productTypes, textOf(productType)) }),
      ...(textOf(productVisibility) && {
        productVisibility: wordOf(visibilities, textOf(productVisibility)),
      }),
    },
  }
}

/** The sub-categories of that Arabic name, with their categories, as `findSubCategories` has them by English names. */
export function subCategoriesInArabic(categories: readonly TreeCategory[], name: string) {
  return categories.flatMap((category) => {
    const subCategory = calledInArabic(category.subCategories, name)
    return subCategory ? [{ category, subCategory }] : []
  })
}

/** A shelf by its Arabic name as search reads it: without harakat, with any alif. None where several are called so. */
export function calledInArabic<S extends { nameAr: string }>(
  shelves: readonly S[],
  name: string,
): S | undefined {
  const wanted = fold(name)
  const [found, ...others] = wanted === '' ? [] : shelves.filter(({ nameAr }) => fold(nameAr) === wanted)
  return others.length === 0 ? found : undefined
}

function subCategoryOf(typed: string, within: TreeCategory | undefined): string {
  if (!within || findSubCategory<TreeSubCategory>(within, typed)) return typed
  return calledInArabic(within.subCategories, typed)?.name ?? typed
}

/** The one of these words that the form shows so, in any language and case; else what was typed. */
function wordOf<W extends (typeof productTypes | typeof visibilities)[number]>(
  words: readonly W[],
  typed: string,
): string {
  const wanted = fold(typed)
  return (
    words.find((word) => locales.some((locale) => fold(productFormMessages[locale][word]) === wanted)) ??
    typed
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
