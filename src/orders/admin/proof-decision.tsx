import { useState } from 'react'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import { proofRefusalTexts, refusalsOf } from '#src/orders/proof-refusal.ts'
import { ReasonDialog } from '#src/orders/undoing/reason-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem } from '#src/ui/data/api.ts'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { paymentProofsMessages } from './payment-proofs.messages.ts'
import { type SeenReceipt, useProofDecision } from './use-proof-decision.tsx'

type DecisionProps = {
  id: string
  status: OrderStatus
  seen: SeenReceipt
  /** OMR that the order still owes. */
  balance: number
  /** OMR that approving the receipt books; undefined where there is none to approve. */
  books: number | undefined
  /** Other orders that came with the same picture. */
  alsoUsedBy?: OrderDetails['alsoUsedBy']
}

/** Which other orders came with the same picture as a receipt (O15); nothing where there is none. In a question they are no links. */
export function AlsoUsedBy({
  orders = [],
  linked = true,
}: {
  orders: DecisionProps['alsoUsedBy']
  linked?: boolean
}) {
  const words = useMessages(paymentProofsMessages)
  const href = useHref()
  if (orders.length === 0) return null
  return (
    <p className="text-sm font-normal text-brick">
      {words.alsoUsed}{' '}
      {orders.map(({ _id, orderId }) => (
        // On their own lines where there are many of them.
        <bdi key={_id} dir="ltr" className="me-2 inline-block">
          {linked ? (
            <Link to={href(`/dashboard/order-overview/${_id}`)} className="text-link">
              #{orderId}
            </Link>
          ) : (
            `#${orderId}`
          )}
        </bdi>
      ))}
    </p>
  )
}

/** What staff can say of the receipt of an order; nothing once it is approved and nothing is owed. Who asks again says why (O15). */
export function ProofDecision({ id, status, seen, balance, books, alsoUsedBy = [] }: DecisionProps) {
  const words = useMessages(paymentProofsMessages)
  // Of an order of nothing that costs something since there is none to approve (O15).
  const isFirst = seen.picture === ''
  const isCancelled = status === 'Cancelled'
  // Nobody is asked again for what nothing is owed for: it is refused without a letter.
  const isRefusable = isCancelled || (!isFirst && balance <= 0)
  const locale = useLocale()
  // The receipt that was seen when the question was opened.
  const [asking, setAsking] = useState<SeenReceipt>()
  // After a refusal it is the one that came meanwhile, once that is known and in the dialog.
  const [isRefused, setRefused] = useState(false)
  if (asking && isRefused && !isSame(asking, seen)) {
    setAsking(seen)
    setRefused(false)
  }
  const [opened, setOpened] = useState(seen)
  const { busy, approve, refuse, askAgain } = useProofDecision(id, asking ?? seen, {
    isCancelled,
    books: books ?? 0,
    warning: alsoUsedBy.length > 0 && <AlsoUsedBy orders={alsoUsedBy} linked={false} />,
  })
  function ask() {
    setAsking(seen)
    setOpened(seen)
    setRefused(false)
  }
  async function send(comment: string) {
    try {
      await askAgain(chosen, comment)
    } catch (problem) {
      setRefused(problem instanceof ApiProblem && problem.status === 409)
      throw problem
    }
  }
  const owesMore = books === undefined && !isCancelled
  const ready = refusalsOf[isFirst ? 'none' : owesMore ? 'approved' : 'receipt']
  // One press asks for what did not come; what is wrong with one that did is never said unread.
  const [why, setWhy] = useState<string>()
  const first = isFirst || owesMore ? ready[0] : undefined
  const chosen = why === undefined ? first : ready.find((one) => one === why)
  // What is asked for is money, where the receipt that came is approved.
  const rest =
    owesMore && seen.review === 'approved' ? words.askRest(amountInText(locale, inBaisa(balance))) : undefined
  const askWord = isFirst ? words.askFirst : (rest ?? words.askAgain)
  const canApprove = seen.review !== 'approved' && books !== undefined
  const canAsk = seen.review === 'waiting' || (balance > 0 && !isCancelled)
  if (!canApprove && !canAsk && !asking) return null
  return (
    <div className="mt-auto flex flex-wrap gap-3 pt-2">
      {isCancelled && <p className="w-full text-sm text-amber">{words.off}</p>}
      {/* Many stand below one another, and beside the next step of an order, which alone is filled. */}
      {canApprove && (
        <Button size="small" kind="secondary" busy={busy} onClick={approve}>
          {words.approve}
        </Button>
      )}
      {canAsk && (
        <Button size="small" kind="quiet" onClick={isRefusable ? refuse : ask}>
          {isRefusable ? words.refuse : askWord}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={isFirst ? words.askFirstTitle : (rest ?? words.askTitle)}
          lead={isFirst ? words.askFirstText : rest ? words.askRestText : words.askText}
          label={chosen ? words.askMore : words.askReason}
          optional={chosen !== undefined}
          yes={askWord}
          mostSigns={500}
          keep={`ask again ${id}`}
          onClose={() => setAsking(undefined)}
          onSend={({ comment }) => send(comment)}
        >
          {!isSame(asking, opened) && asking.review === 'waiting' && (
            <figure className="mb-5">
              <figcaption className="mb-2 text-sm font-normal text-amber">{words.newReceipt}</figcaption>
              <img
                src={asking.picture}
                alt={words.newReceipt}
                className="max-h-60 w-full rounded-md bg-sunken object-contain dark:bg-raised dark:brightness-88"
              />
            </figure>
          )}
          <PillChoice
            legend={words.askWhy}
            name="why"
            pills={[
              ...ready.map((value) => ({ value, label: proofRefusalTexts[value][locale] })),
              { value: 'own', label: words.askOwn },
            ]}
            value={chosen ?? 'own'}
            onChoose={setWhy}
            className="mb-5"
          />
        </ReasonDialog>
      )}
    </div>
  )
}

/** Each answer signs a picture's address anew. */
function isSame(one: SeenReceipt, other: SeenReceipt): boolean {
  return one.review === other.review && one.picture?.split('?')[0] === other.picture?.split('?')[0]
}
