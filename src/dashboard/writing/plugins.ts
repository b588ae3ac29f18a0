import { baseKeymap, chainCommands } from '@tiptap/pm/commands'
import { gapCursor } from '@tiptap/pm/gapcursor'
import { history, redo } from '@tiptap/pm/history'
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from '@tiptap/pm/inputrules'
import { keymap } from '@tiptap/pm/keymap'
import { splitListItem } from '@tiptap/pm/schema-list'
import { type Command, type EditorState, Plugin, TextSelection } from '@tiptap/pm/state'
import { goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables'
import { schema } from './schema.ts'
import { tools } from './tools.ts'
import { around } from './where.ts'

const { nodes } = schema

/** What the editor does by itself, and by keys. Tab is not among them: it leaves the field. */
export function plugins(onLink: () => void): Plugin[] {
  const keys: Record<string, Command> = {
    'Mod-k': () => {
      onLink()
      return true
    },
    'Mod-Shift-z': redo,
    'Shift-Enter': breakLine,
    Enter: chainCommands(nextCell, splitListItem(nodes.list_item)),
    Backspace: undoInputRule,
  }
  for (const tool of Object.values(tools)) if ('keys' in tool && tool.keys) keys[tool.keys] = tool.command
  return [shortSigns, keymap(keys), keymap(baseKeymap), history(), gapCursor(), tableEditing(), inOrder]
}

/** Who knows the signs may type them: `## `, `- `, `1. `, `> `. */
const shortSigns = inputRules({
  rules: [
    textblockTypeInputRule(/^#{1,2}\s$/, nodes.heading, { level: 2 }),
    textblockTypeInputRule(/^#{3}\s$/, nodes.heading, { level: 3 }),
    wrappingInputRule(/^[-*+]\s$/, nodes.bullet_list),
    wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list),
    wrappingInputRule(/^>\s$/, nodes.blockquote),
  ],
})

/** A table begins with its headings, and below everything is room to write on. */
const inOrder = new Plugin({
  appendTransaction(transactions, _, state) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null
    const { tr } = state
    state.doc.descendants((node, at, parent, index) => {
      if (node.type !== nodes.table_row) return !node.isTextblock
      const kind = index === 0 ? nodes.table_header : nodes.table_cell
      node.forEach((cell, offset) => {
        if (cell.type !== kind) tr.setNodeMarkup(at + 1 + offset, kind, cell.attrs)
      })
      return parent === null
    })
    if (state.doc.lastChild?.type !== nodes.paragraph)
      tr.insert(tr.doc.content.size, nodes.paragraph.create())
    return tr.docChanged ? tr : null
  },
})

/** The next cell, and after the last one the text below. */
const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false
  if (goToNextCell(1)(state, dispatch, view)) return true
  const table = around(state, [nodes.table])
  if (!table) return false
  const below = table.at + table.node.nodeSize
  dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve(below))).scrollIntoView())
  return true
}

/** A new line in the same paragraph; headings and cells have one line. */
function breakLine(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  if (state.selection.$from.parent.type !== nodes.paragraph) return true
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}
