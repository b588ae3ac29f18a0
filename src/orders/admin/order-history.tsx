import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { firstAdminName } from '#src/core/first-admin.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { CorrectionEntry } from '#src/orders/correcting/correction-entry.tsx'
import { correctionMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { StatusWord } from '#src/orders/display/status-word.tsx'
import type { OrderCorrection } from '#src/orders/history/order-differences.ts'
import type { Payment } from '#src/orders/ledger/payment.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { isProofRefusal, proofRefusalTexts } from '#src/orders/proof-refusal.ts'
import type { OrderReturn } from '#src/orders/returns/order-return.ts'
import { returnsQuery } from '#src/orders/returns/returns.query.ts'
import { UndoButton } from '#src/orders/undoing/undo-button.tsx'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { PaymentHead, ReturnStepHead } from './history-beside.tsx'
import { orderOverviewMessages } from './order-overview.messages.ts'

type Change = OrderDetails['history'][number]

/** The same, once it has come. */
export function OrderHistoryCard({ details }: { details: OrderDetails | undefined }) {
  return details && <OrderHistory order={details} />
}

/** So many entries are shown until all are asked for. */
const lastShown = 3

/** Every change and edit of the order: who, when, from, to, and why (O5, O18); the newest first, with the way back. */
function OrderHistory({ order }: { order: OrderDetails }) {
  const words = useMessages(orderOverviewMessages)
  const locale = useLocale()
  const correcting = useMessages(correctionMessages)
  const query = returnsQuery(useApi(), order._id)
  const { data } = useQuery({ ...query, enabled: order.returnState !== undefined })
  const entries = entriesOf(order, data?.returns ?? [])
  const [isWhole, setWhole] = useState(false)
  return (
    <DashboardCard title={words.history} aside={<UndoButton order={order} />}>
      <ol className="divide-y divide-hairline text-sm" data-testid="order-history">
        {(isWhole ? entries : entries.slice(0, lastShown)).map((change) =>
          'bookedAt' in change ? (
            <li key={change._id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
              <PaymentHead entry={change} />
              {change.byRole && <Who change={{ ...change, byRole: change.byRole }} />}
            </li>
          ) : 'state' in change ? (
            <li key={`${change.changedAt} ${change.state}`} className="grid gap-1 py-3 first:pt-0 last:pb-0">
              <ReturnStepHead step={change} />
              <Who change={change} />
              {change.words && <Words>{change.words}</Words>}
            </li>
          ) : 'correctedAt' in change ? (
            <li key={change.correctedAt} className="grid gap-1 py-3 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                {correcting.corrected}
                <DateTime date={change.date} time={change.time} className="text-muted" />
              </div>
              <Who change={change} />
              <CorrectionEntry correction={change} />
            </li>
          ) : (
            <li key={change.changedAt} className="grid gap-1 py-3 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <span className="flex flex-wrap items-baseline gap-x-2.5">
                  {change.from === change.to ? (
                    change.reason &&
                    words[
                      isProofRefusal(change.reason) && change.reason !== 'proof missing'
                        ? 'proof asked again'
                        : change.reason
                    ]
                  ) : change.from ? (
                    <>
                      <StatusWord status={change.from} area={order.customerData.deliveryArea} />
                      <span className="text-muted">{words.becomes}</span>
                      <StatusWord status={change.to} area={order.customerData.deliveryArea} />
                    </>
                  ) : (
                    words.placed
                  )}
                </span>
                <DateTime date={change.date} time={change.time} className="text-muted" />
              </div>
              <Who change={change} />
              {isProofRefusal(change.reason) ? (
                <p>
                  {words.reason}: {proofRefusalTexts[change.reason][locale]}
                </p>
              ) : (
                change.reason &&
                change.from !== change.to && (
                  <p>
                    {words.reason}: {words[change.reason]}
                  </p>
                )
              )}
              {change.comment && <Words>{change.comment}</Words>}
            </li>
          ),
        )}
      </ol>
      {!isWhole && entries.length > lastShown && (
        <Button kind="quiet" size="small" className="-ms-3 mt-2" onClick={() => setWhole(true)}>
          {words.wholeHistory(entries.length)}
        </Button>
      )}
    </DashboardCard>
  )
}

/** Changes, edits, steps of returns and payments in one row, the newest first; a return's first step is the order's own. */
function entriesOf({ history, corrections, payments = [] }: OrderDetails, returns: readonly OrderReturn[]) {
  const steps = returns.flatMap((one) => one.history.filter(({ state }) => state !== 'requested'))
  const at = (entry: Change | OrderCorrection | Payment | OrderReturn['history'][number]) =>
    'bookedAt' in entry ? entry.bookedAt : 'correctedAt' in entry ? entry.correctedAt : entry.changedAt
  return [...history, ...corrections, ...steps, ...payments].sort((a, b) => (at(a) < at(b) ? 1 : -1))
}

function Words({ children }: { children: string }) {
  return (
    <p dir="auto" className="w-fit max-w-full border-s-2 border-gold ps-3 break-words whitespace-pre-line">
      {children}
    </p>
  )
}

type By = { byName?: string | undefined; byRole: string }

function Who({ change: { byName, byRole } }: { change: By }) {
  const words = useMessages(orderOverviewMessages)
  const role =
    byRole === 'customer' ? words.customerRole : words[byRole as Exclude<Change['byRole'], 'customer'>]
  return (
    <p className="text-muted">
      <bdi>{byName && byName !== firstAdminName ? words.by(byName, role) : words.byRole(role)}</bdi>
    </p>
  )
}
