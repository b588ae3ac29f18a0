import { z } from '@hono/zod-openapi'
import type { Shelf } from '#src/catalogue/categories/category-tree.ts'
import { type Locale, locales } from '#src/core/locale.ts'

const Text = z.object(
  Object.fromEntries(locales.map((locale) => [locale, z.string()])) as Record<Locale, z.ZodString>,
)

const shelf = {
  slug: z.string(),
  name: z.string(),
  nameAr: z.string(),
  text: z.string(),
  textAr: z.string(),
  searchTitle: z.string(),
  searchTitleAr: z.string(),
  searchText: z.string(),
  searchTextAr: z.string(),
  image: z.string().optional(),
  hidden: z.boolean(),
  products: z.number().int().openapi({ description: 'Goods in it, hidden ones too' }),
} satisfies Record<keyof Shelf | 'products', z.ZodType>

/** The tree of categories as staff see it: hidden ones too, and how many goods are in each. */
export const StaffTree = z
  .object({
    version: z.number().int().openapi({ description: 'Raised by every change; sent with the next one' }),
    categories: z.array(
      z.object({
        ...shelf,
        short: Text,
        aliases: z.array(z.string()),
        subCategories: z.array(z.object({ ...shelf, shared: z.literal(true).optional() })),
      }),
    ),
  })
  .openapi('StaffTree')
export type StaffTree = z.infer<typeof StaffTree>
export type StaffCategory = StaffTree['categories'][number]
export type StaffSubCategory = StaffCategory['subCategories'][number]
