import type { Mark, Node } from '@tiptap/pm/model'

/** A sign of a text, or the end of a line, with what is on it. */
export type Piece = { sign: string; strong: boolean; em: boolean; href: string | undefined }

/** The ends of lines among the signs: where visitors see one, and where the line runs on for them. */
export const hardBreak = '  \n'
export const softBreak = '\n'

/** The words of a paragraph, heading or cell, without what nobody would see: spaces at the ends of its lines. */
export function piecesOf(block: Node): Piece[] {
  const oneLine = block.type.name !== 'paragraph'
  const pieces = block.content.content.flatMap((node) => {
    const [strong, em] = [isOn(node.marks, 'strong'), isOn(node.marks, 'em')]
    const href: string | undefined = node.marks.find(({ type }) => type.name === 'link')?.attrs.href
    return signsOf(node, oneLine).map((sign) => ({ sign, strong, em, href }))
  })
  const seen = pieces.filter(({ sign }, at) => !isBreak(sign) || !isBreakAround(pieces, at))
  const tidied = withoutSpacesAtEnds(seen)
  return withoutMarksAtEnds(withoutMarksAtEnds(tidied, 'strong'), 'em')
}

export function isBreak(sign: string): boolean {
  return sign === hardBreak || sign === softBreak
}

function isOn(marks: readonly Mark[], name: string): boolean {
  return marks.some(({ type }) => type.name === name)
}

function signsOf(node: Node, oneLine: boolean): string[] {
  if (node.isText) return [...(node.text ?? '')]
  if (oneLine) return [' ']
  return [node.type.name === 'hard_break' ? hardBreak : softBreak]
}

/** Markdown has no empty line inside a paragraph, nor at its ends: of several ends of lines one is left. */
function isBreakAround(pieces: readonly Piece[], at: number): boolean {
  let before = at - 1
  while (isBlank(pieces[before]?.sign ?? '')) before -= 1
  let after = at + 1
  while (isGap(pieces[after])) after += 1
  return pieces[after] === undefined || isBreak(pieces[before]?.sign ?? softBreak)
}

function isGap(piece: Piece | undefined): boolean {
  return piece !== undefined && (isBlank(piece.sign) || isBreak(piece.sign))
}

function isBlank(sign: string): boolean {
  return sign === ' '
}

/** In one pass: a text of nothing but spaces takes no longer than another. */
function withoutSpacesAtEnds(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = []
  let gap: Piece[] = []
  let isStart = true
  for (const piece of pieces) {
    if (isBlank(piece.sign)) {
      if (!isStart) gap.push(piece)
      continue
    }
    isStart = isBreak(piece.sign)
    kept.push(...(isStart ? [] : gap), piece)
    gap = []
  }
  return kept
}

/** Bold words end at a letter: a space or an end of the line at their ends is not part of them. */
function withoutMarksAtEnds(pieces: readonly Piece[], mark: 'strong' | 'em'): Piece[] {
  const last = pieces.length - 1
  const keeps = pieces.map((piece) => piece[mark])
  const forth = pieces.map((_, at) => at)
  for (const [order, step] of [[forth, -1] as const, [forth.toReversed(), 1] as const])
    for (const at of order) {
      const beside = at + step < 0 || at + step > last ? false : keeps[at + step]
      if (isGap(pieces[at]) && !beside) keeps[at] = false
    }
  return pieces.map((piece, at) => ({ ...piece, [mark]: keeps[at] ?? false }))
}
