import { useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { MoneyNote } from '#src/orders/display/money-note.tsx'
import { OrderLinesList } from '#src/orders/display/order-lines-list.tsx'
import { StatusSteps } from '#src/orders/display/status-steps.tsx'
import { TotalsList } from '#src/orders/display/totals-list.tsx'
import type { Order } from '#src/orders/order/order.ts'
import type { TrackedOrder } from '#src/orders/order/tracked-order.ts'
import { MyOrderActions } from './my-order-actions.tsx'
import { myOrdersMessages } from './my-orders.messages.ts'
import { MyReturns } from './my-returns.tsx'

/** One of a customer's own orders: where it is, what is in it, what it costs, and what she may do with it. */
export function MyOrderCard({ order, history = [] }: { order: Order; history?: TrackedOrder['history'] }) {
  const words = useMessages(myOrdersMessages)
  const heading = `order-${order._id}`
  return (
    <article
      aria-labelledby={heading}
      className="rounded-lg border border-hairline bg-raised"
      data-testid="my-order"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline px-5 py-4">
        <h2 id={heading} className="text-xl">
          {words.order}{' '}
          <bdi dir="ltr" className="figures font-sans text-base font-normal">
            #{order.orderId}
          </bdi>
        </h2>
        <DateTime date={order.date} time={order.time} className="text-sm text-muted" />
      </header>
      <div className="px-5 py-6">
        <StatusSteps
          orderStatus={order.orderStatus}
          history={history}
          returnState={order.returnState}
          exchange={order.exchange}
          deliveryArea={order.customerData.deliveryArea}
        />
        <MoneyNote of={order} className="mt-5" />
        {order.receipt === 'asked-again' && order.orderStatus !== 'Cancelled' && order.balance > 0 && (
          <ReceiptNeeded trackUrl={order.trackUrl} />
        )}
        {order.returnState && <MyReturns orderId={order._id} />}
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-4 border-t border-hairline px-5 pt-5 pb-4 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <OrderLinesList lines={order.products} />
        <div className="self-end">
          <TotalsList of={order} />
        </div>
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline px-5 py-3">
        <a href={order.trackUrl} className="inline-flex min-h-11 items-center text-sm text-link">
          {words.track}
        </a>
        <MyOrderActions order={order} />
      </footer>
    </article>
  )
}

/** The shop asked for the receipt again; why, and where another is sent, stands on the tracking page (O15). */
function ReceiptNeeded({ trackUrl }: Pick<Order, 'trackUrl'>) {
  const words = useMessages(myOrdersMessages)
  return (
    <p className="mt-5 rounded-md border border-gold px-4 py-3 text-sm" data-testid="receipt-needed">
      {words.receiptNeeded}{' '}
      <a href={`${trackUrl}#proof`} className="inline-flex min-h-11 items-center text-link">
        {words.sendReceipt}
      </a>
    </p>
  )
}
