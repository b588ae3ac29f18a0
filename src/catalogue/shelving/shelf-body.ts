import { z } from '@hono/zod-openapi'
import { line, paragraph } from '#src/http/field.ts'
import { mostOfShelf } from './shelf-limits.ts'

/** What is typed about a category or sub-category; what is left out of a change stays. */
export const ShelfFields = z.object({
  name: line(mostOfShelf.name)
    .optional()
    .openapi({ description: 'Empty where the Arabic one stands for it too (L3); one of the two is needed' }),
  nameAr: line(mostOfShelf.name).optional(),
  slug: line(mostOfShelf.slug)
    .optional()
    .openapi({ description: 'The last part of its address; empty for one made of the name' }),
  short: line(mostOfShelf.short)
    .optional()
    .openapi({ description: 'The short word of tiles; empty for the name. Categories only' }),
  shortAr: line(mostOfShelf.short).optional(),
  text: paragraph(mostOfShelf.text).optional(),
  textAr: paragraph(mostOfShelf.text).optional(),
  searchTitle: line(mostOfShelf.searchTitle)
    .optional()
    .openapi({ description: 'For search engines; empty: the name' }),
  searchTitleAr: line(mostOfShelf.searchTitle).optional(),
  searchText: line(mostOfShelf.searchText)
    .optional()
    .openapi({ description: 'For search engines; empty: the text' }),
  searchTextAr: line(mostOfShelf.searchText).optional(),
  image: line(mostOfShelf.link).optional().openapi({ description: 'A picture of this shop; empty for none' }),
  hidden: z.boolean().optional(),
})
export type ShelfFields = z.infer<typeof ShelfFields>

const version = z
  .number()
  .int()
  .openapi({ description: 'Of the tree that was seen: 409 when it is another now' })
const where = { category: line(mostOfShelf.slug), subCategory: line(mostOfShelf.slug).optional() }

const place = z.number().int().min(0).max(1000).openapi({ description: 'How many stand before it' })

/** A new category or, with `category`, a new sub-category of it. */
export const NewShelf = ShelfFields.extend({
  version,
  category: where.category.optional(),
  place: place.optional().openapi({ description: 'How many stand before it; behind all others without' }),
}).openapi('NewShelf')
export type NewShelf = z.infer<typeof NewShelf>

export const ShelfEdit = ShelfFields.extend({
  version,
  in: z.object(where).openapi({ description: 'Which one' }),
}).openapi('ShelfEdit')
export type ShelfEdit = z.infer<typeof ShelfEdit>

export const ShelfMove = z
  .object({
    version,
    in: z.object(where),
    to: line(mostOfShelf.slug)
      .optional()
      .openapi({ description: 'Another category for a sub-category; without it, it stays in its own' }),
    place,
  })
  .openapi('ShelfMove')
export type ShelfMove = z.infer<typeof ShelfMove>

export const ShelfRemoval = z
  .object({
    version,
    in: z.object(where),
    to: z.object(where).optional().openapi({
      description: 'Where its goods and its address go; a sub-category’s go to its category without',
    }),
    merge: z
      .boolean()
      .optional()
      .openapi({ description: 'The sub-categories of the category come along instead of being emptied' }),
  })
  .openapi('ShelfRemoval')
export type ShelfRemoval = z.infer<typeof ShelfRemoval>

/** What can be done to several at once; `show` takes `hide` back. */
export const shelfActions = ['hide', 'show', 'delete'] as const
export type ShelfAction = (typeof shelfActions)[number]

/** Several categories and sub-categories, and what to do with them. */
export const ManyShelves = z
  .object({
    version,
    shelves: z.array(z.object(where)).min(1).max(mostOfShelf.atOnce),
    action: z.enum(shelfActions),
    to: z.object(where).optional().openapi({
      description:
        'Of what is deleted, where goods and addresses go. Without it a category with goods stays, and those of a sub-category go to its category',
    }),
  })
  .openapi('ManyShelves')
export type ManyShelves = z.infer<typeof ManyShelves>

/** What became of one: `same` was so before, `gone` is not there any more; the last two stay, and why. */
export const shelfOutcomes = ['changed', 'same', 'gone', 'hasProducts', 'lastOne'] as const
export const ShelfOutcome = z.object({ ...where, outcome: z.enum(shelfOutcomes) }).openapi('ShelfOutcome')
export type ShelfOutcome = z.infer<typeof ShelfOutcome>
