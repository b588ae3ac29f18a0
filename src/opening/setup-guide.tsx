import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSwitchedOff } from '#src/content/page/switched-off.ts'
import { joined } from '#src/i18n/joined.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { countryNames } from '#src/places/country-names.ts'
import { DashboardCard, FoldLine } from '#src/ui/card.tsx'
import { type Api, ApiProblem, answerOf, useApi } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { pointsOf } from './legal.ts'
import { legalTexts } from './opening.messages.ts'
import type { SetupApi } from './setup.api.ts'
import { setupMessages, setupTexts } from './setup.messages.ts'
import type { SetupStep } from './setup-checks.ts'
import { Step } from './setup-step.tsx'

function setupQuery(api: Api) {
  return queryOptions({
    queryKey: ['setup'],
    // Who comes back from a step sees it done, however soon.
    staleTime: 0,
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
          <Step key={step} {...noted(step)} isNext={step === left[0]} onSkip={() => void skip(step)} />
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
      <FoldLine className="text-muted">{title}</FoldLine>
      <ul className="divide-y divide-hairline">{children}</ul>
    </details>
  )
}
