import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { LinesSkeleton } from '#src/orders/display/lines-skeleton.tsx'
import { trackMessages } from '#src/orders/display/order-progress.messages.ts'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { Empty } from '#src/ui/empty.tsx'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useParams } from '#src/ui/router/use-router.ts'
import { OrderHelp } from './order-help.tsx'
import { trackedOrderQuery } from './track.query.ts'
import { TrackedOrderView } from './tracked-order-view.tsx'

// Few orders wait for another receipt: choosing and sending one travels when it is asked for.
const SendProofAgain = lazy(async () => ({
  default: (await import('./send-proof-again.tsx')).SendProofAgain,
}))
const GuestPanel = lazy(() => import('#src/orders/returns/guest-panel.tsx'))

/** The order itself is asked for by the browser alone, so that no HTML ever holds it. */
export async function loader({ queries, api }: PageArguments) {
  await queries.ensureQueryData(settingsQuery(api))
  return null
}

/** One order behind its unguessable link (O13). */
export default function TrackPage() {
  const words = useMessages(trackMessages)
  const href = useHref()
  const api = useApi()
  const { token = '' } = useParams()
  const { settings, shopName } = useShop()
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    ...trackedOrderQuery(api, token),
    staleTime: 0,
    retry: (count, problem) => count < 3 && !isUnknown(problem),
  })
  return (
    <div className="page min-h-[34rem] py-8 md:py-12">
      <PageHead title={words.title} shopName={shopName} />
      <h1 className={error && !order ? 'sr-only' : 'mb-1 flex flex-wrap items-center gap-x-3'}>
        {words.title}
        {order && (
          <bdi
            dir="ltr"
            data-testid="order-number"
            className="figures font-sans text-xl font-normal md:text-2xl"
          >
            {order.orderId}
          </bdi>
        )}
        {order && <CopyButton text={order.orderId} what={words.number} />}
      </h1>
      {!order && !error && <LinesSkeleton label={words.loading} />}
      {order?.proofNeeded && (
        <Suspense>
          <SendProofAgain token={token} why={order.proofWhy} reason={order.proofReason} />
        </Suspense>
      )}
      {order && (
        <TrackedOrderView order={order} token={token}>
          <Suspense fallback={null}>
            <GuestPanel order={order} token={token} />
          </Suspense>
          <OrderHelp orderId={order.orderId} whatsappNumber={settings.whatsappNumber} />
        </TrackedOrderView>
      )}
      {error && !order && (
        <Empty
          title={isUnknown(error) ? words.unknownTitle : words.failedTitle}
          text={isUnknown(error) ? words.unknownText : words.failedText}
          action={
            isUnknown(error) ? (
              <Link to={href('/track')} className={buttonClass()}>
                {words.byPhone}
              </Link>
            ) : (
              <Button onClick={() => refetch()}>{words.again}</Button>
            )
          }
        />
      )}
    </div>
  )
}

function isUnknown(problem: Error): boolean {
  return (
    problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500 && problem.status !== 429
  )
}
