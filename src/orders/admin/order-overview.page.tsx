import { useQuery } from '@tanstack/react-query'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { isMissing, orderQuery } from '#src/orders/changes/admin-order.query.ts'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { StatusWord } from '#src/orders/display/status-word.tsx'
import { receiptOf } from '#src/orders/ledger/payment-proof-state.ts'
import { MyOrderCard } from '#src/orders/my-orders/my-order-card.tsx'
import type { Order, OrderDetails } from '#src/orders/order/order.ts'
import { orderFromNavigation } from '#src/orders/order/order-from-navigation.ts'
import { staffListPaths } from '#src/orders/order/order-lists.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'
import { printPath } from '#src/orders/papers/paper-kind.ts'
import { StaffReturn } from '#src/orders/undoing/staff-return.tsx'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useLocation, useNavigate, useParams } from '#src/ui/router/use-router.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderMarks } from './order-facts.tsx'
import { MissingOrder } from './order-missing.tsx'
import { OrderNeighbours } from './order-neighbours.tsx'
import { orderOverviewMessages } from './order-overview.messages.ts'
import { OrderPageCards } from './order-page-cards.tsx'
import { placeFromNavigation } from './order-place.ts'
import { staffMovesOf, useOrderChange } from './use-order-change.ts'

/**
 * /dashboard/order-overview/:id: everything about one order, and what to do with it (product.md section 2, O5, O10).
 */
export default function OrderOverviewPage() {
  const words = useMessages(orderOverviewMessages)
  const { role } = usePerson()
  const { shopName } = useShop()
  const { id = '' } = useParams()
  const { state } = useLocation()
  const { data: details, error, refetch } = useQuery(orderQuery(useApi(), id))
  // What was shown before it was deleted is no longer an order.
  const known = isMissing(error) ? undefined : details
  const order = known ?? (error ? undefined : orderFromNavigation(state, id))
  if (!order) return <MissingOrder title={words.title} error={error} onAgain={() => void refetch()} />
  return (
    <>
      <PageHead title={`${words.order} #${order.orderId}`} shopName={shopName} />
      {role === 'customer' ? (
        <OwnOrder order={order} details={details} />
      ) : (
        <Desk order={order} details={details} onAgain={() => void refetch()} />
      )}
    </>
  )
}

type OverviewProps = { order: Order; details: OrderDetails | undefined }

/** Her own order, as the customer sees it in her lists. */
function OwnOrder({ order, details }: OverviewProps) {
  // What staff said of her receipt is in the history too, and moves the order nowhere.
  const history = details?.history
    .filter((change) => change.from !== change.to)
    .map((change) => ({ ...change, orderStatus: change.to }))
  return <MyOrderCard order={order} {...(history && { history })} />
}

function Desk({ order, details, onAgain }: OverviewProps & { onAgain: () => void }) {
  const words = useMessages(orderOverviewMessages)
  const editing = useMessages(editOrderMessages)
  const href = useHref()
  const navigate = useNavigate()
  const person = usePerson()
  const { busy, move, remove } = useOrderChange()
  const place = placeFromNavigation(useLocation().state)
  async function erase() {
    if (!(await remove(order))) return
    if (place) void navigate(-1)
    else void navigate(href(staffListPaths[orderStatuses[order.orderStatus].staffList]))
  }
  return (
    <>
      <OrderNeighbours id={order._id} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="flex flex-wrap items-center gap-x-3 text-3xl">
            {words.order}{' '}
            <bdi
              dir="ltr"
              className="figures font-sans text-xl font-normal md:text-2xl"
              data-testid="order-number"
            >
              #{order.orderId}
            </bdi>
          </h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
            <StatusWord
              status={order.orderStatus}
              area={order.customerData.deliveryArea}
              className="font-normal"
            />
            <DateTime date={order.date} time={order.time} className="text-muted" />
            <OrderMarks order={order} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:gap-1.5 max-sm:*:grow max-sm:[&_:is(a,button)]:px-2.5">
          <OrderActions
            order={order}
            busy={busy}
            leads={receiptOf(order) !== 'waiting'}
            onMove={(to) => void move(order, to)}
            onDelete={() => void erase()}
            className={staffMovesOf(order).length > 0 ? 'max-sm:w-full max-sm:*:grow' : 'max-sm:order-last'}
          />
          <StaffReturn order={order} />
          {orderStatuses[order.orderStatus].isEditable && (
            <Link
              to={href(`/dashboard/order-overview/${order._id}/edit`)}
              className={buttonClass('secondary', 'small')}
            >
              {editing.edit}
            </Link>
          )}
          <Link to={href(printPath('slip', [order._id]))} className={buttonClass('secondary', 'small')}>
            {words.print}
          </Link>
          {person.role === 'admin' && (
            <Link
              to={href(`/dashboard/order-overview/${order._id}/invoice/${order._id}`)}
              state={{ order }}
              className={buttonClass('secondary', 'small')}
            >
              {words.invoice}
            </Link>
          )}
        </div>
      </div>
      <OrderPageCards order={order} details={details} onAgain={onAgain} />
    </>
  )
}
