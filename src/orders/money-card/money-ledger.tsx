import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOnScreen } from '#src/core/first-admin.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import type { Payment } from '#src/orders/ledger/payment.ts'
import { returnsQuery } from '#src/orders/returns/returns.query.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { moneyMessages } from './money.messages.ts'
import { takeBack } from './money.query.ts'

type LedgerProps = { orderId: string; entries: readonly Payment[] }

/** Every entry of an order's ledger, oldest first: what, how much, how, who and when (O17). */
export function MoneyLedger({ orderId, entries }: LedgerProps) {
  const words = useMessages(moneyMessages)
  const locale = useLocale()
  const { busy, reverse } = useTakeBack(orderId)
  const reversed = new Set(entries.map((entry) => entry.reverses))
  if (entries.length === 0) return <p className="mt-3 text-sm text-muted">{words.none}</p>
  return (
    <ol
      aria-label={words.ledger}
      className="mt-4 divide-y divide-hairline border-t border-hairline text-sm"
      data-testid="money-ledger"
    >
      {entries.map((entry) => {
        const kind = words[entry.credit ? 'credit' : entry.kind]
        const isReversed = reversed.has(entry._id)
        return (
          <li key={entry._id} className="grid gap-0.5 py-2.5">
            <div className="flex items-baseline justify-between gap-4">
              <span>
                {isMoved(entry) && !isReversed ? (
                  <MovedTo orderId={orderId} number={entry.reference} />
                ) : entry.reverses ? (
                  words.reversal(kind)
                ) : isReversed ? (
                  words.takenBack(kind)
                ) : (
                  kind
                )}
              </span>
              <Price amount={entry.amount} className={isReversed || entry.reverses ? 'text-muted' : ''} />
            </div>
            <p className="flex flex-wrap gap-x-3 text-xs text-muted">
              {(!isMoved(entry) || isReversed) && <span>{words[entry.credit ? 'kept' : entry.method]}</span>}
              {entry.reference && (!isMoved(entry) || isReversed) && (
                <bdi className="break-all">{entry.reference}</bdi>
              )}
              <DateTime date={entry.date} time={entry.time} />
              <bdi>
                {entry.byName
                  ? words.by(nameOnScreen(entry.byName, locale))
                  : entry.byRole === undefined && words.beforeLedger}
              </bdi>
              {!entry.reverses && !isReversed && entry.kind !== 'adjustment' && (
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => void reverse(entry._id)}
                  className="ms-auto touchable underline decoration-hairline underline-offset-4 enabled:hover:text-ink"
                >
                  {words.takeBack} <span className="sr-only">{kind}</span>
                </button>
              )}
            </p>
            {entry.kind === 'adjustment' && !entry.reverses && (!isMoved(entry) || isReversed) && (
              <p>{words.exchange}</p>
            )}
            {entry.note && (
              <p dir="auto" className="w-fit max-w-full break-words whitespace-pre-line">
                {entry.note}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Whether an exchange took it to the order of the new pieces (O37). */
function isMoved({ kind, amount, reverses, reference }: Payment): boolean {
  return kind === 'adjustment' && amount < 0 && !reverses && Boolean(reference)
}

/** The order that the money went on to, by its number; a link while a return of this order leads there. */
function MovedTo({ orderId, number }: { orderId: string; number: string | undefined }) {
  const words = useMessages(moneyMessages)
  const href = useHref()
  const { data } = useQuery(returnsQuery(useApi(), orderId))
  const id = data?.returns.find(({ exchange }) => exchange?.orderId === number)?.exchange?._id
  const shown = <bdi dir="ltr">#{number}</bdi>
  return (
    <>
      {words.movedTo}{' '}
      {id ? (
        <Link to={href(`/dashboard/order-overview/${encodeURIComponent(id)}`)} className="figures text-link">
          {shown}
        </Link>
      ) : (
        <span className="figures">{shown}</span>
      )}
    </>
  )
}

function useTakeBack(orderId: string) {
  const words = useMessages(moneyMessages)
  const tellFailure = useTellFailure()
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const [busy, setBusy] = useState(false)
  async function reverse(payment: string) {
    const question = {
      title: words.askTakeBack,
      text: words.askTakeBackText,
      yes: words.yesTakeBack,
      no: words.keepEntry,
      danger: true,
    }
    if (!(await confirm(question))) return
    setBusy(true)
    try {
      toast({ title: await takeBack(api, queries, orderId, payment) })
    } catch (problem) {
      tellFailure(words.failed, problem)
    } finally {
      setBusy(false)
    }
  }
  return { busy, reverse }
}
