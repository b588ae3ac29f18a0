import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { LineChoice } from '#src/orders/display/line-facts.tsx'
import { statusWords } from '#src/orders/display/status-words.ts'
import type { Order } from '#src/orders/order/order.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'
import { returnStates } from '#src/orders/return-record/return-state.ts'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import type { OrderReturn } from './order-return.ts'
import { ReturnStateWord } from './return-state-word.tsx'
import { returnCardMessages } from './returns.messages.ts'
import { returnsPlace, returnsQuery } from './returns.query.ts'
import { StepDialog } from './step-dialog.tsx'
import { type ShownStep, shownSteps, usualWay } from './use-return-step.tsx'

/** The returns of an order, each with what to do next (O16); nothing for an order that was never delivered. */
export function ReturnsCard({ order }: { order: Order }) {
  const words = useMessages(returnCardMessages)
  const api = useApi()
  const mayHave = order.orderStatus === 'Return' || order.orderStatus === 'Delivered'
  const { data, error, refetch } = useQuery({ ...returnsQuery(api, order._id), enabled: mayHave })
  if (!mayHave) return null
  if (error && !data)
    return (
      <DashboardCard title={words.title}>
        <p className="text-sm text-muted">
          {words.failedList}{' '}
          <button type="button" className="text-link" onClick={() => refetch()}>
            {words.again}
          </button>
        </p>
      </DashboardCard>
    )
  if (!data || data.returns.length === 0) return null
  return (
    <DashboardCard id={returnsPlace} title={words.title}>
      <ul className="grid gap-5 divide-y divide-hairline">
        {data.returns
          .map((one, at) => (
            <Return
              key={one._id}
              of={one}
              which={data.returns.length > 1 ? words.which(at + 1) : undefined}
              order={order}
              owed={data.toRefund}
            />
          ))
          .toReversed()}
      </ul>
    </DashboardCard>
  )
}

type ReturnProps = {
  of: OrderReturn
  /** What it is called among several, here and in its emails. */
  which: string | undefined
  order: Order
  owed: number
}

function Return({ of: one, which, order, owed }: ReturnProps) {
  const words = useMessages(returnCardMessages)
  const locale = useLocale()
  const href = useHref()
  const [to, setTo] = useState<ShownStep>()
  const steps = shownSteps(one, owed)
  // Who would like other pieces is owed no money while nobody has decided.
  const isOwed = owed > 0 && steps.length > 0 && !(one.wants === 'exchange' && one.state === 'requested')
  return (
    <li className="grid gap-3 pt-1 text-sm" data-testid="return">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-baseline gap-x-2">
          {which && <span className="figures">{which}</span>}
          <ReturnStateWord state={one.state} />
        </span>
        <DateTime date={one.date} time={one.time} className="text-muted" />
      </p>
      <p>
        {one.reason &&
          words[one.wants === 'exchange' && one.reason === 'change of mind' ? 'otherSize' : one.reason]}{' '}
        <span className="text-muted">
          ({words.by} {one.byRole === 'customer' ? words.customer : words.staff})
        </span>
      </p>
      {one.wants === 'exchange' && !one.exchange && <p className="text-amber">{words.wantsExchange}</p>}
      {one.exchange && (
        <p>
          {words.exchange}{' '}
          <Link
            to={href(`/dashboard/order-overview/${encodeURIComponent(one.exchange._id ?? '')}`)}
            className="figures text-link"
          >
            <bdi dir="ltr">#{one.exchange.orderId}</bdi>
          </Link>{' '}
          <span className="text-muted">
            ({statusWords(one.exchange.orderStatus, one.exchange.deliveryArea).staffWords[locale]})
          </span>
          {one.exchange.balance > 0 && (
            <span className="block text-amber" data-testid="exchange-due">
              {words.exchangeDue} <Price amount={one.exchange.balance} />
            </span>
          )}
        </p>
      )}
      {one.comment && (
        <p dir="auto" className="whitespace-pre-line">
          {one.comment}
        </p>
      )}
      <ul className="grid gap-1">
        {one.lines.map((line) => (
          <li key={line.line} className="flex flex-wrap justify-between gap-x-4">
            <span>
              <bdi className="figures">
                {line.quantity} × {nameIn(locale, line)}
              </bdi>
              <LineChoice color={line.color} size={line.size} />
            </span>
            {one.history.some(({ state }) => state === 'received') && (
              <span className="text-muted">{words.restocked(line.restocked, line.quantity)}</span>
            )}
          </li>
        ))}
      </ul>
      {one.photos.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {one.photos.map((address, at) => (
            <a
              key={address}
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={words.photo(at + 1)}
            >
              <img src={address} alt="" className="size-20 rounded-md object-cover" />
            </a>
          ))}
        </p>
      )}
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="text-muted">{isOwed ? words.toRefund : words.value}</span>
        <Price amount={isOwed ? owed : one.value} />
      </p>
      {steps.length > 0 && (
        <p className="flex scroll-mb-6 flex-wrap gap-2" data-next-steps>
          {steps.map((step, at) => (
            <Button
              key={step}
              size="small"
              kind={at === 0 ? 'primary' : 'secondary'}
              onClick={() => setTo(step)}
            >
              {words[step]}
            </Button>
          ))}
        </p>
      )}
      {steps.length === 0 && waitsForNewPieces(one) && <p className="text-muted">{words.exchangeUnsent}</p>}
      {to && (
        <StepDialog
          order={order}
          of={one}
          to={to}
          owed={owed}
          method={usualWay(order)}
          onClose={() => setTo(undefined)}
        />
      )}
    </li>
  )
}

/** Whether it goes on once the order of its new pieces has left; a return that is over goes nowhere. */
function waitsForNewPieces({ state, exchange }: OrderReturn): boolean {
  const isOver = returnStates[state].steps.length === 0
  return !isOver && exchange !== undefined && orderStatuses[exchange.orderStatus].isEditable
}
