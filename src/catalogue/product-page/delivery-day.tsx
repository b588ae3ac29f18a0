import { useEffect, useState } from 'react'
import { type DeliveryTimes, estimatedDelivery } from '#src/delivery/estimated-delivery.ts'
import { formatDeliveryDay } from '#src/delivery/format-delivery-day.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { Settings } from '#src/settings/settings.ts'
import { TruckIcon } from '#src/ui/icons.tsx'
import { productMessages } from './product.messages.ts'

type Times = DeliveryTimes & Pick<Settings, 'zoneTimes'>

/** The day an order should arrive, or the first and the last where places need other times (M5). Known in the browser only, because the page is kept for days; its line waits for it. */
export function DeliveryDay({ times }: { times: Times }) {
  const words = useMessages(productMessages)
  const days = useDeliveryDays(times)
  return (
    <p className="flex items-start gap-2.5 text-sm noscript:hidden" data-testid="estimated-delivery">
      <TruckIcon size={20} className="mt-px text-muted" />
      <span>
        <span className="text-muted">{words.estimatedDelivery}: </span>
        <span className="inline-block min-w-36 font-normal">{days}</span>
      </span>
    </p>
  )
}

/** The same in the bar of phones, below the price. */
export function DayInBar({ times }: { times: Times }) {
  const words = useMessages(productMessages)
  return (
    <span className="block min-h-4.5 max-w-32 truncate text-xs leading-[1.2] font-light text-muted noscript:hidden">
      <span className="sr-only">{words.estimatedDelivery}: </span>
      {useDeliveryDays(times)}
    </span>
  )
}

function useDeliveryDays(times: Times): string | undefined {
  const locale = useLocale()
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])
  if (!now) return undefined
  const all = [times, ...times.zoneTimes].map((zone) => +estimatedDelivery(now, { ...times, ...zone }))
  const ends = [Math.min(...all), Math.max(...all)].map((day) => formatDeliveryDay(locale, new Date(day)))
  return [...new Set(ends)].join(' – ')
}
