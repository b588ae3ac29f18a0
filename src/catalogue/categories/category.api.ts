import { createRoute, z } from '@hono/zod-openapi'
import { apiRouter } from '#src/http/api-router.ts'
import { json } from '#src/http/replies.ts'
import { categories } from './category-table.ts'
import { categoryTabs } from './category-tabs.ts'

const Text = z.object({ en: z.string(), ar: z.string() })

const Category = z
  .object({
    slug: z.string(),
    name: z.string(),
    nameAr: z.string(),
    label: z.string().openapi({ description: 'The name as menus write it: BAGS COLLECTIONS' }),
    tab: Text,
    short: Text,
    subCategories: z.array(z.object({ slug: z.string(), name: z.string(), nameAr: z.string() })),
  })
  .openapi('Category')

export const listCategoriesRoute = createRoute({
  method: 'get',
  path: '/categories',
  summary: 'The fixed category table (P1)',
  responses: { 200: json(z.object({ data: z.array(Category) }), 'The categories') },
})

/** The category table for those outside; our own screens have it built in. */
export function categoryApi() {
  const named = categories.map((category) => ({
    ...category,
    label: category.name.toUpperCase(),
    tab: categoryTabs[category.slug],
  }))
  return apiRouter().openapi(listCategoriesRoute, (c) =>
    c.json({ data: z.array(Category).parse(named) }, 200),
  )
}
