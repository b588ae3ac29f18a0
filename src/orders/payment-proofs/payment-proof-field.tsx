import { type ChangeEvent, useEffect, useRef, useState } from 'react'
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
  /** What is said while a picture is on its way; empty once it is there, did not get there, or the field is gone. The same function throughout. */
  onSending?: ((words: string) => void) | undefined
}

/** The picture of the receipt that an Online Payment needs (product.md section 5): images only, stored when chosen. */
export function PaymentProofField({ value, error, upload, onChange, onSending }: ProofProps) {
  const words = useMessages(onlinePaymentMessages)
  // The share of a picture that is on its way, and why the last one was not stored.
  const [sent, setSent] = useState<number>()
  const [refusal, setRefusal] = useState('')
  const latest = useRef<File>(undefined)
  // A field that is gone answers no more.
  useEffect(
    () => () => {
      latest.current = undefined
      onSending?.('')
    },
    [onSending],
  )

  async function send(event: ChangeEvent<HTMLInputElement>) {
    const picture = event.currentTarget.files?.[0]
    if (!picture) return
    latest.current = picture
    // Not so once another one was chosen, or another way to pay.
    const isLatest = () => latest.current === picture
    setRefusal('')
    onSending?.(words.receiptSending)
    setSent(0)
    onChange('')
    try {
      const address = await upload(picture, (share) => isLatest() && setSent(share))
      if (!isLatest()) return
      onChange(address)
    } catch (problem) {
      if (!isLatest()) return
      setRefusal((problem instanceof Error && problem.message) || words.proofFailed)
    }
    setSent(undefined)
    onSending?.('')
  }

  return (
    <div>
      <Field
        id="checkout-paymentProof"
        label={<RequiredMark>{words.proof}</RequiredMark>}
        error={refusal || error}
      >
        {(wiring) => (
          <PicturePicker {...wiring} required={value === ''} attached={value !== ''} onChange={send} />
        )}
      </Field>
      <p role="status" className="mt-1.5 flex items-center gap-1.5 text-sm text-olive">
        {sent !== undefined && (
          <>
            {words.proofSending}
            <progress value={sent} aria-label={words.proofSending} className="h-1.5 grow accent-fill" />
          </>
        )}
        {sent === undefined && value !== '' && (
          <>
            <CheckIcon size={18} />
            {words.proofReady}
          </>
        )}
      </p>
    </div>
  )
}
