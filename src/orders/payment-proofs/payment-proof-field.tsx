import { type ChangeEvent, useRef, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Field } from '#src/ui/form/field.tsx'
import { PicturePicker } from '#src/ui/form/picture-picker.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { onlinePaymentMessages } from './online-payment.messages.ts'

/** Stores a picture of a receipt and answers its address; tells the share sent, 0 to 1. Throws when it was not stored. */
export type UploadProof = (picture: File, onProgress: (share: number) => void) => Promise<string>

type ProofProps = {
  /** Address of the stored receipt; empty while there is none. */
  value: string
  error: string | undefined
  upload: UploadProof
  onChange: (address: string) => void
  /** What is said while a picture is on its way; empty once it is there, or did not get there. */
  onSending?: ((words: string) => void) | undefined
}

/** The picture of the receipt that an Online Payment needs (product.md section 5): images only, stored when chosen. */
export function PaymentProofField({ value, error, upload, onChange, onSending }: ProofProps) {
  const words = useMessages(onlinePaymentMessages)
  const [state, setState] = useState<'resting' | 'sending' | 'failed'>('resting')
  const [sent, setSent] = useState(0)
  const [refusal, setRefusal] = useState('')
  const latest = useRef<File>(undefined)

  async function send(event: ChangeEvent<HTMLInputElement>) {
    const picture = event.currentTarget.files?.[0]
    if (!picture) return
    latest.current = picture
    setState('sending')
    onSending?.(words.receiptSending)
    setSent(0)
    onChange('')
    try {
      const address = await upload(picture, setSent)
      // Another one was chosen meanwhile.
      if (latest.current !== picture) return
      onChange(address)
      setState('resting')
    } catch (problem) {
      if (latest.current !== picture) return
      setRefusal(problem instanceof Error ? problem.message : '')
      setState('failed')
    }
    onSending?.('')
  }

  return (
    <div>
      <Field
        id="checkout-paymentProof"
        label={<RequiredMark>{words.proof}</RequiredMark>}
        error={state === 'failed' ? refusal || words.proofFailed : error}
      >
        {(wiring) => <PicturePicker {...wiring} required attached={value !== ''} onChange={send} />}
      </Field>
      <p role="status" className="mt-1.5 flex items-center gap-1.5 text-sm text-olive">
        {state === 'sending' && (
          <>
            {words.proofSending}
            <progress value={sent} aria-label={words.proofSending} className="h-1.5 grow accent-fill" />
          </>
        )}
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
