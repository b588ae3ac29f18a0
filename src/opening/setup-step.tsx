import { type ReactNode, useId, useState } from 'react'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { FoldLine } from '#src/ui/card.tsx'
import { ApiProblem, answerOf, useApi } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { CheckIcon, ChevronIcon } from '#src/ui/icons.tsx'
import { readMs, toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { Link } from '#src/ui/router/link.tsx'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { besideEachOther, useMedia } from '#src/ui/use-media.ts'
import { isServerStep, type ServerStep, serverLines, settingsFile } from './server-lines.ts'
import type { SetupApi } from './setup.api.ts'
import { setupMessages, setupTexts } from './setup.messages.ts'
import type { SetupStep } from './setup-checks.ts'

type StepProps = {
  step: SetupStep
  note: ReactNode
  state?: 'done' | 'skipped'
  /** The one that a phone shows whole; of the others it shows the names until more is wanted. */
  isNext?: boolean
  onSkip?: () => void
}

/** A step of the guide for a new shop: what it is, why, where it is done, and what it still waits for. */
export function Step({ step, note, state, isNext = false, onSkip }: StepProps) {
  const words = useMessages(setupMessages)
  const locale = useLocale()
  const href = useHref()
  const folds = !useMedia(besideEachOther)
  const [chosen, setChosen] = useState<boolean>()
  const body = useId()
  const isOpen = !folds || (chosen ?? isNext)
  const { name, path, also } = setupTexts[step]
  return (
    <li className="gap-x-3 py-3 max-sm:py-1 sm:flex sm:items-center">
      <div className="min-w-0 grow">
        <div className="flex items-center gap-2 max-sm:min-h-11">
          {path ? (
            <Link to={href(path)} className="inline-block text-link pressable">
              {name[locale]}
            </Link>
          ) : (
            <span className="font-normal">{name[locale]}</span>
          )}
          {folds && state && <State of={state} className="ms-auto" />}
          {folds && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={body}
              aria-label={words.whyOf(name[locale])}
              onClick={() => setChosen(!isOpen)}
              className={`${buttonClass('quiet', 'icon')} -me-3.5 ${state ? '' : 'ms-auto'}`}
            >
              <ChevronIcon to={isOpen ? 'up' : 'down'} size={16} className="text-muted" />
            </button>
          )}
        </div>
        <div id={body} className="grid justify-items-start max-sm:pb-2" hidden={!isOpen}>
          <Said step={step} note={note} isDone={state === 'done'} />
          {folds && onSkip && <Skip step={step} onSkip={onSkip} className="mt-1 -ms-3.5" />}
        </div>
        {/* A second way is there before the first is opened. */}
        {also && (
          <Link to={href(also.path)} className="inline-block text-sm text-link pressable max-sm:pb-2">
            {also.name[locale]}
          </Link>
        )}
      </div>
      {!folds && state && <State of={state} />}
      {!folds && onSkip && <Skip step={step} onSkip={onSkip} className="-me-3.5" />}
    </li>
  )
}

type SaidProps = { step: SetupStep; note: ReactNode; isDone: boolean }

function Said({ step, note, isDone }: SaidProps) {
  const locale = useLocale()
  const { why } = setupTexts[step]
  return (
    <>
      <p className="text-sm text-muted">{why[locale]}</p>
      {note && <p className="text-sm text-amber">{note}</p>}
      {isServerStep(step) && !isDone && <OnServer step={step} />}
      {step === 'mail' && <TestLetter />}
    </>
  )
}

function State({ of, className = '' }: { of: 'done' | 'skipped'; className?: string }) {
  const words = useMessages(setupMessages)
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 text-xs text-muted ${className}`}>
      {of === 'done' && <CheckIcon size={16} className="text-olive" />}
      {words[of]}
    </span>
  )
}

type SkipProps = { step: SetupStep; onSkip: () => void; className: string }

function Skip({ step, onSkip, className }: SkipProps) {
  const words = useMessages(setupMessages)
  const locale = useLocale()
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={words.skipOf(setupTexts[step].name[locale])}
      onClick={onSkip}
      className={className}
    >
      {words.skip}
    </Button>
  )
}

/** What is written where on the server, since no page can do it. */
function OnServer({ step }: { step: ServerStep }) {
  const words = useMessages(setupMessages)
  const { lines, section } = serverLines[step]
  return (
    <>
      <p className="mt-1 text-sm text-muted">{words.forServer}</p>
      <details className="w-full text-sm">
        <FoldLine className="text-muted">{words.forInstaller}</FoldLine>
        <p className="text-muted">{words.onServer(settingsFile, section)}</p>
        <pre
          dir="ltr"
          className="mt-1 w-full rounded-md bg-sunken px-3 py-2 text-start text-xs wrap-anywhere whitespace-pre-wrap"
        >
          {lines.join('\n')}
        </pre>
      </details>
    </>
  )
}

function TestLetter() {
  const words = useMessages(setupMessages)
  const tellFailure = useTellFailure()
  const [api, href, navigate] = [useApi(), useHref(), useNavigate()]
  async function send() {
    try {
      const { data } = await answerOf(clientOf<SetupApi>(api).testLetter.$post())
      if (data.goTo === 'folder')
        toast({
          title: words.letterFiled,
          text: words.letterStays,
          tone: 'warning',
          ms: readMs,
          action: { label: words.letters, act: () => void navigate(href('/dashboard/letters')) },
        })
      else toast({ title: words.letterSent, text: words.letterTo(data.to) })
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      tellFailure(words.failed, problem)
    }
  }
  return (
    <Button kind="secondary" size="small" className="mt-2" onClick={() => void send()}>
      {words.letter}
    </Button>
  )
}
