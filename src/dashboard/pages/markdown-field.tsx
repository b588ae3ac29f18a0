import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { longestText } from '#src/content/markdown/limits.ts'
import { pageActions } from '#src/content/page/edit-page.query.ts'
import { WrittenText } from '#src/content/page/written-text.tsx'
import type { Locale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import { Field } from '#src/ui/form/field.tsx'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { type MarkdownTool, withTool } from './markdown-tools.ts'
import { pagesMessages } from './pages.messages.ts'

const tools = ['bold', 'heading', 'list', 'link'] as const satisfies MarkdownTool[]
const restMs = 400

/** A text in Markdown: a toolbar that writes its signs, and what visitors would read below (W2). */
export function MarkdownField({
  label,
  language,
  value,
  onChange,
  hint,
  error,
}: {
  label: string
  language: Locale
  value: string
  onChange: (text: string) => void
  hint?: ReactNode
  error?: ReactNode
}) {
  const words = useMessages(pagesMessages)
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  function use(tool: MarkdownTool) {
    const field = area.current
    if (!field) return
    const changed = withTool(tool, value, [field.selectionStart, field.selectionEnd], words.linkWords)
    onChange(changed.text)
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(...changed.selection)
    })
  }

  return (
    <div className="grid min-w-0 content-start gap-3">
      <Field id={id} label={label} hint={hint} error={error}>
        {(wiring) => (
          <div>
            <div
              role="toolbar"
              aria-label={words.tools}
              aria-controls={id}
              className="mb-1.5 flex flex-wrap gap-1.5"
            >
              {tools.map((tool) => (
                <button
                  key={tool}
                  type="button"
                  onClick={() => use(tool)}
                  className={buttonClass('secondary', 'small')}
                >
                  {words[tool]}
                </button>
              ))}
            </div>
            <textarea
              {...wiring}
              ref={area}
              rows={12}
              lang={language}
              dir={directionOf(language)}
              maxLength={longestText}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
              className="control resize-y"
            />
          </div>
        )}
      </Field>
      <Preview label={words.previewOf(label)} text={value} language={language} />
    </div>
  )
}

function Preview({ label, text, language }: { label: string; text: string; language: Locale }) {
  const words = useMessages(pagesMessages)
  const api = useApi()
  const [html, setHtml] = useState<string>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let current = true
    const timer = setTimeout(() => {
      pageActions.preview(api, text, language).then(
        (shown) => {
          if (!current) return
          setHtml(shown)
          setFailed(false)
        },
        // The next key asks again.
        () => current && setFailed(true),
      )
    }, restMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [api, text, language])
  return (
    <section aria-label={label} className="rounded-md bg-ground p-4">
      <p className="mb-3 text-xs text-muted">{words.preview}</p>
      {text.trim() === '' ? (
        <p className="text-sm text-muted">{words.nothingYet}</p>
      ) : failed ? (
        <p className="text-sm text-muted">{words.previewFailed}</p>
      ) : html === undefined ? (
        <LineSkeleton className="w-2/3" />
      ) : (
        <WrittenText html={html} />
      )}
    </section>
  )
}
