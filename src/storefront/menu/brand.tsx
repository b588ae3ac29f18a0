import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { BrandMark } from '#src/settings/brand-mark.tsx'
import { useSettings, useShopName } from '#src/settings/use-settings.ts'
import { Link } from '#src/ui/router/link.tsx'
import { storefrontMessages } from './storefront.messages.ts'

/** The shop's name as a link home. */
export function Brand({ className = '' }: { className?: string }) {
  const href = useHref()
  const words = useMessages(storefrontMessages)
  return (
    <Link
      to={href('/')}
      aria-label={words.homeOf(useShopName())}
      className={`inline-flex min-h-11 min-w-0 items-center ${className}`}
    >
      <BrandName className="max-w-[8em] text-xl rtl:max-w-[6.5em] lg:text-2xl" />
    </Link>
  )
}

/** The shop's name or logo, in the page's language. */
export function BrandName({ className }: { className: string }) {
  return <BrandMark settings={useSettings()} locale={useLocale()} className={className} />
}
