import type { Locale } from '#src/core/locale.ts'
import { LocaleContext, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { NotFound } from './not-found.tsx'
import { PageFrame } from './page-frame.tsx'

/** The error page of the storefront (product.md section 2): what does not exist, or what could not be loaded. */
export function PageError({ locale, missing }: { locale: Locale; missing: boolean }) {
  return (
    <LocaleContext value={locale}>
      <PageFrame>{missing ? <NotFound /> : <Failed />}</PageFrame>
    </LocaleContext>
  )
}

function Failed() {
  const words = useMessages(storefrontMessages)
  return (
    <>
      <PageHead title={words.errorTitle} shopName={useShopName()} />
      <div className="page grid max-w-md! justify-items-center gap-4 py-24 text-center">
        <span aria-hidden="true" className="mb-2 h-px w-12 bg-gold" />
        <h1>{words.errorTitle}</h1>
        <p className="text-muted">{words.errorText}</p>
        {/* A whole reload also brings the new files where a page's own are gone after an update of the shop. */}
        <Button className="mt-4" onClick={() => location.reload()}>
          {words.tryAgain}
        </Button>
      </div>
    </>
  )
}
