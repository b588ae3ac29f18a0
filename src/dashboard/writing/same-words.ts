import type { Node } from '@tiptap/pm/model'
import { piecesOf } from './pieces.ts'
import { readMarkdown } from './read-markdown.ts'
import { hasWords, isTight, writeMarkdown } from './write-markdown.ts'

/** Whether the editor can write a text again so that visitors see the same; if not, it stays Markdown. */
export function isSafeToEdit(text: string): boolean {
  const doc = readMarkdown(text)
  return shown(doc) === shown(readMarkdown(writeMarkdown(doc)))
}

/** All that a visitor sees of a text, to compare two of them. */
export function shown(block: Node): string {
  const { name } = block.type
  if (block.isTextblock) {
    const words = piecesOf(block).map(({ sign, strong, em, href }) =>
      [sign, strong ? 'b' : '', em ? 'i' : '', href ?? ''].join('\u0001'),
    )
    return `${name}${block.attrs.level ?? ''}(${words.join('\u0002')})`
  }
  return `${name}${hasParagraphs(block) ? ' ' : ''}(${block.content.content.filter(hasWords).map(shown).join('\u0003')})`
}

/** Whether visitors see the entries of a list as paragraphs. */
function hasParagraphs(block: Node): boolean {
  if (block.attrs.tight === undefined || isTight(block)) return false
  return block.content.content.some((entry) =>
    entry.content.content.some((inside) => inside.type.name === 'paragraph' && hasWords(inside)),
  )
}
