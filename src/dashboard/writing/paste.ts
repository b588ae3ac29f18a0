import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { safeAddress } from '#src/content/markdown/parser.ts'
import { schema } from './schema.ts'

/** The server reads rows up to this width. */
const mostColumns = 19
const inCells = 'a, b, strong, i, em, span'

/**
 * HTML of elsewhere before the schema takes from it what it knows: a cell becomes one line, a table that is too wide
 * lines of text. `refused` says that a link led where none may lead. Nothing of it is shown or run on the way.
 */
export function tidyHtml(html: string): { html: string; refused: boolean } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const refused = [...body.querySelectorAll('a[href]')].some(
    (link) => safeAddress(link.getAttribute('href') ?? '') === undefined,
  )
  for (const cell of body.querySelectorAll('td, th'))
    for (const part of cell.querySelectorAll(`:not(${inCells})`)) part.replaceWith(...part.childNodes, ' ')
  for (const table of body.querySelectorAll('table'))
    if ([...table.rows].some(({ cells }) => cells.length > mostColumns))
      table.replaceWith(...[...table.rows].map((row) => lineOf(row)))
  // Where the view reads it, the tag of a body means nothing; the build keeps of React what other names would ask for.
  return { html: body.outerHTML, refused }
}

function lineOf(row: HTMLTableRowElement): HTMLElement {
  const line = row.ownerDocument.createElement('p')
  line.textContent = [...row.cells].map(({ textContent }) => textContent).join(' ')
  return line
}

/** Pastes into a cell of a table what fits there: words. False where the cursor is in none, or cells are pasted. */
export function pasteIntoCell({ state, dispatch }: EditorView, slice: Slice): boolean {
  if (!state.selection.$from.parent.type.spec.tableRole) return false
  const words: Node[] = []
  let hasCells = false
  slice.content.descendants((node) => {
    hasCells ||= node.type.spec.tableRole !== undefined
    if (node.isText) words.push(node)
    else if (words.length > 0) words.push(schema.text(' '))
  })
  if (hasCells) return false
  dispatch(state.tr.replaceSelection(new Slice(Fragment.fromArray(words), 0, 0)).scrollIntoView())
  return true
}
