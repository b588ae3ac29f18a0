import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { isMissing } from '#src/orders/changes/admin-order.query.ts'
import { staffListPaths } from '#src/orders/order/order-lists.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { SpinnerIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
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
          <p role="status" className="grid min-h-80 place-items-center text-muted">
            <SpinnerIcon size={32} />
            <span className="sr-only">{words.loading}</span>
          </p>
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
