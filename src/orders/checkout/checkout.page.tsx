import { lazy, Suspense } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { PlainOrderLink } from '#src/orders/cart/plain-order-link.tsx'
import { LinesSkeleton } from '#src/orders/display/lines-skeleton.tsx'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { useApi } from '#src/ui/data/api.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { Breadcrumb } from '#src/ui/page/breadcrumb.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { useCheckoutLines } from './use-checkout-lines.ts'

// Whoever comes here has something to order, and does not wait for these words.
const EmptyCheckout = lazy(() => import('./empty-checkout.tsx'))

export async function loader({ queries, api }: PageArguments) {
  await queries.ensureQueryData(settingsQuery(api))
  return null
}

/** Checkout (product.md section 2); what is ordered exists only in the browser, so it appears there. */
export default function CheckoutPage() {
  const words = useMessages(checkoutMessages)
  const href = useHref()
  const api = useApi()
  const { settings, shopName } = useShop()
  const checkoutLines = useCheckoutLines()
  const [first, ...others] = checkoutLines.lines
  const loading = <LinesSkeleton label={words.loading} />
  return (
    <div className="page py-6 md:py-8">
      <PageHead title={words.title} shopName={shopName} />
      <Breadcrumb crumbs={[{ label: words.home, to: href('/') }, { label: words.title }]} />
      <h1 className="mt-4 mb-6 md:mb-8">{words.title}</h1>
      <noscript>{import.meta.env.SSR && <PlainOrderLink />}</noscript>
      {!checkoutLines.ready && loading}
      {checkoutLines.ready && first && (
        <CheckoutForm
          checkoutLines={checkoutLines}
          lines={[first, ...others]}
          settings={settings}
          uploadProof={async (picture, onProgress) =>
            (await import('#src/media/upload-picture.ts')).uploadPicture(api, picture, onProgress)
          }
        />
      )}
      {checkoutLines.ready && !first && (
        <Suspense fallback={loading}>
          <EmptyCheckout />
        </Suspense>
      )}
    </div>
  )
}
