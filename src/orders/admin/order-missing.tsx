import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { isMissing } from '#src/orders/changes/admin-order.query.ts'
import { staffListPaths } from '#src/orders/order/order-lists.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { orderOverviewMessages } from './order-overview.messages.ts'

type MissingProps = {
  title: string
  /** Why there is no order on screen; none while it is loaded. */
  error: Error | null
  onAgain: () => void
}

/** Shown instead of an order: it is loading, does not exist, or could not be loaded. */
export function MissingOrder({ title, error, onAgain }: MissingProps) {
  const words = useMessages(orderOverviewMessages)
  const href = useHref()
  const { shopName } = useShop()
  const missing = isMissing(error)
  return (
    <>
      <PageHead title={title} shopName={shopName} />
      {!error && (
        <>
          <h1 className="sr-only">{title}</h1>
          <div role="status">
            <span className="sr-only">{words.loading}</span>
            <OrderSkeleton />
          </div>
        </>
      )}
      {error && (
        <Empty
          heading
          title={missing ? words.missingTitle : words.failedTitle}
          text={missing ? words.missingText : words.failedText}
          action={
            missing ? (
              <span className="grid justify-items-center gap-4">
                <Link to={href('/dashboard/bin')} className="text-link">
                  {words.inBin}
                </Link>
                <Link to={href(staffListPaths.pending)} className={buttonClass('secondary')}>
                  {words.toPending}
                </Link>
              </span>
            ) : (
              <Button onClick={onAgain}>{words.again}</Button>
            )
          }
        />
      )}
    </>
  )
}

/** The place of an order that is on its way: its number, its goods, and beside them whom they are for. */
function OrderSkeleton() {
  const card = 'grid gap-5 rounded-lg border border-hairline bg-raised p-5'
  return (
    <div aria-hidden="true">
      <LineSkeleton className="mt-12 h-7! w-52" />
      <LineSkeleton className="mt-4 mb-8 w-64" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className={card}>
          {[1, 2, 3].map((row) => (
            <div key={row} className="flex items-center gap-4">
              <span className="size-16 shrink-0 rounded-md bg-sunken" />
              <LineSkeleton className="w-1/2" />
              <LineSkeleton className="ms-auto w-16" />
            </div>
          ))}
        </div>
        <div className={card}>
          <LineSkeleton className="w-1/2" />
          <LineSkeleton className="w-3/4" />
          <LineSkeleton className="w-2/3" />
        </div>
      </div>
    </div>
  )
}
