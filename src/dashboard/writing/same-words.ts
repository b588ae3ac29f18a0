import type { Node } from '@tiptap/pm/model'
import { piecesOf } from './pieces.ts'
import { readMarkdown } from './read-markdown.ts'
import { hasWords, isTight, writeMarkdown } from './write-markdown.ts'

/** Whether the editor can write a text again so that visitors see the same; if not, it stays Markdown. */
export function isSafeToEdit(text: string): boolean {
  const doc = readMarkdown(text)
  return shown(doc, isReadTight) === shown(readMarkdown(writeMarkdown(doc)), isReadTight)
}

/** As the text has it, also where the editor would write the list wider. */
function isReadTight(list: Node): boolean {
  return list.attrs.tight
}

/** All that a visitor sees of a text, to compare two of them; `tight` says which lists show no paragraphs. */
export function shown(block: Node, tight = isTight): string {
  const { name } = block.type
  if (block.isTextblock) {
    const words = piecesOf(block).map(({ sign, strong, em, href }) =>
      [sign, strong ? 'b' : '', em ? 'i' : '', href ?? ''].join('\u0001'),
    )
    return `${name}${block.attrs.level ?? ''}(${words.join('\u0002')})`
  }
  return `${name}${hasParagraphs(block, tight) ? ' ' : ''}(${block.content.content
    .filter(hasWords)
    .map((one) => shown(one, tight))
    .join('\u0003')})`
}

/** Whether visitors see the entries of a list as paragraphs. */
function hasParagraphs(block: Node, tight: typeof isTight): boolean {
  if (block.attrs.tight === undefined || tight(block)) return false
  return block.content.content.some((entry) =>
    entry.content.content.some((inside) => inside.type.name === 'paragraph' && hasWords(inside)),
  )
}
