import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { uploadPicture } from '#src/media/upload-picture.ts'
import type { TrackedOrder } from '#src/orders/order/tracked-order.ts'
import { BankDetails } from '#src/orders/payment-proofs/bank-details.tsx'
import { onlinePaymentMessages } from '#src/orders/payment-proofs/online-payment.messages.ts'
import { sendPaymentProofAgain } from '#src/orders/payment-proofs/payment-proof.query.ts'
import { PaymentProofField } from '#src/orders/payment-proofs/payment-proof-field.tsx'
import { proofRefusalTexts } from '#src/orders/proof-refusal.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { sendProofMessages } from './send-proof-again.messages.ts'

type SendProofAgainProps = {
  token: string
  order: Pick<TrackedOrder, 'proofWhy' | 'proofReason' | 'transferDue' | 'total'>
}

/** Where the shop's email that asks for the receipt leads, and where a transfer is paid that never came with one (O15). */
export function SendProofAgain({ token, order }: SendProofAgainProps) {
  const { proofWhy: why, proofReason: reason, transferDue, total } = order
  const hasToPay = transferDue !== undefined || why === 'proof amount differs'
  const words = useMessages(sendProofMessages)
  const payment = useMessages(onlinePaymentMessages)
  const { settings } = useShop()
  const locale = useLocale()
  const [api, queries] = [useApi(), useQueryClient()]
  const [address, setAddress] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  async function send() {
    setBusy(true)
    setError(undefined)
    try {
      await sendPaymentProofAgain(api, token, address)
      toast({ title: words.proofSent })
      await queries.invalidateQueries()
    } catch (problem) {
      setError((problem instanceof ApiProblem && problem.message) || words.proofFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      id="proof"
      aria-labelledby="proof-title"
      className="mt-4 mb-8 scroll-mt-32 rounded-md border border-gold bg-raised p-4 sm:p-6"
    >
      <h2 id="proof-title" className="text-xl">
        {words.proofTitle}
      </h2>
      {why && (
        <p className="mt-1 mb-4">
          {proofRefusalTexts[why][locale]}{' '}
          {why === 'proof amount differs' && words.proofTotal(amountInText(locale, toBaisa(total) ?? 0))}{' '}
          {transferDue === undefined && words.proofAgain}
        </p>
      )}
      {!why && transferDue === undefined && <p className="mt-1 mb-4 text-muted">{words.proofText}</p>}
      {transferDue !== undefined && (
        <p className="mt-1 mb-4">{payment.due(amountInText(locale, toBaisa(transferDue) ?? 0))}</p>
      )}
      {reason && (
        <p dir="auto" className="mb-4 border-s-2 border-gold ps-3 wrap-anywhere whitespace-pre-line">
          {reason}
        </p>
      )}
      {hasToPay && (settings.accountNumber || settings.bankMobile) && (
        <div className="mb-4 max-w-md">
          <BankDetails settings={settings} lead={payment.account} />
        </div>
      )}
      <PaymentProofField
        value={address}
        error={error}
        upload={(picture, onProgress) => uploadPicture(api, picture, onProgress)}
        onChange={setAddress}
      />
      <Button className="mt-4" disabled={address === ''} busy={busy} onClick={send}>
        {words.proofSend}
      </Button>
    </section>
  )
}
