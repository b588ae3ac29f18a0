import { useState } from 'react'
import { FormFailure } from '#src/accounts/sign-in/form-failure.tsx'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { beginInField } from './begin-in-field.ts'
import { factorMessages } from './factor.messages.ts'
import { beginApp, confirmApp } from './factor.query.ts'
import { useFactorForm } from './use-factor-form.ts'

type Begun = Awaited<ReturnType<typeof beginApp>>
type Done = (codes: string[] | undefined) => void

/** Adds an app with codes: a name, then its QR code and a first code. */
export function AddApp({ onDone }: { onDone: Done }) {
  const words = useMessages(factorMessages)
  const api = useApi()
  const [begun, setBegun] = useState<Begun>()
  const form = useFactorForm({ name: words.app }, async ({ name }) => setBegun(await beginApp(api, name)))
  if (begun) return <ConfirmApp begun={begun} onDone={onDone} />
  return (
    <form noValidate ref={beginInField} onSubmit={form.submit} className="grid gap-5">
      <TextField {...form.field('name')} label={words.name} hint={words.nameHint} maxLength={60} dir="auto" />
      <FormFailure text={form.failure} />
      <Button type="submit" busy={form.busy} busyLabel={words.working}>
        {words.next}
      </Button>
    </form>
  )
}

function ConfirmApp({ begun: { qr, secret }, onDone }: { begun: Begun; onDone: Done }) {
  const words = useMessages(factorMessages)
  const api = useApi()
  const form = useFactorForm({ code: '' }, async ({ code }) => onDone(await confirmApp(api, code)))
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <p className="text-sm text-muted">{words.scan}</p>
      {/* Black on white in both themes, for cameras. */}
      <svg
        role="img"
        aria-label={words.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-56 rounded-md bg-[#fff] fill-[#000]"
      >
        <path d={qr.path} />
      </svg>
      <div className="flex items-center gap-2 text-sm">
        <p className="min-w-0 grow">
          <span className="block text-muted">{words.secret}</span>
          <bdi dir="ltr" className="figures block text-xs wrap-anywhere" data-testid="totp-secret">
            {secret}
          </bdi>
        </p>
        <CopyButton text={secret} what={words.secret} />
      </div>
      <TextField
        {...form.field('code')}
        label={words.code}
        hint={words.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        maxLength={20}
        autoFocus
      />
      <FormFailure text={form.failure} />
      <Button type="submit" busy={form.busy} busyLabel={words.confirming}>
        {words.confirm}
      </Button>
    </form>
  )
}
