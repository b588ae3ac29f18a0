import { useState } from 'react'
import { FormFailure } from '#src/accounts/sign-in/form-failure.tsx'
import { PasswordField } from '#src/accounts/sign-in/password-field.tsx'
import { useAccountForm } from '#src/accounts/sign-in/use-account-form.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { focusFirst } from '#src/ui/form/focus-first.ts'
import { factorMessages } from './factor.messages.ts'
import { hasPasskeys } from './passkey-browser.ts'
import { givePasskey, giveProof, type ProofMethod } from './prove.query.ts'

type ProveFormProps = {
  methods: readonly ProofMethod[]
  onDone: (method: ProofMethod) => Promise<void> | void
}

/** One way to prove who somebody is, and the others behind a button each. On account pages and in the dashboard. */
export function ProveForm({ methods, onDone }: ProveFormProps) {
  const words = useMessages(factorMessages)
  const usable = methods.filter((method) => method !== 'passkey' || hasPasskeys())
  const [method, setMethod] = useState(() => usable.find((one) => one === 'passkey') ?? usable[0])
  const others = { passkey: words.usePasskey, totp: words.useTotp, recovery: words.useRecovery }
  return (
    <div className="grid gap-5">
      {!hasPasskeys() && methods.includes('passkey') && (
        <p className="text-sm text-muted">{words.noPasskeys}</p>
      )}
      {method === 'passkey' && <PasskeyButton onDone={onDone} />}
      {(method === 'totp' || method === 'recovery') && (
        <CodeForm key={method} method={method} onDone={onDone} />
      )}
      {method === 'password' && <PasswordAgain onDone={onDone} />}
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm empty:hidden">
        {(['passkey', 'totp', 'recovery'] as const)
          .filter((one) => one !== method && usable.includes(one))
          .map((one) => (
            <button
              key={one}
              type="button"
              className="text-link cursor-pointer"
              onClick={() => setMethod(one)}
            >
              {others[one]}
            </button>
          ))}
      </p>
    </div>
  )
}

function PasskeyButton({ onDone }: Pick<ProveFormProps, 'onDone'>) {
  const words = useMessages(factorMessages)
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function use() {
    setFailure('')
    setBusy(true)
    try {
      await givePasskey(api)
      await onDone('passkey')
    } catch (problem) {
      setFailure((problem instanceof ApiProblem && problem.message) || words.passkeyFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-3">
      <Button busy={busy} busyLabel={words.passkeyBusy} onClick={use} ref={focusFirst}>
        {words.passkey}
      </Button>
      <FormFailure text={failure} />
    </div>
  )
}

function CodeForm({ method, onDone }: { method: 'totp' | 'recovery' } & Pick<ProveFormProps, 'onDone'>) {
  const words = useMessages(factorMessages)
  const api = useApi()
  const form = useAccountForm({
    fields: ['code'],
    async send({ code }) {
      await giveProof(api, { method, code })
      await onDone(method)
    },
  })
  const isApp = method === 'totp'
  return (
    <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
      <TextField
        {...form.field('code')}
        label={isApp ? words.code : words.recovery}
        hint={isApp ? words.codeHint : words.recoveryHint}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={40}
        ref={focusFirst}
      />
      <FormFailure text={form.failure} />
      <Button type="submit" busy={form.busy} busyLabel={words.confirming}>
        {words.confirm}
      </Button>
    </form>
  )
}

function PasswordAgain({ onDone }: Pick<ProveFormProps, 'onDone'>) {
  const words = useMessages(factorMessages)
  const api = useApi()
  const form = useAccountForm({
    fields: ['password'],
    async send({ password }) {
      await giveProof(api, { method: 'password', password })
      await onDone('password')
    },
  })
  return (
    <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
      <PasswordField
        {...form.field('password')}
        label={words.password}
        autoComplete="current-password"
        ref={focusFirst}
      />
      <FormFailure text={form.failure} />
      <Button type="submit" busy={form.busy} busyLabel={words.confirming}>
        {words.confirm}
      </Button>
    </form>
  )
}
