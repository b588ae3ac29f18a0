import { useEffect, useState } from 'react'
import { type DeliveryTimes, estimatedDelivery } from '#src/delivery/estimated-delivery.ts'
import { formatDeliveryDay } from '#src/delivery/format-delivery-day.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { TruckIcon } from '#src/ui/icons.tsx'
import { productMessages } from './product.messages.ts'

/** The day an order should arrive. Known in the browser only, because the page is kept for days; its line waits for it. */
export function DeliveryDay({ times }: { times: DeliveryTimes }) {
  const words = useMessages(productMessages)
  const locale = useLocale()
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])
  return (
    <p className="flex items-start gap-2.5 text-sm" data-testid="estimated-delivery">
      <TruckIcon size={20} className="mt-px text-muted" />
      <span>
        <span className="text-muted">{words.estimatedDelivery}: </span>
        <span className="inline-block min-w-36 font-normal">
          {now && formatDeliveryDay(locale, estimatedDelivery(now, times))}
        </span>
      </span>
    </p>
  )
}
