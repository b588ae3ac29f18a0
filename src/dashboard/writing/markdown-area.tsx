import { type RefObject, useRef } from 'react'
import type { Locale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import type { Inserter } from './insert-menu.tsx'
import { type Changed, type MarkdownTool, withTool } from './markdown-tools.ts'
import { writingMessages } from './writing.messages.ts'

const tools = ['bold', 'heading', 'list', 'link'] as const satisfies MarkdownTool[]

/** A text as the Markdown that is stored, with a toolbar that writes its signs. */
export function MarkdownArea({
  id,
  describedBy,
  invalid,
  language,
  value,
  onChange,
  inserter,
}: {
  id: string
  describedBy: string | undefined
  invalid: boolean
  language: Locale
  value: string
  onChange: (text: string) => void
  inserter: RefObject<Inserter | undefined>
}) {
  const words = useMessages(writingMessages)
  const area = useRef<HTMLTextAreaElement>(null)

  function use(tool: MarkdownTool) {
    const field = area.current
    if (!field) return
    write(withTool(tool, value, [field.selectionStart, field.selectionEnd], words.linkWords))
  }

  function write({ text, selection }: Changed) {
    onChange(text)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(...selection)
    })
  }

  inserter.current = (text) => {
    const { selectionStart: from = 0, selectionEnd: to = from } = area.current ?? {}
    const after = from + text.length
    write({ text: value.slice(0, from) + text + value.slice(to), selection: [after, after] })
  }

  return (
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
        id={id}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        ref={area}
        lang={language}
        dir={directionOf(language)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="control h-96 resize-y"
      />
    </div>
  )
}
