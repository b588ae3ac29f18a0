import * as z from 'zod'
import { cardShapes, corners, placeholders, typefacePairs } from './brand-options.ts'

/** A picture of the brand: its address in this shop, and its size in pixels. */
export const BrandPicture = z
  .object({ url: z.string(), width: z.number().int(), height: z.number().int() })
  .meta({ id: 'BrandPicture' })
export type BrandPicture = z.infer<typeof BrandPicture>

/** How a shop looks where it looks otherwise than this one does by itself (B1). */
export const Brand = z
  .object({
    logo: BrandPicture.nullable(),
    logoDark: BrandPicture.nullable().meta({
      description: 'On dark ground; null shows `logo` there, on a light plate',
    }),
    icon: BrandPicture.nullable().meta({ description: 'For tabs and home screens; null makes it of `logo`' }),
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .nullable()
      .meta({ description: "`#rrggbb`; null is the shop's own wine" }),
    corners: z.enum(corners),
    typefaces: z.enum(typefacePairs),
    cards: z.enum(cardShapes),
    placeholder: z.enum(placeholders).default('bag').meta({
      description:
        'What stands where a product has no picture: a drawn bag, a letter of the name, the logo (P14)',
    }),
  })
  .meta({ id: 'Brand' })
export type Brand = z.infer<typeof Brand>
