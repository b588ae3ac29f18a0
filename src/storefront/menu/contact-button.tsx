import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { plainPath } from '#src/i18n/locale.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { outsideLink } from '#src/settings/contact-links.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { ChatIcon } from '#src/ui/icons.tsx'
import { useScrolledDown } from '#src/ui/page/use-scrolled-down.ts'
import { useLocation } from '#src/ui/router/use-router.ts'
import { storefrontMessages } from './storefront.messages.ts'
import { useContacts } from './use-contacts.ts'

const busyPlaces = /^\/(product-|cart|track|draft|order)/
// Prices and hearts from edge to edge of a phone, whose bottom bar has WhatsApp, and of a tablet; or all that the button leads to.
const coveredPlaces = /^\/($|shop|category|collection|policies|contact)/

/**
 * Floats in the corner; opens on hover, focus and tap, closes on leaving and Escape (product.md section 2). Gives way to
 * who scrolls down, and stays away where something is chosen or paid for, on phones and tablets from lists too: it would lie over
 * prices and buttons.
 */
export function ContactButton() {
  const words = useMessages(storefrontMessages)
  const contacts = useContacts()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'pointed' | 'pressed'>()
  const away = useScrolledDown()
  const path = plainPath(useLocation().pathname)
  if (contacts.length === 0 || busyPlaces.test(path)) return null

  const point = () => setOpen((now) => now ?? 'pointed')
  const close = () => setOpen(undefined)
  function focus(event: FocusEvent) {
    // A tap also focuses; only the keyboard's focus opens by itself, or the tap would close what it opened.
    if (event.target.matches(':focus-visible')) point()
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    button.current?.focus()
    // In this order: its focus would open it again.
    close()
  }

  return (
    // Pointing only opens earlier what the button opens anyway.
    <aside
      aria-label={words.contactUs}
      data-away={away || undefined}
      className={`contact group/contact ${coveredPlaces.test(path) ? 'max-lg:hidden' : ''}`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
      onFocus={focus}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
      onKeyDown={press}
    >
      <button
        ref={button}
        type="button"
        aria-label={words.contactUs}
        aria-expanded={open !== undefined}
        aria-controls={id}
        onClick={() => setOpen(open === 'pressed' ? undefined : 'pressed')}
        className={`${buttonClass('secondary', 'icon')} shadow-float`}
      >
        <ChatIcon />
      </button>
      <ul id={id}>
        {contacts.map(({ id: way, label, href, Icon, outside }) => (
          <li key={way}>
            <a
              href={href}
              {...(outside && outsideLink)}
              className="inline-flex min-h-11 items-center gap-3 rounded-full border border-hairline bg-raised ps-5 pe-3.5 text-sm shadow-float hover:text-wine"
            >
              {label}
              <Icon size={22} />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
