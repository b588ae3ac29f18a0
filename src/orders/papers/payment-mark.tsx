import { LocaleContext } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { Price } from '#src/ui/price.tsx'
import { Both, type PaperLanguages } from './both-words.tsx'
import { paperPayment } from './paper-payment.ts'

/** What is to be collected for an order, so large that nobody at a door overlooks it. */
export function PaymentMark({ order, ...languages }: PaperLanguages & { order: Order }) {
  const payment = paperPayment(order)
  return (
    <p className="paper-payment">
      <span>
        <Both {...languages} of={payment.word} colon={'amount' in payment} />
      </span>{' '}
      {'amount' in payment && (
        <LocaleContext value={languages.language}>
          <Price amount={payment.amount} />
        </LocaleContext>
      )}
    </p>
  )
}
