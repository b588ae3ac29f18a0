import { useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import type { PaymentMethod } from '#src/settings/delivery.ts'
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import { checkoutMessages } from './checkout.messages.ts'

type PaymentProps = {
  methods: readonly PaymentMethod[]
  value: PaymentMethod | ''
  error: string | undefined
  onChoose: (method: PaymentMethod) => void
}

/** The payment methods that the shop has switched on (O15). */
export function PaymentChoice({ methods, value, error, onChoose }: PaymentProps) {
  const words = useMessages(checkoutMessages)
  const names = useMessages(choiceMessages)
  if (methods.length === 0) return <p className="text-brick">{words.noPayment}</p>
  const choices = methods.map((method) => ({
    value: method,
    label: names[method],
    text: method === 'Online Payment' ? words.onlineText : words.cashText,
  }))
  return (
    <ChoiceCards
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
