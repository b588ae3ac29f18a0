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
import { orderStatuses, type StaffMove } from '#src/orders/order/order-status.ts'
import { printPath } from '#src/orders/papers/paper-kind.ts'
import { useReturnStep } from '#src/orders/returns/use-return-step.tsx'
import { StaffReturn } from '#src/orders/undoing/staff-return.tsx'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { PageIcon, PencilIcon, PrintIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useLocation, useNavigate, useParams } from '#src/ui/router/use-router.ts'
import { besideEachOther, useMedia } from '#src/ui/use-media.ts'
import { OrderActions } from './order-actions.tsx'
import { DemoMark, OrderMarks } from './order-facts.tsx'
import { MissingOrder } from './order-missing.tsx'
import { OrderNeighbours } from './order-neighbours.tsx'
import { orderOverviewMessages } from './order-overview.messages.ts'
import { OrderPageCards } from './order-page-cards.tsx'
import { receiptPlace } from './order-payment-card.tsx'
import { placeFromNavigation } from './order-place.ts'
import { useAskedAtOnce, useGiveBack } from './use-give-back.tsx'
import { nextMoveOf, staffMovesOf, useOrderChange } from './use-order-change.tsx'

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
        // Of its own for each order: what was asked of one is not asked of its neighbour.
        <Desk key={order._id} order={order} details={details} onAgain={() => void refetch()} />
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
  const href = useHref()
  const navigate = useNavigate()
  const { busy, move, remove } = useOrderChange()
  const place = placeFromNavigation(useLocation().state)
  const moves = staffMovesOf(order)
  const leads = receiptOf(order) !== 'waiting' || !order.paymentProof
  const isAwaited = receiptOf(order) === 'asked-again'
  const next = order.orderStatus === 'Cancelled' ? undefined : nextMoveOf(order)
  // On a phone what the order waits for stands at the foot of the screen, alone.
  const besides = useMedia(besideEachOther)
  const atFoot = besides || !leads ? undefined : next
  const atOnce = useAskedAtOnce()
  const [returning, giving] = [useReturnStep(order, atOnce), useGiveBack(order, details, atOnce)]
  const ahead = returning.word === undefined ? giving : returning
  const aheadAtFoot = !besides && leads && ahead.word !== undefined
  const others = atFoot ? moves.filter((to) => to !== atFoot) : moves
  const change = (to: StaffMove) => void move(order, to)
  async function erase() {
    if (!(await remove(order))) return
    if (place) void navigate(-1)
    else void navigate(href(staffListPaths[orderStatuses[order.orderStatus].staffList]))
  }
  return (
    <>
      <OrderNeighbours id={order._id} />
      <div className="mb-6 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5 lg:gap-x-8">
        <h1 className="flex flex-wrap items-center gap-x-3 screen-title">
          {words.order}{' '}
          <bdi
            dir="ltr"
            className="figures font-sans text-xl font-normal md:text-2xl"
            data-testid="order-number"
          >
            #{order.orderId}
          </bdi>
        </h1>
        <p className="col-span-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm max-sm:order-1 lg:col-span-1 lg:row-start-2">
          <StatusWord
            status={order.orderStatus}
            area={order.customerData.deliveryArea}
            className="font-normal"
          />
          <DateTime date={order.date} time={order.time} className="text-muted" />
          {isAwaited && (
            <span data-testid="receipt-mark" className="text-xs text-amber">
              {words.receiptAwaited}
            </span>
          )}
          <OrderMarks order={order} />
          <DemoMark order={order} />
        </p>
        <div className="flex flex-wrap items-center gap-2 max-sm:contents max-lg:col-span-2 max-lg:mt-2.5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-end">
          <div className="flex flex-wrap items-center gap-2 max-sm:order-2 max-sm:col-span-2 max-sm:mt-2.5 max-sm:gap-1.5 max-sm:*:grow max-sm:[&_:is(a,button)]:px-2.5">
            {!leads && besides && <LookAtReceipt />}
            {ahead.word && !aheadAtFoot && (
              <Button
                size="small"
                kind={leads ? 'primary' : 'secondary'}
                busy={ahead === giving && giving.isLate === true}
                onClick={ahead.ask}
              >
                {ahead.word}
              </Button>
            )}
            <StaffReturn order={order} />
            <OrderActions
              order={order}
              busy={busy}
              moves={others}
              leads={leads && !isAwaited && giving.word === undefined}
              waits={!leads || isAwaited || giving.word !== undefined}
              onMove={change}
              onDelete={() => void erase()}
              className={
                atFoot
                  ? others[0] === 'Cancelled'
                    ? 'max-sm:-ms-2.5'
                    : ''
                  : moves.length > 0
                    ? 'max-sm:w-full max-sm:*:grow'
                    : ''
              }
            />
          </div>
          <OrderTools order={order} />
        </div>
      </div>
      <OrderPageCards order={order} details={details} onAgain={onAgain} />
      {returning.dialog}
      {giving.dialog}
      {(atFoot || aheadAtFoot || (!leads && !besides)) && (
        <div
          data-testid="next-step"
          className="save-bar sticky bottom-0 z-20 -mx-4 mt-5 print:hidden flex items-center gap-4 border-t border-hairline bg-raised px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]"
        >
          {!aheadAtFoot && <Price amount={order.total} className="shrink-0 text-lg font-normal" />}
          {aheadAtFoot ? (
            <Button
              size="small"
              className="min-h-12 grow"
              busy={ahead === giving && giving.isLate === true}
              onClick={ahead.ask}
            >
              {ahead.word}
            </Button>
          ) : atFoot ? (
            <OrderActions
              order={order}
              busy={busy}
              moves={[atFoot]}
              leads={!isAwaited}
              waits={isAwaited}
              onMove={change}
              className="grow *:min-h-12 *:grow"
            />
          ) : (
            <LookAtReceipt className="min-h-12 grow" />
          )}
        </div>
      )}
    </>
  )
}

/** The next step of an order whose receipt nobody has looked at yet: to what is decided of it, further down. */
function LookAtReceipt({ className = '' }: { className?: string }) {
  const words = useMessages(orderOverviewMessages)
  return (
    <Button
      size="small"
      className={className}
      onClick={() => {
        const receipt = document.getElementById(receiptPlace)
        receipt?.scrollIntoView({ block: 'center' })
        receipt?.focus({ preventScroll: true })
      }}
    >
      {words.lookAtReceipt}
    </Button>
  )
}

/** What else there is to do with an order; on a phone as signs beside its number, so that its steps have a line of their own. */
function OrderTools({ order }: { order: Order }) {
  const words = useMessages(orderOverviewMessages)
  const editing = useMessages(editOrderMessages)
  const href = useHref()
  const { role } = usePerson()
  const tools = [
    {
      to: `/dashboard/order-overview/${order._id}/edit`,
      word: editing.edit,
      Icon: PencilIcon,
      isOffered: orderStatuses[order.orderStatus].isEditable,
    },
    { to: printPath('slip', [order._id]), word: words.print, Icon: PrintIcon, isOffered: true },
    {
      to: `/dashboard/order-overview/${order._id}/invoice/${order._id}`,
      word: words.invoice,
      Icon: PageIcon,
      isOffered: role === 'admin',
      state: { order },
    },
  ]
  return (
    <div className="flex items-center gap-2 max-sm:-me-2.5 max-sm:gap-0">
      {tools
        .filter(({ isOffered }) => isOffered)
        .map(({ to, word, Icon, state }) => (
          <Link
            key={to}
            to={href(to)}
            state={state}
            className={`${buttonClass('secondary', 'small')} max-sm:size-11 max-sm:border-0! max-sm:p-0!`}
          >
            <Icon size={20} className="sm:hidden" />
            <span className="max-sm:sr-only">{word}</span>
          </Link>
        ))}
    </div>
  )
}
