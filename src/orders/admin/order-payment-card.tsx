import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { paidHow, paidHowMessages } from '#src/orders/display/paid-how.messages.ts'
import { receiptOf } from '#src/orders/ledger/payment-proof-state.ts'
import { DashboardCard } from '#src/ui/card.tsx'
import type { OrderCardProps } from './order-card.ts'
import { orderOverviewMessages } from './order-overview.messages.ts'
import { AlsoUsedBy, ProofDecision } from './proof-decision.tsx'

/** The id of the place where a receipt is looked at and decided of. */
export const receiptPlace = 'receipt'

/**
 * How the order is paid, with the receipt's picture for an online payment and what staff say of it (product.md section
 * 2, O15). The picture waits for the order as the shop has it now: the address of a carried proof may be over (F2).
 */
export function PaymentCard({ order, details, onAgain }: OrderCardProps) {
  const words = useMessages(orderOverviewMessages)
  const paidNames = useMessages(paidHowMessages)
  const { paymentMethod } = order.customerData
  const said = saidOf(order, details)
  // Of a transfer that came without a receipt, which it is asked for while it owes money.
  const owesFirst =
    !order.paymentProof &&
    order.balance > 0 &&
    order.orderStatus !== 'Cancelled' &&
    order.customerData.mobileNumber !== ''
  return (
    <DashboardCard title={words.payment}>
      <p>{paidNames[paidHow(paymentMethod, order.customerData.deliveryArea)]}</p>
      {said && <p className="mt-1 text-sm text-muted">{words[said]}</p>}
      {paymentMethod === 'Online Payment' && details && (
        // In one column what is decided stands beside what it is decided by, both in one sight.
        <div
          id={receiptPlace}
          tabIndex={-1}
          className="mt-3 text-sm outline-none max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:items-start max-lg:gap-4"
        >
          {order.paymentProof ? (
            <Proof key={pictureOf(order.paymentProof)} address={order.paymentProof} onExpired={onAgain} />
          ) : (
            <p className="text-muted">{words.noProof}</p>
          )}
          <div className="grid gap-1 empty:hidden">
            {order.paymentProof && <AlsoUsedBy orders={details.alsoUsedBy} />}
            {(order.paymentProof ? order.receipt : owesFirst) && (
              <ProofDecision
                id={order._id}
                status={order.orderStatus}
                seen={{
                  review: order.receipt ?? 'waiting',
                  picture: order.paymentProof,
                  total: order.total,
                }}
                balance={order.balance}
                books={details.receiptBooks}
                alsoUsedBy={details.alsoUsedBy}
              />
            )}
          </div>
        </div>
      )}
    </DashboardCard>
  )
}

/** What is said of its receipt: of a first one that it was asked for, and of one that was approved before another was not that it was refused. */
function saidOf(order: OrderCardProps['order'], details: OrderCardProps['details']) {
  const receipt = receiptOf(order)
  if (receipt === 'asked-again' && !order.paymentProof) return 'firstAsked'
  const isApproved = order.paymentProof && details && details.receiptBooks === undefined
  return receipt === 'refused' && isApproved ? 'approved' : receipt
}

/** Each answer signs the address anew: the picture on screen stays until it cannot be shown. */
function Proof({ address, onExpired }: { address: string; onExpired: () => void }) {
  const words = useMessages(orderOverviewMessages)
  const [shown, setShown] = useState(address)
  const [broken, setBroken] = useState(false)
  if (broken && shown !== address) {
    setShown(address)
    setBroken(false)
  }
  if (broken) {
    return (
      <p className="text-muted">
        {words.proofGone}{' '}
        <button type="button" className="text-link" onClick={onExpired}>
          {words.again}
        </button>
      </p>
    )
  }
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={words.openProof}
      className="block"
    >
      <img
        src={shown}
        alt={words.proof}
        onError={() => setBroken(true)}
        className="max-h-80 w-full rounded-md max-lg:size-32 bg-sunken object-contain dark:bg-raised dark:brightness-88"
      />
    </a>
  )
}

/** The picture behind a signed address. */
function pictureOf(address: string): string {
  return address.split('?')[0] ?? address
}
