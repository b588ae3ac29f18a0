import type { Node, Slice } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import { pasteIntoCell, tidyHtml } from './paste.ts'
import { plugins } from './plugins.ts'
import { readMarkdown } from './read-markdown.ts'
import { schema } from './schema.ts'
import { writeMarkdown } from './write-markdown.ts'

type Told = {
  onState: (state: EditorState) => void
  /** The text as Markdown, after each change of it. */
  onText: (text: string) => void
  /** A link is asked for by keys. */
  onLink: () => void
  /** Something was pasted with links that lead where none may lead. */
  onRefused: () => void
}

/** The text a view was opened with, and how the editor would write it. */
const opened = new WeakMap<EditorView, { text: string; written: string }>()

/** An editor of a text in Markdown, inside an element. */
export function openView(place: HTMLElement, text: string, { onState, onText, onLink, onRefused }: Told) {
  const view = new EditorView(place, {
    state: EditorState.create({ doc: docOf(text), plugins: plugins(onLink) }),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      onState(view.state)
      if (transaction.docChanged) onText(textOf(view))
    },
    transformPastedHTML(html) {
      const tidied = tidyHtml(html)
      if (tidied.refused) onRefused()
      return tidied.html
    },
    handlePaste: (_, __, slice: Slice) => pasteIntoCell(view, slice),
  })
  remember(view, text)
  return view
}

/** The state of a view with another text in it, which was not typed there: there is nothing to undo. */
export function stateOf(view: EditorView, text: string): EditorState {
  const state = EditorState.create({ doc: docOf(text), plugins: view.state.plugins })
  opened.set(view, { text, written: writeMarkdown(state.doc) })
  return state
}

/** To the letter what it was opened with, unless visitors would see something else. */
function textOf(view: EditorView): string {
  const written = writeMarkdown(view.state.doc)
  const first = opened.get(view)
  return written === first?.written ? first.text : written
}

function remember(view: EditorView, text: string) {
  opened.set(view, { text, written: writeMarkdown(view.state.doc) })
}

/** Below everything is room to write on. */
function docOf(text: string): Node {
  const { content } = readMarkdown(text)
  const last = content.lastChild?.type === schema.nodes.paragraph ? [] : [schema.nodes.paragraph.create()]
  return schema.nodes.doc.create(null, [...content.content, ...last])
}
