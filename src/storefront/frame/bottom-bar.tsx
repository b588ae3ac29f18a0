import type { ReactNode } from 'react'
import { useHasToken } from '#src/accounts/session/use-has-token.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { outsideLink } from '#src/settings/contact-links.ts'
import { LoginLink } from '#src/storefront/menu/login-link.tsx'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { useContacts } from '#src/storefront/menu/use-contacts.ts'
import { BagIcon, HomeIcon, ShopIcon, UserIcon, WhatsappIcon } from '#src/ui/icons.tsx'
import { NavLink } from '#src/ui/router/link.tsx'
import { CartBadge } from './cart-link.tsx'

const place =
  'relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs text-muted focus-visible:-outline-offset-2 aria-[current=page]:text-mark'

/** What the thumb needs, at the foot of small screens (product.md section 2). */
export function BottomBar() {
  const words = useMessages(storefrontMessages)
  const whatsapp = useContacts().find(({ id }) => id === 'whatsapp')
  return (
    <nav
      aria-label={words.quickLinks}
      data-testid="bottom-bar"
      className="tab-bar fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-raised pb-[env(safe-area-inset-bottom)] desk:hidden print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        <Place to="/" icon={<HomeIcon size={22} />} label={words.home} />
        <Place to="/shop" icon={<ShopIcon size={22} />} label={words.shop} />
        <Place to="/cart" icon={<BagIcon size={22} />} label={words.cart}>
          <CartBadge className="absolute start-1/2 top-1 ms-1.5" />
        </Place>
        {whatsapp && (
          <li>
            <a href={whatsapp.href} {...outsideLink} className={place}>
              <WhatsappIcon size={22} />
              {whatsapp.label}
            </a>
          </li>
        )}
        <Account />
      </ul>
    </nav>
  )
}

/** Profile for who is signed in, else Login; one place for both. */
function Account() {
  const words = useMessages(storefrontMessages)
  if (useHasToken()) return <Place to="/dashboard" icon={<UserIcon size={22} />} label={words.profile} />
  return (
    <li>
      <LoginLink className={place}>
        <UserIcon size={22} />
        {words.login}
      </LoginLink>
    </li>
  )
}

type PlaceProps = { to: string; icon: ReactNode; label: string; children?: ReactNode }

function Place({ to, icon, label, children }: PlaceProps) {
  const href = useHref()
  return (
    <li>
      <NavLink to={href(to)} className={place}>
        {icon}
        {label}
        {children}
      </NavLink>
    </li>
  )
}
