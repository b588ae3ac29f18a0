import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { statusWords } from '#src/orders/display/status-words.ts'
import { returnStates } from '#src/orders/return-record/return-state.ts'
import { Price } from '#src/ui/price.tsx'
import type { OrderReturn } from './order-return.ts'
import { PieceList } from './piece-list.tsx'
import { guestReturnMessages } from './returns.messages.ts'

/** Where a return is, for who asked for it: its pieces, what the shop said, and the order of the new pieces (O16). */
export function ReturnProgress({ of: one }: { of: OrderReturn }) {
  const words = useMessages(guestReturnMessages)
  const locale = useLocale()
  const href = useHref()
  const said = one.history.filter(({ state }) => state !== 'requested').findLast((entry) => entry.words)
  const { exchange } = one
  const isWished = one.wants === 'exchange' && one.state === 'requested'
  return (
    <div className="rounded-md bg-sunken px-4 py-3 text-sm" data-testid="return-progress">
      <p className="flex flex-wrap justify-between gap-x-4 text-muted">
        {exchange || isWished ? words.swapState : words.state} <DateTime date={one.date} time={one.time} />
      </p>
      <p className="mt-1 text-base">
        {isWished
          ? words.swapAsked
          : exchange && one.state === 'approved'
            ? words.swapApproved
            : exchange && exchange.orderStatus !== 'Cancelled' && one.state === 'closed'
              ? words.swapClosed
              : returnStates[one.state].words[locale]}
      </p>
      <PieceList pieces={one.lines} className="mt-1 text-muted" />
      {one.comment && one.byRole === 'customer' && (
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere" data-testid="own-words">
          <span className="text-muted">{words.comment}:</span> {one.comment}
        </p>
      )}
      {said?.words && (
        <p dir="auto" className="mt-1 whitespace-pre-line">
          {said.words}
        </p>
      )}
      {exchange && (
        <p className="mt-1">
          {words.exchange}{' '}
          <a href={href(exchange.trackPath)} className="figures text-link">
            <bdi dir="ltr">#{exchange.orderId}</bdi>
          </a>{' '}
          <span className="text-muted">
            ({statusWords(exchange.orderStatus, exchange.deliveryArea).words[locale]})
          </span>
          {exchange.balance > 0 && (
            <span className="block" data-testid="exchange-due">
              {words.exchangeDue} <Price amount={exchange.balance} />
            </span>
          )}
        </p>
      )}
    </div>
  )
}
