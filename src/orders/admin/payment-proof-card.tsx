import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { sendDecision } from '#src/orders/payment-proofs/payment-proof.query.ts'
import type { PaymentProof, PaymentProofDecision } from '#src/orders/payment-proofs/payment-proof.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { Price } from '#src/ui/price.tsx'
import { PhoneLink } from './order-facts.tsx'
import { paymentProofsMessages } from './payment-proofs.messages.ts'

/** One receipt with the order it pays, and what staff can say of it. */
export function PaymentProofCard({ proof }: { proof: PaymentProof }) {
  const words = useMessages(paymentProofsMessages)
  const href = useHref()
  const { busy, decide } = useDecision(proof)
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-hairline bg-raised">
      <a
        href={proof.picture}
        target="_blank"
        rel="noreferrer"
        aria-label={`${words.open}: ${words.picture(proof.orderId)}`}
      >
        <img
          src={proof.picture}
          alt={words.picture(proof.orderId)}
          loading="lazy"
          width={480}
          height={480}
          className="aspect-square w-full bg-sunken object-contain"
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
          <bdi>{proof.name}</bdi> · <PhoneLink number={proof.mobileNumber} />
        </p>
        <p className="text-sm text-muted">
          <DateTime date={proof.date} time={proof.time} />
        </p>
        {proof.alsoUsedBy.length > 0 && (
          <p className="text-sm font-normal text-brick">
            {words.alsoUsed}{' '}
            {proof.alsoUsedBy.map((other) => (
              <Link
                key={other._id}
                to={href(`/dashboard/order-overview/${other._id}`)}
                className="text-link me-2"
              >
                <bdi dir="ltr">#{other.orderId}</bdi>
              </Link>
            ))}
          </p>
        )}
        {proof.review !== 'approved' && (
          <div className="mt-auto flex flex-wrap gap-3 pt-2">
            <Button size="small" busy={busy} onClick={() => decide('approve')}>
              {words.approve}
            </Button>
            {proof.review === 'waiting' && (
              <Button size="small" kind="secondary" busy={busy} onClick={() => decide('ask-again')}>
                {words.askAgain}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

function useDecision({ _id: id, review }: Pick<PaymentProof, '_id' | 'review'>) {
  const words = useMessages(paymentProofsMessages)
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const [busy, setBusy] = useState(false)
  async function decide(decision: PaymentProofDecision['decision']) {
    const question =
      decision === 'approve'
        ? { title: words.approveTitle, text: words.approveText, yes: words.approve }
        : { title: words.askTitle, text: words.askText, yes: words.askAgain }
    if (!(await confirm(question))) return
    setBusy(true)
    try {
      await sendDecision(api, queries, id, { decision, review })
      toast({ title: words.done })
    } catch (problem) {
      const text = problem instanceof ApiProblem ? problem.message : undefined
      toast({ title: words.error, ...(text && { text }), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, decide }
}
