import { useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { DashboardCard } from '#src/ui/card.tsx'
import { StatusWord } from './order-facts.tsx'
import { orderOverviewMessages } from './order-overview.messages.ts'

type Change = OrderDetails['history'][number]

/** Every change of the order: who, when, from, to, and why (O5); the newest first. */
export function OrderHistory({ history }: { history: readonly Change[] }) {
  const words = useMessages(orderOverviewMessages)
  return (
    <DashboardCard title={words.history}>
      <ol className="divide-y divide-hairline text-sm" data-testid="order-history">
        {history.toReversed().map((change) => (
          <li key={change.changedAt} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <span className="flex flex-wrap items-baseline gap-x-2.5">
                {change.from === change.to ? (
                  change.reason && words[change.reason]
                ) : change.from ? (
                  <>
                    <StatusWord status={change.from} className="text-muted" />
                    <span className="text-muted">{words.becomes}</span>
                    <StatusWord status={change.to} />
                  </>
                ) : (
                  words.placed
                )}
              </span>
              <DateTime date={change.date} time={change.time} className="text-muted" />
            </div>
            <Who change={change} />
            {change.reason && change.from !== change.to && (
              <p>
                {words.reason}: {words[change.reason]}
              </p>
            )}
            {change.comment && (
              <p
                dir="auto"
                className="w-fit max-w-full border-s-2 border-gold ps-3 break-words whitespace-pre-line"
              >
                {change.comment}
              </p>
            )}
          </li>
        ))}
      </ol>
    </DashboardCard>
  )
}

function Who({ change: { byName, byRole } }: { change: Change }) {
  const words = useMessages(orderOverviewMessages)
  const role = byRole === 'customer' ? words.customerRole : words[byRole]
  return (
    <p className="text-muted">
      <bdi>{byName ? words.by(byName, role) : words.byRole(role)}</bdi>
    </p>
  )
}
