import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSwitchedOff } from '#src/content/page/switched-off.ts'
import { joined } from '#src/i18n/joined.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { countryNames } from '#src/places/country-names.ts'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { type Api, ApiProblem, answerOf, useApi } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { CheckIcon } from '#src/ui/icons.tsx'
import { readMs, toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { Link } from '#src/ui/router/link.tsx'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { pointsOf } from './legal.ts'
import { legalTexts } from './opening.messages.ts'
import { isServerStep, type ServerStep, serverLines, settingsFile } from './server-lines.ts'
import type { SetupApi } from './setup.api.ts'
import { setupMessages, setupTexts } from './setup.messages.ts'
import type { SetupStep } from './setup-checks.ts'

function setupQuery(api: Api) {
  return queryOptions({
    queryKey: ['setup'],
    queryFn: async () => (await answerOf(clientOf<SetupApi>(api).setup.$get())).data,
  })
}

const order = Object.keys(setupTexts) as SetupStep[]

const nextSteps = 3

/**
 * For the admin of a shop with missing steps: what is left to set up, and why (B4). What is done is folded away; so are,
 * when `isBrief`, all but the next three steps, so that a shop with orders sees its money first.
 */
export function SetupGuide({ isBrief, className = '' }: { isBrief: boolean; className?: string }) {
  const words = useMessages(setupMessages)
  const locale = useLocale()
  const tellFailure = useTellFailure()
  const api = useApi()
  const queries = useQueryClient()
  const { data: setup } = useQuery(setupQuery(api))
  const speaksOf = useSwitchedOff()
  if (!setup) return null
  const { done, skipped, withoutZone, switchedOff, missing } = setup
  const left = order.filter((step) => !done.includes(step) && !skipped.includes(step))
  const others = order.filter((step) => !left.includes(step))
  const later = isBrief ? left.slice(nextSteps) : []
  const countries = withoutZone.map((code) => countryNames[code][locale])
  /** What a step that was begun waits for; of one that was not, its own words say enough. */
  function noteOf(step: SetupStep) {
    if (step === 'delivery') return countries.length > 0 && words.noZone(joined(locale, countries))
    if (step === 'policies' && switchedOff.length > 0) return speaksOf(switchedOff)
    const points = pointsOf(step)
    const open = points
      .filter((point) => missing.includes(point))
      .map((point) => legalTexts[point].text[locale])
    return open.length > 0 && open.length < points.length && words.stillMissing(joined(locale, open))
  }
  const noted = (step: SetupStep) => ({ step, note: noteOf(step) })

  async function skip(step: SetupStep) {
    try {
      const json = { skipped: [...skipped, step] }
      const { data } = await answerOf(clientOf<SetupApi>(api).setup.$put({ json }))
      queries.setQueryData(setupQuery(api).queryKey, { done, withoutZone, switchedOff, missing, ...data })
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      tellFailure(words.failed, problem)
    }
  }

  const folded = others.length > 0 && (
    <Folded title={left.length > 0 ? words.others : words.title}>
      {others.map((step) => (
        <Step key={step} {...noted(step)} state={done.includes(step) ? 'done' : 'skipped'} />
      ))}
    </Folded>
  )
  // Nothing is left: it is out of the way, and still to be found.
  if (left.length === 0) return <div className={className}>{folded}</div>
  return (
    <DashboardCard
      title={words.title}
      aside={<span className="text-xs text-muted">{words.progress(done.length, order.length)}</span>}
      className={className}
    >
      <p className="text-sm text-muted">{words.text}</p>
      <ul className="divide-y divide-hairline">
        {left.slice(0, left.length - later.length).map((step) => (
          <Step key={step} {...noted(step)} onSkip={() => void skip(step)} />
        ))}
      </ul>
      {later.length > 0 && (
        <Folded title={words.more(later.length)}>
          {later.map((step) => (
            <Step key={step} {...noted(step)} onSkip={() => void skip(step)} />
          ))}
        </Folded>
      )}
      {folded}
    </DashboardCard>
  )
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="min-h-9 cursor-pointer py-1.5 text-muted touchable">{title}</summary>
      <ul className="divide-y divide-hairline">{children}</ul>
    </details>
  )
}

type StepProps = { step: SetupStep; note: ReactNode; state?: 'done' | 'skipped'; onSkip?: () => void }

function Step({ step, note, state, onSkip }: StepProps) {
  const words = useMessages(setupMessages)
  const locale = useLocale()
  const href = useHref()
  const { name, why, path, also } = setupTexts[step]
  return (
    // On a phone what is said of a step has the whole width, below its name and what is beside that.
    <li className="flex items-center gap-3 py-3 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-y-0 max-sm:*:last:col-start-2 max-sm:*:last:row-start-1">
      <div className="min-w-0 grow max-sm:contents max-sm:*:not-first:col-span-2">
        {path ? (
          <Link to={href(path)} className="inline-block justify-self-start text-link pressable">
            {name[locale]}
          </Link>
        ) : (
          <span className="font-normal">{name[locale]}</span>
        )}
        <p className="text-sm text-muted">{why[locale]}</p>
        {also && (
          <Link to={href(also.path)} className="inline-block justify-self-start text-sm text-link pressable">
            {also.name[locale]}
          </Link>
        )}
        {note && <p className="text-sm text-amber">{note}</p>}
        {isServerStep(step) && state !== 'done' && <OnServer step={step} />}
        {step === 'mail' && <TestLetter />}
      </div>
      {state && (
        <span className="inline-flex shrink-0 items-center gap-1 text-xs text-muted">
          {state === 'done' && <CheckIcon size={16} className="text-olive" />}
          {words[state]}
        </span>
      )}
      {onSkip && (
        <Button
          kind="quiet"
          size="small"
          aria-label={words.skipOf(name[locale])}
          onClick={onSkip}
          className="-me-3.5"
        >
          {words.skip}
        </Button>
      )}
    </li>
  )
}

/** What is written where on the server, since no page can do it. */
function OnServer({ step }: { step: ServerStep }) {
  const words = useMessages(setupMessages)
  const { lines, section } = serverLines[step]
  return (
    <>
      <p className="mt-1 text-sm text-muted">{words.onServer(settingsFile, section)}</p>
      <pre
        dir="ltr"
        className="mt-1 rounded-md bg-sunken px-3 py-2 text-start text-xs wrap-anywhere whitespace-pre-wrap"
      >
        {lines.join('\n')}
      </pre>
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
    <Button kind="secondary" size="small" className="mt-2 justify-self-start" onClick={() => void send()}>
      {words.letter}
    </Button>
  )
}
