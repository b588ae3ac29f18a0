import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { AddApp } from './add-app.tsx'
import { factorMessages } from './factor.messages.ts'
import { addPasskey, renameFactor } from './factor.query.ts'
import { NameForm } from './name-form.tsx'
import { hasPasskeys } from './passkey-browser.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** What is being done to one's second factors. */
export type Change =
  | { what: 'app' | 'passkey' }
  | { what: 'rename'; id: string; name: string }
  | { what: 'codes'; codes: readonly string[] }

type FactorDialogProps = {
  change: Change
  onChange: (next: Change) => void
  onDone: () => Promise<void>
  onClose: () => void
}

/**
 * One change at a time. Recovery codes follow the first factor and are closed by their own button alone: whatever else
 * closes a dialog shows them again, for they are shown this once.
 */
export function FactorDialog({ change, onChange, onDone, onClose }: FactorDialogProps) {
  const words = useMessages(factorMessages)
  const api = useApi()
  const [shownAgain, setShownAgain] = useState(0)
  async function added(codes: string[] | undefined) {
    toast({ title: words.saved })
    if (codes) onChange({ what: 'codes', codes })
    else await onDone()
  }
  const titles = { app: words.addApp, passkey: words.addPasskey, codes: words.codes }
  return (
    <Dialog
      key={shownAgain}
      open
      question={change.what === 'codes'}
      onClose={change.what === 'codes' ? () => setShownAgain(shownAgain + 1) : onClose}
      title={change.what === 'rename' ? words.rename(change.name) : titles[change.what]}
    >
      {change.what === 'app' && <AddApp onDone={added} />}
      {change.what === 'passkey' && !hasPasskeys() && <p>{words.noPasskeys}</p>}
      {change.what === 'passkey' && hasPasskeys() && (
        <NameForm
          name={words.aPasskey}
          yes={words.next}
          send={async (name) => added(await addPasskey(api, name))}
        />
      )}
      {change.what === 'rename' && (
        <NameForm
          name={change.name}
          yes={words.save}
          send={async (name) => {
            await renameFactor(api, change.id, name)
            await onDone()
          }}
        />
      )}
      {change.what === 'codes' && <RecoveryCodes codes={change.codes} onKept={onDone} />}
    </Dialog>
  )
}
