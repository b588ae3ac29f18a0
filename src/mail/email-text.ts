import type { Locale } from '#src/core/locale.ts'
import { joined } from '#src/i18n/joined.ts'
import { directionOf } from '#src/i18n/locale.ts'
import type { EmailContent, Part, Piece } from './email-parts.ts'

const [leftToRight, asItself, end] = ['\u2066', '\u2068', '\u2069']
const turning = {
  ltr: /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/,
  rtl: /[A-Za-z\d]/,
}

/** The plain-text form of an email; what runs the other way is isolated, so that it does not turn its neighbours. */
export function textOf(content: EmailContent): string {
  const parts = content.parts.map((part) => partOf(part, content.locale))
  return `${[content.title, ...parts, `-- \n${content.shopName}`].join('\n\n')}\n`
}

function partOf(part: Part, locale: Locale): string {
  switch (part.part) {
    case 'say':
    case 'note':
      return part.text
    case 'quote':
      return part.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    case 'facts':
      return part.rows
        .map(({ label, value }) => {
          const pieces = value.map((piece) => pieceOf(piece, locale))
          return `${label}: ${joined(locale, pieces)}`
        })
        .join('\n')
    case 'goods': {
      const goods = part.goods.map(({ name, choice, count, amount }) =>
        [
          name,
          ...(choice ? [`  ${apart(choice, locale)}`] : []),
          `  ${forced(count)}`,
          `  ${forced(amount)}`,
        ].join('\n'),
      )
      const totals = part.totals.map(({ label, amount }) => `${label}: ${forced(amount)}`)
      return [...goods, totals.join('\n')].join('\n\n')
    }
    case 'button':
      return part.href ? `${part.text}:\n${part.href}` : part.text
  }

  // English emails have no need of marks around what is left to right anyway.
  function forced(text: string): string {
    return directionOf(locale) === 'rtl' ? `${leftToRight}${text}${end}` : text
  }
}

function pieceOf({ text, href, ltr = false }: Piece, locale: Locale): string {
  const shown = ltr && directionOf(locale) === 'rtl' ? `${leftToRight}${text}${end}` : apart(text, locale)
  return href?.startsWith('https:') ? `${shown} ${href}` : shown
}

function apart(text: string, locale: Locale): string {
  return text
    .split('\n')
    .map((line) => (turning[directionOf(locale)].test(line) ? `${asItself}${line}${end}` : line))
    .join('\n')
}
