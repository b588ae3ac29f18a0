import type { Locale } from '#src/core/locale.ts'
import { LocaleContext, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import type { Place } from '#src/ui/router/location.ts'
import { PlaceContext } from '#src/ui/router/use-router.ts'
import { NotFound } from './not-found.tsx'
import { PageFrame } from './page-frame.tsx'

type Props = { place: Place; locale: Locale; missing: boolean; closed?: string | undefined }

/**
 * The error page of the storefront (product.md section 2): what does not exist, or what could not be loaded. `closed` is
 * what the shop answered where it is closed (B2); the dialog of a failed login stands in front of it.
 */
export function PageError({ place, locale, missing, closed }: Props) {
  return (
    <LocaleContext value={locale}>
      <PageFrame place={place}>
        <PlaceContext value={place}>{missing ? <NotFound /> : <Failed closed={closed} />}</PlaceContext>
      </PageFrame>
    </LocaleContext>
  )
}

function Failed({ closed }: Pick<Props, 'closed'>) {
  const words = useMessages(storefrontMessages)
  const title = closed ?? words.errorTitle
  return (
    <>
      <PageHead title={title} shopName={useShopName()} />
      <div className="page grid max-w-md! justify-items-center gap-4 py-24 text-center">
        <span aria-hidden="true" className="mb-2 h-px w-12 bg-gold" />
        <h1>{title}</h1>
        {!closed && <p className="text-muted">{words.errorText}</p>}
        {/* A whole reload also brings the new files where a page's own are gone after an update of the shop. */}
        <Button className="mt-4" onClick={() => location.reload()}>
          {words.tryAgain}
        </Button>
      </div>
    </>
  )
}
