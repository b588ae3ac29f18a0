import { type Baisa, inBaisa, toOmr } from '#src/core/money.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { Settings } from '#src/settings/settings.ts'
import { CheckIcon, TruckIcon } from '#src/ui/icons.tsx'
import { cartMessages } from './cart.messages.ts'
import { TextWithAmount } from './text-with-amount.tsx'

type FreeDeliveryProps = {
  settings: Pick<Settings, 'freeShippingOver' | 'zoneFreeSums' | 'elsewhere'>
  subTotal: Baisa
}

/** How far it is to free delivery, in words and as a line; nothing where the shop has none (M5). */
export function FreeDelivery({ settings, subTotal }: FreeDeliveryProps) {
  const words = useMessages(cartMessages)
  const { freeShippingOver, zoneFreeSums, elsewhere } = settings
  // As settings/placeholders.ts says it, which the way to an order need not carry.
  const byPlace = zoneFreeSums.some((sum) => sum !== freeShippingOver) ? words.byPlace : ''
  if (freeShippingOver === null || !(elsewhere || zoneFreeSums.includes(freeShippingOver))) return null
  const over = inBaisa(freeShippingOver)
  const isFree = subTotal > over
  const share = over === 0 ? 1 : Math.min(1, subTotal / over)
  const Icon = isFree ? CheckIcon : TruckIcon
  return (
    <div className="grid gap-2">
      <p className={`flex items-start gap-2 text-sm ${isFree ? 'font-normal text-olive' : ''}`}>
        <Icon size={20} className="mt-px" />
        <span>
          {isFree && words.isFree(byPlace)}
          {!isFree && subTotal === over && words.almostFree(byPlace)}
          {subTotal < over && (
            <TextWithAmount text={words.untilFree(byPlace)} amount={toOmr(over - subTotal)} />
          )}
        </span>
      </p>
      <span aria-hidden="true" className="block h-1 overflow-hidden rounded-sm bg-sunken">
        <span
          className={`block h-full origin-left transition-transform duration-calm rtl:origin-right ${isFree ? 'bg-olive' : 'bg-gold'}`}
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
    </div>
  )
}
