import { createRoute, z } from '@hono/zod-openapi'
import { type Locale, locales } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { line } from '#src/http/field.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { filledCategories, treeOf } from './category.store.ts'
import {
  findCategory,
  type Shelf as ShelfOfTree,
  shownOf,
  type TreeCategory,
  type TreeSubCategory,
} from './category-tree.ts'
import { findShelf } from './find-shelf.ts'
import { findSubCategory } from './find-sub-category.ts'

const Text = z.object(
  Object.fromEntries(locales.map((locale) => [locale, z.string()])) as Record<Locale, z.ZodString>,
)

const names = { slug: z.string(), name: z.string(), nameAr: z.string() }

const SubCategory = z
  .object({
    ...names,
    shared: z
      .literal(true)
      .optional()
      .openapi({ description: 'Another category has one of this address: ask with `category` too' }),
  })
  .openapi('SubCategory')

const CategoryName = z
  .object({
    ...names,
    short: Text,
    own: z
      .literal(true)
      .optional()
      .openapi({ description: 'Menus write its name as it is, not in capitals' }),
    empty: z
      .literal(true)
      .optional()
      .openapi({ description: 'No public product stands in it, while one does in another' }),
  })
  .openapi('CategoryName')

type Told = Record<Exclude<keyof ShelfOfTree, 'slug' | 'name' | 'nameAr' | 'hidden'>, unknown>

const told = {
  image: z.string().optional(),
  text: z.string().optional(),
  textAr: z.string().optional(),
  searchTitle: z.string().optional().openapi({ description: 'For search engines, instead of the name' }),
  searchTitleAr: z.string().optional(),
  searchText: z.string().optional().openapi({ description: 'For search engines, instead of the text' }),
  searchTextAr: z.string().optional(),
} satisfies Told

const Category = CategoryName.extend({
  label: z.string().openapi({ description: 'The name as menus write it: BAGS COLLECTIONS' }),
  tab: Text,
  ...told,
  subCategories: z.array(SubCategory),
}).openapi('Category')

export const listCategoriesRoute = createRoute({
  method: 'get',
  path: '/categories',
  summary: 'The categories that are shown, with their sub-categories, in the order of the menu (P1, P15)',
  request: {
    query: z.object({
      fields: z
        .literal('names')
        .optional()
        .openapi({ description: 'Only names and addresses of categories' }),
    }),
  },
  responses: { 200: json(z.object({ data: z.array(z.union([Category, CategoryName])) }), 'The categories') },
})

const Shelf = z
  .object({
    category: Category.optional(),
    subCategory: SubCategory.extend(told).optional(),
    foundIn: z
      .array(CategoryName.extend({ subCategory: SubCategory }))
      .openapi({ description: 'The categories that share the name, each with its own sub-category of it' }),
    movedTo: z
      .string()
      .optional()
      .openapi({ description: 'The path of the page that a former address leads to (P15)' }),
  })
  .openapi('Shelf')

export const findShelfRoute = createRoute({
  method: 'get',
  path: '/shelf',
  summary: 'What the page of a category or sub-category shows, by any of its names (P1, P15)',
  request: {
    query: z.object({
      category: line(60).optional(),
      subCategory: line(60).optional(),
    }),
  },
  responses: {
    200: json(z.object({ data: Shelf }), 'The category, the sub-category, or both'),
    ...problems(404),
  },
})

export const findCrumbsRoute = createRoute({
  method: 'get',
  path: '/crumbs',
  summary: 'A category and a sub-category of it as far as they are shown, for the way to a product',
  request: { query: z.object({ category: line(60), subCategory: line(60).optional() }) },
  responses: {
    200: json(
      z.object({
        data: z.object({ category: CategoryName.optional(), subCategory: SubCategory.optional() }),
      }),
    ),
  },
})

/** The tree of categories as everybody sees it. */
export function categoryApi({ db }: Pick<Shop, 'db'>) {
  return apiRouter()
    .openapi(listCategoriesRoute, async (c) => {
      const shown = shownOf((await treeOf(db)).categories)
      if (!c.req.valid('query').fields) return c.json({ data: shown.map(categoryOf) }, 200)
      const filled = await filledCategories(db)
      const data = shown.map((one) => ({
        ...nameOf(one),
        ...(filled.size > 0 && !filled.has(one.slug) && { empty: true as const }),
      }))
      return c.json({ data }, 200)
    })
    .openapi(findShelfRoute, async (c) => {
      const asked = c.req.valid('query')
      const shelf = findShelf(await treeOf(db), asked)
      if (!shelf) throw new Problem('not-found', noCategory)
      if ('movedTo' in shelf) return c.json({ data: { foundIn: [], ...shelf } }, 200)
      const data = {
        ...(shelf.category && { category: categoryOf(shelf.category) }),
        ...(shelf.subCategory && {
          subCategory: { ...subOf(shelf.subCategory), ...textsOf(shelf.subCategory) },
        }),
        foundIn: shelf.foundIn.flatMap((one) => {
          const sub = findSubCategory(one, asked.subCategory ?? '')
          return sub ? [{ ...nameOf(one), subCategory: subOf(sub) }] : []
        }),
      }
      return c.json({ data }, 200)
    })
    .openapi(findCrumbsRoute, async (c) => {
      const { category: name, subCategory: subName = '' } = c.req.valid('query')
      const category = findCategory(shownOf((await treeOf(db)).categories), name)
      const sub = category && findSubCategory(category, subName)
      const data = {
        ...(category && { category: nameOf(category) }),
        ...(sub && { subCategory: subOf(sub) }),
      }
      return c.json({ data }, 200)
    })
}
export type CategoryApi = ReturnType<typeof categoryApi>

function nameOf({ slug, name, nameAr, short, own }: TreeCategory) {
  return { slug, name, nameAr, short, ...(own && { own }) }
}

function categoryOf(category: TreeCategory): z.infer<typeof Category> {
  return {
    ...nameOf(category),
    label: category.name.toUpperCase(),
    tab: category.tab,
    ...textsOf(category),
    subCategories: category.subCategories.map(subOf),
  }
}

function subOf({ slug, name, nameAr, shared }: TreeSubCategory) {
  return { slug, name, nameAr, ...(shared && { shared }) }
}

/** Those that somebody typed. */
function textsOf(shelf: TreeCategory | TreeSubCategory) {
  const { image, text, textAr, searchTitle, searchTitleAr, searchText, searchTextAr } = shelf
  const texts = { image, text, textAr, searchTitle, searchTitleAr, searchText, searchTextAr } satisfies Told
  return Object.fromEntries(Object.entries(texts).filter(([, typed]) => typed))
}

const noCategory = { en: 'There is no such category.', ar: 'لا يوجد قسم بهذا الاسم.' }
