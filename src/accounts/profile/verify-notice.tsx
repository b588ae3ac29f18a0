import { useState } from 'react'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { authCall } from '#src/accounts/session/auth.query.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { AlertIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { profileMessages } from './profile.messages.ts'

/** Says that the mailbox is not proved yet, and sends the email again. */
export function VerifyNotice() {
  const words = useMessages(profileMessages)
  const api = useApi()
  const tellFailure = useTellFailure()
  const { email } = usePerson()
  const [busy, setBusy] = useState(false)
  async function resend() {
    setBusy(true)
    try {
      await authCall(api, 'send-verification-email', { email })
      toast({ title: words.resent, text: words.resentText })
    } catch (problem) {
      tellFailure(words.failed, problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div
      data-testid="verify-notice"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline bg-sunken px-5 py-4 text-sm md:px-7"
    >
      <p className="flex min-w-0 flex-1 basis-80 items-start gap-2.5">
        <AlertIcon size={20} className="mt-0.5 text-amber" />
        <span>{words.notVerified}</span>
      </p>
      <Button kind="secondary" size="small" busy={busy} onClick={resend}>
        {words.resend}
      </Button>
    </div>
  )
}
