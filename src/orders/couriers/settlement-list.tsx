import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOnScreen } from '#src/core/first-admin.ts'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useReasonOf } from '#src/ui/overlay/use-tell-failure.ts'
import { Price } from '#src/ui/price.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'
import { courierMessages } from './courier.messages.ts'
import { settlementsQuery, takeBackCash } from './courier.query.ts'

type ListProps = { courierId: string; onTakenBack: () => void }

/** What a courier brought, the newest first; an entry that was a mistake is taken back (O32). */
export function SettlementList({ courierId, onTakenBack }: ListProps) {
  const words = useMessages(courierMessages)
  const locale = useLocale()
  const reasonOf = useReasonOf()
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const list = useInfiniteQuery(settlementsQuery(api, courierId))
  const [busy, setBusy] = useState<string>()
  const entries = list.data?.pages.flatMap((page) => page.data) ?? []
  async function takeBack(id: string) {
    const question = {
      title: words.askTakeBack,
      text: words.askTakeBackText,
      yes: words.yesTakeBack,
      no: words.keepEntry,
      danger: true,
    }
    if (busy || !(await confirm(question))) return
    setBusy(id)
    try {
      toast({ title: await takeBackCash(api, queries, courierId, id) })
      onTakenBack()
    } catch (problem) {
      toast({ title: reasonOf(problem, words.failed), tone: 'error' })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <section aria-labelledby="settlements" className="mt-6 border-t border-hairline pt-4">
      <h3 id="settlements" className="text-base font-normal">
        {words.settled}
      </h3>
      {list.data && entries.length === 0 && <p className="mt-1 text-sm text-muted">{words.nothingSettled}</p>}
      <ul className="divide-y divide-hairline text-sm" data-testid="settlements">
        {entries.map((one) => (
          <li key={one._id} className="grid gap-0.5 py-2.5">
            <div className="flex items-baseline justify-between gap-4">
              <DateTime date={one.date} time={one.time} />
              <Price amount={one.amount} className={one.isReversed || one.reverses ? 'text-muted' : ''} />
            </div>
            <p className="flex flex-wrap gap-x-3 text-xs text-muted">
              {one.reverses && <span>{words.reversal}</span>}
              {one.isReversed && <span>{words.takenBack}</span>}
              {one.reference && <bdi className="break-all">{one.reference}</bdi>}
              {one.byName && <bdi>{words.by(nameOnScreen(one.byName, locale))}</bdi>}
            </p>
            {!one.reverses && !one.isReversed && (
              <Button
                kind="quiet"
                size="small"
                busy={busy === one._id}
                onClick={() => void takeBack(one._id)}
                className="-ms-3 w-fit text-xs! text-muted"
              >
                <span>
                  {words.takeBack}{' '}
                  <span className="sr-only">{amountInText(locale, inBaisa(one.amount))}</span>
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ShowMore list={list} label={words.more} />
    </section>
  )
}
