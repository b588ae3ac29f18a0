import { toOmr } from '#src/core/money.ts'
import { termsAt, type Zone } from '#src/delivery/zone.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { termsOf, timesOf, unpriced } from '#src/orders/checkout-address/destination-terms.ts'
import type { CustomerDraft } from '#src/orders/checkout-draft/customer-draft.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { Amount } from '#src/orders/display/totals-list.tsx'
import { subTotalOf } from '#src/orders/order/order-totals.ts'
import { deliveryAreas, deliveryCharge, offeredAreas, promisedTime } from '#src/settings/delivery.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import { sentenceCase } from '#src/ui/sentence-case.class.ts'
import { withoutScriptMessages } from './without-script.messages.ts'

type WayProps = {
  draft: CustomerDraft
  goods: readonly { line: { originalPrice: number; quantity: number } }[]
  zones: readonly Zone[]
  error: string | undefined
}

/** The ways of delivery: of the place that was said, else those of any, whose charges differ and are said once it is known (O40). */
export function WayPart({ draft, goods, zones, error }: WayProps) {
  const words = useMessages(withoutScriptMessages)
  const checkout = useMessages(checkoutMessages)
  const names = useMessages(choiceMessages)
  const locale = useLocale()
  const { settings } = useShop()
  const subTotal = subTotalOf(goods.map(({ line }) => line))
  const why = unpriced(draft, { settings, zones }, { subTotal, locale })
  const all = !why
    ? [termsOf(draft, { settings, zones })]
    : [
        termsAt(settings, [], undefined),
        ...zones.map((zone) => ({ ...zone, collection: settings.collection })),
      ]
  const offered = deliveryAreas.filter((area) => all.some((terms) => offeredAreas(terms).includes(area)))
  const [only, ...more] = offered
  const time = checkout.promise(promisedTime(locale, timesOf(draft, { settings, zones })))
  return (
    <ChoiceCards
      id="checkout-deliveryArea"
      legend={<RequiredMark>{checkout.deliveryArea}</RequiredMark>}
      name="deliveryArea"
      choices={offered.map((area) => ({
        value: area,
        label: <span className={sentenceCase(names[area])}>{names[area]}</span>,
        ...(!why && all[0] && { aside: <Amount omr={toOmr(deliveryCharge(all[0], area, subTotal))} /> }),
      }))}
      value={draft.deliveryArea || (more.length === 0 && only) || ''}
      hint={why ? `${time} ${words.byPlace}` : time}
      error={error}
      required
    />
  )
}
