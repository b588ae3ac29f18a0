import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { plainPath } from '#src/i18n/locale.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { UserIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useLocation } from '#src/ui/router/use-router.ts'
import { LogoutButton } from './logout-button.tsx'
import { storefrontMessages } from './storefront.messages.ts'

const entry = 'flex min-h-11 w-full cursor-pointer items-center px-4 text-md hover:bg-sunken'

/** Dashboard and Logout behind one button; another page, Escape, and a press or focus elsewhere close it. */
export default function AccountMenu() {
  const words = useMessages(storefrontMessages)
  const href = useHref()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const path = plainPath(useLocation().pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => setOpen(false), [path])
  useEffect(() => {
    if (!open) return
    const closeBeside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeBeside)
    document.addEventListener('focusin', closeBeside)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('focusin', closeBeside)
    }
  }, [open])

  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opened
    <div ref={place} className="relative" onKeyDown={closeByKey}>
      <button
        ref={button}
        type="button"
        aria-label={words.account}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={buttonClass('quiet', 'icon')}
      >
        <UserIcon />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute end-0 top-full z-40 mt-1 min-w-44 rounded-md border border-hairline bg-raised py-1.5 shadow-float"
      >
        <Link to={href('/dashboard')} className={entry}>
          {words.dashboard}
        </Link>
        <LogoutButton className={entry} />
      </div>
    </div>
  )
}
