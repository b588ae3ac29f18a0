import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Locale } from '#src/core/locale.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { LinesSkeleton } from '#src/orders/display/lines-skeleton.tsx'
import { trackMessages } from '#src/orders/display/order-progress.messages.ts'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { type Api, ApiProblem, useApi } from '#src/ui/data/api.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { Empty } from '#src/ui/empty.tsx'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useParams } from '#src/ui/router/use-router.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { OrderHelp } from './order-help.tsx'
import { trackedOrderQuery } from './track.query.ts'
import { TrackedOrderView } from './tracked-order-view.tsx'

// Few orders wait for another receipt: choosing and sending one travels when it is asked for.
const SendProofAgain = lazy(async () => ({
  default: (await import('./send-proof-again.tsx')).SendProofAgain,
}))
// Fewer are in the bin.
const ClosedOrder = lazy(() => import('./closed-order.tsx'))
const GuestPanel = lazy(() => import('#src/orders/returns/guest-panel.tsx'))

/**
 * The server writes the order into the page, which is kept by nobody, so that it is read without a script as well; what it is
 * now is asked for by the browser.
 */
export async function loader({ queries, api, params, locale }: PageArguments) {
  await Promise.all([
    queries.ensureQueryData(settingsQuery(api)),
    import.meta.env.SSR &&
      queries.prefetchQuery(trackedOrderQuery(inLanguage(api, locale), params.token ?? '')),
  ])
  return null
}

/** The calls as the browser makes them, which says in which language it reads what staff said of a receipt (O15). */
function inLanguage(api: Api, locale: Locale): Api {
  const headers = { 'accept-language': locale }
  return { ...api, fetch: (input, init) => api.fetch(input, { ...init, headers }) }
}

/** One order behind its unguessable link (O13). */
export default function TrackPage() {
  const words = useMessages(trackMessages)
  const href = useHref()
  const api = useApi()
  const { token = '' } = useParams()
  const hydrated = useHydrated()
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
    <div className="page min-h-[34rem] py-8 md:py-12 print:max-w-xl">
      <PageHead title={words.title} shopName={shopName} />
      <h1 className={error && !order ? 'sr-only' : 'mb-1 flex flex-wrap items-center gap-x-3 print:hidden'}>
        {words.title}
        {order && (
          <bdi
            dir="ltr"
            data-testid="order-number"
            className="[font-variant-numeric:lining-nums_tabular-nums]"
          >
            {order.orderId}
          </bdi>
        )}
        {hydrated && order && <CopyButton text={order.orderId} what={words.number} />}
      </h1>
      {!order && !error && (
        <>
          <LinesSkeleton label={words.loading} />
          <noscript>{import.meta.env.SSR && <NoOrder />}</noscript>
        </>
      )}
      {hydrated && order?.proofNeeded && (
        <Suspense>
          <SendProofAgain token={token} order={order} />
        </Suspense>
      )}
      {order && (
        <TrackedOrderView order={order} token={token}>
          <Suspense fallback={null}>{hydrated && <GuestPanel order={order} token={token} />}</Suspense>
          <OrderHelp orderId={order.orderId} whatsappNumber={settings.whatsappNumber} />
        </TrackedOrderView>
      )}
      {error && !order && closedNumber(error) && (
        <Suspense>
          <ClosedOrder orderId={closedNumber(error)} />
        </Suspense>
      )}
      {error && !order && !closedNumber(error) && (
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

/** What the server found no order for. */
function NoOrder() {
  const words = useMessages(trackMessages)
  const href = useHref()
  return (
    <Empty
      title={words.unknownTitle}
      text={words.unknownText}
      action={
        <Link to={href('/track')} className={buttonClass()}>
          {words.byPhone}
        </Link>
      }
    />
  )
}

/** The number of an order that is in the bin. */
function closedNumber(problem: Error): string {
  return problem instanceof ApiProblem && problem.body.code === 'order-closed'
    ? String(problem.body.orderId)
    : ''
}

function isUnknown(problem: Error): boolean {
  return (
    problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500 && problem.status !== 429
  )
}
