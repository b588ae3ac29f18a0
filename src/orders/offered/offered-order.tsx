import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { PaymentChoice } from '#src/orders/checkout/payment-choice.tsx'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { OrderLinesList } from '#src/orders/display/order-lines-list.tsx'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { TotalsList } from '#src/orders/display/totals-list.tsx'
import { useReceiptOnItsWay } from '#src/orders/payment-proofs/use-receipt-on-its-way.ts'
import type { OfferedOrder } from '#src/orders/staff-orders/draft-content.ts'
import { readablePhone } from '#src/settings/contact-links.ts'
import type { PaymentMethod } from '#src/settings/delivery.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { useFetchedFor } from '#src/ui/page/use-fetched-for.ts'
import { sentenceCase } from '#src/ui/sentence-case.class.ts'
import { offeredMessages } from './offered.messages.ts'
import { confirmOffered, offeredQuery } from './offered.query.ts'
import { OfferedRefused } from './offered-refused.tsx'
import { type AddressErrors, focusWrong, nothingWritten } from './written-address.ts'

// With the list of wilayats, which no other page of placed orders has.
const OfferedAddress = lazy(() => import('./offered-address.tsx'))
const OnlinePayment = lazy(() => import('#src/orders/checkout/online-payment.tsx'))

/** What the shop prepared: checked, the way to pay chosen, and confirmed once (O19). */
export function OfferedOrderForm({ token, order }: { token: string; order: OfferedOrder }) {
  const words = useMessages(offeredMessages)
  const choices = useMessages(choiceMessages)
  const totals = useMessages(totalMessages)
  const api = useApi()
  const queries = useQueryClient()
  const { settings } = useShop()
  const [paymentMethod, setMethod] = useState(order.paymentMethod)
  const [paymentProof, setProof] = useState('')
  const [proofError, setProofError] = useState<string>()
  const [written, setWritten] = useState(nothingWritten)
  const [wrong, setWrong] = useState<AddressErrors>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const { name, mobileNumber, address, deliveryArea } = order.customerData
  const sums = sumsWith(order, paymentMethod)
  // Of nothing in any way there is no way to pay to choose, and of nothing by transfer no receipt.
  const isPaid = order.paymentMethods.some((method) => sumsWith(order, method).total > 0)
  const isTransfer = paymentMethod === 'Online Payment' && sums.total > 0
  const isTransferShown = useFetchedFor(isTransfer, false)
  const receipt = useReceiptOnItsWay(isTransfer ? `${sums.total}` : '', () => void confirm())

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isWhole()) receipt.press()
  }

  /** Whether nothing is missing of the address; says what is. */
  function isWhole(): boolean {
    const missing = whatIsMissing()
    const isMissing = missing.place !== undefined || missing.address !== undefined
    setWrong(missing)
    if (isMissing) focusWrong(missing)
    return !isMissing
  }

  async function confirm() {
    if (underWay.current || !isWhole()) return
    if (isTransfer && !paymentProof) return setProofError(words.proofMissing)
    underWay.current = true
    setBusy(true)
    setFailure('')
    try {
      const { trackUrl, orderId } = await confirmOffered(api, token, {
        paymentMethod,
        paymentProof: isTransfer ? paymentProof : '',
        ...written,
      })
      queries.setQueryData(offeredQuery(api, token).queryKey, { trackUrl, orderId })
    } catch (problem) {
      const said = problem instanceof ApiProblem ? problem.message : undefined
      // What is refused now can mostly not be ordered at all any more: its page says so, and why.
      const now = said && (await queries.fetchQuery(offeredQuery(api, token)).catch(() => undefined))
      const { refused } = (now && 'data' in now && now.data) || {}
      const errors = addressErrorsOf(problem)
      if ((errors.place || errors.address) && !refused) setWrong(errors)
      else setFailure((refused && words[refused]) || said || words.failed)
      underWay.current = false
      setBusy(false)
    }
  }

  function whatIsMissing(): AddressErrors {
    return {
      place: order.needsWilayat && !written.place?.wilayat ? words.wilayatMissing : undefined,
      address: order.needsAddress && written.address.trim() === '' ? words.addressMissing : undefined,
    }
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-14"
    >
      <div className="grid grid-cols-1 gap-8">
        {order.refused ? (
          <OfferedRefused why={order.refused} />
        ) : (
          <p className="text-muted">
            {words.check}
            <span className="mt-1 block">
              {words.until} <DateTime {...order.until} className="text-ink" />
            </span>
          </p>
        )}
        <section aria-labelledby="offered-products">
          <h2 id="offered-products" className="mb-3 text-xl">
            {words.products}
          </h2>
          <OrderLinesList lines={order.products} />
        </section>
        {!order.refused && isPaid && (
          <>
            <PaymentChoice
              methods={order.paymentMethods}
              settings={{ ...settings, cashFee: order.feeForCash, cashLimit: null }}
              area={deliveryArea}
              value={paymentMethod}
              error={undefined}
              onChoose={setMethod}
            />
            <Suspense>
              {isTransfer && isTransferShown && (
                <OnlinePayment
                  settings={settings}
                  proof={paymentProof}
                  error={proofError}
                  upload={async (picture, onProgress) =>
                    (await import('#src/media/upload-picture.ts')).uploadPicture(api, picture, onProgress)
                  }
                  onSending={receipt.say}
                  onProof={(proof) => {
                    setProof(proof)
                    setProofError(undefined)
                  }}
                />
              )}
            </Suspense>
          </>
        )}
      </div>
      <section aria-label={words.delivery} className="rounded-md border border-hairline bg-raised p-6">
        <h2 className="mb-2 text-xl">{words.delivery}</h2>
        <div className="mb-5 grid gap-1 border-b border-hairline pb-5">
          <bdi className="w-fit max-w-full font-normal wrap-anywhere">{name}</bdi>
          <bdi dir="ltr" className="figures w-fit">
            {readablePhone(mobileNumber)}
          </bdi>
          {address && (
            <span dir="auto" className="w-fit max-w-full break-words whitespace-pre-line">
              {address}
            </span>
          )}
          <span className={`text-sm text-muted ${sentenceCase(choices[deliveryArea])}`}>
            {choices[deliveryArea]}
          </span>
        </div>
        {(order.needsAddress || order.needsWilayat) && !order.refused && (
          <Suspense
            fallback={
              <div className={order.needsWilayat ? (order.needsAddress ? 'h-88' : 'h-46') : 'h-42'} />
            }
          >
            <OfferedAddress
              needsWilayat={order.needsWilayat === true}
              needsAddress={order.needsAddress === true}
              written={written}
              errors={wrong}
              onWrite={(change) => {
                setWritten((before) => ({ ...before, ...change }))
                setWrong((before) => ({
                  place: change.place ? undefined : before.place,
                  address: change.address === undefined ? before.address : undefined,
                }))
              }}
            />
          </Suspense>
        )}
        <TotalsList of={sums} />
        {(isTransfer ? order.vatIncluded : order.vatInCash) && (
          <p className="mt-2 text-xs text-muted">{totals.vatIncluded}</p>
        )}
        {!order.refused && (
          <Button
            type="submit"
            busy={busy || receipt.waits !== ''}
            busyLabel={receipt.waits || words.wait}
            className="mt-6 w-full"
          >
            {words.confirm}
          </Button>
        )}
        <p role="alert" className="mt-3 text-sm font-normal text-brick empty:hidden">
          {failure}
        </p>
      </section>
    </form>
  )
}

/** What the answer says of the address, at its fields. */
function addressErrorsOf(problem: unknown): AddressErrors {
  const errors = problem instanceof ApiProblem ? problem.errors : []
  return {
    place: errors.find(({ path }) => path.startsWith('place.'))?.message,
    address: errors.find(({ path }) => path === 'address')?.message,
  }
}

/** What it comes to when it is paid so, in OMR (O34). */
function sumsWith(order: OfferedOrder, method: PaymentMethod) {
  const { subTotal, discount, deliveryCharge, cashFee = 0, feeForCash, total } = order
  const fee = method === 'Cash On Delivery' ? feeForCash : 0
  const sum = toOmr(inBaisa(total) - inBaisa(cashFee) + inBaisa(fee))
  return { subTotal, discount, deliveryCharge, cashFee: fee, total: sum }
}
