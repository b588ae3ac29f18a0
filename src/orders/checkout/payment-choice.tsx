import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import type { PaymentMethod } from '#src/settings/delivery.ts'
import type { Settings } from '#src/settings/settings.ts'
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { checkoutMessages } from './checkout.messages.ts'

type PaymentProps = {
  methods: readonly PaymentMethod[]
  /** What cash costs beside, and up to which total it is taken (O34). */
  settings: Pick<Settings, 'cashFee' | 'cashLimit' | 'paymentMethods'>
  /** The order comes to more than that. */
  overLimit?: boolean
  /** Orders can be collected at the shop, and paid there. */
  collection?: boolean
  value: PaymentMethod | ''
  error: string | undefined
  onChoose: (method: PaymentMethod) => void
}

/** The payment methods that the shop has switched on (O15). */
export function PaymentChoice({
  methods,
  settings,
  overLimit = false,
  collection,
  value,
  error,
  onChoose,
}: PaymentProps) {
  const words = useMessages(checkoutMessages)
  const names = useMessages(choiceMessages)
  const locale = useLocale()
  const href = useHref()
  if (methods.length === 0) {
    const [isShopWide, more] = [
      settings.paymentMethods.length === 0,
      collection ? words.collectInstead : words.writeToUs,
    ]
    return (
      <p className="text-brick">
        {isShopWide ? words.noPayment : `${words.noCashThere} ${more}`}{' '}
        <Link to={href('/contact-us')} className="underline underline-offset-4">
          {words.contact}
        </Link>
      </p>
    )
  }
  const { cashFee, cashLimit } = settings
  const cashText = [
    words.cashText,
    cashFee > 0 && words.cashFee(amountInText(locale, inBaisa(cashFee))),
    cashLimit !== null && words.cashLimit(amountInText(locale, inBaisa(cashLimit))),
  ]
    .filter(Boolean)
    .join(' ')
  const choices = methods.map((method) => ({
    value: method,
    label: names[method],
    text: method === 'Online Payment' ? words.onlineText : cashText,
    disabled: method === 'Cash On Delivery' && overLimit,
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
