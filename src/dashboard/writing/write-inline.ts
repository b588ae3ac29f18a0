import { isBreak, type Piece } from './pieces.ts'

type Delimiter = '**' | '_' | 'link'
/** What is written in turn: a sign of the text, or the beginning or end of a mark. */
type Part = { sign: string; mark?: Delimiter; isEnd?: boolean }

type Where = { inCell?: boolean; inHeading?: boolean }

/**
 * Words with their marks as Markdown that the server's parser reads as the same. Where a mark could not stand (`a**:b**`)
 * the sign beside it is written by its number, which is punctuation to every parser.
 */
export function writeInline(pieces: readonly Piece[], { inCell = false, inHeading = false }: Where): string {
  const parts = partsOf(pieces)
  const coded = codedSigns(parts)
  const written = parts.map(({ sign, mark }, at) =>
    mark || isBreak(sign) ? sign : coded[at] ? entity(sign) : escaped(parts, at, coded),
  )
  if (inHeading && parts.at(-1)?.sign === '#') written[written.length - 1] = '\\#'
  const lines = written.join('').split('\n')
  return lines
    .map((line) => (inCell || (line.match(/\|/g)?.length ?? 0) > mostBars ? line.replaceAll('|', bar) : line))
    .join('\n')
}

/** More bars than these make a line no row of a table, for the server. */
const mostBars = 20
const bar = '&#124;'

function partsOf(pieces: readonly Piece[]): Part[] {
  const parts: Part[] = []
  const open: { mark: Delimiter; href?: string | undefined }[] = []
  const isOn = (piece: Piece | undefined, { mark, href }: (typeof open)[number]) =>
    mark === 'link' ? piece?.href === href : mark === '**' ? piece?.strong : piece?.em
  const close = () => {
    const ended = open.pop()
    if (ended)
      parts.push({
        sign: ended.mark === 'link' ? `](${address(ended.href)})` : ended.mark,
        mark: ended.mark,
        isEnd: true,
      })
  }
  for (const [at, piece] of pieces.entries()) {
    const firstEnded = open.findIndex((mark) => !isOn(piece, mark))
    if (firstEnded >= 0) while (open.length > firstEnded) close()
    const wanted: typeof open = [
      ...(piece.href === undefined ? [] : [{ mark: 'link' as const, href: piece.href }]),
      ...(piece.strong ? [{ mark: '**' as const }] : []),
      ...(piece.em ? [{ mark: '_' as const }] : []),
    ].filter(({ mark }) => !open.some((there) => there.mark === mark))
    const reach = (mark: (typeof open)[number]) => {
      let end = at
      while (end < pieces.length && isOn(pieces[end], mark)) end += 1
      return end
    }
    // What goes on longest is outside, so that few marks are written twice.
    const ordered = wanted.map((mark) => ({ mark, end: reach(mark) })).sort((a, b) => b.end - a.end)
    for (const { mark } of ordered) {
      open.push(mark)
      parts.push({ sign: mark.mark === 'link' ? '[' : mark.mark, mark: mark.mark })
    }
    parts.push({ sign: piece.sign })
  }
  while (open.length > 0) close()
  return parts
}

/** An address in round brackets; what would end it, or be read as something else, stands by its code. */
function address(href = ''): string {
  return href
    .replace(/[\s\p{Cc}]/gu, encodeURIComponent)
    .replace(/[\\<>()]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replaceAll('|', bar)
}

/** Which signs are written by their number. One that is makes it be punctuation for the mark on its other side. */
function codedSigns(parts: readonly Part[]): readonly boolean[] {
  let coded: readonly boolean[] = parts.map(() => false)
  for (;;) {
    const before = coded
    coded = parts.map((_, at) => before[at] || mustBeCoded(parts, at, before))
    if (coded.every((is, at) => is === before[at])) return coded
  }
}

function mustBeCoded(parts: readonly Part[], at: number, coded: readonly boolean[]): boolean {
  const { sign, mark } = parts[at] ?? { sign: '' }
  if (mark || isBreak(sign)) return false
  const [before, after] = [parts[at - 1], parts[at + 1]]
  const opens = isEmphasis(after) && after?.isEnd !== true
  const ends = isEmphasis(before) && before?.isEnd === true
  if (isSpace(sign)) return sign !== ' ' || (isEmphasis(before) && !ends) || (isEmphasis(after) && !opens)
  if (isPunctuation(sign)) return false
  // `a**(b)**` and `**a:**b` would stay as they are.
  const isWord = (near: number) => {
    const part = parts[near]
    return part !== undefined && !part.mark && !coded[near] && isLetter(part.sign)
  }
  return (
    (opens && (after?.sign === '_' || !isWord(at + 2))) || (ends && (before?.sign === '_' || !isWord(at - 2)))
  )
}

function isEmphasis(part: Part | undefined): boolean {
  return part?.mark !== undefined && part.mark !== 'link'
}

function escaped(parts: readonly Part[], at: number, coded: readonly boolean[]): string {
  const { sign } = parts[at] ?? { sign: '' }
  if (/[\\*[\]]/.test(sign)) return `\\${sign}`
  if (sign === '_') {
    const inWord = [at - 1, at + 1].every(
      (near) => parts[near] && !parts[near].mark && !coded[near] && isLetter(parts[near].sign),
    )
    return inWord ? sign : '\\_'
  }
  if (sign === '&') return /^&#?\w+;/.test(plainFrom(parts, at)) ? '\\&' : sign
  const start = lineStart(parts, at)
  return start === undefined ? sign : atLineStart(sign, plainFrom(parts, start), at - start)
}

/** What would begin a heading, quote, list, rule or table at the start of a line, and is none. */
function atLineStart(sign: string, line: string, at: number): string {
  if (at === 0) {
    if (/[>\-+:]/.test(sign) || /^#{1,6}(?:\s|$)/.test(line)) return `\\${sign}`
    return sign === '|' ? bar : sign
  }
  return /^\d{1,9}[.)]$/.test(line.slice(0, at + 1)) ? `\\${sign}` : sign
}

/** Where the line begins when nothing but signs stands between there and here; few are looked at. */
function lineStart(parts: readonly Part[], at: number): number | undefined {
  for (let start = at; at - start <= 10; start -= 1) {
    const before = parts[start - 1]
    if (before === undefined || isBreak(before.sign)) return start
    if (before.mark) return undefined
  }
  return undefined
}

/** The signs from here to the next mark or end of the line; 40 at most, as no name of a sign is longer. */
function plainFrom(parts: readonly Part[], at: number): string {
  const near = parts.slice(at, at + 40)
  const end = near.findIndex(({ sign, mark }) => mark !== undefined || isBreak(sign))
  return near
    .slice(0, end < 0 ? near.length : end)
    .map(({ sign }) => sign)
    .join('')
}

function entity(sign: string): string {
  return sign === '\u00a0' ? '&nbsp;' : `&#${sign.codePointAt(0)};`
}

function isSpace(sign: string): boolean {
  return /\s/.test(sign)
}

/** Only what every parser takes for punctuation, and for a letter: what is neither for sure is written by its number. */
function isPunctuation(sign: string): boolean {
  return /^[!-/:-@[-`{-~]$/.test(sign)
}
function isLetter(sign: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(sign) && sign.length === 1
}
