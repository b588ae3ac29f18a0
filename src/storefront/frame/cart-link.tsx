import { useCart } from '#src/catalogue/cart/use-cart.ts'
import { languages } from '#src/core/locale.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { BagIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'

/** The way to the cart, with the number of its lines. */
export function CartLink() {
  const href = useHref()
  const words = useMessages(storefrontMessages)
  return (
    <Link to={href('/cart')} className={`${buttonClass('quiet', 'icon')} relative`} data-testid="cart-link">
      <BagIcon />
      <span className="sr-only">{words.cart}</span>
      <CartBadge className="absolute end-0.5 top-0.5" />
    </Link>
  )
}

/** How many lines the cart of this browser has; nothing while it is empty or not yet read. */
export function CartBadge({ className = '' }: { className?: string }) {
  const words = useMessages(storefrontMessages)
  const locale = useLocale()
  const { lines } = useCart()
  if (lines.length === 0) return null
  return (
    <span
      data-testid="cart-count"
      className={`figures grid h-4.5 min-w-4.5 place-items-center rounded-full bg-fill px-1 text-[0.6875rem] leading-none font-normal text-on-fill ${className}`}
    >
      <span aria-hidden="true">{lines.length}</span>
      <span className="sr-only">
        {languages[locale].comma} {words.cartLines(lines.length)}
      </span>
    </span>
  )
}
