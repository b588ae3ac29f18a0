import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { switchedOffMessages } from '#src/content/page/switched-off.ts'
import type { Locale } from '#src/core/locale.ts'
import { joined } from '#src/i18n/joined.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { outsideLink } from '#src/settings/contact-links.ts'
import type { PaymentMethod } from '#src/settings/delivery.ts'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { Link } from '#src/ui/router/link.tsx'
import type { LegalPoint } from './legal.ts'
import { legalSources, legalTexts, openingMessages } from './opening.messages.ts'
import { openingQuery, postPreviewLink, putOpen } from './opening.query.ts'

/** For staff, while the shop is not open: the preview link, and for the admin the button that opens it (B2). */
export function OpeningCard({ className = '' }: { className?: string }) {
  const words = useMessages(openingMessages)
  const locale = useLocale()
  const { role } = usePerson()
  const { data: opening } = useQuery(openingQuery(useApi()))
  const [asking, setAsking] = useState(false)
  const { change, isBusy } = useOpening()
  const confirm = useConfirm()
  if (!opening?.previewLink) return null
  const { missing, switchedOff } = opening
  const previewLink = linkIn(locale, opening.previewLink)

  async function replace() {
    if (await confirm({ title: words.replace, text: words.replaceText, yes: words.replace }))
      await change(postPreviewLink, words.replaced)
  }

  return (
    <DashboardCard title={words.title} className={className}>
      <p className="max-w-prose text-sm text-muted">{words.text}</p>
      <div className="mt-3 flex items-center gap-1 rounded-md bg-sunken ps-3">
        <bdi dir="ltr" className="min-w-0 grow truncate text-sm">
          {previewLink}
        </bdi>
        <CopyButton text={previewLink} what={words.link} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {role === 'admin' && (
          <Button onClick={() => setAsking(true)} size="small">
            {words.open}
          </Button>
        )}
        <SeeTheShop />
        {role === 'admin' && (
          // Where it wraps it begins where all the card begins.
          <Button
            kind="quiet"
            size="small"
            disabled={isBusy}
            onClick={() => void replace()}
            className="max-sm:-ms-3.5"
          >
            {words.replace}
          </Button>
        )}
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.openTitle}
        footer={
          <div className="flex justify-end">
            <Button
              disabled={isBusy}
              className="grow sm:grow-0"
              onClick={() =>
                void change((api, queries) => putOpen(api, queries, true), words.opened).then(() =>
                  setAsking(false),
                )
              }
            >
              {missing.length > 0 ? words.openAnyway : words.open}
            </Button>
          </div>
        }
      >
        <p className="text-muted">{words.openText}</p>
        {missing.length > 0 && <Missing points={missing} />}
        {switchedOff.length > 0 && <SwitchedOff ways={switchedOff} />}
      </Dialog>
    </DashboardCard>
  )
}

/** The link that opens the shop in the reader's language, as whoever gets it most likely reads. */
function linkIn(locale: Locale, link: string): string {
  const { origin, pathname } = new URL(link)
  return origin + pathIn(locale, pathname)
}

function SeeTheShop() {
  const words = useMessages(openingMessages)
  const href = useHref()
  return (
    <a
      href={href('/')}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-9 items-center px-2 text-sm text-link"
    >
      {words.look}
    </a>
  )
}

function Missing({ points }: { points: readonly LegalPoint[] }) {
  const words = useMessages(openingMessages)
  const locale = useLocale()
  const href = useHref()
  return (
    <div className="mt-4 grid gap-3 text-sm">
      <p>{words.missing}</p>
      <ul className="grid list-disc gap-1.5 ps-5">
        {points.map((point) => (
          <li key={point}>
            <Link to={href(legalTexts[point].path)} className="text-link">
              {legalTexts[point].text[locale]}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">
        {words.sources}{' '}
        {(['decision', 'consumers'] as const).map((source) => (
          <a
            key={source}
            href={legalSources[source]}
            {...outsideLink}
            className="me-3 inline-block text-link pressable"
          >
            {words[source]}
          </a>
        ))}
      </p>
    </div>
  )
}

/** No bar to opening: the owner may have meant it, and it is not the law that asks. */
function SwitchedOff({ ways }: { ways: readonly PaymentMethod[] }) {
  const words = useMessages(openingMessages)
  const called = useMessages(switchedOffMessages)
  const locale = useLocale()
  const href = useHref()
  return (
    <p className="mt-4 text-sm">
      <Link to={href(legalTexts.terms.path)} className="text-link">
        {words.switchedOff(
          joined(
            locale,
            ways.map((way) => called[way]),
          ),
        )}
      </Link>
    </p>
  )
}

/** Says whether the figures count invented orders, as long as the demo is here (B3). */
export function DemoNotice({ className = '' }: { className?: string }) {
  const words = useMessages(openingMessages)
  const href = useHref()
  const { role } = usePerson()
  const { data: opening } = useQuery(openingQuery(useApi()))
  if (!opening?.demo) return null
  return (
    <p className={`text-sm text-muted ${className}`}>
      {opening.counts === 'real' ? words.demoBesideReal : words.demo}{' '}
      {role === 'admin' && (
        <Link to={href('/dashboard/demo')} className="inline-block text-link pressable">
          {words.clearDemo}
        </Link>
      )}
    </p>
  )
}

/** For the admin of a shop that is open: closing it, at the foot of the page. */
export function CloseShop() {
  const words = useMessages(openingMessages)
  const { data: opening } = useQuery(openingQuery(useApi()))
  const { change, isBusy } = useOpening()
  const confirm = useConfirm()
  if (!opening?.open) return null
  async function close() {
    if (await confirm({ title: words.closeTitle, text: words.closeText, yes: words.close, danger: true }))
      await change((api, queries) => putOpen(api, queries, false), words.closed)
  }
  return (
    <Button
      kind="quiet"
      size="small"
      className="mt-5 text-muted"
      disabled={isBusy}
      onClick={() => void close()}
    >
      {words.close}
    </Button>
  )
}

/** Does one change at a time, and says how it went. */
function useOpening() {
  const words = useMessages(openingMessages)
  const tellFailure = useTellFailure()
  const [isBusy, setBusy] = useState(false)
  const api = useApi()
  const queries = useQueryClient()
  async function change(make: typeof postPreviewLink, done: string): Promise<void> {
    setBusy(true)
    try {
      await make(api, queries)
      toast({ title: done })
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      tellFailure(words.failed, problem)
    } finally {
      setBusy(false)
    }
  }
  return { change, isBusy }
}
