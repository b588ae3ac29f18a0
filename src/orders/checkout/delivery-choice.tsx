import type { Baisa } from '#src/core/money.ts'
import { toOmr } from '#src/core/money.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { Amount } from '#src/orders/display/totals-list.tsx'
import { type DeliveryArea, deliveryAreas, deliveryCharge } from '#src/settings/delivery.ts'
import type { Settings } from '#src/settings/settings.ts'
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import { checkoutMessages } from './checkout.messages.ts'

type DeliveryProps = {
  settings: Settings
  subTotal: Baisa
  value: DeliveryArea | ''
  error: string | undefined
  onChoose: (area: DeliveryArea) => void
}

/** Where the order goes, each place with what it costs today (product.md section 9, M5). */
export function DeliveryChoice({ settings, subTotal, value, error, onChoose }: DeliveryProps) {
  const words = useMessages(checkoutMessages)
  const areas = useMessages(choiceMessages)
  const choices = deliveryAreas.map((area) => {
    const charge = deliveryCharge(settings, area, subTotal)
    return {
      value: area,
      label: areas[area],
      aside: <Amount omr={toOmr(charge)} />,
    }
  })
  return (
    <ChoiceCards
      legend={<RequiredMark>{words.deliveryArea}</RequiredMark>}
      name="deliveryArea"
      choices={choices}
      value={value}
      onChoose={(chosen) => {
        const area = deliveryAreas.find((one) => one === chosen)
        if (area) onChoose(area)
      }}
      hint={words.promise}
      error={error}
      required
    />
  )
}
