import type { Locale } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import type { TemplateContext } from '#src/mail/email.ts'
import {
  type EmailContent,
  type LetterColours,
  type LetterLook,
  ownLetterLook,
} from '#src/mail/email-parts.ts'
import { accentShades, type Theme } from '../brand/accent.ts'
import type { Brand, BrandPicture } from '../brand/brand.ts'
import type { Hex } from '../brand/colour.ts'
import { ownLook } from '../brand/own-look.ts'
import type { Settings } from '../settings.ts'

/** A logo in a letter as it is shown, in px: at most so wide and high. */
const logoBox = { width: 200, height: 48 }

/** As `--radius-md` of each (brand-tokens.ts), in px. */
const corners = { sharp: 0, soft: 4, round: 12 } as const satisfies Record<Brand['corners'], number>

/**
 * Who a letter is from, in its language, and how it looks: as the shop's pages do (B1, record 082). A logo that cannot be read in time
 * is left out, and the name stands there.
 */
export async function letterHead(
  settings: Settings,
  locale: Locale,
  { readPictures }: Pick<TemplateContext, 'readPictures'>,
): Promise<Pick<EmailContent, 'shopName' | 'look'>> {
  const { accent, corners: shape, logo } = settings.brand ?? ownLook
  const shown = logo && (await readPictures?.([logo.url], 'logo'))?.get(logo.url)
  return {
    shopName: dataText(locale, settings, 'shopName'),
    look: {
      ...letterColours(accent),
      corners: corners[shape],
      ...(logo && shown && { logo: { picture: shown, ...within(logo) } }),
    },
  }
}

function letterColours(accent: string | null): Record<Theme, LetterColours> {
  if (accent === null) return { light: ownLetterLook.light, dark: ownLetterLook.dark }
  const shades = accentShades(accent as Hex)
  const of = ({ wine, onWine }: (typeof shades)[Theme]) => ({ accent: wine, fill: wine, onFill: onWine })
  return { light: of(shades.light), dark: of(shades.dark) }
}

function within({ width, height }: BrandPicture): Pick<NonNullable<LetterLook['logo']>, 'width' | 'height'> {
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
