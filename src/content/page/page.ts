import * as z from 'zod'
import { longestText } from '#src/content/markdown/limits.ts'
import { isAddressPart } from '#src/core/address-part.ts'
import { locales } from '#src/core/locale.ts'
import { oneNameNeeded, storedName } from '#src/core/names.ts'
import { line, paragraph } from '#src/http/field.ts'
import { paymentMethods } from '#src/settings/delivery.ts'
import { isBuiltIn, wrongSlug } from './page-address.ts'

const words = (max: number) => line(max).default('')

/** What a version of a page says, in both languages; the texts are Markdown with placeholders (W1, W2). */
export const PageContent = z
  .object({
    title: words(120).meta({ description: 'Empty where the Arabic one stands for it too (L3)' }),
    titleAr: words(120),
    text: paragraph(longestText).default(''),
    textAr: paragraph(longestText).default(''),
    searchTitle: words(120).meta({ description: 'For search engines; empty: the title' }),
    searchTitleAr: words(120),
    description: words(300).meta({ description: 'For search engines; empty: how the text begins' }),
    descriptionAr: words(300),
    image: words(500).meta({ description: 'A picture of this shop, for shared links' }),
  })
  .refine((content) => titleOf(content) !== '', { path: ['title'], params: { text: oneNameNeeded } })
  .meta({ id: 'PageContent' })
export type PageContent = z.infer<typeof PageContent>

/** What a page is called for staff and in menus: where it has no English title, by its Arabic one (L3). */
export function titleOf({ title, titleAr }: { title: string; titleAr: string }): string {
  return storedName({ name: title, nameAr: titleAr })
}

const place = {
  slug: line(80)
    .default('')
    .refine((slug) => slug === '' || isBuiltIn(slug) || isAddressPart(slug), {
      params: { text: wrongSlug },
    })
    .meta({
      description:
        'The end of its address, /pages/{slug}; empty: the one it has, a new page’s made of its title (L3); those of the shop’s own pages stay',
    }),
  inMenu: z.boolean().default(false),
  inFooter: z.boolean().default(false),
  hidden: z.boolean().default(false).meta({ description: 'Nobody finds it, and its address answers 404' }),
  position: z.number().int().min(0).max(99).default(0).meta({ description: 'The lowest stands first' }),
}

/** A page as its editor sends it: it becomes a version, which is published or stays a draft. */
export const PageSave = z
  .object({
    ...place,
    content: PageContent,
    publish: z.boolean(),
    version: z
      .number()
      .int()
      .min(0)
      .default(0)
      .meta({ description: 'The save that was edited; 0 for a new page' }),
  })
  .meta({ id: 'PageSave' })
export type PageSave = z.infer<typeof PageSave>

const facts = {
  _id: z.string(),
  slug: z.string(),
  path: z.string(),
  inMenu: z.boolean(),
  inFooter: z.boolean(),
  hidden: z.boolean(),
  position: z.number().int(),
  published: z.number().int().nullable().meta({ description: 'The version that visitors read' }),
  latest: z.number().int(),
  version: z.number().int(),
  updatedAt: z.string().meta({ description: 'ISO 8601 in UTC' }),
  namedWays: z.array(z.enum(paymentMethods)).meta({
    description:
      'Ways to pay that its newest words name, and not by a line that follows the settings: to tell of one that is switched off',
  }),
}

/** A page in the list of the dashboard. */
export const PageFacts = z
  .object({ ...facts, title: z.string(), titleAr: z.string() })
  .meta({ id: 'PageFacts' })
export type PageFacts = z.infer<typeof PageFacts>

/** A page in its editor: the newest version's words, and who kept which version when, the newest first. */
export const EditedPage = PageFacts.extend({
  content: PageContent,
  versions: z.array(
    z.object({ number: z.number().int(), savedAt: z.string(), savedBy: z.string().nullable() }),
  ),
}).meta({ id: 'EditedPage' })
export type EditedPage = z.infer<typeof EditedPage>

/** A page in menu or footer; one of the shop's own that is in neither was taken out. */
export const PageLink = z
  .object({
    path: z.string(),
    title: z.string(),
    titleAr: z.string(),
    menu: z.boolean(),
    footer: z.boolean(),
    hidden: z.boolean(),
    changed: z.string(),
  })
  .meta({ id: 'PageLink' })
export type PageLink = z.infer<typeof PageLink>

/** A page in one language, as visitors read it. */
export const WrittenPage = z
  .object({
    path: z.string(),
    language: z.enum(locales),
    title: z.string(),
    html: z.string(),
    asks: z.boolean().meta({ description: 'Its headings ask questions, which search engines are told (W4)' }),
    searchTitle: z.string(),
    description: z.string(),
    image: z.string(),
  })
  .meta({ id: 'WrittenPage' })
export type WrittenPage = z.infer<typeof WrittenPage>

export const pageParams = z.object({ id: line(100) })
