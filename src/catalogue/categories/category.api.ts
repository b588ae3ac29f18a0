import { createRoute, z } from '@hono/zod-openapi'
import { type Locale, languages, locales } from '#src/core/locale.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { json } from '#src/http/replies.ts'
import { categories, categoryName, type SubCategory } from './category-table.ts'
import { categoryTabs } from './category-tabs.ts'

const Text = z.object(
  Object.fromEntries(locales.map((locale) => [locale, z.string()])) as Record<Locale, z.ZodString>,
)

/** `name`, `nameAr` and so on: its name in each language. */
const names = Object.fromEntries(
  locales.map((locale) => [`name${languages[locale].suffix}`, z.string()]),
) as Record<NameField, z.ZodString>
type NameField = `name${(typeof languages)[Locale]['suffix']}`

const Category = z
  .object({
    slug: z.string(),
    ...names,
    label: z.string().openapi({ description: 'The name as menus write it: BAGS COLLECTIONS' }),
    tab: Text,
    short: Text,
    subCategories: z.array(z.object({ slug: z.string(), ...names })),
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
    ...namesOf(category),
    subCategories: category.subCategories.map((sub) => ({ slug: sub.slug, ...namesOf(sub) })),
    label: category.name.toUpperCase(),
    tab: categoryTabs[category.slug],
  }))
  return apiRouter().openapi(listCategoriesRoute, (c) =>
    c.json({ data: z.array(Category).parse(named) }, 200),
  )
}

function namesOf(named: Pick<SubCategory, 'name' | 'translations'>): Record<string, string> {
  return Object.fromEntries(
    locales.map((locale) => [`name${languages[locale].suffix}`, categoryName(locale, named)]),
  )
}
