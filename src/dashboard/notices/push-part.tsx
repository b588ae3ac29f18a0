import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { authenticatedApi } from '#src/accounts/session/authenticated-api.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { noticeText } from '#src/notices/notice.messages.ts'
import { type NoticeKind, noticeKinds } from '#src/notices/notice.ts'
import type { PushChoice } from '#src/notices/push.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { CheckChoice } from '#src/ui/form/check-choice.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { pushMessages } from './push.messages.ts'
import { endPush, pushQuery, savePush } from './push.query.ts'
import { keepChoice, keptChoice, pushSupport, subscribeHere, unsubscribeHere } from './push-browser.ts'

const firstChoice: PushChoice = {
  kinds: ['order-placed', 'return-asked', 'receipt-sent', 'message-received'],
  quietFrom: '',
  quietTo: '',
}

/** Whether, of what and when this device is told while the dashboard is closed (N4). */
export function PushPart({ personId }: { personId: string }) {
  const words = useMessages(pushMessages)
  const api = useApi()
  const authenticated = useMemo(() => authenticatedApi(api), [api])
  const { data, isError, refetch } = useQuery(pushQuery(authenticated))
  const [support, setSupport] = useState(pushSupport)
  if (support !== 'ready') return <p className="text-sm text-pretty">{words[support]}</p>
  if (isError && !data)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-sm">{words.notLoaded}</p>
        <Button kind="secondary" size="small" onClick={() => void refetch()}>
          {words.again}
        </Button>
      </div>
    )
  if (!data) return <LineSkeleton className="w-2/3" />
  return (
    <ChoiceForm
      key={data.device ? 'on' : 'off'}
      personId={personId}
      publicKey={data.publicKey}
      standing={data.device ?? undefined}
      onDenied={() => setSupport(pushSupport())}
    />
  )
}

type FormProps = {
  personId: string
  publicKey: string
  standing: PushChoice | undefined
  onDenied: () => void
}

function ChoiceForm({ personId, publicKey, standing, onDenied }: FormProps) {
  const words = useMessages(pushMessages)
  const locale = useLocale()
  const queries = useQueryClient()
  const api = useApi()
  const authenticated = useMemo(() => authenticatedApi(api), [api])
  const tellFailure = useTellFailure()
  const [choice, setChoice] = useState<PushChoice>(standing ?? keptChoice(personId) ?? firstChoice)
  const [busy, setBusy] = useState<'save' | 'end'>()
  const [wrong, setWrong] = useState(false)
  const hint = useId()
  const checks = noticeKinds.map((kind) => ({ value: kind, label: noticeText(kind, locale) }))

  function toggle(kind: NoticeKind, on: boolean) {
    setWrong(false)
    setChoice((old) => ({
      ...old,
      kinds: noticeKinds.filter((one) => (one === kind ? on : old.kinds.includes(one))),
    }))
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (choice.kinds.length === 0) return setWrong(true)
    setBusy('save')
    try {
      const subscription = await subscribeHere(publicKey).catch(() => 'no service' as const)
      if (subscription === 'no service') return toast({ title: words.noService, tone: 'error' })
      if (!subscription) return onDenied()
      const saved = await savePush(authenticated, { ...choice, ...subscription, locale })
      keepChoice(personId, choice)
      queries.setQueryData(pushQuery(authenticated).queryKey, saved)
      toast({ title: words.saved })
    } catch (problem) {
      tellFailure(words.failed, problem)
    } finally {
      setBusy(undefined)
    }
  }

  async function end() {
    setBusy('end')
    try {
      const ended = await endPush(authenticated)
      keepChoice(personId, undefined)
      await unsubscribeHere().catch(() => undefined)
      queries.setQueryData(pushQuery(authenticated).queryKey, ended)
      toast({ title: words.ended })
    } catch (problem) {
      tellFailure(words.failed, problem)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <form onSubmit={save} className="grid gap-6">
      <div className="grid gap-2">
        <p className={standing ? 'text-olive' : 'text-muted'}>{standing ? words.isOn : words.isOff}</p>
        <p className="text-sm text-pretty">{words.about}</p>
      </div>
      <CheckChoice
        legend={words.kinds}
        checks={checks.map((check) => ({ ...check, checked: choice.kinds.includes(check.value) }))}
        box={{
          onChange: ({ currentTarget: { value, checked } }) => toggle(value as NoticeKind, checked),
        }}
        error={wrong ? words.noKinds : undefined}
      />
      <fieldset aria-describedby={hint} className="min-w-0">
        <legend className="mb-1.5 text-sm font-normal">{words.quiet}</legend>
        <div className="grid grid-cols-2 gap-3">
          {(['quietFrom', 'quietTo'] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              label={end === 'quietFrom' ? words.from : words.to}
              value={choice[end]}
              onChange={({ currentTarget: { value } }) => setChoice((old) => ({ ...old, [end]: value }))}
            />
          ))}
        </div>
        <p id={hint} className="mt-1.5 text-xs text-muted">
          {words.quietHint}
        </p>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy === 'save'}>
          {standing ? words.save : words.turnOn}
        </Button>
        {standing && (
          <Button kind="secondary" busy={busy === 'end'} onClick={() => void end()}>
            {words.turnOff}
          </Button>
        )}
      </div>
    </form>
  )
}
