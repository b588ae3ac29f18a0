import type { LetterPicture } from '#src/media/letters/letter-pictures.ts'

/** The accent as words and as the fill of a button with the words on it, each `#rrggbb`, for one theme of a mail program. */
export type LetterColours = { accent: string; fill: string; onFill: string }

/** How a letter looks (B1): its colours by theme, its corners in px, and the logo at its head with its size in px as it is shown. */
export type LetterLook = {
  light: LetterColours
  dark: LetterColours
  corners: number
  logo?: { picture: LetterPicture; width: number; height: number }
}

/** The look of a shop without a brand: the wine of ui/theme/tokens.css; what is filled stays so in the dark. */
export const ownLetterLook: LetterLook = {
  light: { accent: '#6b1e2e', fill: '#6b1e2e', onFill: '#ffffff' },
  dark: { accent: '#d98594', fill: '#6b1e2e', onFill: '#ffffff' },
  corners: 4,
}
