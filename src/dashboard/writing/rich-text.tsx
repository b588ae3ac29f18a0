import './writing.css'
import { type EditorState, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Locale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { writeLink } from './insert.ts'
import type { Inserter } from './insert-menu.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { openView, stateOf } from './open-view.ts'
import { isOwnText } from './own-text.ts'
import { isSafeToEdit } from './same-words.ts'
import { Toolbar } from './toolbar.tsx'
import { type ToolName, toolNamed } from './tools.ts'
import { linkAt } from './where.ts'
import { writingMessages } from './writing.messages.ts'

export { isSafeToEdit } from './same-words.ts'

/**
 * A text as its visitors see it, being written; what is stored is Markdown. A text that nobody has changed, or that was
 * changed back, stays as it was to the letter.
 */
export function RichText({
  id,
  labelledBy,
  describedBy,
  invalid,
  language,
  value,
  onChange,
  onUnsafe,
  inserter,
}: {
  id: string
  labelledBy: string
  describedBy: string | undefined
  invalid: boolean
  language: Locale
  value: string
  onChange: (text: string) => void
  /** A text was given that only Markdown can hold. */
  onUnsafe: () => void
  inserter: RefObject<Inserter | undefined>
}) {
  const words = useMessages(writingMessages)
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const typed = useRef([value])
  const [state, setState] = useState<EditorState>()
  const [linking, setLinking] = useState(false)
  // What the view calls later is what the last rendering has.
  const now = useRef({ onChange, words })
  now.current = { onChange, words }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is opened once; the effects below follow the rest
  useLayoutEffect(() => {
    if (!place.current) return
    const opened = openView(place.current, value, {
      onState: setState,
      onText(text) {
        typed.current.push(text)
        now.current.onChange(text)
      },
      onLink: () => setLinking(true),
      onRefused: () => toast({ title: now.current.words.refusedLinks, tone: 'warning', ms: 7000 }),
    })
    view.current = opened
    setState(opened.state)
    return () => opened.destroy()
  }, [])

  useLayoutEffect(() => {
    view.current?.setProps({ attributes: attributes({ id, labelledBy, describedBy, invalid, language }) })
  }, [id, labelledBy, describedBy, invalid, language])

  // A draft, an earlier version, what was saved: another text than was typed here.
  useEffect(() => {
    const opened = view.current
    if (!opened || isOwnText(typed.current, value)) return
    typed.current = [value]
    if (!isSafeToEdit(value)) return onUnsafe()
    opened.updateState(stateOf(opened, value))
    setState(opened.state)
  }, [value, onUnsafe])

  function use(name: ToolName) {
    const opened = view.current
    if (!opened) return
    toolNamed(name).command(opened.state, opened.dispatch, opened)
    opened.focus()
  }

  inserter.current = (text) => {
    const opened = view.current
    if (!opened) return
    opened.dispatch(opened.state.tr.insertText(text).scrollIntoView())
    opened.focus()
  }

  function setLink(href: string | undefined, text?: string) {
    const opened = view.current
    setLinking(false)
    if (!opened) return
    const { from, to } = linkAt(opened.state) ?? opened.state.selection
    writeLink(from, to, text, href)(opened.state, opened.dispatch)
    opened.focus()
  }

  const link = state && linkAt(state)
  return (
    <>
      {state && <Toolbar controls={id} state={state} onTool={use} onLink={() => setLinking(true)} />}
      <div ref={place} />
      {linking && (
        <LinkDialog
          href={link?.href}
          asksWords={!link && state?.selection instanceof TextSelection && state.selection.empty}
          onSet={setLink}
          onClose={() => setLinking(false)}
        />
      )}
    </>
  )
}

function attributes({
  id,
  labelledBy,
  describedBy,
  invalid,
  language,
}: {
  id: string
  labelledBy: string
  describedBy: string | undefined
  invalid: boolean
  language: Locale
}): Record<string, string> {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': 'true' }),
    lang: language,
    dir: directionOf(language),
    class: 'control written writing',
  }
}
