import { z } from '@hono/zod-openapi'
import { CollectionRule } from '#src/catalogue/product/list-query.ts'
import { productInputTexts } from '#src/catalogue/product/product-input.texts.ts'
import { mostOfShelf } from '#src/catalogue/shelving/shelf-limits.ts'
import { line, moment, paragraph } from '#src/http/field.ts'
import { mostOfCollection as most } from './collection-limits.ts'

const time = moment(productInputTexts.noMoment).default('')

/** A collection as its form sends it: goods by hand, or by a rule. */
export const CollectionBody = z
  .object({
    name: line(most.name).default('').openapi({
      description: 'Empty where the Arabic one stands for it too (L3); one of the two is needed',
    }),
    nameAr: line(most.name).default(''),
    slug: line(most.slug)
      .default('')
      .openapi({ description: 'The last part of its address; empty for one made of the name' }),
    text: paragraph(most.text).default(''),
    textAr: paragraph(most.text).default(''),
    searchTitle: line(mostOfShelf.searchTitle)
      .default('')
      .openapi({ description: 'For search engines; empty: the name' }),
    searchTitleAr: line(mostOfShelf.searchTitle).default(''),
    searchText: line(mostOfShelf.searchText)
      .default('')
      .openapi({ description: 'For search engines; empty: the text' }),
    searchTextAr: line(mostOfShelf.searchText).default(''),
    image: line(most.link).default('').openapi({ description: 'A picture of this shop; empty for none' }),
    startsAt: time.openapi({ description: 'A minute of Muscat such as 2026-11-25T09:00; empty: at once' }),
    endsAt: time.openapi({ description: 'From this minute on it is not shown; empty: for good' }),
    hidden: z.boolean().default(false),
    inMenu: z.boolean().default(false),
    rule: z
      .record(z.string().max(20), z.string().max(500))
      .nullable()
      .default(null)
      .openapi({
        description: `By what goods are chosen, as GET /products is asked: ${Object.keys(CollectionRule.shape).join(', ')}. null: by hand`,
      }),
    products: z
      .array(line(200))
      .max(most.goods)
      .default([])
      .openapi({ description: 'Chosen by hand, in their order; not looked at where there is a rule' }),
  })
  .openapi('CollectionBody')
export type CollectionBody = z.infer<typeof CollectionBody>

/** A change: everything that the form has, over the version that was opened. */
export const CollectionEdit = CollectionBody.extend({ version: z.number().int() }).openapi('CollectionEdit')
export type CollectionEdit = z.infer<typeof CollectionEdit>

/** A collection as staff see it. */
export const StaffCollection = CollectionBody.extend({
  version: z.number().int(),
  running: z.boolean().openapi({ description: 'Whether it is between its start and its end' }),
  products: z.array(z.object({ _id: z.string(), name: z.string(), nameAr: z.string().optional() })),
  fits: z.number().int().openapi({ description: 'How many public products are in it now' }),
}).openapi('StaffCollection')
export type StaffCollection = z.infer<typeof StaffCollection>
