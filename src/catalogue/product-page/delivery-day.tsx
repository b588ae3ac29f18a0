import { useEffect, useState } from 'react'
import { type DeliveryTimes, estimatedDelivery } from '#src/delivery/estimated-delivery.ts'
import { formatDeliveryDay } from '#src/delivery/format-delivery-day.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { Settings } from '#src/settings/settings.ts'
import { TruckIcon } from '#src/ui/icons.tsx'
import { productMessages } from './product.messages.ts'

/** The day an order should arrive, or the first and the last where places need other times (M5). Known in the browser only, because the page is kept for days; its line waits for it. */
export function DeliveryDay({ times }: { times: DeliveryTimes & Pick<Settings, 'zoneTimes'> }) {
  const words = useMessages(productMessages)
  const locale = useLocale()
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])
  const ends = (from: Date) => {
    const all = [times, ...times.zoneTimes].map((zone) => +estimatedDelivery(from, { ...times, ...zone }))
    return [Math.min(...all), Math.max(...all)].map((day) => formatDeliveryDay(locale, new Date(day)))
  }
  return (
    <p className="flex items-start gap-2.5 text-sm noscript:hidden" data-testid="estimated-delivery">
      <TruckIcon size={20} className="mt-px text-muted" />
      <span>
        <span className="text-muted">{words.estimatedDelivery}: </span>
        <span className="inline-block min-w-36 font-normal">
          {now && [...new Set(ends(now))].join(' – ')}
        </span>
      </span>
    </p>
  )
}
