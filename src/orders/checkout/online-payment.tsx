import { BankDetails } from '#src/orders/payment-proofs/bank-details.tsx'
import { PaymentProofField, type UploadProof } from '#src/orders/payment-proofs/payment-proof-field.tsx'
import type { Settings } from '#src/settings/settings.ts'

type OnlineProps = {
  settings: Settings
  proof: string
  error: string | undefined
  upload: UploadProof
  onProof: (proof: string) => void
  onSending?: ((words: string) => void) | undefined
}

/** Where to pay, and the picture of the receipt (O15). */
export default function OnlinePayment({ settings, proof, error, upload, onProof, onSending }: OnlineProps) {
  return (
    <>
      <BankDetails settings={settings} />
      <PaymentProofField
        value={proof}
        error={error}
        upload={upload}
        onChange={onProof}
        onSending={onSending}
      />
    </>
  )
}
