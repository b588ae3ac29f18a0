import { lazy, Suspense } from 'react'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { paymentChoiceMessages } from '#src/orders/payment-proofs/payment-choice.messages.ts'
import { cashFeeOf, type DeliveryArea, type PaymentMethod } from '#src/settings/delivery.ts'
import type { Settings } from '#src/settings/settings.ts'
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import { useFetchedFor } from '#src/ui/page/use-fetched-for.ts'

// Read in no ordinary checkout.
const NoPayment = lazy(() => import('./no-payment.tsx'))

type PaymentProps = {
  methods: readonly PaymentMethod[]
  /** What cash costs beside, and up to which total it is taken (O34). */
  settings: Pick<Settings, 'cashFee' | 'cashLimit' | 'paymentMethods'>
  /** Those of them that this order can be paid by; all where nothing is said. */
  open?: readonly PaymentMethod[]
  /** Orders can be collected at the shop, and paid there. */
  collection?: boolean
  /** How this one comes; '' while nobody said. */
  area: DeliveryArea | ''
  value: PaymentMethod | ''
  error: string | undefined
  onChoose: (method: PaymentMethod) => void
}

/** The payment methods that the shop has switched on (O15). */
export function PaymentChoice({
  methods,
  settings,
  open = methods,
  collection,
  area,
  value,
  error,
  onChoose,
}: PaymentProps) {
  const words = useMessages(paymentChoiceMessages)
  const names = useMessages(choiceMessages)
  const locale = useLocale()
  const isNoneShown = useFetchedFor(open.length === 0, false)
  const { cashLimit } = settings
  const cashFee = cashFeeOf(settings, area)
  const upTo = cashLimit !== null && words.cashLimit(amountInText(locale, inBaisa(cashLimit)))
  if (open.length === 0) {
    const why = methods[0] ? `${names[methods[0]]}: ${upTo}` : ''
    return (
      <Suspense>
        {isNoneShown && (
          <NoPayment why={settings.paymentMethods.length > 0 ? why : undefined} collection={collection} />
        )}
      </Suspense>
    )
  }
  const cashText = [
    area === 'SHOP COLLECTION' ? words.cashAtShop : words.cashText,
    cashFee > 0 && words.cashFee(amountInText(locale, inBaisa(cashFee))),
    upTo,
  ]
    .filter(Boolean)
    .join(' ')
  const choices = methods.map((method) => ({
    value: method,
    label: names[method],
    text: method === 'Online Payment' ? words.onlineText : cashText,
    disabled: !open.includes(method),
  }))
  return (
    <ChoiceCards
      id="checkout-paymentMethod"
      legend={<RequiredMark>{words.payment}</RequiredMark>}
      name="paymentMethod"
      choices={choices}
      value={value}
      onChoose={(chosen) => {
        const method = methods.find((one) => one === chosen)
        if (method) onChoose(method)
      }}
      error={error}
      required
    />
  )
}
