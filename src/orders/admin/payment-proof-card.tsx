import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { PhoneLink } from '#src/orders/display/phone-link.tsx'
import type { PaymentProof } from '#src/orders/payment-proofs/payment-proof.ts'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { paymentProofsMessages } from './payment-proofs.messages.ts'
import { AlsoUsedBy, ProofDecision } from './proof-decision.tsx'

/** One receipt with the order it pays, and what staff can say of it. */
export function PaymentProofCard({ proof }: { proof: PaymentProof }) {
  const words = useMessages(paymentProofsMessages)
  const href = useHref()
  // A later receipt by itself, the first by the order it came with.
  const { date, time } = proof.sent ?? proof
  return (
    // On a phone the picture, one press from its full size, stands beside what is said of it, and what is decided is in sight.
    <li className="flex flex-col overflow-hidden rounded-lg border border-hairline bg-raised max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <a
        href={proof.picture}
        target="_blank"
        rel="noreferrer"
        aria-label={`${words.open}: ${words.picture(proof.orderId)}`}
        className="max-sm:self-start max-sm:py-4 max-sm:ps-4"
      >
        <img
          src={proof.picture}
          alt={words.picture(proof.orderId)}
          loading="lazy"
          width={480}
          height={480}
          className="aspect-square w-full bg-sunken object-contain max-sm:rounded-md dark:bg-raised dark:brightness-88"
        />
      </a>
      <div className="flex grow flex-col gap-2 p-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Link to={href(`/dashboard/order-overview/${proof._id}`)} className="text-link">
            {words.order}{' '}
            <bdi dir="ltr" className="figures">
              #{proof.orderId}
            </bdi>
          </Link>
          <Price amount={proof.total} />
        </p>
        <p className="text-sm">
          <bdi>{proof.name}</bdi>
          <span className="max-sm:block">
            <span className="max-sm:hidden"> · </span>
            <PhoneLink number={proof.mobileNumber} />
          </span>
        </p>
        <p className="text-sm text-muted">
          <DateTime date={date} time={time} />
        </p>
        <AlsoUsedBy orders={proof.alsoUsedBy} />
        <ProofDecision
          id={proof._id}
          status={proof.orderStatus}
          seen={{ review: proof.review, picture: proof.picture, total: proof.total }}
          balance={proof.balance}
          books={proof.books}
          alsoUsedBy={proof.alsoUsedBy}
        />
      </div>
    </li>
  )
}
