import type { Node } from '@tiptap/pm/model'
import { piecesOf } from './pieces.ts'
import { writeInline } from './write-inline.ts'

/** A text of the editor as Markdown. Paragraphs without a word are left out, as visitors would not see them. */
export function writeMarkdown(doc: Node): string {
  return chapters(doc.content.content, '\n\n', [])
}

/** Blocks below each other; `around` are the signs of the lists that they begin an entry of. */
function chapters(blocks: readonly Node[], between: string, around: readonly string[]): string {
  const written: string[] = []
  let sign = ''
  for (const block of blocks) {
    // Two lists after each other have another sign, or would be one; so has one at the start of another's entry.
    const taken = written.length === 0 ? around : [sign]
    const own = isList(block) ? signOf(block, taken) : ''
    const text = writeBlock(block, own, written.length === 0 ? around : [])
    if (text === '') continue
    written.push(text)
    sign = own
  }
  return written.join(between)
}

function writeBlock(block: Node, sign: string, around: readonly string[]): string {
  switch (block.type.name) {
    case 'heading': {
      const words = writeInline(piecesOf(block), { inHeading: true })
      return words && `${'#'.repeat(block.attrs.level)} ${words}`
    }
    case 'blockquote':
      return prefixed(chapters(block.content.content, '\n\n', []), '> ', '> ')
    case 'bullet_list':
    case 'ordered_list':
      return writeList(block, sign, around)
    case 'rule':
      return '___'
    case 'table':
      return writeTable(block)
    default:
      return writeInline(piecesOf(block), {})
  }
}

function writeList(list: Node, sign: string, around: readonly string[]): string {
  const entries = list.content.content
  const between = isTight(list) ? '\n' : '\n\n'
  return entries
    .map((entry, at) => {
      const mark = list.type.name === 'ordered_list' ? `${at + 1}${sign} ` : `${sign} `
      const begins = at === 0 ? [...around, sign] : [sign]
      const text = chapters(entry.content.content, between, begins)
      return text === '' ? mark.trimEnd() : prefixed(text, mark, ' '.repeat(mark.length))
    })
    .join(between)
}

function writeTable(table: Node): string {
  const rows = table.content.content.map((row) =>
    row.content.content.map((cell) => writeInline(piecesOf(cell), { inCell: true })),
  )
  const columns = Math.max(...rows.map((row) => row.length))
  const line = (cells: readonly string[]) =>
    `|${Array.from({ length: columns }, (_, at) => ` ${cells[at] ?? ''} `).join('|')}|`
  const [head = [], ...body] = rows
  return [line(head), line(Array.from({ length: columns }, () => '---')), ...body.map(line)].join('\n')
}

/**
 * A list whose entries stand close: visitors see no paragraphs in it. Not where two blocks of an entry would be read as
 * one without an empty line between; and a single block has no line to be apart from.
 */
export function isTight(list: Node): boolean {
  const entries = list.content.content.map((entry) => entry.content.content.filter(hasWords))
  const isApart = entries.some((blocks) => blocks.some((block, at) => needsGap(blocks[at - 1], block)))
  return !isApart && (list.attrs.tight || (entries.length === 1 && (entries[0]?.length ?? 0) < 2))
}

function needsGap(before: Node | undefined, block: Node): boolean {
  const [above, name] = [before?.type.name, block.type.name]
  if (above === undefined || above === 'heading' || above === 'rule') return false
  if (name === 'rule' || name === 'heading') return above === 'table'
  if (isList(block) && above === 'paragraph') return !block.firstChild?.content.content.some(hasWords)
  return name !== 'blockquote' || above !== 'paragraph'
}

/** Whether anything of a block is written. */
export function hasWords(block: Node): boolean {
  if (block.isTextblock && !block.type.spec.tableRole) return piecesOf(block).length > 0
  return true
}

function isList(block: Node): boolean {
  return block.type.name === 'bullet_list' || block.type.name === 'ordered_list'
}

function signOf(list: Node, taken: readonly string[]): string {
  const signs = list.type.name === 'ordered_list' ? ['.', ')'] : ['-', '*', '+']
  return signs.find((sign) => !taken.includes(sign)) ?? signs[0] ?? ''
}

function prefixed(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first : others) + line)
    .map((line) => (/^[>\s]*$/.test(line) ? line.trimEnd() : line))
    .join('\n')
}
