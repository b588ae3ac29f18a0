import { useMessages } from '#src/i18n/use-locale.ts'
import type { DeliveryRates } from '#src/settings/delivery.ts'
import { Price } from '#src/ui/price.tsx'
import { deliveryMessages } from './delivery.messages.ts'

type UsualProps = { settings: Omit<DeliveryRates, 'collection'>; className: string }

/** What delivery costs where no zone says otherwise. */
export function UsualCharges({ settings, className }: UsualProps) {
  const words = useMessages(deliveryMessages)
  return (
    <p className={`flex flex-wrap gap-x-6 gap-y-1 ${className}`}>
      {settings.homeDeliveryCharge !== null && (
        <span>
          {words.toHome}: <Price amount={settings.homeDeliveryCharge} />
        </span>
      )}
      {settings.officeDeliveryCharge !== null && (
        <span>
          {words.toOffice}: <Price amount={settings.officeDeliveryCharge} />
        </span>
      )}
      {settings.freeShippingOver !== null && (
        <span>
          {words.freeOver}: <Price amount={settings.freeShippingOver} />
        </span>
      )}
    </p>
  )
}
