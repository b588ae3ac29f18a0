import type { Locale } from '#src/core/locale.ts'
import type { LetterPicture } from '#src/media/letters/letter-pictures.ts'
import type { LetterLook } from './letter-look.ts'

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
