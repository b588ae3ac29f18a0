import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { lineMessages } from '#src/orders/display/choice.messages.ts'
import { LinesSkeleton } from '#src/orders/display/lines-skeleton.tsx'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { Empty } from '#src/ui/empty.tsx'
import { Breadcrumb } from '#src/ui/page/breadcrumb.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { useCheckoutLines } from './use-checkout-lines.ts'

export async function loader({ queries, api }: PageArguments) {
  await queries.ensureQueryData(settingsQuery(api))
  return null
}

/** Checkout (product.md section 2); what is ordered exists only in the browser, so it appears there. */
export default function CheckoutPage() {
  const words = useMessages(checkoutMessages)
  const { needsScript } = useMessages(lineMessages)
  const href = useHref()
  const api = useApi()
  const { settings, shopName } = useShop()
  const checkoutLines = useCheckoutLines()
  const [first, ...others] = checkoutLines.lines
  return (
    <div className="page py-6 md:py-8">
      <PageHead title={words.title} shopName={shopName} />
      <Breadcrumb crumbs={[{ label: words.home, to: href('/') }, { label: words.title }]} />
      <h1 className="mt-4 mb-6 md:mb-8">{words.title}</h1>
      <noscript>
        <p className="text-muted">{needsScript}</p>
      </noscript>
      {!checkoutLines.ready && <LinesSkeleton label={words.loading} />}
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
        <Empty
          title={words.emptyTitle}
          text={words.emptyText}
          action={
            <Link to={href('/shop')} className={buttonClass()}>
              {words.toShop}
            </Link>
          }
        />
      )}
    </div>
  )
}
