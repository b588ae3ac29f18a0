import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { LinesSkeleton } from '#src/orders/display/lines-skeleton.tsx'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { Empty, Shelf } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useParams } from '#src/ui/router/use-router.ts'
import { offeredMessages } from './offered.messages.ts'
import { isGone, offeredQuery } from './offered.query.ts'
import { OfferedOrderForm } from './offered-order.tsx'

/** The order itself is asked for by the browser alone, so that no HTML ever holds it. */
export async function loader({ queries, api }: PageArguments) {
  await queries.ensureQueryData(settingsQuery(api))
  return null
}

/** /draft/:token: an order that the shop prepared, for its customer to check and confirm (O19). */
export default function OfferedPage() {
  const words = useMessages(offeredMessages)
  const href = useHref()
  const { token = '' } = useParams()
  const { shopName } = useShop()
  const { data, error, refetch } = useQuery({
    ...offeredQuery(useApi(), token),
    refetchOnWindowFocus: false,
  })
  const gone = isGone(error)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (data?.data) wasOpen.current = true
    // The button that confirmed is gone, and what it led to stands far above it.
    else if (data?.trackUrl && wasOpen.current) heading.current?.focus()
  }, [data])
  return (
    <div className="page min-h-[34rem] py-8 md:py-12">
      <PageHead title={words.title} shopName={shopName} />
      {!data?.trackUrl && (
        <h1 className={data?.data ? 'mb-4' : 'sr-only'}>
          {data?.data?.refused ? words.refusedTitle : words.title}
        </h1>
      )}
      {!data && !error && <LinesSkeleton label={words.loading} />}
      {data?.data && <OfferedOrderForm token={token} order={data.data} />}
      {data?.trackUrl && (
        <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-16 text-center">
          <Shelf />
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-heading text-2xl font-medium text-balance outline-none"
          >
            {words.doneTitle}
          </h1>
          <p className="text-muted">{words.doneText(data.orderId ?? '')}</p>
          <div className="mt-4">
            <a href={new URL(data.trackUrl).pathname} className={buttonClass()}>
              {words.track}
            </a>
          </div>
        </div>
      )}
      {!data && error && (
        <Empty
          title={gone ? words.goneTitle : words.failedTitle}
          text={gone ? words.goneText : words.failedText}
          action={
            gone ? (
              <Link to={href('/')} className={buttonClass()}>
                {words.home}
              </Link>
            ) : (
              <Button onClick={() => void refetch()}>{words.again}</Button>
            )
          }
        />
      )}
    </div>
  )
}
