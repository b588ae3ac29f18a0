import { lift, setBlockType, toggleMark, wrapIn } from '@tiptap/pm/commands'
import { redo, undo } from '@tiptap/pm/history'
import { liftListItem, sinkListItem, wrapInList } from '@tiptap/pm/schema-list'
import type { Command, EditorState } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from '@tiptap/pm/tables'
import { insertRule, insertTable } from './insert.ts'
import { schema } from './schema.ts'
import { around, isInside, isMarked, isNarrow } from './where.ts'

export type ToolName = keyof typeof tools

type Tool = {
  /** What a press does; a command without a view that answers whether it can. */
  command: Command
  /** Whether what is selected has it; of a tool that only does something, undefined. */
  isOn?: (state: EditorState) => boolean
  keys?: string
  /** Shown only where it means something. */
  only?: (state: EditorState) => boolean
}

const { nodes, marks } = schema
const inList = (state: EditorState) => isInside(state, nodes.list_item)

/** The tools of the editor in the order of its toolbar; a link is asked for by a dialog of its own. */
export const tools = {
  bold: {
    command: toggleMark(marks.strong),
    isOn: (state: EditorState) => isMarked(state, marks.strong),
    keys: 'Mod-b',
  },
  italic: {
    command: toggleMark(marks.em),
    isOn: (state: EditorState) => isMarked(state, marks.em),
    keys: 'Mod-i',
  },
  heading: heading(2),
  subheading: heading(3),
  bullets: list('bullet_list'),
  numbers: list('ordered_list'),
  deeper: { command: sinkListItem(nodes.list_item), keys: 'Mod-]', only: inList },
  shallower: { command: liftListItem(nodes.list_item), keys: 'Mod-[', only: inList },
  quote: {
    command: (state, dispatch) =>
      (isInside(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
    isOn: (state: EditorState) => isInside(state, nodes.blockquote),
  },
  table: { command: insertTable },
  rule: { command: insertRule },
  undo: { command: undo, keys: 'Mod-z' },
  redo: { command: redo, keys: 'Mod-y' },
  addRow: { command: addRowAfter, only: isInTable },
  addColumn: {
    command: (state, dispatch) => isNarrow(state) && addColumnAfter(state, dispatch),
    only: isInTable,
  },
  removeRow: { command: deleteRow, only: isInTable },
  removeColumn: { command: deleteColumn, only: isInTable },
  removeTable: { command: deleteTable, only: isInTable },
} satisfies Record<string, Tool>

function heading(level: 2 | 3): Tool {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.type === nodes.heading && $from.parent.attrs.level === level
  return {
    command: (state, dispatch) =>
      (isOn(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch),
    isOn,
    keys: `Mod-Alt-${level}`,
  }
}

/** A list of this kind, one of the other kind turned into it, or none any more. */
function list(kind: 'bullet_list' | 'ordered_list'): Tool {
  const other = nodes[kind === 'bullet_list' ? 'ordered_list' : 'bullet_list']
  const nearest = (state: EditorState) => around(state, [nodes[kind], other])
  return {
    command(state, dispatch) {
      const there = nearest(state)
      if (!there) return wrapInList(nodes[kind])(state, dispatch)
      if (there.node.type === nodes[kind]) return liftListItem(nodes.list_item)(state, dispatch)
      dispatch?.(state.tr.setNodeMarkup(there.at, nodes[kind], there.node.attrs))
      return true
    },
    isOn: (state) => nearest(state)?.node.type === nodes[kind],
  }
}

export function toolNamed(name: ToolName): Tool {
  return tools[name]
}
