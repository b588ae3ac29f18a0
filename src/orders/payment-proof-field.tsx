import { type ChangeEvent, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Field } from '#src/ui/field.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import { Needed } from './shipping-fields.tsx'

/** Stores a picture of a receipt and answers its address. Throws when it was not stored. */
export type UploadProof = (picture: File) => Promise<string>

type ProofProps = {
  /** Address of the stored receipt; empty while there is none. */
  value: string
  error: string | undefined
  upload: UploadProof
  onChange: (address: string) => void
}

/** The picture of the receipt that an Online Payment needs (SPEC section 5): images only, stored when chosen. */
export function PaymentProofField({ value, error, upload, onChange }: ProofProps) {
  const words = useMessages(checkoutMessages)
  const [state, setState] = useState<'resting' | 'sending' | 'failed'>('resting')

  async function send(event: ChangeEvent<HTMLInputElement>) {
    const picture = event.currentTarget.files?.[0]
    if (!picture) return
    setState('sending')
    onChange('')
    try {
      onChange(await upload(picture))
      setState('resting')
    } catch {
      setState('failed')
    }
  }

  return (
    <div>
      <Field
        id="checkout-paymentProof"
        label={<Needed>{words.proof}</Needed>}
        error={state === 'failed' ? words.proofFailed : error}
      >
        {(wiring) => (
          <input {...wiring} type="file" accept="image/*" required onChange={send} className="control" />
        )}
      </Field>
      <p role="status" className="mt-1.5 flex items-center gap-1.5 text-sm text-olive">
        {state === 'sending' && words.proofSending}
        {state === 'resting' && value !== '' && (
          <>
            <CheckIcon size={18} />
            {words.proofReady}
          </>
        )}
      </p>
    </div>
  )
}
