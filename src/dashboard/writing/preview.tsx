import { useEffect, useState } from 'react'
import { pageActions } from '#src/content/page/edit-page.query.ts'
import { WrittenText } from '#src/content/page/written-text.tsx'
import type { Locale } from '#src/core/locale.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { FoldLine } from '#src/ui/card.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { writingMessages } from './writing.messages.ts'

const restMs = 400

/** What visitors would read, with the shop's own facts in the place of their names; folded until it is asked for. */
export function FoldedPreview({ field, text, language }: { field: string; text: string; language: Locale }) {
  const words = useMessages(writingMessages)
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="rounded-md bg-ground px-4">
      <FoldLine className="min-h-11! text-sm">
        <span>
          {words.preview}
          <span className="sr-only">: {field}</span>
        </span>
      </FoldLine>
      {open && <Preview label={words.previewOf(field)} text={text} language={language} />}
    </details>
  )
}

function Preview({ label, text, language }: { label: string; text: string; language: Locale }) {
  const words = useMessages(writingMessages)
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
    <section aria-label={label} className="pb-4">
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
