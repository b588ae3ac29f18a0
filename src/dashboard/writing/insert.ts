import { type Command, TextSelection } from '@tiptap/pm/state'
import { isInTable } from '@tiptap/pm/tables'
import { schema } from './schema.ts'

const { nodes, marks } = schema
const firstSize = { rows: 3, columns: 2 }

/** An empty table with a row of headings; the cursor stands in its first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const row = (cell: typeof nodes.table_cell) =>
    nodes.table_row.create(
      null,
      Array.from({ length: firstSize.columns }, () => cell.create()),
    )
  const rows = Array.from({ length: firstSize.rows }, (_, at) =>
    row(at === 0 ? nodes.table_header : nodes.table_cell),
  )
  const { tr } = state
  tr.replaceSelectionWith(nodes.table.create(null, rows))
  let first: number | undefined
  tr.doc.nodesBetween(Math.max(0, state.selection.from - 1), tr.doc.content.size, (node, at) => {
    if (first === undefined && node.type === nodes.table_header && node.childCount === 0) first = at + 1
  })
  if (first !== undefined) tr.setSelection(TextSelection.create(tr.doc, first))
  dispatch?.(tr.scrollIntoView())
  return true
}

/** A line between two parts of the text. */
export const insertRule: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.rule.create()).scrollIntoView())
  return true
}

/** Words that lead somewhere, in the place of what stands between two places; without an address they lead nowhere. */
export function writeLink(
  from: number,
  to: number,
  words: string | undefined,
  href: string | undefined,
): Command {
  return (state, dispatch) => {
    const { tr } = state
    if (words !== undefined) tr.insertText(words, from, to)
    const end = words === undefined ? to : from + words.length
    tr.removeMark(from, end, marks.link)
    if (href !== undefined) tr.addMark(from, end, marks.link.create({ href }))
    tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(marks.link)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}
