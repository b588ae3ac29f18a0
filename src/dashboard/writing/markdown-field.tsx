import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { longestText } from '#src/content/markdown/limits.ts'
import type { Locale } from '#src/core/locale.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { FieldNotes, notesOf } from '#src/ui/form/field-notes.tsx'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { type Insertable, type Inserter, InsertMenu } from './insert-menu.tsx'
import { MarkdownArea } from './markdown-area.tsx'
import { FoldedPreview } from './preview.tsx'
import type * as RichText from './rich-text.tsx'
import { writingMessages } from './writing.messages.ts'

type Editor = typeof RichText
type Props = {
  label: string
  language: Locale
  value: string
  onChange: (text: string) => void
  hint?: ReactNode
  error?: ReactNode
  /** In UTF-16 units of the Markdown. */
  longest?: number
  /** Where names in braces are filled in, below it can be seen how. */
  hasPreview?: boolean
  /** The names that are filled in. */
  names?: readonly Insertable[]
}

/**
 * A text of the owner's: written as visitors see it, and stored as Markdown, which can be seen and written, too (W6).
 * The editor is a file of its own, fetched when a field is there; without it the Markdown stands.
 */
export function MarkdownField({
  label,
  language,
  value,
  onChange,
  hint,
  error,
  longest = longestText,
  hasPreview = false,
  names,
}: Props) {
  const words = useMessages(writingMessages)
  const [id, labelId] = [useId(), useId()]
  const [editor, setEditor] = useState<Editor>()
  const [asMarkdown, setAsMarkdown] = useState(false)
  const [notice, setNotice] = useState('')

  // A draft may be brought back while the editor is on its way.
  const latest = useRef(value)
  latest.current = value

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is fetched once, and judges the text of then
  useEffect(() => {
    let current = true
    import('./rich-text.tsx').then(
      (loaded) => current && show(loaded),
      () => current && fallBack(words.notLoaded),
    )
    return () => {
      current = false
    }
  }, [])

  function fallBack(why: string) {
    setNotice(why)
    setAsMarkdown(true)
  }

  function show(loaded: Editor | undefined) {
    setEditor(loaded)
    if (!loaded) return
    if (!loaded.isSafeToEdit(latest.current)) return fallBack(words.onlyMarkdown)
    setNotice('')
    setAsMarkdown(false)
  }

  const inserter = useRef<Inserter>(undefined)
  const notes = notesOf(id, { hint, error })
  const wiring = { id, describedBy: notes, invalid: Boolean(error), language, value, onChange, inserter }
  return (
    <div className="grid min-w-0 content-start gap-3">
      <div className="grid grid-cols-1 content-start gap-1.5">
        <div className="relative flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the field by Tab; a press on its name is a label's comfort */}
          <label
            id={labelId}
            htmlFor={id}
            className="text-sm font-normal"
            onClick={() => document.getElementById(id)?.focus()}
          >
            {label}
          </label>
          <span className="flex items-center">
            {names && (
              <InsertMenu field={label} names={names} onInsert={(text) => inserter.current?.(text)} />
            )}
            {editor && (
              <button
                type="button"
                aria-pressed={asMarkdown}
                aria-label={words.markdownOf(label)}
                onClick={() => (asMarkdown ? show(editor) : setAsMarkdown(true))}
                className="min-h-11 cursor-pointer px-2 text-xs text-muted underline aria-pressed:text-ink"
              >
                {words.markdown}
              </button>
            )}
          </span>
        </div>
        {asMarkdown ? (
          <MarkdownArea {...wiring} />
        ) : editor ? (
          <editor.RichText {...wiring} labelledBy={labelId} onUnsafe={() => fallBack(words.onlyMarkdown)} />
        ) : (
          <div role="status" aria-label={words.loading}>
            {/* As high as its tools are, one row or on a phone two, so that nothing below moves when they come. */}
            <div className="mb-1.5 h-[5.625rem] md:h-9" />
            <div className="control h-96">
              <LineSkeleton className="w-2/3" />
            </div>
          </div>
        )}
        <p role="status" className="text-xs text-muted empty:hidden">
          {notice}
        </p>
        <Length length={value.length} most={longest} />
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
      {hasPreview && <FoldedPreview field={label} text={value} language={language} />}
    </div>
  )
}

/** Where a text nears its end, how long it is; longer than that it is kept here, and cannot be saved. */
function Length({ length, most }: { length: number; most: number }) {
  const words = useMessages(writingMessages)
  if (length < most * 0.8) return null
  return (
    <>
      <p className={`text-xs ${length > most ? 'text-brick' : 'text-muted'}`}>
        {words.length(String(length), String(most))}
      </p>
      <p role="status" className="text-xs text-brick empty:hidden">
        {length > most ? words.tooLong(String(most)) : ''}
      </p>
    </>
  )
}
