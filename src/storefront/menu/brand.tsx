import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useSettings, useShopName } from '#src/settings/use-settings.ts'
import { Logo } from '#src/ui/page/logo.tsx'
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
      <BrandName className="text-xl lg:text-2xl" />
    </Link>
  )
}

/** The shop's name: drawn as the logo for this shop's own, written for a shop that calls itself otherwise. */
export function BrandName({ className }: { className: string }) {
  const settings = useSettings()
  const name = useShopName()
  const drawn = !settings || (settings.shopName === 'Haqiba' && settings.shopNameAr === 'حقيبة')
  if (drawn) return <Logo className={className} />
  return <bdi className={`brand-name truncate font-heading font-medium ${className}`}>{name}</bdi>
}
