import type { Locale } from '#src/core/locale.ts'
import type { LetterPicture } from '#src/media/letters/letter-pictures.ts'

/** A piece of text that may lead somewhere. `ltr` for what is always read from left to right: numbers, addresses. */
export type Piece = { text: string; href?: string | undefined; ltr?: boolean }

/** One of the goods, with what was chosen, how many, amounts as they are shown, and its picture where it has one. */
export type Good = {
  name: string
  choice: string
  count: string
  amount: string
  picture?: LetterPicture | undefined
}

/** A part of an email; said once and shown as text and as HTML alike. */
export type Part =
  | { part: 'say'; text: string }
  /** Less important, below the rest. */
  | { part: 'note'; text: string }
  | { part: 'facts'; rows: { label: string; value: Piece[] }[] }
  /** Goods and the totals under them; `isTotal` is the one that is paid. */
  | { part: 'goods'; goods: Good[]; totals: { label: string; amount: string; isTotal: boolean }[] }
  /** Somebody's own words, line by line. */
  | { part: 'quote'; text: string }
  /** The one thing to do. Without an address only its words are shown. */
  | { part: 'button'; text: string; href: string }

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

/** What an email says, before it is rendered as text and as HTML. */
export type EmailContent = {
  locale: Locale
  /** What the shop is called in this language; the sender's name too. */
  shopName: string
  look: LetterLook
  subject: string
  title: string
  parts: Part[]
  replyTo?: { name: string; address: string }
}
