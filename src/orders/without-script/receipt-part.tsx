import type { ReactNode } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { onlinePaymentMessages } from '#src/orders/payment-proofs/online-payment.messages.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Field } from '#src/ui/form/field.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import { CheckIcon, ChevronIcon } from '#src/ui/icons.tsx'
import { receiptPath } from './order-form-path.ts'
import { withoutScriptMessages } from './without-script.messages.ts'

const bank = ['bankName', 'accountHolder', 'accountNumber', 'bankMobile'] as const

type ReceiptProps = {
  /** What the form carries on; before the picture, since only the beginning of it is read for that. */
  hidden: ReactNode
  isSent: boolean
  error: string | undefined
}

/**
 * Where to transfer to, and sending the picture of the receipt, before the order is confirmed (O15); once one is sent,
 * folded away for whoever took the wrong one.
 */
export function ReceiptPart({ hidden, isSent, error }: ReceiptProps) {
  const words = useMessages(withoutScriptMessages)
  const online = useMessages(onlinePaymentMessages)
  const form = <ReceiptForm hidden={hidden} error={error} />
  return (
    <section aria-label={online.proof} className="grid gap-4">
      {isSent ? (
        <>
          <p className="flex items-center gap-1.5 text-olive">
            <CheckIcon size={20} />
            {online.proofReady}
          </p>
          <details open={error !== undefined}>
            <summary className="flex w-fit items-center gap-2 py-2.5 text-link">
              {words.otherReceipt}
              <ChevronIcon to="down" size={16} />
            </summary>
            <div className="mt-2 grid gap-4">{form}</div>
          </details>
        </>
      ) : (
        <>
          <p>{words.receiptFirst}</p>
          {form}
        </>
      )}
    </section>
  )
}

function ReceiptForm({ hidden, error }: Omit<ReceiptProps, 'isSent'>) {
  const words = useMessages(withoutScriptMessages)
  const online = useMessages(onlinePaymentMessages)
  const action = useHref()(receiptPath)
  const { settings } = useShop()
  return (
    <>
      <div className="rounded-md border border-hairline bg-raised px-4 py-3">
        <p className="text-sm">{online.transferTo}</p>
        <dl className="mt-2 grid gap-2">
          {bank
            .filter((detail) => settings[detail] !== '')
            .map((detail) => (
              <div key={detail} className="flex items-baseline justify-between gap-3">
                <dt className="text-sm text-muted">{online[detail]}</dt>
                <dd className="text-end font-normal select-all">
                  <bdi>{settings[detail]}</bdi>
                </dd>
              </div>
            ))}
        </dl>
      </div>
      {/* The shop says in the page's language what is wrong with a file. */}
      <form method="post" action={action} encType="multipart/form-data" noValidate className="grid gap-4">
        {hidden}
        <Field
          id="checkout-paymentProof"
          label={<RequiredMark>{online.proof}</RequiredMark>}
          hint={words.receiptHint}
          error={error}
        >
          {(wiring) => (
            <input
              {...wiring}
              type="file"
              name="image"
              accept="image/*"
              required
              className="control py-2.5"
            />
          )}
        </Field>
        <button type="submit" className={`${buttonClass()} sm:justify-self-start`}>
          {words.sendReceipt}
        </button>
      </form>
    </>
  )
}
