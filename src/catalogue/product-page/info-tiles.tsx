import type { ComponentType, ReactNode } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { promisedTime } from '#src/settings/delivery.ts'
import { freeByPlace } from '#src/settings/placeholders.ts'
import type { Settings } from '#src/settings/settings.ts'
import { useIsRenamed } from '#src/settings/use-settings.ts'
import { CashIcon, GiftIcon as FreeIcon, ReturnIcon, ShieldIcon, TruckIcon } from '#src/ui/icons.tsx'
import { Price } from '#src/ui/price.tsx'
import { productMessages } from './product.messages.ts'

/** What a shopper asks before buying: how fast, how dear, what if not; and, in the words of ours alone, is it real (product.md section 2, W5). */
export function InfoTiles({ settings }: { settings: Settings }) {
  const words = useMessages(productMessages)
  const isRenamed = useIsRenamed()
  const locale = useLocale()
  const { freeShippingOver, paymentMethods } = settings
  const cash = paymentMethods.includes('Cash On Delivery')
  return (
    <ul
      aria-label={words.goodToKnow}
      className="grid grid-cols-2 gap-x-5 gap-y-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      <Tile
        Icon={TruckIcon}
        title={words.fastDelivery(promisedTime(locale, settings))}
        text={words.fastDeliveryText}
      />
      {freeShippingOver !== null && (
        <Tile
          Icon={FreeIcon}
          title={words.freeDelivery}
          text={
            <>
              {words.freeDeliveryOver} <Price amount={freeShippingOver} />
              {freeByPlace(locale, settings)}
            </>
          }
        />
      )}
      <Tile Icon={ReturnIcon} title={words.returns} text={words.returnsText} />
      {!isRenamed && (
        <Tile
          Icon={ShieldIcon}
          title={words.genuine}
          text={cash ? words.cashOnDelivery : words.genuineText}
        />
      )}
      {isRenamed && cash && <Tile Icon={CashIcon} title={words.cash} text={words.cashText} />}
    </ul>
  )
}

type TileProps = { Icon: ComponentType<{ className?: string }>; title: string; text: ReactNode }

function Tile({ Icon, title, text }: TileProps) {
  return (
    <li className="border-t border-hairline pt-4 max-lg:last:odd:col-span-2">
      <Icon className="text-gold" />
      <p className="mt-2 font-normal">{title}</p>
      <p className="text-sm text-muted">{text}</p>
    </li>
  )
}
