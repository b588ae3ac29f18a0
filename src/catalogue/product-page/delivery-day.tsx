import { useEffect, useState } from 'react'
import { type DeliveryTimes, estimatedDelivery } from '#src/delivery/estimated-delivery.ts'
import { formatDeliveryDay, formatShortDay } from '#src/delivery/format-delivery-day.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { Settings } from '#src/settings/settings.ts'
import { TruckIcon } from '#src/ui/icons.tsx'
import { productMessages } from './product.messages.ts'

type Times = DeliveryTimes & Pick<Settings, 'zoneTimes'>

/** The day an order should arrive, or the first and the last where places need other times (M5). Known in the browser only, because the page is kept for days; its line waits for it. */
export function DeliveryDay({ times }: { times: Times }) {
  const words = useMessages(productMessages)
  const locale = useLocale()
  const days = useDeliveryDays(times).map((day) => formatDeliveryDay(locale, day))
  return (
    <p className="flex items-start gap-2.5 text-sm noscript:hidden" data-testid="estimated-delivery">
      <TruckIcon size={20} className="mt-px text-muted" />
      <span>
        <span className="text-muted">{words.estimatedDelivery}: </span>
        <span className="inline-block min-w-36 font-normal">{days.join(' – ')}</span>
      </span>
    </p>
  )
}

/** The same in the bar of phones, below the price, whose width it keeps free; of two days only the dates, which have room. */
export function DayInBar({ times }: { times: Times }) {
  const words = useMessages(productMessages)
  const locale = useLocale()
  const days = useDeliveryDays(times)
  const format = days.length > 1 ? formatShortDay : formatDeliveryDay
  return (
    <span className="block min-h-4.5 w-32 truncate text-xs leading-[1.2] font-light text-muted noscript:hidden">
      <span className="sr-only">{words.estimatedDelivery}: </span>
      {days.map((day) => format(locale, day)).join(' – ')}
    </span>
  )
}

/** The first and the last day, or the one there is; none before the browser has said what day it is. */
function useDeliveryDays(times: Times): Date[] {
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])
  if (!now) return []
  const all = [times, ...times.zoneTimes].map((zone) => +estimatedDelivery(now, { ...times, ...zone }))
  return [...new Set([Math.min(...all), Math.max(...all)])].map((day) => new Date(day))
}
