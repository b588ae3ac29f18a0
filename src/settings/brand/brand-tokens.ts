import { accentShades, type Theme } from './accent.ts'
import type { Brand } from './brand.ts'
import type { Hex } from './colour.ts'
import { typefaceTokens } from './typefaces.ts'

const radii = {
  sharp: { '--radius-sm': '0px', '--radius-md': '0px', '--radius-lg': '0px' },
  soft: {},
  round: { '--radius-sm': '6px', '--radius-md': '12px', '--radius-lg': '20px' },
} as const satisfies Record<Brand['corners'], Record<string, string>>

type Look = Pick<Brand, 'accent' | 'corners' | 'typefaces' | 'cards'>

type Tokens = Record<string, string>

/**
 * The tokens of src/ui/theme/tokens.css that a brand says otherwise (B1): those of both themes, and each theme's colours; with them the
 * accent of papers, which are light in both.
 * None for the shop's own look.
 */
export function brandTokens({ accent, corners, typefaces, cards }: Look): Record<'all' | Theme, Tokens> {
  const shades = accent === null ? undefined : accentShades(accent as Hex)
  const colours = (theme: Theme): Tokens =>
    shades
      ? {
          '--color-wine': shades[theme].wine,
          '--color-wine-deep': shades[theme].wineDeep,
          '--color-on-wine': shades[theme].onWine,
          '--color-fill': shades[theme].wine,
          '--color-fill-deep': shades[theme].wineDeep,
          '--color-on-fill': shades[theme].onWine,
          '--color-tint': shades[theme].tint,
        }
      : {}
  return {
    all: {
      ...radii[corners],
      ...typefaceTokens(typefaces),
      ...(shades && { '--paper-accent': shades.light.wine }),
      ...(cards === 'portrait' && { '--card-ratio': '0.8' }),
    },
    light: colours('light'),
    dark: colours('dark'),
  }
}
