import { nameOnScreen } from '#src/core/first-admin.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { callMessages } from './call.messages.ts'
import type { OrderCall } from './call.ts'

/** The calls about an order, the newest first: what came of each, by whom, and when the next one is due. */
export function CallList({ calls }: { calls: readonly OrderCall[] }) {
  const words = useMessages(callMessages)
  const locale = useLocale()
  if (calls.length === 0) return <p className="text-sm text-muted">{words.none}</p>
  return (
    <ol className="divide-y divide-hairline text-sm" data-testid="calls">
      {calls.map((one) => (
        <li key={one._id} className="grid gap-0.5 py-2.5 first:pt-0">
          <p className="font-normal">{words[one.outcome]}</p>
          <p className="flex flex-wrap gap-x-3 text-xs text-muted">
            <DateTime date={one.date} time={one.time} />
            {one.byName && <bdi>{words.by(nameOnScreen(one.byName, locale))}</bdi>}
            {one.againDate && one.againTime && (
              <span>
                {words.next}: <DateTime date={one.againDate} time={one.againTime} />
              </span>
            )}
          </p>
          {one.note && (
            <p dir="auto" className="w-fit max-w-full text-xs break-words whitespace-pre-line">
              {one.note}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
