import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { Locale } from '#src/core/locale.ts'
import { LocaleContext, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { uiMessages } from '#src/ui/ui.messages.ts'
import { Dialog } from './dialog.tsx'

export type Question = {
  title: string
  text?: ReactNode
  /** What the button that goes on says: a verb. */
  yes: string
  /** The safe answer; "Cancel" when left out. */
  no?: string
  /** What is asked cannot be undone, or takes something away. */
  danger?: boolean
  /** Going on is what is likely wanted and harms nothing, so that button has the focus. */
  goOn?: boolean
}

/**
 * Asks before something is done: `if (await confirm({ title, text, yes })) …`. False for the safe answer, which has
 * the focus unless `goOn` is said, for Escape, a click beside the dialog, and when the asking screen is left meanwhile.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const locale = useLocale()
  const withdraw = useRef<() => void>(undefined)
  useEffect(() => () => withdraw.current?.(), [])
  return useCallback(
    (question) =>
      new Promise<boolean>((resolve) => {
        withdraw.current?.()
        withdraw.current = show(question, locale, resolve)
      }),
    [locale],
  )
}

/** Asks the same way where no screen waits for the answer, so that moving to another page does not withdraw it. */
export function ask(question: Question, locale: Locale): Promise<boolean> {
  return new Promise((resolve) => void show(question, locale, resolve))
}

/** Shows a question in a root of its own, so that no page has to keep a place for it. Answers how to withdraw it. */
function show(question: Question, locale: Locale, resolve: (yes: boolean) => void): () => void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  function answer(yes: boolean) {
    if (!place.isConnected) return
    root.unmount()
    place.remove()
    resolve(yes)
  }
  root.render(
    <LocaleContext value={locale}>
      <QuestionDialog question={question} onAnswer={answer} />
    </LocaleContext>,
  )
  return () => answer(false)
}

function QuestionDialog({
  question: { title, text, yes, no, danger, goOn },
  onAnswer,
}: {
  question: Question
  onAnswer: (yes: boolean) => void
}) {
  const words = useMessages(uiMessages)
  return (
    <Dialog open question onClose={() => onAnswer(false)} title={title}>
      {text && <div className="text-muted">{text}</div>}
      {/* A modal gives the focus to its first button, so the safe answer comes first. */}
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button kind="secondary" onClick={() => onAnswer(false)} className="grow sm:grow-0">
          {no ?? words.cancel}
        </Button>
        <Button
          kind={danger ? 'danger' : 'primary'}
          // A modal looks for the attribute, which React does not write.
          ref={(button) => void (goOn && button?.setAttribute('autofocus', ''))}
          onClick={() => onAnswer(true)}
          className="grow sm:grow-0"
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
