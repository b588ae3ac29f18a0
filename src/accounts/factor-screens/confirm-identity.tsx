import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { takeNewSession } from '#src/accounts/session/browser-session.ts'
import { ProviderButtons } from '#src/accounts/sign-in/provider-buttons.tsx'
import type { Locale } from '#src/core/locale.ts'
import { LocaleContext, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { type Api, ApiContext, ApiProblem } from '#src/ui/data/api.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { factorMessages } from './factor.messages.ts'
import { type ProofMethod, readProofMethods } from './prove.query.ts'
import { ProveForm } from './prove-form.tsx'

let asking: Promise<boolean> | undefined

/**
 * Asks who is at the screen to prove it again (I12); false when they would rather not. Of several calls that need it
 * at once one asks and all of them hear the answer. The page behind keeps what was typed.
 */
export function confirmIdentity(api: Api, locale: Locale): Promise<boolean> {
  asking ??= show(api, locale).finally(() => {
    asking = undefined
  })
  return asking
}

async function show(api: Api, locale: Locale): Promise<boolean> {
  const methods = await readProofMethods(api).catch((problem: unknown) => {
    if (problem instanceof ApiProblem) return undefined
    throw problem
  })
  if (!methods?.length) return false
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise<boolean>((resolve) => {
    root.render(
      <LocaleContext value={locale}>
        <ApiContext value={api}>
          <QueryClientProvider client={new QueryClient()}>
            <ConfirmDialog methods={methods} onAnswer={resolve} />
          </QueryClientProvider>
        </ApiContext>
      </LocaleContext>,
    )
  }).finally(() => {
    root.unmount()
    place.remove()
  })
}

function ConfirmDialog({
  methods,
  onAnswer,
}: {
  methods: readonly ProofMethod[]
  onAnswer: (proved: boolean) => void
}) {
  const words = useMessages(factorMessages)
  return (
    <Dialog open onClose={() => onAnswer(false)} title={words.confirmTitle}>
      <p className="mb-5 text-muted">{words.confirmText}</p>
      {methods.includes('sign-in') ? (
        <SignInAgain onDone={() => onAnswer(true)} />
      ) : (
        <ProveForm methods={methods} onDone={() => onAnswer(true)} />
      )}
      <Button kind="quiet" size="small" className="mt-3 w-full" onClick={() => onAnswer(false)}>
        {words.cancel}
      </Button>
    </Dialog>
  )
}

/** Who has neither factor nor password signs in once more, in the window of Google or of the owner's provider. */
function SignInAgain({ onDone }: { onDone: () => void }) {
  const words = useMessages(factorMessages)
  return (
    <div className="grid gap-3">
      <p>{words.signInAgain}</p>
      <ProviderButtons take={takeNewSession} onDone={onDone} onHalf={async () => false} />
    </div>
  )
}
