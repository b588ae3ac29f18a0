import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { orderSuccessMessages } from './order-success.messages.ts'
import { PlacedOrderCard, PlainThanks } from './placed-order-card.tsx'
import { usePlacedOrder } from './use-placed-order.ts'

export async function loader({ queries, api }: PageArguments) {
  await queries.ensureQueryData(settingsQuery(api))
  return null
}

/** Order success (product.md section 2). Opened without an order it says so calmly. */
export default function OrderSuccessPage() {
  const words = useMessages(orderSuccessMessages)
  const href = useHref()
  const { shopName } = useShop()
  const { ready, order } = usePlacedOrder()
  return (
    <div className="page min-h-[34rem] py-6">
      <PageHead title={words.title} shopName={shopName} />
      {!ready && (
        <>
          <p role="status" className="sr-only noscript:hidden">
            {words.loading}
          </p>
          <noscript>
            <PlainThanks />
          </noscript>
        </>
      )}
      {ready && order && <PlacedOrderCard order={order} />}
      {ready && !order && (
        <>
          <h1 className="sr-only">{words.noneTitle}</h1>
          <Empty
            title={words.noneTitle}
            text={words.noneText}
            action={
              <Link to={href('/track')} className={buttonClass()}>
                {words.find}
              </Link>
            }
          />
        </>
      )}
    </div>
  )
}
