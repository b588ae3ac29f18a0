import type { Baisa } from '#src/core/money.ts'
import { toOmr } from '#src/core/money.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { Amount } from '#src/orders/display/totals-list.tsx'
import {
  type DeliveryArea,
  type DeliveryDays,
  type DeliveryRates,
  deliveryCharge,
  offeredAreas,
  promisedTime,
} from '#src/settings/delivery.ts'
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import { sentenceCase } from '#src/ui/sentence-case.class.ts'
import { checkoutMessages } from './checkout.messages.ts'

type DeliveryProps = {
  rates: DeliveryRates
  /** Why they may not hold where it goes. */
  unpriced: string | undefined
  times: DeliveryDays
  subTotal: Baisa
  value: DeliveryArea | ''
  error: string | undefined
  onChoose: (area: DeliveryArea) => void
}

/** Where the order goes, each place with what it costs today; once the wilayat is said, where that counts (product.md section 9, M5). */
export function DeliveryChoice({ rates, unpriced, times, subTotal, value, error, onChoose }: DeliveryProps) {
  const words = useMessages(checkoutMessages)
  const areas = useMessages(choiceMessages)
  const offered = offeredAreas(rates)
  const time = words.promise(promisedTime(useLocale(), times))
  const choices = offered.map((area) => {
    const charge = deliveryCharge(rates, area, subTotal)
    return {
      value: area,
      label: <span className={sentenceCase(areas[area])}>{areas[area]}</span>,
      aside: (!unpriced || area === 'SHOP COLLECTION') && <Amount omr={toOmr(charge)} />,
    }
  })
  return (
    <ChoiceCards
      id="checkout-deliveryArea"
      legend={<RequiredMark>{words.deliveryArea}</RequiredMark>}
      name="deliveryArea"
      choices={choices}
      value={value}
      onChoose={(chosen) => {
        const area = offered.find((one) => one === chosen)
        if (area) onChoose(area)
      }}
      hint={value === 'SHOP COLLECTION' ? undefined : unpriced ? `${time} ${unpriced}` : time}
      error={error}
      required
    />
  )
}
