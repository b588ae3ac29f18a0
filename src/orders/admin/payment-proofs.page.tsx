import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { type PaymentProofState, paymentProofStates } from '#src/orders/ledger/payment-proof-state.ts'
import { paymentProofsQuery } from '#src/orders/payment-proofs/payment-proof.query.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { FiltersButton } from '#src/ui/filters-button.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'
import { PaymentProofCard } from './payment-proof-card.tsx'
import { paymentProofsMessages } from './payment-proofs.messages.ts'

/** /dashboard/paymentProofs: the receipts that wait for staff, and those that were decided (F2, O15). */
export default function PaymentProofsPage() {
  const words = useMessages(paymentProofsMessages)
  const [review, setReview] = useState<PaymentProofState>('waiting')
  const panel = useId()
  const [open, setOpen] = useState(false)
  const list = useInfiniteQuery(paymentProofsQuery(useApi(), review))
  const proofs = list.data?.pages.flatMap((page) => page.data)
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="flex items-center justify-between gap-3">
        <h1 className="screen-title">{words.title}</h1>
        <FiltersButton
          panel={panel}
          open={open}
          onToggle={() => setOpen(!open)}
          set={review === 'waiting' ? 0 : 1}
          onPhonesOnly
        />
      </div>
      <p className="mt-1 mb-3 text-muted max-sm:text-sm sm:mb-6">{words.lead}</p>
      <div id={panel} className={open ? '' : 'max-sm:hidden'}>
        <PillChoice
          legend={words.filter}
          hideLegend
          name="review"
          pills={paymentProofStates.map((value) => ({ value, label: words[value] }))}
          value={review}
          onChoose={(value) => setReview(paymentProofStates.find((one) => one === value) ?? 'waiting')}
          className="mb-4 sm:mb-6"
        />
      </div>
      {!proofs && !list.isError && <Skeletons label={words.loading} />}
      {!proofs && list.isError && (
        <Empty title={words.failed} action={<Button onClick={() => list.refetch()}>{words.again}</Button>} />
      )}
      {proofs?.length === 0 && (
        <Empty title={words.emptyTitle} text={review === 'waiting' ? words.emptyWaiting : undefined} />
      )}
      {proofs && proofs.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {/* By the order: the signed address of a picture is another each time the list is asked for. */}
          {proofs.map((proof) => (
            <PaymentProofCard key={proof._id} proof={proof} />
          ))}
        </ul>
      )}
      <ShowMore list={list} label={words.more} />
    </div>
  )
}

function Skeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <div
          key={card}
          className="aspect-[4/5] animate-pulse rounded-lg bg-sunken motion-reduce:animate-none"
        />
      ))}
    </div>
  )
}
