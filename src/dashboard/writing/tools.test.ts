import { AllSelection, EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, it } from 'vitest'
import { plugins } from './plugins.ts'
import { readMarkdown } from './read-markdown.ts'
import { type ToolName, toolNamed } from './tools.ts'
import { writeMarkdown } from './write-markdown.ts'

/** A text with the cursor before the last `b` of it, or all of it selected where it has none. */
function stateOf(text: string): EditorState {
  const state = EditorState.create({ doc: readMarkdown(text), plugins: plugins(() => undefined) })
  let at: number | undefined
  state.doc.descendants((node, start) => {
    const place = node.text?.lastIndexOf('b') ?? -1
    if (place >= 0) at = start + place
  })
  const selection = at === undefined ? new AllSelection(state.doc) : TextSelection.create(state.doc, at)
  return state.apply(state.tr.setSelection(selection))
}

function pressed(state: EditorState, name: ToolName): EditorState {
  let after = state
  toolNamed(name).command(state, (transaction) => {
    after = state.apply(transaction)
  })
  return after
}

const table = '| a | c |\n| --- | --- |\n| b | d |'

it.each<[ToolName, string, string]>([
  ['bold', 'a', '**a**'],
  ['italic', 'a', '_a_'],
  ['heading', 'b', '## b'],
  ['heading', '## b', 'b'],
  ['heading', '### b', '## b'],
  ['subheading', 'b', '### b'],
  ['bullets', 'a\n\nc', '- a\n- c'],
  ['bullets', '1. a\n2. b', '- a\n- b'],
  ['bullets', '- b', 'b'],
  ['numbers', 'a\n\nc', '1. a\n2. c'],
  ['numbers', '- a\n- b', '1. a\n2. b'],
  ['deeper', '- a\n- b', '- a\n  - b'],
  ['shallower', '- a\n  - b', '- a\n- b'],
  ['quote', 'b', '> b'],
  ['quote', '> b', 'b'],
  ['rule', 'a\n\nb', 'a\n\n___\n\nb'],
  ['addRow', table, `${table}\n|  |  |`],
  ['addColumn', table, '| a |  | c |\n| --- | --- | --- |\n| b |  | d |'],
  ['removeRow', table, '| a | c |\n| --- | --- |'],
  ['removeColumn', table, '| c |\n| --- |\n| d |'],
  ['removeTable', `${table}\n\nend`, 'end'],
])('%s of %j is %j, and undo takes it back', (name, text, written) => {
  const before = stateOf(text)
  const after = pressed(before, name)
  expect(writeMarkdown(after.doc)).toBe(written)
  expect(writeMarkdown(pressed(after, 'undo').doc)).toBe(text)
  expect(writeMarkdown(pressed(pressed(after, 'undo'), 'redo').doc)).toBe(written)
})

it.each<[ToolName, string, string]>([
  ['heading', '## b', '### b'],
  ['subheading', '### b', '## b'],
  ['bullets', '- b', '1. b'],
  ['numbers', '1. b', '- b'],
  ['quote', '> b', 'b'],
  ['bold', '**bb**', 'b'],
])('%s is on in %j, and not in %j', (name, there, elsewhere) => {
  expect(toolNamed(name).isOn?.(stateOf(there))).toBe(true)
  expect(toolNamed(name).isOn?.(stateOf(elsewhere))).toBe(false)
})

it('a table is begun with its first heading, none within another, and grows to ten columns', () => {
  let state = pressed(stateOf('b'), 'table')
  expect(state.selection.$from.parent.type.name).toBe('table_header')
  expect(state.doc.firstChild?.type.name).toBe('table')
  expect(toolNamed('table').command(state)).toBe(false)
  for (let columns = 2; columns < 10; columns += 1) state = pressed(state, 'addColumn')
  expect(toolNamed('addColumn').command(state)).toBe(false)
  expect(state.doc.firstChild?.firstChild?.childCount).toBe(10)
})

it('what is the first row of a table is its row of headings', () => {
  const { doc } = pressed(stateOf('| a | b |\n| --- | --- |\n| c | d |'), 'removeRow')
  const cells = doc.firstChild?.firstChild?.content.content.map((cell) => [cell.type.name, cell.textContent])
  expect(cells).toEqual([
    ['table_header', 'c'],
    ['table_header', 'd'],
  ])
})
