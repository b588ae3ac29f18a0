import type { MarkType, Node, NodeType } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { schema } from './schema.ts'

/** A row of a table holds at most so many cells that are added here; the server reads up to 19. */
const mostColumns = 10

/** The nearest block of one of these kinds that the selection begins in, and where that begins. */
export function around({ selection: { $from } }: EditorState, types: readonly NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node: Node = $from.node(depth)
    if (types.includes(node.type)) return { node, at: $from.before(depth) }
  }
  return undefined
}

export function isInside(state: EditorState, type: NodeType): boolean {
  return around(state, [type]) !== undefined
}

/** Whether what is selected, or typed next, has a mark. */
export function isMarked({ doc, selection, storedMarks }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
}

/** Whether a table may get another column. */
export function isNarrow(state: EditorState): boolean {
  const columns = around(state, [schema.nodes.table])?.node.firstChild?.childCount ?? 0
  return columns > 0 && columns < mostColumns
}

/** The link at the cursor or at the start of what is selected: where it reads, and where it leads. */
export function linkAt({ selection }: EditorState): { from: number; to: number; href: string } | undefined {
  const { $from } = selection
  const here = $from.parent.childAfter($from.parentOffset)
  const place = here.node && linkOf(here.node) ? here : $from.parent.childBefore($from.parentOffset)
  const href = place.node && linkOf(place.node)
  if (href === undefined || href === null) return undefined
  let [first, last] = [place.index, place.index]
  const { parent } = $from
  while (first > 0 && linkOf(parent.child(first - 1)) === href) first -= 1
  while (last + 1 < parent.childCount && linkOf(parent.child(last + 1)) === href) last += 1
  const sizeOf = (from: number, to: number) =>
    parent.content.content.slice(from, to).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const from = $from.start() + sizeOf(0, first)
  return { from, to: from + sizeOf(first, last + 1), href }
}

function linkOf(node: Node): string | undefined {
  return schema.marks.link.isInSet(node.marks)?.attrs.href
}
