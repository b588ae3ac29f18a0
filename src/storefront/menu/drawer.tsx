import { lazy, Suspense, startTransition, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { MenuIcon } from '#src/ui/icons.tsx'
import { storefrontMessages } from './storefront.messages.ts'

const loadDialog = () => import('./drawer-dialog.tsx')
const DrawerDialog = lazy(loadDialog)

/** The hamburger of small screens. What it opens is fetched when a finger or the focus comes near. */
export function Drawer({ className = '' }: { className?: string }) {
  const words = useMessages(storefrontMessages)
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  return (
    <div className={className}>
      <button
        type="button"
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        onPointerDown={loadDialog}
        onFocus={loadDialog}
        // In a transition: React shows a part that is not there yet 0.3 s later, where nothing may wait for it.
        onClick={() =>
          startTransition(() => {
            setUsed(true)
            setOpen(true)
          })
        }
        className={`${buttonClass('quiet', 'icon')} noscript:hidden`}
      >
        <MenuIcon />
      </button>
      {/* Without JavaScript the footer is the menu. */}
      <a
        href="#site-menu"
        aria-label={words.openMenu}
        className={`${buttonClass('quiet', 'icon')} hidden! noscript:inline-flex!`}
      >
        <MenuIcon />
      </a>
      <Suspense>{used && <DrawerDialog open={open} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
