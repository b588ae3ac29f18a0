import * as z from 'zod'
import type { Text } from '#src/core/locale.ts'
import { line } from '#src/http/field.ts'
import { Brand } from '../brand/brand.ts'
import { readHex } from '../brand/colour.ts'
import { eitherLanguage, textRules, unsaidIn } from '../settings-fields.ts'

const noColour: Text = {
  en: 'Enter a colour such as #6B1E2E.',
  ar: 'يرجى إدخال لون مثل #6B1E2E.',
}

/** The brand as its screen sends it: pictures by their addresses, whose sizes the shop knows itself (B1). */
export const BrandUpdate = z
  .object({
    shopName: line(textRules.shopName.max),
    shopNameAr: line(textRules.shopNameAr.max),
    logo: z.string().max(200).nullable(),
    logoDark: z.string().max(200).nullable(),
    icon: z.string().max(200).nullable(),
    accent: z
      .string()
      .max(30)
      .nullable()
      .transform((typed, context) => {
        const hex = typed === null || typed.trim() === '' ? null : readHex(typed)
        if (hex !== undefined) return hex
        context.addIssue({ code: 'custom', params: { text: noColour }, input: typed })
        return z.NEVER
      }),
    corners: Brand.shape.corners,
    typefaces: Brand.shape.typefaces,
    cards: Brand.shape.cards,
    placeholder: Brand.shape.placeholder,
  })
  .refine(({ shopName, shopNameAr }) => !unsaidIn({ shopName, shopNameAr }).includes('shopName'), {
    path: ['shopName'],
    params: { text: eitherLanguage.shopName.needed },
    // Told together with what else is wrong.
    when: ({ value }) => hasNames(value),
  })
  .meta({ id: 'BrandUpdate' })
export type BrandUpdate = z.infer<typeof BrandUpdate>

function hasNames(sent: unknown): boolean {
  const { shopName, shopNameAr }: { shopName?: unknown; shopNameAr?: unknown } = Object(sent)
  return typeof shopName === 'string' && typeof shopNameAr === 'string'
}
