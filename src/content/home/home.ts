import * as z from 'zod'
import { longestText } from '#src/content/markdown/limits.ts'
import { ownersLink } from '#src/core/link.ts'
import { line, paragraph } from '#src/http/field.ts'
import { sectionKinds } from './section-kind.ts'

const words = (max: number) => line(max).default('')

/** A section of home as the owner edits it; empty words are the shop's own, or none (W5). */
export const HomeSection = z
  .object({
    id: line(40).min(1),
    kind: z.enum(sectionKinds),
    hidden: z.boolean().default(false),
    title: words(120),
    titleAr: words(120),
    text: paragraph(longestText / 4)
      .default('')
      .meta({ description: 'Markdown, of an intro and a text' }),
    textAr: paragraph(longestText / 4).default(''),
    link: line(300)
      .default('')
      .refine(ownersLink.fits, { params: { text: ownersLink.wrong } }),
    linkText: words(60),
    linkTextAr: words(60),
    image: words(500).meta({ description: 'A picture of this shop, beside a text' }),
    shelf: words(80).meta({
      description:
        'Of a shelf: the slug of a category, `offers`, `new` or collection/ with the address of one',
    }),
  })
  .meta({ id: 'HomeSection' })
export type HomeSection = z.infer<typeof HomeSection>

/** All sections in their order, with the save that was edited. */
export const HomeLayout = z
  .object({ sections: z.array(HomeSection).max(40), version: z.number().int().min(0) })
  .meta({ id: 'HomeLayout' })
export type HomeLayout = z.infer<typeof HomeLayout>

/** The same as it stands: `leftOut` would say the goods of a small shop once more, or name its few categories, and is not shown just now (W5). */
export const ArrangedHome = HomeLayout.extend({ leftOut: z.array(z.enum(sectionKinds)) }).meta({
  id: 'ArrangedHome',
})
export type ArrangedHome = z.infer<typeof ArrangedHome>

/** A section in one language as home shows it; `html` is of a text (W2). */
export const ShownSection = z
  .object({
    id: z.string(),
    kind: z.enum(sectionKinds),
    title: z.string().optional(),
    text: z.string().optional(),
    html: z.string().optional(),
    link: z.string().optional(),
    linkText: z.string().optional(),
    image: z.string().optional(),
    shelf: z.string().optional(),
  })
  .meta({ id: 'ShownSection' })
export type ShownSection = z.infer<typeof ShownSection>
