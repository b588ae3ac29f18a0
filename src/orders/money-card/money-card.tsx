import { type ReactNode, useState } from 'react'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { muscatDate } from '#src/core/muscat.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { Price } from '#src/ui/price.tsx'
import { moneyMessages } from './money.messages.ts'
import type { Booked } from './money.query.ts'
import { MoneyDialog } from './money-dialog.tsx'
import { MoneyLedger } from './money-ledger.tsx'
import { askedRefundMessages } from './payment-state.messages.ts'
import { PaymentStateWord } from './payment-state-word.tsx'

/** The id of the place where an order's money is, on its page. */
export const moneyPlace = 'money'

/** What an order was paid, what went back and what is open, with the ledger and what staff can book (O17). */
export function MoneyCard({ order }: { order: OrderDetails }) {
  const words = useMessages(moneyMessages)
  const undecided = useMessages(askedRefundMessages)
  const locale = useLocale()
  const [asked, setAsked] = useState<Booked>()
  const isUndecided = order.returnState === 'requested'
  const { total, paid, refunded, credited, balance, refundBy, payments = [] } = order
  return (
    <DashboardCard
      id={moneyPlace}
      title={words.title}
      aside={<PaymentStateWord of={order} className="text-sm font-normal" />}
    >
      <dl className="grid gap-1.5 text-sm">
        <Sum label={words.total}>
          <Price amount={total} />
        </Sum>
        {paid !== 0 && (
          <Sum label={words.paid}>
            <Price amount={paid} />
          </Sum>
        )}
        {refunded !== credited && (
          <Sum label={words.refunded}>
            <Price amount={toOmr(inBaisa(refunded) - inBaisa(credited))} />
          </Sum>
        )}
        {credited !== 0 && (
          <Sum label={words.credit}>
            <Price amount={credited} />
          </Sum>
        )}
        {balance > 0 && (
          <Sum label={words.open} strong>
            <Price amount={balance} />
          </Sum>
        )}
        {balance < 0 && (
          <Sum
            label={
              isUndecided ? undecided[order.returnWish === 'exchange' ? 'forNewPieces' : 'owed'] : words.owed
            }
            strong
          >
            <Price amount={-balance} />
            {refundBy && (
              <span className="block text-xs font-light text-muted">
                {words.refundBy(writtenDate(locale, muscatDate(new Date(refundBy))))}
              </span>
            )}
          </Sum>
        )}
      </dl>
      <MoneyLedger orderId={order._id} entries={payments} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button kind="secondary" size="small" onClick={() => setAsked('payment')}>
          {words.recordPayment}
        </Button>
        {paid > refunded && (
          <Button kind="secondary" size="small" onClick={() => setAsked('refund')}>
            {words.recordRefund}
          </Button>
        )}
      </div>
      {asked && <MoneyDialog order={order} what={asked} onClose={() => setAsked(undefined)} />}
    </DashboardCard>
  )
}

function Sum({ label, strong, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 ${strong ? 'border-t border-hairline pt-2 font-normal' : ''}`}
    >
      <dt className={strong ? '' : 'text-muted'}>{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}
