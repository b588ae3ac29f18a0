import { queryOptions } from '@tanstack/react-query'
import { type Api, answerOf, useApi } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { PageMoved } from '#src/ui/data/page-data.ts'
import { useAnswer } from '#src/ui/data/use-answer.ts'
import type { CategoryApi } from './category.api.ts'
import type { Category, CategoryName } from './category.ts'

/** The categories with what menus show of them: not the texts of their own pages, which every page with a menu would carry. */
export function categoriesQuery(api: Api) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: async (): Promise<Category[]> => {
      const { data } = await answerOf(clientOf<CategoryApi>(api).categories.$get({ query: {} }))
      return (data as Category[]).map(({ slug, name, nameAr, short, own, tab, subCategories }) => ({
        slug,
        name,
        nameAr,
        short,
        ...(own && { own }),
        tab,
        subCategories,
      }))
    },
  })
}

/** The same, as every page has them: names and addresses. */
export function categoryNamesQuery(api: Api) {
  return queryOptions({
    queryKey: ['categories', 'names'],
    queryFn: async (): Promise<CategoryName[]> =>
      (await answerOf(clientOf<CategoryApi>(api).categories.$get({ query: { fields: 'names' } }))).data,
  })
}

/** What the owner tells of a category, beside its picture. */
export type CategoryStory = { slug: string; image: string; text: string; textAr: string }

/** The categories that have both a picture and a text of their own. */
export function categoryStoriesQuery(api: Api) {
  return queryOptions({
    queryKey: ['categories', 'stories'],
    queryFn: async (): Promise<CategoryStory[]> => {
      const { data } = await answerOf(clientOf<CategoryApi>(api).categories.$get({ query: {} }))
      return (data as (CategoryName & Partial<CategoryStory>)[]).flatMap(
        ({ slug, image, text, textAr = '' }) => (image && text ? [{ slug, image, text, textAr }] : []),
      )
    },
  })
}

/** The categories in the order of the menu; none on an error page that could not load them. */
export function useCategoryNames(): readonly CategoryName[] {
  return useAnswer(categoryNamesQuery(useApi())) ?? []
}

/** Those of them in which a product stands: where all are named at once, none leads to an empty page. */
export function useFilledCategories(): readonly CategoryName[] {
  return useCategoryNames().filter(({ empty }) => !empty)
}

type ShelfQuery = { category?: string; subCategory?: string }

/** What the page of a category or sub-category shows. Throws PageMoved where the address leads on (P15). */
export function shelfQuery(api: Api, query: ShelfQuery) {
  return queryOptions({
    queryKey: ['shelf', query],
    queryFn: async () => {
      const { data } = await answerOf(clientOf<CategoryApi>(api).shelf.$get({ query }))
      if (data.movedTo !== undefined) throw new PageMoved(data.movedTo)
      return data
    },
  })
}

/** A category and a sub-category by their names, as far as they are shown. */
export function crumbsQuery(api: Api, category: string, subCategory: string) {
  const query = { category, ...(subCategory && { subCategory }) }
  return queryOptions({
    queryKey: ['crumbs', category, subCategory],
    queryFn: async () => (await answerOf(clientOf<CategoryApi>(api).crumbs.$get({ query }))).data,
  })
}
